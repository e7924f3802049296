/** Blocks in a group that is no block: each is checked as if it were in the list of the page. */
import { blockSchema, type Json, type Path, type Schemas } from "../../../../model/fields.ts";
import { lastBracket } from "../../document/lastBracket.ts";
import { extentOf } from "../../document/position.ts";
import type { Place } from "../../place.ts";
import { isGroup } from "../../json.ts";
import type { Group } from "../../site.ts";

export interface Within {
  path: Path;
  block: Group;
}

/** Rules look at whole pages, so that they do not see these blocks yet. */
export const REST_LATER = "The rest of what stands in it is checked when this is put right.";

export const ALL_LATER = "What stands in it is checked when this is put right.";

/** The blocks of a known type in lists of a group, and in lists of the groups in these, at any depth. */
export function blocksWithin(schemas: Schemas, { path, block }: Within): Within[] {
  return Object.entries(block).flatMap(([name, list]) =>
    Array.isArray(list) ? list.flatMap((entry, i) => blockOrInner(schemas, entry, [...path, name, i])) : [],
  );
}

/** How to remove the brackets around blocks, where these are in one list on lines of its own. */
export function aroundBlocks({ document, path }: Place, within: readonly Within[]): string | undefined {
  const [name] = within[0]?.path.slice(path.length) ?? [];
  const list = name === undefined ? [] : [...path, name];
  const areInIt =
    within.length > 0 &&
    within.every((each) => each.path.length === list.length + 1 && each.path[list.length - 1] === name);
  const [end, last] = [list, path].map((each) => lastBracket({ document, path: each }));
  if (!areInIt || end === undefined || last === undefined) return undefined;
  const { offset, length } = extentOf(document, path)!;
  const comma = /^\s*,/.test(document.text.slice(offset + length)) ? ", but not the comma behind that" : "";
  return `leave the blocks in it, and take away what stands from its { to the [ of "${name}", and from ${end} to ${last}${comma}: the design arranges them.`;
}

function blockOrInner(schemas: Schemas, entry: Json, path: Path): Within[] {
  if (!isGroup(entry)) return [];
  const { type } = entry;
  const isBlock = typeof type === "string" && blockSchema(schemas, type) !== undefined;
  return isBlock ? [{ path, block: entry }] : blocksWithin(schemas, { path, block: entry });
}

/** `{ "hero": { … }, "2": { "type": "faq", … } }`: an object in the place of a list of blocks, also with their types as names. */
export function blocksUnderNames(schemas: Schemas, { path, block: group }: Within): Within[] {
  return Object.entries(group).flatMap(([name, fields]) => {
    const block = isGroup(fields) ? { type: name, ...fields } : undefined;
    const isKnown = block !== undefined && typeof block.type === "string" && blockSchema(schemas, block.type);
    return isKnown ? [{ path: [...path, name], block }] : [];
  });
}
