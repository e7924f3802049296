/** Two fields of one name on lines of their own: most often, a new line was written beside the old one. */
import type { Json, Path } from "../../../model/fields.ts";
import { isGroup, valueAt } from "../json.ts";
import type { Document } from "./document.ts";
import { offsetBefore } from "./edited.ts";
import type { Repeated } from "./keys.ts";
import { endOfField } from "./lazyTree.ts";
import { lineAt, linesAt } from "./lineMarks.ts";
import { rangeOf } from "./position.ts";
import { quote } from "../wording/words.ts";

/** Whether each of the two has whole lines to itself. */
export function haveOwnLines({ text }: Document, { first, offset }: Repeated): boolean {
  return [first, offset].every((name) => {
    const start = text.slice(text.lastIndexOf("\n", name) + 1, name);
    const end = endOfField(text, name);
    return start.trim() === "" && /^[ \t]*,?[ \t]*\r?(?:\n|$)/.test(text.slice(end, end + 100));
  });
}

/** "line 5", or "lines 5 to 8": those of a field. */
export function linesOfField({ text }: Document, name: number): string {
  return linesAt(text, name, endOfField(text, name));
}

/** The offset of the end of the first one, if its comma is missing in the author's text, and nothing else stands between the two. */
export function commaLacked({ text, mended }: Document, { first, offset }: Repeated): number | undefined {
  if (!mended) return undefined;
  const end = endOfField(text, first);
  const isAdded = offsetBefore(mended.edits, end) === offsetBefore(mended.edits, end + 1);
  return isAdded && /^,\s*$/.test(text.slice(end, offset)) ? end : undefined;
}

/** Whether a field is the last one in its group. */
export function isLast({ text }: Document, { offset }: Repeated): boolean {
  return /^\s*\}/.test(text.slice(endOfField(text, offset)));
}

/**
 * Which of two texts is probably the new one: the other one was copied, as it stands in another entry of the list as well.
 * Empty unless the entries have different texts.
 */
export function probablyNew(document: Document, path: Path, both: readonly Json[]): string {
  const at = path.findLastIndex((key) => typeof key === "number");
  const list = at < 0 ? undefined : valueAt(document, path.slice(0, at));
  if (!Array.isArray(list) || !both.every((each) => typeof each === "string")) return "";
  const others = list.flatMap((entry, i) => (isGroup(entry) && i !== path[at] ? [path.with(at, i)] : []));
  const texts = others.map((other) => valueAt(document, other));
  if (new Set(texts).size < texts.length) return "";
  const [one, other] = both.map((text) => texts.indexOf(text));
  if (one! < 0 === other! < 0) return "";
  const found = Math.max(one!, other!);
  const line = lineAt(rangeOf(document, others[found]!, "value").offset);
  return ` Line ${line} says ${quote(String(texts[found]))} already, so the one to keep is probably ${quote(both[one! < 0 ? 0 : 1] as string)}.`;
}
