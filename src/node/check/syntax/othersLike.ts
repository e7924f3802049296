/** More marks of the same kind: who mends only one is told of the next one, and the next. */
import { lineAt } from "../document/lineMarks.ts";
import { capital, joined, numberWord } from "../wording/words.ts";

/** In so many characters behind a mark others like it are looked for. */
export const LONGEST_LOOK = 20_000;

/** So many lines are named each by itself. */
export const FEW = 3;

/** Where the other quotation marks of this kind are, in words behind what to do with this one. */
export function othersLike(mark: string, text: string, from: number): string {
  const opening = linesWith(`(?:\\n[ \\t]*|["'”“’;]\\s*:\\s*|[{[][ \\t]*)${mark}`, text, from);
  const [last] = opening.slice(-1);
  if (last === undefined) return "";
  const lines = opening.filter((end) => end > endOfLine(text, from));
  if (lines.length === 0) return ", and the others on this line as well";
  // Between them there may be others, which start no name and no value.
  const all = linesWith(mark, text, from).filter((end) => end > endOfLine(text, from) && end <= last);
  const below = text.slice(from, last).match(/\r\n?|\n/g)?.length;
  if (lines.length > FEW || all.length > lines.length || below === lines.length)
    return `, and so all others down to line ${lineAt(last)}`;
  return `, and so all others, here and in ${lines.length > 1 ? "lines" : "line"} ${joined(lines.map(lineAt), "and")}`;
}

/** Whether words for a mistake have those of `othersLike` in them. */
export function saysOthers(fix: string): boolean {
  return /, and (?:the|so all) others\b/.test(fix);
}

/** The ends of the lines below in which there is something of this kind: more of them may follow on such a line. */
export function linesWith(pattern: string, text: string, from: number): number[] {
  const ends: number[] = [];
  for (const { index, 0: whole } of text.slice(from, from + LONGEST_LOOK).matchAll(new RegExp(pattern, "gu"))) {
    const at = from + index + whole.length;
    if (at > (ends.at(-1) ?? -1)) ends.push(endOfLine(text, at));
  }
  return ends;
}

function endOfLine(text: string, at: number): number {
  const end = /[\r\n]|$/g;
  end.lastIndex = at;
  return end.exec(text)!.index;
}

/** How many more of these characters that cannot be seen stand at the starts and ends of lines below, and up to which line. */
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
