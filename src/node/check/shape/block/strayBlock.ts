/** Blocks that stand where no block can: in another one, or beside the list of blocks. */
import type { Group } from "../../site.ts";
import { settle, settleAll, type Sorted, unclear } from "../names/sorted/sorted.ts";
import { onlyOf } from "../../onlyOf.ts";
import type { Place } from "../../place.ts";
import { OUT } from "../../wording/commas.ts";
import { wrongName } from "../names/sorted/unknownName.ts";
import { nounOfType, typeGuessed, typeMeant } from "./blockType.ts";
import { blockSchema, type Json } from "../../../../model/fields.ts";
import { lineAt } from "../../document/lineMarks.ts";
import { lastBracket } from "../../document/lastBracket.ts";
import { lastOffsetOf } from "../../document/position.ts";
import { nounOf } from "../noun.ts";
import type { Lookup } from "../../lookup.ts";
import { fieldOf, isGroup, valueAt } from "../../json.ts";
import { looksLike } from "../looksLike.ts";
import type { Document } from "../../document/document.ts";
import type { CodedFinding } from "../../finding.ts";
import { choice, example, LONGEST_EXAMPLE, withArticle } from "../../wording/words.ts";
import { blockAsTexts } from "../values/groups/titledTexts.ts";
import { typesOf } from "../wrongType.ts";
import type { Explanation, Wrong } from "../wrong.ts";

/** A whole block among the entries of another one. */
export function blockInList(lookup: Lookup, sorted: Sorted): CodedFinding | undefined {
  const { document, path, group, unknown, missing } = sorted;
  if (!unknown.includes("type") || typeof path.at(-1) !== "number") return undefined;
  const type = blockType(lookup, group) ?? (missing.length > 0 ? typeGiven(lookup, group) : undefined);
  if (type === undefined || !(missing.length > 0 || hasMoreOf(lookup, type, sorted))) return undefined;
  const message = isNo(type, nounOf(lookup, sorted));
  settleAll(sorted);
  const move = moveOut(lookup, { document, path, block: group });
  const said = { ...wrongName(sorted, "type"), message };
  if (type === group["type"]) return { ...said, fix: move, block: path };
  return { ...said, fix: `${move} Write "type": "${type}" there.` };
}

/** Whether some fields that the entry cannot have are fields of the block. */
function hasMoreOf({ schemas }: Lookup, type: string, { unknown }: Sorted): boolean {
  const { schema } = blockSchema(schemas, type)!;
  return unknown.some((name) => name !== "type" && fieldOf(schema, name) !== undefined);
}

/** A whole block in the place of another group, which may be the field of the same name in the block. */
export function blockForGroup(lookup: Lookup, sorted: Sorted): CodedFinding | undefined {
  const { document, path, group, unknown } = sorted;
  const name = path.at(-1);
  const type = unknown.includes("type") ? blockType(lookup, group) : undefined;
  if (type === undefined || typeof name !== "string" || name === "with") return undefined;
  const located = lookup.schemaAt(document, path);
  const inner = group[name];
  settleAll(sorted);
  const isWhole = located !== undefined && isGroup(inner) && looksLike(lookup.schemas, located, inner);
  const fix = isWhole
    ? `write only this in its place: "${name}": ${example(inner)}. What else it says can stand in a block of its own.`
    : moveOut(lookup, { document, path, block: group });
  return { ...wrongName(sorted, "type"), message: isNo(type, nounOf(lookup, sorted)), fix };
}

/** The type that an unknown one stands for. */
function typeGiven({ schemas }: Lookup, group: Group): string | undefined {
  const { type } = group;
  return typeof type === "string" ? (typeMeant(schemas, group) ?? typeGuessed(schemas, group, type)) : undefined;
}

/** Blocks in an unknown list. No list of the group could have them as entries either. */
export function blocksInStrayList(lookup: Lookup, sorted: Sorted): CodedFinding[] {
  const { document, path, group, unknown } = sorted;
  return unknown.flatMap((name) => {
    const list = group[name];
    const [first] = Array.isArray(list) ? list : [];
    const areBlocks = Array.isArray(list) && list.every((each) => isGroup(each) && blockType(lookup, each));
    if (path.length === 0 || !areBlocks || !isGroup(first)) return [];
    settle(sorted, [name]);
    const message = `${withArticle(nounOf(lookup, sorted))} has no blocks in it, but ${withArticle(nounOfType(String(first["type"])))} stands in "${name}".`;
    const where =
      path[0] === "blocks" ? `the list "blocks" of the page${behindBlock(document, Number(path[1]))}` : "a page";
    const fix = `take "${name}" ${OUT}, and move what stands between its [ ] to ${where}, with a comma between.`;
    return [{ ...wrongName(sorted, name), message, fix }];
  });
}

