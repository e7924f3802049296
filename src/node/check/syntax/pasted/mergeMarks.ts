/** The markers of a version control system around two versions of the same lines. */
import { lineAt } from "../../document/lineMarks.ts";
import { joined } from "../../wording/words.ts";

/** One with a sign too many is a marker as well. */
export const MERGE_MARK = /^[ \t]*(<{7}|={7}|>{7}|\|{7})[<=>|]{0,2}(?=[ \r\n]|$)/gm;

export interface MergeMark {
  mark: string;
  /** The offset of its line. */
  at: number;
}

/** The markers of one conflict, down to the last one; none if that is missing. */
export function marksFrom(text: string, from: number): MergeMark[] {
  const all = Array.from(text.slice(from).matchAll(MERGE_MARK), ({ 1: mark, index }) => ({
    mark: mark!,
    at: from + index,
  }));
  return all.slice(0, all.findIndex(({ mark }) => mark === ">>>>>>>") + 1);
}

/** Their lines in words: "9, 12 and 15". */
export function linesOf(marks: readonly MergeMark[]): string {
  return joined(
    marks.map(({ at }) => lineAt(at)),
    "and",
  );
}

/** The offsets of the lines of a version, without the last line break. */
export interface Version {
  start: number;
  end: number;
}

/** The range between the lines of two markers; undefined if it is empty. */
export function within(text: string, mark: number, next: number): Version | undefined {
  const start = text.indexOf("\n", mark) + 1;
  const end = text.lastIndexOf("\n", next - 1);
  return end < start ? undefined : { start, end };
}
