/** Two texts in a row in a list of groups that have a title and a text: one entry of both. */
import type { Json } from "../../../../model/fields.ts";
import { isGroup, valueAt } from "../../json.ts";
import { example } from "../../wording/words.ts";
import { nounOfEntry, type Wrong } from "../wrong.ts";

/** A title is no longer than that. */
const LONGEST_TITLE = 60;

/** What to write in the place of texts of which each second one is the text of the title before it. */
export function titleAndText(wrongs: readonly Wrong[]): string | undefined {
  const [first, second] = wrongs as [Wrong, Wrong?];
  const areInRow = wrongs.every(({ path }, i) => Number(path.at(-1)) === Number(first.path.at(-1)) + i);
  const areInTurn = wrongs.every(({ value }, i) => (i % 2 === 0 ? isTitle(value) : isSentence(value)));
  if (!second || wrongs.length % 2 > 0 || !areInRow || !areInTurn) return undefined;
  const { lookup, document, path } = first;
  const { properties = {}, required = [] } = lookup.schemaAt(document, path)?.schema ?? {};
  const kindOf = (name: string) => lookup.schemaAt(document, [...path, name])?.schema.kind;
  const title = required.find((name) => kindOf(name) === "line");
  const list = valueAt(document, path.slice(0, -1));
  const others = Array.isArray(list) ? list.filter(isGroup) : [];
  const text = Object.keys(properties).find(
    (name) => kindOf(name) === "markdown" && (required.includes(name) || others.some((each) => name in each)),
  );
  if (title === undefined || text === undefined || required.some((name) => name !== title && name !== text))
    return undefined;
  const entry = example({ [title]: first.value, [text]: second.value });
  return wrongs.length === 2
    ? `write both as one ${nounOfEntry(first)}: ${entry}.`
    : `write each two of them as one ${nounOfEntry(first)}, like this: ${entry}.`;
}

function isTitle(value: Json): boolean {
  return typeof value === "string" && value.length <= LONGEST_TITLE && !/[.!?…:;,]$/.test(value);
}

function isSentence(value: Json): boolean {
  return typeof value === "string" && /\s.*[.!?…]$/su.test(value);
}
