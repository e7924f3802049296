/** Fields of the page that stand in its blocks: they are not told again as missing at the top. */
import type { Place } from "../../place.ts";
import { wrongName } from "../names/sorted/unknownName.ts";
import { valueAt } from "../../json.ts";
import { takesField } from "../looksLike.ts";
import type { Lookup } from "../../lookup.ts";
import type { CodedFinding } from "../../finding.ts";
import type { Group } from "../../site.ts";
import { choice } from "../../wording/words.ts";

/** Whether a finding says that the document lacks this field at its top. */
export function isMissing({ path, lacks }: CodedFinding, name: string): boolean {
  return path.length === 0 && lacks === name;
}

/** Whether a name in a block is a required field that the page lacks, and no field of the block. */
export function belongsToTop({ schemas, schemaAt }: Lookup, { document, path }: Place, name: string): boolean {
  if (document.role !== "page" || path.length !== 2 || Object.hasOwn(document.data!, name)) return false;
  const top = schemaAt(document, []);
  const isRequired = top?.schema.required?.includes(name) === true;
  const value = valueAt(document, [...path, name]);
  return isRequired && value !== undefined && takesField(schemas, top, [name, value]);
}

/** A group among the blocks with nothing but fields that the page lacks. */
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
