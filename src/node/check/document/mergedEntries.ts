/** Two entries of an array that were merged, because the brackets between them are missing. */
import { lineAt } from "./lineMarks.ts";
import type { Json } from "../../../model/fields.ts";
import { isGroup, valueAt } from "../json.ts";
import type { Repeated } from "./keys.ts";
import { extentOf, positionOf, problemAt } from "./position.ts";
import type { Document } from "./document.ts";
import type { FileProblem } from "../finding.ts";
import type { SchemaOf } from "./keepOne.ts";
import { pointerOf } from "../../../model/pointer.ts";
import { beginsNext } from "../syntax/entries/mergedGroups.ts";
import { readToken } from "../syntax/tokens.ts";
import { inLines } from "../wording/inLines.ts";
import { choice } from "../wording/words.ts";

/** Whether all that is repeated in an entry of a list comes after all that it repeats, or a second block begins. */
export function areTwoEntries(document: Document, repeated: readonly Repeated[]): boolean {
  const [next] = repeated;
  if (typeof next!.path.at(-2) !== "number") return false;
  return (
    isSecondBlock(document, repeated) ||
    (new Set(repeated.map(({ name }) => name)).size > 1 && repeated.every(({ first }) => first < next!.offset))
  );
}

function isSecondBlock(document: Document, [next, ...others]: readonly Repeated[]): boolean {
  const { name, offset, path } = next!;
  if (name !== "type" || others.length > 0) return false;
  const { text } = document;
  const group = extentOf(document, path.slice(0, -1));
  return group !== undefined && beginsNext(text, readToken(text, group.offset), readToken(text, offset));
}

/** @param list Where the entries belong, if the group that has their fields is none of them. */
export function mergedEntries(document: Document, repeated: readonly Repeated[], list?: string): FileProblem {
  const { name, offset, length, path } = repeated[0]!;
  const names = [...new Set(repeated.map((each) => each.name))];
  const pointer = pointerOf(path.slice(0, -1));
  const code = "duplicate-key";
  if (list !== undefined) {
    const message = `${choice(names, "and")} are written twice in one { }, but they are fields of the entries in "${list}".`;
    return problemAt(document, { offset, length }, { code, pointer, message, fix: intoList(document, repeated, list) });
  }
  const comma = document.text.lastIndexOf(",", offset);
  const isAbove = positionOf(document, comma).line < positionOf(document, offset).line;
  const where = isAbove ? `at the end of line ${lineAt(comma)}` : `before this "${name}"`;
  const edit = { offset: comma, length: 1, text: /\s/.test(document.text[comma + 1]!) ? " }, {" : " }, { " };
  const [are, ones, each] = names.length > 1 ? ["are", "ones", "each"] : ["is", "one", "the two"];
  const merged = problemAt(
    document,
    { offset, length },
    {
      code,
      pointer,
      message: `${choice(names, "and")} ${are} written twice in one { }, as if two entries of the list had become one.`,
      fix: `write }, { in place of the comma ${where}. If they are one, keep one of ${each}: only the last ${ones} would be shown.`,
      ...(areAlike(document, repeated) && { edit }),
    },
  );
  return { ...merged, meant: edit };
}

/** The array of the group whose entries have all the repeated fields, if the group itself has none of them. */
export function listOfEntries(
  document: Document,
  repeated: readonly Repeated[],
  schemaOf: SchemaOf,
): string | undefined {
  const path = repeated[0]!.path.slice(0, -1);
  const own = schemaOf(document, path)?.properties ?? {};
  if (repeated.some(({ name }) => Object.hasOwn(own, name))) return undefined;
  return Object.keys(own).find((list) => repeated.every(({ name }) => schemaOf(document, [...path, list, 0, name])));
}

function intoList(document: Document, repeated: readonly Repeated[], list: string): string {
  const { name, first, path } = repeated[0]!;
  const there = extentOf(document, [...path.slice(0, -1), list]);
  if (there)
    return `move them into "${list}", before the ] of line ${lineAt(there.offset + there.length - 1)}, each with its own { } around it and a comma between two.`;
  const lineOf = (offset: number) => positionOf(document, offset).line;
  const further = repeated.filter((each) => each.name === name).map(({ offset }) => lineOf(offset));
  return `write "${list}": [{ before "${name}" of line ${lineOf(first)}, }, { in place of the comma before "${name}" of ${inLines(further)}, and }] behind the last of them.`;
}

/** Whether the two have the same fields, which are also those of every entry of the array. */
function areAlike(document: Document, repeated: readonly Repeated[]): boolean {
  const { first, path } = repeated[0]!;
  const names = new Set(repeated.map(({ name }) => name));
  if (names.size < repeated.length || !document.text.slice(0, first).trimEnd().endsWith("{")) return false;
  const entries = valueAt(document, path.slice(0, -2));
  const hasThem = (entry: Json) =>
    isGroup(entry) && Object.keys(entry).length === names.size && Object.keys(entry).every((name) => names.has(name));
  return Array.isArray(entries) && entries.every(hasThem);
}
