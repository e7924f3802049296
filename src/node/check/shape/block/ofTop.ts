/** Fields of the page that stand in its blocks: what is missing at the top is not told a second time. */
import type { Place } from "../../place.ts";
import { wrongName } from "../names/unknownName.ts";
import { fieldOf, valueAt } from "../../json.ts";
import { looksLike } from "../looksLike.ts";
import type { Lookup } from "../../lookup.ts";
import type { CodedFinding } from "../../finding.ts";
import type { Group } from "../../site.ts";
import { choice } from "../../wording/words.ts";

/** Whether it is told that the document lacks this field at its top. */
export function isMissing({ path, lacks }: CodedFinding, name: string): boolean {
  return path.length === 0 && lacks === name;
}

/** Whether the page lacks a field that has to be there, and it stands in this block, which has none of that name. */
export function belongsToTop({ schemas, schemaAt }: Lookup, { document, path }: Place, name: string): boolean {
  if (document.role !== "page" || path.length !== 2 || Object.hasOwn(document.data!, name)) return false;
  const top = schemaAt(document, []);
  const own = top?.schema.required?.includes(name) ? fieldOf(top.schema, name) : undefined;
  const value = valueAt(document, [...path, name]);
  return own !== undefined && value !== undefined && looksLike(schemas, { schema: own, file: top!.file }, value);
}

/** A group among the blocks that has nothing but fields of the page, which it lacks. */
export function ofTopAlone(lookup: Lookup, { document, path }: Place, block: Group): CodedFinding | undefined {
  const { properties = {} } = lookup.schemaAt(document, [])?.schema ?? {};
  const names = Object.keys(block);
  const isOfTop = (name: string) => Object.hasOwn(properties, name) && !Object.hasOwn(document.data!, name);
  if (document.role !== "page" || names.length === 0 || !names.every(isOfTop)) return undefined;
  const [belong, them] = names.length > 1 ? ["belong", "them"] : ["belongs", "it"];
  return {
    ...wrongName({ document, path }, names[0]!),
    ofTop: names,
    message: `${choice(names, "and")} ${belong} to the page, and no block has ${them}.`,
    fix: `move ${them} to the top of the page, and take the { } around ${them} out, with a comma beside them.`,
  };
}
