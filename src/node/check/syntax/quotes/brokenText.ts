/** Fixes for a text that is written over several lines, shown with its own words. */
import { inOne } from "../../shape/values/lists/oneText.ts";
import { example, LONGEST_AGAIN, LONGEST_EXAMPLE, withTextsCut } from "../../wording/words.ts";
import type { Remark } from "../fault.ts";
import { pointsWithin } from "./pointsWithin.ts";
import { rowsWithin } from "./rowsWithin.ts";

type Fixes = Pick<Remark, "fix" | "fixAt">;

/** The last mark of such a text, with nothing but brackets and a comma behind it on its line. */
export const TEXT_END = /"[ \t,}\]]*(?:[\r\n]|$)/;
/** The rest of the text. */
const REST = new RegExp(String.raw`^([^"\\]*(?:\\.[^"\\]*)*)${TEXT_END.source}`, "s");
const BLANK_NEXT = /^(?:\r\n?|\n)[ \t]*[\r\n]/;
/** The end of a line whose sentence goes on in the next one, and of one whose last word may go on there. */
const IN_SENTENCE = /[\p{L}\p{N},]$/u;
const IN_WORD = /\p{Pd}$/u;
const SENTENCE_END = /[.!?…]["”’)*_]*$/;
/** The lines of a postal address begin like this, and are shorter than the lines of a mail. */
const BEGINS_ANEW = /^[*_("“[{+]*[\p{Lu}\p{N}]/u;
const LONGEST_LINE = 50;
/** With fewer lines, the second may begin with a name in the middle of a sentence. */
const SURELY_LINES = 3;
const SAMPLE = ["First paragraph.", "Second paragraph."];

/**
 * @param first The first line, with the opening mark.
 * @param behind The text from the end of that line on.
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
  // If a line ends in the middle of a sentence, a mail program has wrapped the text, and its lines need not be kept.
  const keep = sentences.length === full.length ? ` To keep the lines, ${KEEP}.` : "";
  return maybeApart(sentences, onOne(full), keep);
}

/** The fixes if the end of the text is unknown, or if two lines may share a word. */
function unreadLines(first: string, behind: string): Fixes {
  const start = first.slice(-LONGEST_EXAMPLE).trimEnd();
  const without = isContinued(first) ? ", without the \\ at the end of the line" : "";
  const fix = `write the text on one line${without}.`;
  const isEnd = BLANK_NEXT.test(behind) || !(IN_SENTENCE.test(start) || IN_WORD.test(start));
  return isEnd ? maybeApart(SAMPLE, fix) : { fix };
}

/** The lines with their escapes decoded; undefined if the end is unknown, two lines may share a word, or an escape is wrong. */
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

/** A line without the trailing backslash by which other languages continue a text. */
function withoutSign(line: string): string {
  return isContinued(line) ? line.slice(0, -1) : line;
}

function isContinued(line: string): boolean {
  return /(?<!\\)(?:\\\\)*\\$/.test(line);
}

/** An empty line separates paragraphs, but not the words of a sentence. */
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

/** Whether the line breaks are meant, as in a postal address. */
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

/** The fixes for paragraphs with an empty line between them. */
function apart(paragraphs: readonly string[], line: string): Fixes {
  const own = `write each paragraph as a text of its own: ${textsOf(paragraphs)}.`;
  return { fix: `make it a list: [${textsOf(paragraphs)}].`, fixAt: { paragraphs: own, entries: own, line } };
}

/** The fixes for sentences that end with their lines. @param keep The advice to keep the lines, with a leading space. */
function maybeApart(sentences: readonly string[], line: string, keep = ""): Fixes {
  const anew = `${line}${keep} For a new paragraph,`;
  const more = `end this text and begin another one: ${textsOf(sentences)}.`;
  const fixAt = { paragraphs: `${anew} ${more}`, entries: `${line} For a new paragraph, ${more}`, line };
  return { fix: `${anew} make it a list: [${textsOf(sentences)}].`, fixAt };
}

/** The texts as entries of an array, each shortened if all of them are too long to be shown. */
function textsOf(texts: readonly string[]): string {
  const whole = example([...texts]);
  const shown = whole.length > LONGEST_AGAIN ? example(withTextsCut([...texts])) : whole;
  return shown.slice(1, -1);
}
