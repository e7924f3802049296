/** More marks of the same kind: who mends only one is told of the next one, and the next. */
import { lineAt } from "../document/lineMarks.ts";
import { capital, numberWord } from "../words.ts";

/** In so many characters behind a mark others like it are looked for. */
export const LONGEST_LOOK = 20_000;

/** Where the other quotation marks of this kind are, in words behind what to do with this one. */
export function othersLike(mark: string, text: string, from: number): string {
  const opening = new RegExp(`(?:\\n[ \\t]*|["'”“’;]\\s*:\\s*|[{[][ \\t]*)${mark}`, "gu");
  const last = Array.from(text.slice(from, from + LONGEST_LOOK).matchAll(opening)).at(-1);
  if (!last) return "";
  const at = from + last.index + last[0].length;
  // More of them may follow on that line.
  const end = at + /^[^\r\n]*/.exec(text.slice(at))![0].length;
  return text.slice(from, at).includes("\n")
    ? `, and so all others down to line ${lineAt(end)}`
    : ", and the others on this line as well";
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
