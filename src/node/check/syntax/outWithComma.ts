/** What goes out of a group or a list, with the comma that would be left over. */
import type { Edit } from "../finding.ts";
import type { Where } from "./foreignValues.ts";

/** What is taken out with something that stands among fields or entries, so that no comma is left over. */
export function takenOut(
  text: string,
  { offset, length }: { offset: number; length: number },
): { comma: string; meant: Edit } {
  const end = offset + length;
  const behind = /^\s*,/.exec(text.slice(end, end + 1000))?.[0].length ?? 0;
  // Before another field or entry, that comma is needed.
  const isLast = /^\s*(?:[}\]]|$)/.test(text.slice(end, end + 1000));
  const before = text.slice(Math.max(offset - 1000, 0), offset).trimEnd();
  const isBehind = isLast && before.endsWith(",");
  const comma = behind ? ", with the comma behind it" : isBehind ? ", with the comma before it" : "";
  const from = !behind && isBehind ? text.lastIndexOf(",", offset) : offset;
  return { comma, meant: { offset: from, length: end + behind - from, text: "" } };
}

/**
 * What to do where something stands that is no value: words without the point at their end.
 * @param name Of the field; undefined for an entry of a list.
 */
export function valueOrOut(
  { text, before, name }: Pick<Where, "text" | "before" | "name">,
  end: number,
  what = "value",
): string {
  const start = name?.offset ?? (before?.offset ?? 0) + (before?.length ?? 0);
  const { comma } = takenOut(text, { offset: start, length: end - start });
  return `write a ${what} in its place, or take ${name ? "the whole field" : "it"} out${comma}`;
}
