/** Consecutive texts in a list of groups: all of them are one entry, or each pair of a title and a text is. */
import type { Json } from "../../../../../model/fields.ts";
import { positionOf, rangeOf } from "../../../document/position.ts";
import { isGroup, valueAt } from "../../../json.ts";
import { example } from "../../../wording/words.ts";
import { withOwn } from "../../example/ownExample.ts";
import { nounOfEntry, type Wrong } from "../../wrong.ts";
import type { Group } from "../../../site.ts";
import { questionPasted } from "../meant/questionPasted.ts";
import { rowOfEntry } from "./rowOfEntry.ts";

/** The entry for texts on one line that are a row of a table with an address, an option or a picture. */
export function oneEntry(wrongs: readonly Wrong[]): string | undefined {
  const [first] = wrongs as [Wrong];
  const { document, path } = first;
  const lineOf = (at: Wrong["path"]) => positionOf(document, rangeOf(document, at, "value").offset).line;
  const isInLine = wrongs.every(
    (wrong, i) => Number(wrong.path.at(-1)) === Number(path.at(-1)) + i && lineOf(wrong.path) === lineOf(path),
  );
  const row =
    isInLine && wrongs.length > 1
      ? rowOfEntry(
          first,
          wrongs.map(({ value }) => value),
        )
      : undefined;
  if (!row?.isWhole) return undefined;
  const shown = example(row.group);
  return `write them as one ${nounOfEntry(first)}${withOwn(shown)}: ${shown}.`;
}

/** The most characters of a title. */
const LONGEST_TITLE = 60;

/** The entries for texts that are titles and texts by turns. */
export function titleAndText(wrongs: readonly Wrong[]): string | undefined {
  const [first, second] = wrongs as [Wrong, Wrong?];
  const areInRow = wrongs.every(({ path }, i) => Number(path.at(-1)) === Number(first.path.at(-1)) + i);
  if (!second || wrongs.length % 2 > 0 || !areInRow) return undefined;
  const { lookup, document, path } = first;
  const { properties = {}, required = [] } = lookup.schemaAt(document, path)?.schema ?? {};
  const [asked] = "question" in properties && "answer" in properties ? questionsIn(wrongs) : [];
  if (asked) return asOneOf(wrongs, asked);
  const areInTurn = wrongs.every(({ value }, i) => (i % 2 === 0 ? isTitle(value) : isSentence(value)));
  if (!areInTurn) return undefined;
  const kindOf = (name: string) => lookup.schemaAt(document, [...path, name])?.schema.kind;
  const title = required.find((name) => kindOf(name) === "line");
  const list = valueAt(document, path.slice(0, -1));
  const others = Array.isArray(list) ? list.filter(isGroup) : [];
  const text = Object.keys(properties).find(
    (name) => kindOf(name) === "markdown" && (required.includes(name) || others.some((each) => name in each)),
  );
  if (title === undefined || text === undefined || required.some((name) => name !== title && name !== text))
    return undefined;
  return asOneOf(wrongs, { [title]: first.value, [text]: second.value });
}

function asOneOf(wrongs: readonly Wrong[], group: Group): string {
  const [first] = wrongs as [Wrong];
  const entry = example(group);
  return wrongs.length === 2
    ? `write both as one ${nounOfEntry(first)}: ${entry}.`
    : `write each two of them as one ${nounOfEntry(first)}, like this: ${entry}.`;
}

/** The entries for texts that are marked as questions and answers by turns; empty where one of them breaks the order. */
function questionsIn(wrongs: readonly Wrong[]): Group[] {
  const firsts = wrongs.filter((_, i) => i % 2 === 0);
  const asked = firsts.flatMap(
    ({ value }, i) => questionPasted(`${String(value)}\n${String(wrongs[2 * i + 1]!.value)}`) ?? [],
  );
  const isOneText = wrongs.some(({ value }) => questionPasted(String(value)) !== undefined);
  return asked.length === firsts.length && !isOneText ? asked : [];
}

function isTitle(value: Json): boolean {
  return typeof value === "string" && value.length <= LONGEST_TITLE && !/[.!?…:;,]$/.test(value);
}

function isSentence(value: Json): boolean {
  return typeof value === "string" && /\s.*[.!?…]$/su.test(value);
}
