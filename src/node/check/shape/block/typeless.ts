/** Explains blocks without a type. */
import { onlyOf } from "../../onlyOf.ts";
import { findingOf } from "../wrong.ts";
import type { Place } from "../../place.ts";
import { blockSchema, blockTypes, type Json, type Schemas } from "../../../../model/fields.ts";
import { typesWith } from "./blockType.ts";
import { oneOf } from "../../wording/listNames.ts";
import { wordsFor } from "../../wording/synonyms.ts";
import { sharedName } from "../../files/misplaced.ts";
import type { Lookup } from "../../lookup.ts";
import { endAway } from "../../document/endAway.ts";
import { lineAt } from "../../document/lineMarks.ts";
import { extentOf, rangeOf } from "../../document/position.ts";
import { isGroup } from "../../json.ts";
import { ofTopAlone } from "./ofTop.ts";
import { misspeltPart } from "./misspeltPart.ts";
import { partBetween } from "./partBetween.ts";
import type { CodedFinding } from "../../finding.ts";
import type { Group } from "../../site.ts";
import { BESIDE, OUT_WITH_COMMA } from "../../wording/commas.ts";
import { fold, nearest, sameLetters } from "../../wording/suggest.ts";
import { choice, kindOf, quote, written } from "../../wording/words.ts";

/** The field that has the type of a block under another name, if any. */
export function nameOfType(schemas: Schemas, block: Group): string | undefined {
  const names = Object.keys(block);
  return (
    nearest("type", names).find((name) => typeof block[name] === "string") ??
    // A field of any name may have the type, if no block has a field of that name.
    names.find((name) => saysType(schemas, name, block[name]) && !isField(schemas, name)) ??
    names.find((name) => NAMES_OF_TYPE.has(fold(name)) && /^[\w./-]+$/.test(String(block[name])))
  );
}

/** The field with the type in Strapi, WordPress, Sanity, GraphQL and component libraries. */
const NAMES_OF_TYPE = new Set(
  [
    "__component",
    "component",
    "componentName",
    "__typename",
    "typeName",
    "blockType",
    "blockName",
    "acf_fc_layout",
    "sectionType",
  ].map(fold),
);

/** Whether a value is the name of a type: `"component": "Hero"`. In other letters, it may be the title of a block as well. */
function saysType(schemas: Schemas, name: string, value: Json | undefined): boolean {
  const types = blockTypes(schemas);
  if (typeof value !== "string" || types.includes(value)) return typeof value === "string";
  const meant = sameLetters(value, types);
  const fields = meant === undefined ? {} : (blockSchema(schemas, meant)!.schema.properties ?? {});
  return meant !== undefined && wordsFor(name, Object.keys(fields)).length === 0;
}

/** Whether some block has a field of this name. */
function isField(schemas: Schemas, name: string): boolean {
  return blockTypes(schemas).some((type) => Object.hasOwn(blockSchema(schemas, type)!.schema.properties ?? {}, name));
}

/** Says what to do with a block without a type. */
export function sayTypeless(lookup: Lookup, at: Place, block: Group): CodedFinding {
  const { document, path } = at;
  const base = { severity: "error", code: "missing-type", document, path, place: path, point: "start" } as const;
  const whole = emptyBlock(block) ?? wholeInList(at, block);
  if (whole) return { ...base, ...whole };
  const top = ofTopAlone(lookup, at, block);
  if (top) return top;
  const message = 'the "type" is missing, so nobody knows what kind of block this is.';
  return { ...base, message, fix: typeFor(lookup, at, block) };
}

function emptyBlock(block: Group): { message: string; fix: string } | undefined {
  if (Object.keys(block).length > 0) return undefined;
  const fix = `take it ${OUT_WITH_COMMA}, or write a block there.`;
  return { message: "nothing stands between its { }.", fix };
}

/** Explains the whole content of a file of a page or a shared block in the place of a block. */
function wholeInList(
  { document, path }: Place,
  { blocks, block, ...around }: Group,
): { message: string; fix: string } | undefined {
  if (Array.isArray(blocks)) {
    const message = "a whole page stands here, in the place of a block.";
    const fix = 'write what is in its "blocks", without the [ ], in the place of this { }.';
    return { message, fix: `${fix}${withoutHead(around, document.data ?? {})}` };
  }
  if (!isGroup(block) || typeof block["type"] !== "string") return undefined;
  const message = "a whole file of a shared block stands here, in the place of a block.";
  const { offset, length } = extentOf(document, [...path, "block"]) ?? rangeOf(document, path, "start");
  const isOnLines = document.text.slice(offset, offset + length).includes("\n");
  const [start, end] = isOnLines ? [offset, offset + length - 1].map((mark) => ` in line ${lineAt(mark)}`) : ["", ""];
  const fix = `keep only the group behind "block":, from its {${start} to its }${end}, and take out all that stands around it in this block. Or write { "type": "shared", "use": "…" } in the place of all of it, with the name of that file for …: that shows the words of the file, and not those that stand here.`;
  return { message, fix };
}

