/** Other marks of the same kind: an author who mends only one would be told of the next one, and the next. */
import { lineAt } from "../document/lineMarks.ts";
import { inLines } from "../wording/inLines.ts";
import { capital, numberWord } from "../wording/words.ts";
import { endOfLine } from "./lineOf.ts";

/** How many characters behind a mark are searched for others. */
export const LONGEST_LOOK = 20_000;

/** The most lines that are named one by one. */
export const FEW = 3;

/** Words for the end of a fix that say where the other marks of this kind are; empty if there are none. */
export function othersLike(mark: string, text: string, from: number): string {
  const opening = linesOpening(mark, text, from);
  const [last] = opening.slice(-1);
  if (last === undefined) return "";
  const lines = opening.filter((end) => end > endOfLine(text, from));
  if (lines.length === 0) return ", and the others on this line as well";
  // Between them there may be others, which start neither a name nor a value.
  const all = linesWith(mark, text, from).filter((end) => end > endOfLine(text, from) && end <= last);
  const below = text.slice(from, last).match(/\r\n?|\n/g)?.length;
  if (lines.length > FEW || all.length > lines.length || below === lines.length)
    return `, and so all others down to line ${lineAt(last)}`;
  return `, and so all others, here and in ${inLines(lines.map(lineAt))}`;
}

/** The end of the last line that has such a mark, or of this one. */
export function lastLike(mark: string, text: string, from: number): number {
  return linesOpening(mark, text, from).at(-1) ?? endOfLine(text, from);
}

/** The ends of the lines on which such a mark opens a name or a value. */
function linesOpening(mark: string, text: string, from: number): number[] {
  return linesWith(`(?:\\n[ \\t]*|["'”“’;]\\s*:\\s*|[{[][ \\t]*)${mark}`, text, from);
}

/** Whether a fix contains the words of `othersLike`. */
export function saysOthers(fix: string): boolean {
  return /, and (?:the|so all) others\b/.test(fix);
}

/** The end offsets of the lines on which a match of the pattern ends, each once. */
export function linesWith(pattern: string, text: string, from: number): number[] {
  const ends: number[] = [];
  for (const { index, 0: whole } of text.slice(from, from + LONGEST_LOOK).matchAll(new RegExp(pattern, "gu"))) {
    const at = from + index + whole.length;
    if (at > (ends.at(-1) ?? -1)) ends.push(endOfLine(text, at));
  }
  return ends;
}

/** How many of these invisible characters are at the starts and ends of lines below, and down to which line, in words. */
export function moreOf(character: string, text: string, from: number): string {
  const below = text.slice(from, from + LONGEST_LOOK);
  let count = 0;
  let last = 0;
  for (const { index, 0: run } of below.matchAll(new RegExp(`${character}+`, "gu"))) {
    if (below[index - 1] !== "\n" && !/[\r\n]/.test(below[index + run.length] ?? "")) continue;
    count += run.length / character.length;
    last = index;
  }
  if (count === 0) return "";
  const more = `${capital(numberWord(count))} more of them ${count > 1 ? "follow" : "follows"}`;
  return ` ${more}, down to line ${lineAt(from + last)}.`;
}
