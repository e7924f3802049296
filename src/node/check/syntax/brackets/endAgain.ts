/** The first lines of a file repeated before its start, or the last ones behind its end, as after a merge by hand. */
import { lineAt, linesAt } from "../../document/lineMarks.ts";
import { faultAt } from "../fault.ts";
import { blank, type OtherStart } from "../pasted/otherStart.ts";

export function endAgain(text: string): (OtherStart & { page: string }) | undefined {
  const whole = text.trimEnd();
  const end = endOfFile(whole);
  if (end === undefined) return undefined;
  const above = linesOf(whole.slice(0, end));
  // They may have been pasted more than once.
  const ends = whole.slice(end).split(/(?<=\n[}\]])(?=[ \t]*\r?\n)/);
  if (!ends.every((lines) => isEnd(linesOf(lines).trimStart(), above))) return undefined;
  const offset = end + whole.slice(end).search(/\S/);
  const message = `The end of the file stands here once more, from line ${lineAt(offset)} to line ${lineAt(whole.length - 1)}.`;
  const told = faultAt({ offset, length: 1 }, { code: "text-after-end", message, fix: "take these lines out." });
  const edit = { offset: end, length: whole.length - end, text: "" };
  return { told: { ...told, edit }, page: whole.slice(0, end) + blank(text.slice(end)) };
}

/** The first lines, with the same ones below them: the { of the second start has no name. */
export function startAgain(text: string): (OtherStart & { page: string }) | undefined {
  const start = text.search(/\S/);
  const next = text.search(/\n\{[ \t]*\r?\n/) + 1;
  // A whole page before it is a second page.
  if (next === 0 || text[start] !== "{" || /[}\]],?\s*$/.test(text.slice(0, next))) return undefined;
  if (!linesOf(text.slice(next)).startsWith(linesOf(text.slice(start, next)))) return undefined;
  const message = `The beginning of the file stands here twice, and begins once more in line ${lineAt(next)}.`;
  const fix = `take ${linesAt(text, start, next - 1)} out.`;
  const told = faultAt({ offset: start, length: 1 }, { code: "missing-name", message, fix });
  const edit = { offset: start, length: next - start, text: "" };
  return { told: { ...told, edit }, page: blank(text.slice(0, next)) + text.slice(next) };
}

/** The offset behind the closing bracket of the file, which starts the first line that is not indented; undefined if no line follows. */
function endOfFile(text: string): number | undefined {
  const top = Math.max(text.search(/\S/), 0);
  const last = text.slice(top).search(/\n\S/) + top + 1;
  return /^[}\]][ \t]*\r?\n/.test(text.slice(last, last + 100)) ? last + 1 : undefined;
}

/** Whether `lines` are several lines, and the last ones of `above`. */
function isEnd(lines: string, above: string): boolean {
  return lines.includes("\n") && above.endsWith(lines) && /\n[ \t]*$/.test(above.slice(0, -lines.length));
}

/** Removes white space at the ends of lines, so that Windows line ends make no difference. */
function linesOf(text: string): string {
  return text.replaceAll(/(?<![ \t\r])[ \t\r]+$/gm, "");
}
