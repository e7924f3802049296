/** Explains values in the place of blocks that are no groups. Several of a kind on one page are one mistake. */
import { blockSchema, type Json, type Path } from "../../../../model/fields.ts";
import { pointerOf } from "../../../../model/pointer.ts";
import { byName } from "../../byName.ts";
import { marksIn } from "../../inTexts/asTags.ts";
import { wholeMark } from "../../inTexts/shortcodes.ts";
import { kindsOf } from "../values/types/explainEntries.ts";
import { bracketsAway } from "../values/lists/bracketsAway.ts";
import { listWithin } from "../values/lists/onlyWithin.ts";
import { REST_LATER } from "./blocksWithin.ts";
import { blockForMark, ofType } from "./blockForMark.ts";
import type { Lookup } from "../../lookup.ts";
import { extentOf, lastOffsetOf } from "../../document/position.ts";
import { isGroup } from "../../json.ts";
import type { Document } from "../../document/document.ts";
import type { CodedFinding } from "../../finding.ts";
import { pastedIn, unquoting } from "../values/types/pasted.ts";
import { severalShared } from "./severalShared.ts";
import { example, counted, kindOf, numberWord, quote } from "../../wording/words.ts";

/** The most characters of a text that is shown in the suggested block. */
const LONGEST = 100;

/** A value in the place of a block. */
export interface InPlaceOfBlock {
  path: Path;
  value: Json;
}

/** @param count How many entries the list of blocks has. */
export function explainNoBlocks(
  lookup: Lookup,
  document: Document,
  { strays, count }: { strays: readonly InPlaceOfBlock[]; count: number },
): CodedFinding[] {
  // Marks of other programs get a finding each, as each shows something else.
  const alike = byName(strays, ({ path, value }) =>
    typeof value === "string" && (marksIn(value) || wholeMark(value)) ? pointerOf(path) : kindsOf(value),
  );
  return Array.from(alike.values(), (all) => {
    const [{ path, value }] = all as [InPlaceOfBlock];
    const kinds = kindsOf(value);
    const found = { severity: "error", code: "wrong-type", document, point: "value" } as const;
    if (all.every((each) => isGroup(pastedIn(each.value)))) return inQuotes(document, all as [InPlaceOfBlock]);
    if (all.length === 1) {
      const message = `a block is a group of fields in { }, but this is ${kindOf(value)}.`;
      return {
        ...found,
        path,
        place: path,
        message,
        fix: forMark(lookup, document, all[0]!) ?? severalShared(lookup, document, all[0]!) ?? fixOf(lookup, all, "it"),
        ...inBrackets(document, all[0]!),
      };
    }
    const isAll = all.length === count;
    const what = isAll ? `"blocks" is a list of ${kinds}` : `${numberWord(all.length)} of the "blocks" are ${kinds}`;
    const message = `${what}, but each block is a group of fields in { }.`;
    return { ...found, path: isAll ? ["blocks"] : path, place: [], message, fix: fixOf(lookup, all, "each of them") };
  });
}

/** Blocks in quotation marks: some programs export all nested values as strings. */
function inQuotes(
  document: Document,
  [{ path, value }, ...others]: readonly [InPlaceOfBlock, ...InPlaceOfBlock[]],
): CodedFinding {
  const found = { severity: "error", code: "wrong-type", document, path, point: "value", place: path } as const;
  const { fix, edit } = unquoting(document, String(value));
  if (others.length === 0)
    return { ...found, message: "this block stands in quotation marks, so it is only a text.", fix, edit };
  const count = others.length + 1;
  const message = `this block and ${counted(others.length, "other one")} stand in quotation marks, so they are only texts.`;
  const each = `in ${count === 2 ? "both" : `all ${count}`} of them, ${fix}`;
  return { ...found, message, fix: each, edit, others: others.map((other) => ({ path: other.path })) };
}

/** Which brackets around blocks go, where they stand on lines of their own. Rules look into the blocks only then. */
function inBrackets(document: Document, { path, value }: InPlaceOfBlock): { fix?: string; note?: string } {
  if (!Array.isArray(value) || value.length === 0 || !value.every(isGroup)) return {};
  // Under a misspelt name, or where one block belongs, other words say more.
  if (!extentOf(document, path) || (path[0] === "block" && value.length > 1)) return {};
  const fix = bracketsAway({ document, path, value });
  if (fix === undefined) return { note: REST_LATER };
  const isFollowed = /^\s*,/.test(document.text.slice(lastOffsetOf(document, path) + 1));
  const comma = isFollowed ? " The comma behind that ] stays." : "";
  return { fix: fix + comma, note: REST_LATER };
}

function forMark(lookup: Lookup, document: Document, { path, value }: InPlaceOfBlock): string | undefined {
  return typeof value === "string" ? blockForMark(lookup, { document, path }, value) : undefined;
}

function fixOf(lookup: Lookup, strays: readonly InPlaceOfBlock[], them: string): string {
  const within = strays.map(({ value }) => listWithin(value));
  const values = within.map(({ value }) => value);
  if (values[0] === null) return `take ${them} out, with a comma beside it.`;
  if (values.every((value) => Array.isArray(value) && value.length > 0 && value.every(isGroup))) {
    const isShared = strays[0]!.path[0] === "block";
    const inner = values.flat().length > 1 ? "them" : "it";
    const all = within.some(({ path }) => path.length > 0) ? `all the ${isShared ? "" : "inner "}[ ]` : "the [ ]";
    return `take ${all} around ${inner} away.`;
  }
  return `write ${them} like this${shownAs(lookup, values)}.`;
}

/** The end of the fix, where the value is the name of a type or of a shared block. */
function shownAs({ schemas, hasShared }: Lookup, values: readonly Json[]): string {
  const [first] = values;
  if (values.every((value) => hasShared(value))) return `: { "type": "shared", "use": ${quote(String(first))} }`;
  if (typeof first === "string" && blockSchema(schemas, first)) return `, ${ofType(first)}`;
  const text = values.length === 1 && typeof first === "string" && first.length <= LONGEST ? first : "…";
  return `, with your own words for the three dots: ${example({ type: "intro", heading: "…", text })}`;
}