/**
 * Says what happens to the other fields of a page, which are kept where the page gets a file of its own. Those that its
 * surroundings have as well are not lost.
 */
function withoutHead(around: Group, page: Group): string {
  const names = Object.keys(around).filter((name) => name !== "$schema");
  const isSame = names.every((name) => JSON.stringify(around[name]) === JSON.stringify(page[name]));
  if (isSame && names.length > 0)
    return ` Nothing is lost by that: this page has the same ${names.length > MOST_NAMED ? "fields around its blocks" : choice(names, "and")}.`;
  const what = names.length > MOST_NAMED ? "all that stands around them" : `its ${choice(names, "and")}`;
  const isOne = names.length === 1 || names.length > MOST_NAMED;
  if (names.length === 0) return "";
  return ` Then ${what} ${isOne ? "is" : "are"} gone. If it is to be a page of its own, take it out, from { to }, ${BESIDE}, and put it into a new file in pages/.`;
}

const MOST_NAMED = 5;

/** The type that is the name of the only field, whose value is the whole block: `{ "faq": { … } }`. */
export function typeAround(schemas: Schemas, block: Group): string | undefined {
  const only = onlyOf(Object.keys(block));
  return only !== undefined && blockTypes(schemas).includes(only) && isGroup(block[only]) ? only : undefined;
}

/** How a block gets its type, by the fields that it has. */
function typeFor(lookup: Lookup, at: Place, block: Group): string {
  const { schemas, hasShared } = lookup;
  const { document } = at;
  const types = blockTypes(schemas);
  const fitting = withOpen(schemas, typesWith(schemas, block), document.data!["open"]);
  const home = fitting.length > 0 ? undefined : (partBetween(lookup, at, block) ?? misspeltPart(lookup, at, block));
  if (home !== undefined) return home;
  const around = typeAround(schemas, block);
  if (around !== undefined)
    return `write "type": "${around}", with a comma behind it, in the place of "${around}": {, and take ${endAway(document, [...at.path, around])}.`;
  const called = placeOf(block, hasShared);
  if (called !== undefined && fitting.length === 0)
    return `write "type": "shared", "use": ${quote(sharedName(String(block[called])))} in the place of ${quote(called)}: ${quote(String(block[called]))}.`;
  if (fitting.length === 1)
    return `add the type that fits, before the other fields, with a comma at the end: "type": ${quote(fitting[0]!)},`;
  return `add "type" with ${oneOf(fitting.length > 1 ? fitting : types)}.`;
}

/** Of several types, the one with most of the fields that a shared block leaves open to pages. */
function withOpen(schemas: Schemas, types: readonly string[], open: Json | undefined): readonly string[] {
  if (types.length < 2 || !Array.isArray(open)) return types;
  const countOf = (type: string) => {
    const { properties = {} } = blockSchema(schemas, type)!.schema;
    return open.filter((name) => typeof name === "string" && Object.hasOwn(properties, name)).length;
  };
  const most = Math.max(...types.map(countOf));
  return types.filter((type) => countOf(type) === most);
}

/** The name of the only field in a block, where its value names a shared one: `"shared": "faq"`. */
function placeOf(block: Group, hasShared: Lookup["hasShared"]): string | undefined {
  const name = onlyOf(Object.keys(block).filter((each) => each !== "id" && each !== "with"));
  if (name === undefined || typeof block[name] !== "string") return undefined;
  return name === "shared" || hasShared(sharedName(block[name])) ? name : undefined;
}

/** Explains a type that is no text. */
export function sayNoText({ schemas }: Lookup, { document, path }: Place, block: Group): CodedFinding {
  const { type = null } = block;
  const types = blockTypes(schemas);
  const only = Array.isArray(type) && type.length === 1 ? type[0] : undefined;
  const isKnown = typeof only === "string" && types.includes(only);
  const isNamed = type === null || typeof type === "boolean";
  const message = `"type" should be a text, but it is ${kindOf(type)}${isNamed ? "" : `: ${written(type)}`}.`;
  const fitting = withOpen(schemas, typesWith(schemas, block), document.data!["open"]);
  const fix = isKnown ? `write ${quote(only)}, without [ ].` : `write ${oneOf(fitting.length > 0 ? fitting : types)}.`;
  return findingOf({ document, path: [...path, "type"] }, { code: "wrong-type", message, fix });
}
