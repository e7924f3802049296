/** Two entries of a list that have become one, because the brackets between them are gone. */
import { lineAt } from "./lineMarks.ts";
import type { Json } from "../../../model/fields.ts";
import { isGroup, valueAt } from "../json.ts";
import type { Repeated } from "./keys.ts";
import { positionOf, problemAt } from "./position.ts";
import type { Document } from "./document.ts";
import type { Problem } from "../finding.ts";
import { choice } from "../wording/words.ts";

/** Whether all that is repeated in an entry of a list comes after all that it repeats. */
export function areTwoEntries(repeated: readonly Repeated[]): boolean {
  const [next] = repeated;
  const isEntry = typeof next!.path.at(-2) === "number";
  return (
    isEntry && new Set(repeated.map(({ name }) => name)).size > 1 && repeated.every(({ first }) => first < next!.offset)
  );
}

export function mergedEntries(document: Document, pointer: string, repeated: readonly Repeated[]): Problem {
  const { name, offset, length } = repeated[0]!;
  const names = [...new Set(repeated.map((each) => each.name))];
  const comma = document.text.lastIndexOf(",", offset);
  const isAbove = positionOf(document, comma).line < positionOf(document, offset).line;
  const where = isAbove ? `at the end of line ${lineAt(comma)}` : `before this "${name}"`;
  const edit = { offset: comma, length: 1, text: /\s/.test(document.text[comma + 1]!) ? " }, {" : " }, { " };
  return problemAt(
    document,
    { offset, length },
    {
      code: "duplicate-key",
      pointer,
      message: `${choice(names, "and")} are written twice in one { }, as if two entries of the list had become one.`,
      fix: `write }, { in place of the comma ${where}. If they are one, keep one of each: only the last ones would be shown.`,
      ...(areAlike(document, repeated) && { edit }),
    },
  );
}

/** Whether each of the two has all fields that the other one has, and that every entry of the list has. */
function areAlike(document: Document, repeated: readonly Repeated[]): boolean {
  const { first, path } = repeated[0]!;
  const names = new Set(repeated.map(({ name }) => name));
  if (names.size < repeated.length || !document.text.slice(0, first).trimEnd().endsWith("{")) return false;
  const entries = valueAt(document, path.slice(0, -2));
  const hasThem = (entry: Json) =>
    isGroup(entry) && Object.keys(entry).length === names.size && Object.keys(entry).every((name) => names.has(name));
  return Array.isArray(entries) && entries.every(hasThem);
}
