/** The noun for a group, from its place and its schema. */
import type { Group } from "../site.ts";
import type { Place } from "../place.ts";
import type { Path } from "../../../model/fields.ts";
import { nounOfType } from "./block/blockType.ts";
import { type Lookup, schemaOfGroup } from "../lookup.ts";

/** "hero", "button", "page": what a group is. */
export function nounOf(lookup: Lookup, { document, path, group: value }: Place & { group: Group }): string {
  if (path.length === 0)
    return document.role === "site" ? document.file : document.role === "page" ? "page" : "shared block";
  const schema = schemaOfGroup(lookup, document, path);
  // The type that is meant, where it is misspelt.
  const type = isBlock(path) ? (schema?.properties?.["type"]?.const ?? value["type"]) : undefined;
  if (typeof type === "string") return nounOfType(type);
  return schema?.title?.toLowerCase() ?? "group";
}

/** The path of the block that a value is in. */
export function blockAround(path: Path): Path | undefined {
  return [path.slice(0, 2), path.slice(0, 1)].find(isBlock);
}

/** Whether a block stands at this place. */
export function isBlock(path: Path): boolean {
  return (path.length === 2 && path[0] === "blocks") || (path.length === 1 && path[0] === "block");
}