/** A whole block in the place of a text, or of paragraphs. */
export function blockForText(wrong: Wrong): Explanation | undefined {
  const { lookup, document, path, value, label, isEach, optional } = wrong;
  const type = isGroup(value) && !isEach ? blockType(lookup, value) : undefined;
  const types = typesOf(wrong);
  if (type === undefined || types[0] !== "string" || types.some((each) => each !== "string" && each !== "array"))
    return undefined;
  const message = `${label} should be a text, but ${withArticle(nounOfType(type))} stands there${isCalledBlock(type) ? "" : ", which is a block"}.`;
  const fix = moveOut(lookup, { document, path, block: value as Group });
  const texts = types.includes("array") ? blockAsTexts(wrong, value as Group) : undefined;
  if (texts !== undefined)
    return {
      code: "wrong-type",
      message,
      fix: `write its words as paragraphs: ${texts}. If it should stay a block, ${fix}`,
    };
  const left = optional ? ` Take ${label} out with it.` : ` In its place write your own words: ${label}: "…".`;
  return { code: "wrong-type", message, fix: typeof path.at(-1) === "string" ? fix + left : fix };
}

/** The fields of a block among those of the page. */
export function blockAtTop(lookup: Lookup, sorted: Sorted): CodedFinding[] {
  const { document, path, group } = sorted;
  const type = document.role === "page" && path.length === 0 ? blockType(lookup, group) : undefined;
  if (type === undefined) return [];
  const schema = blockSchema(lookup.schemas, type)!.schema;
  const names = unclear(sorted).filter((name) => name === "type" || fieldOf(schema, name));
  const [first] = names;
  if (first === undefined) return [];
  settle(sorted, names);
  const block = Object.fromEntries(names.map((name) => [name, group[name]!]));
  const shown = example(block);
  const rest = shown.length <= LONGEST_EXAMPLE ? shown : `{ "type": "${type}", … }`;
  const message = `${choice(names, "and")} ${names.length > 1 ? "are" : "is"} for a block, and ${names.length > 1 ? "stand" : "stands"} outside of the list "blocks".`;
  const fix = `move ${names.length > 1 ? "them" : "it"} to the end of that list, before its ], in { } of their own with a comma before it: ${rest}.`;
  return [{ ...wrongName(sorted, first), message, fix }];
}

function blockType({ schemas }: Lookup, { type }: Group): string | undefined {
  return typeof type === "string" && blockSchema(schemas, type) ? type : undefined;
}

function isNo(type: string, noun: string): string {
  return `${withArticle(nounOfType(type))} is ${isCalledBlock(type) ? "" : "a block, and "}no ${noun}.`;
}

function isCalledBlock(type: string): boolean {
  return nounOfType(type).endsWith(" block");
}

function behindBlock(document: Document, at: number): string {
  return `, behind the } of block ${at + 1} in line ${lineAt(lastOffsetOf(document, ["blocks", at]))}`;
}

/** Says where a block can go, and where its entries can. */
function moveOut(lookup: Lookup, { document, path, block }: Place & { block: Group }): string {
  const whole = `all of it, from { to ${lastBracket({ document, path }) ?? "}"}`;
  if (document.role !== "page") return `move ${whole}, to a page or a file of its own.`;
  const [list, at] = path;
  const behind = list === "blocks" && typeof at === "number" ? behindBlock(document, at) : "";
  const commas =
    typeof path.at(-1) === "number"
      ? " In both lists, one comma stands between two entries, and none behind the last."
      : "";
  const move = `move ${whole}, to the list "blocks" of the page${behind}.${commas}`;
  const blocks = valueAt(document, ["blocks"]);
  const same = onlyOf(Array.isArray(blocks) ? [...blocks.keys()].filter((i) => isAlike(blocks[i], block)) : []);
  if (same === undefined || same === at) return move;
  const there = lookup.placeOf(document, ["blocks", same]);
  return `${move} If it is part of ${there}, move only what stands in its "items" to the end of the "items" there.`;
}

/** Whether a block has the same type, and a list of items as well. */
function isAlike(one: Json | undefined, block: Group): boolean {
  return isGroup(one) && one["type"] === block["type"] && Array.isArray(one["items"]) && Array.isArray(block["items"]);
}
