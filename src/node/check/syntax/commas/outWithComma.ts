/** Takes something out of an object or an array, with the comma that would be left over. */
import type { Edit } from "../../finding.ts";
import type { Scan } from "../scan.ts";

/** The edit that takes out a range among fields or entries with one comma beside it, and words for that comma. */
export function takenOut(
  text: string,
  { offset, length }: { offset: number; length: number },
): { comma: string; meant: Edit } {
  const end = offset + length;
  const behind = /^\s*,/.exec(text.slice(end, end + 1000))?.[0].length ?? 0;
  // If another field or entry follows, the comma before the range is needed.
  const isLast = /^\s*(?:[}\]]|$)/.test(text.slice(end, end + 1000));
  const before = text.slice(Math.max(offset - 1000, 0), offset).trimEnd();
  const isBehind = isLast && before.endsWith(",");
  const comma = behind ? ", with the comma behind it" : isBehind ? ", with the comma before it" : "";
  const from = !behind && isBehind ? text.lastIndexOf(",", offset) : offset;
  return { comma, meant: { offset: from, length: end + behind - from, text: "" } };
}

/**
 * The fix for something that is no value, without the final full stop.
 * @param name That of the field; undefined for an entry of an array.
 */
export function valueOrOut(
  { text, before, name }: Pick<Scan, "text" | "before" | "name">,
  end: number,
  what = "value",
): string {
  const start = name?.offset ?? (before?.offset ?? 0) + (before?.length ?? 0);
  const { comma } = takenOut(text, { offset: start, length: end - start });
  return `write a ${what} in its place, or take ${name ? "the whole field" : "it"} out${comma}`;
}
