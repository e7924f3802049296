/** Words for a text that is written over several lines, with those of its author. */
import { inOne } from "../shape/values/types/oneText.ts";
import { example, LONGEST_AGAIN, LONGEST_EXAMPLE, withTextsCut } from "../wording/words.ts";
import type { Remark } from "./fault.ts";
import { pointsWithin } from "./pointsWithin.ts";
import { rowsWithin } from "./rowsWithin.ts";

type Fixes = Pick<Remark, "fix" | "fixAt">;

/** The last mark of such a text, with nothing but brackets and a comma behind it on its line. */
export const TEXT_END = /"[ \t,}\]]*(?:[\r\n]|$)/;
/** The rest of the text. */
const REST = new RegExp(String.raw`^([^"\\]*(?:\\.[^"\\]*)*)${TEXT_END.source}`, "s");
const BLANK_NEXT = /^(?:\r\n?|\n)[ \t]*[\r\n]/;
/** A line that goes on in the next one, and one whose last word may go on there. */
const IN_SENTENCE = /[\p{L}\p{N},]$/u;
const IN_WORD = /\p{Pd}$/u;
const SENTENCE_END = /[.!?…]["”’)*_]*$/;
/** Lines of an address begin like this, and are shorter than those of mails. */
const BEGINS_ANEW = /^[*_("“[{+]*[\p{Lu}\p{N}]/u;
const LONGEST_LINE = 50;
/** Of two lines, the second may begin with a name that stands in the middle of a sentence. */
const SURELY_LINES = 3;
const SAMPLE = ["First paragraph.", "Second paragraph."];

/**
 * @param first The first line, with the opening mark.
 * @param behind What stands behind it, from the end of the line on.
 */
export function brokenText(first: string, behind: string): Fixes {
  const rows = rowsWithin(first, behind);
  if (rows !== undefined) return rows;
  const points = pointsWithin(first, behind);
  if (points !== undefined) return { fix: points };
  const lines = linesOf(first, behind);
  if (lines === undefined) return unreadLines(first, behind);
  const full = lines.filter((line) => line !== "");
  const paragraphs = paragraphsOf(lines);
  if (paragraphs.length > 1) return apart(paragraphs.map(together), onOne(full));
  if (areLines(full)) return keepLines(full);
  const sentences = splitBehind(full, (line) => SENTENCE_END.test(line)).map((each) => each.join(" "));
  if (sentences.length < 2) return { fix: onOne(full) };
  // Lines that end in the middle of a sentence are those of a mail.
  const keep = sentences.length === full.length ? ` To keep the lines, ${KEEP}.` : "";
  return maybeApart(sentences, onOne(full), keep);
}

/** What is said where nobody knows how the text ends, or whether two lines are one word. */
function unreadLines(first: string, behind: string): Fixes {
  const start = first.slice(-LONGEST_EXAMPLE).trimEnd();
  const without = isContinued(first) ? ", without the \\ at the end of the line" : "";
  const fix = `write the text on one line${without}.`;
  const isEnd = BLANK_NEXT.test(behind) || !(IN_SENTENCE.test(start) || IN_WORD.test(start));
  return isEnd ? maybeApart(SAMPLE, fix) : { fix };
}

/** The lines as they are read, of which only those in the middle may be empty. */
function linesOf(first: string, behind: string): string[] | undefined {
  const [, rest] = REST.exec(behind) ?? [];
  if (rest === undefined) return undefined;
  const written = `${first.slice(1)}${rest}`.split(/\r\n?|\n/).map((line) => withoutSign(line).trim());
  const full = written.filter((line) => line !== "");
  if (full.slice(0, -1).some((line) => IN_WORD.test(line))) return undefined;
  try {
    return JSON.parse(`[${written.map((line) => `"${line}"`).join(",")}]`) as string[];
  } catch {
    return undefined;
  }
}

/** A line without the backslash with which other languages say that the text goes on. */
function withoutSign(line: string): string {
  return isContinued(line) ? line.slice(0, -1) : line;
}

function isContinued(line: string): boolean {
  return /(?<!\\)(?:\\\\)*\\$/.test(line);
}

/** An empty line parts paragraphs, but not the words of a sentence. */
function paragraphsOf(lines: readonly string[]): string[][] {
  const next = (i: number) => lines.slice(i).find((line) => line !== "") ?? "";
  return splitBehind(lines, (line, i) => line === "" && !/^\p{Ll}/u.test(next(i)))
    .map((each) => each.filter((line) => line !== ""))
    .filter((each) => each.length > 0);
}

function splitBehind(lines: readonly string[], isLast: (line: string, i: number) => boolean): string[][] {
  const all: string[][] = [[]];
  for (const [i, line] of lines.entries()) {
    all.at(-1)!.push(line);
    if (i < lines.length - 1 && isLast(line, i)) all.push([]);
  }
  return all;
}

/** Lines that are meant to be such, as those of an address. */
function areLines(lines: readonly string[]): boolean {
  const before = lines.slice(0, -1);
  return (
    before.length > 0 &&
    before.every((line) => line.length <= LONGEST_LINE && !SENTENCE_END.test(line)) &&
    lines.slice(1).every((line) => BEGINS_ANEW.test(line))
  );
}

function together(lines: readonly string[]): string {
  return lines.join(areLines(lines) ? "\n" : " ");
}

function onOne(lines: readonly string[]): string {
  const whole = example(lines.join(" "));
  return `write the text on one line${whole.length > LONGEST_EXAMPLE ? "" : `: ${whole}`}.`;
}

const KEEP = "write \\n where each ends";

function keepLines(lines: readonly string[]): Fixes {
  const [kept, joined] = [example(lines.join("\n")), example(lines.join(" "))];
  const isShort = kept.length <= LONGEST_AGAIN;
  const sentence = isShort ? `If it is one sentence, write ${joined}.` : "";
  const keep = `${KEEP}${isShort ? `: ${kept}` : ", all on one line"}.`;
  const isSure = lines.length >= SURELY_LINES || !IN_SENTENCE.test(lines[0]!);
  const fix = isSure ? `to keep the lines, ${keep} ${sentence}` : `${onOne(lines)} To keep the lines, ${keep}`;
  const entries = `write each line as a text of its own: ${textsOf(lines)}. ${sentence}`;
  return { fix: fix.trim(), fixAt: { entries: entries.trim(), line: isShort ? inOne(lines) : onOne(lines) } };
}

/** Paragraphs with an empty line between them. */
function apart(paragraphs: readonly string[], line: string): Fixes {
  const own = `write each paragraph as a text of its own: ${textsOf(paragraphs)}.`;
  return { fix: `make it a list: [${textsOf(paragraphs)}].`, fixAt: { paragraphs: own, entries: own, line } };
}

/** Sentences that end with their lines. @param keep How to keep the lines, where the text may have several. */
function maybeApart(sentences: readonly string[], line: string, keep = ""): Fixes {
  const anew = `${line}${keep} For a new paragraph,`;
  const more = `end this text and begin another one: ${textsOf(sentences)}.`;
  const fixAt = { paragraphs: `${anew} ${more}`, entries: `${line} For a new paragraph, ${more}`, line };
  return { fix: `${anew} make it a list: [${textsOf(sentences)}].`, fixAt };
}

/** The texts of a list, cut where they are too long to be written again. */
function textsOf(texts: readonly string[]): string {
  const whole = example([...texts]);
  const shown = whole.length > LONGEST_AGAIN ? example(withTextsCut([...texts])) : whole;
  return shown.slice(1, -1);
}
