/** Lines of prose between objects or fields, such as a pasted mail: reported together, not one by one. */
import { lineAt } from "../../document/lineMarks.ts";
import { questionPasted } from "../../shape/values/meant/questionPasted.ts";
import { quote } from "../../wording/words.ts";
import { faultAt, type SyntaxFault } from "../fault.ts";
import { restOfLine, startsLine } from "../lineOf.ts";
import { blank } from "./otherStart.ts";
import { isWords } from "../prose.ts";
import type { Scan } from "../scan.ts";
import { following, readToken, type Token } from "../tokens.ts";

const LONGEST_LOOK = 20_000;
const LONGEST_LINE = 1000;
/** The least number of lines: fewer in an array may be something else, and in an object a text may go on in them. */
const FEWEST = { list: 2, group: 3 };
const SENTENCE = /\S[ \t]+\S+[ \t]+\S+[ \t]+\S/;

export function linesBetween({ text, expected, open, before }: Scan, { offset }: Token): SyntaxFault | undefined {
  const around = open.at(-1)?.token;
  if (!around || !before || expected === "colon" || !startsLine(text, offset)) return undefined;
  if (!isWords(restOfLine(text, offset, LONGEST_LINE).trim())) return undefined;
  const lines = wordsFrom(text.slice(offset, offset + LONGEST_LOOK));
  const whole = lines.join("\n").trimEnd();
  const written = lines.filter((line) => line.trim() !== "");
  const isList = around.kind === "[";
  const isSure = written.length >= FEWEST[isList ? "list" : "group"] && written.some((line) => SENTENCE.test(line));
  const next = readToken(text, offset + whole.length);
  const isThere = isList
    ? following(text, around).kind === "{" || next.kind === "{"
    : [",", "{"].includes(before.kind) && ["string", "}"].includes(next.kind);
  if (!isSure || !isThere || questionPasted(text.slice(offset, offset + 2000))) return undefined;
  const where = isList ? "groups of a list" : "fields of a group";
  const message = `Lines ${lineAt(offset)} to ${lineAt(offset + whole.length - 1)}, from ${quote(written[0]!.trim())} on, stand between the ${where}.`;
  const fix = "take these lines out. If visitors are to read any of it, write that into a text of a block first.";
  return faultAt({ offset, length: whole.length }, { code: "unexpected-text", message, fix, readAs: blank(whole) });
}

/** The lines of prose at the start of a text, and the blank ones between them. */
function wordsFrom(text: string): string[] {
  const lines = text.split("\n");
  const end = lines.findIndex((line) => line.trim() !== "" && !isWords(line.trim()));
  return end < 0 ? lines : lines.slice(0, end);
}
