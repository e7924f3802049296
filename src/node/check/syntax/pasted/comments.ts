/** Faults of comments, which JSON does not have. */
import { lineAt, THIS_LINE } from "../../document/lineMarks.ts";
import type { Edit } from "../../finding.ts";
import { faultAt, type SyntaxFault } from "../fault.ts";
import { endOfLine, restOfLine, startsLine } from "../lineOf.ts";
import { LEFT_OUT, lineLeftOut } from "./lineLeftOut.ts";
import { isBehindGroup } from "../quotes/loneText.ts";
import { match } from "../pieces.ts";
import type { Scan } from "../scan.ts";
import type { Token } from "../tokens.ts";

const ENDS: readonly (readonly [start: string, end: string])[] = [
  ["<!--", "-->"],
  ["/*", "*/"],
  ["{/*", "*/}"],
  ["{*", "*}"],
  ["{#", "#}"],
  ["{{!", "}}"],
];

/** A text of nothing but dots, for something that was left out. */
const DOTS_BEFORE = /("(?:\.{3}|…)"),?[ \t]*$/;

/** Words without JSON punctuation on the first line of a comment. */
const WORDS = /^\W*[^\s"{}[\]]*\p{L}[^"{}[\]\r\n]*[\r\n]/u;

/** Where a note to other authors belongs. */
export const TELL_OTHERS = "Notes for others belong into the description of your change.";

/** A comment at a token. It has no edit for --fix, because its author may want to keep the words. */
export function commentAt(text: string, token: Token): SyntaxFault {
  const dots = DOTS_BEFORE.exec(text.slice(text.lastIndexOf("\n", token.offset) + 1, token.offset));
  const leftOut = dots && lineLeftOut(text, { offset: token.offset - dots[0].length, length: dots[1]!.length });
  if (leftOut) return leftOut;
  const [start = "", end] = ENDS.find(([mark]) => token.source.startsWith(mark)) ?? [];
  const last = end === undefined ? -1 : text.indexOf(end, token.offset);
  const inner = last < 0 ? "" : text.slice(token.offset + start.length, last);
  if (end !== undefined && last < 0) {
    const range = { offset: token.offset, length: endOfLine(text, token.offset) - token.offset };
    const message = `There is a comment here that no ${end} ends, and JSON has none.`;
    const fix = `take it out, from ${start} to the last word that is part of it.`;
    return faultAt(range, { code: "comment", message, fix, readAs: "" });
  }
  if (/[\r\n]/.test(inner) && /[{}[\]]|"\s*:/.test(inner)) {
    const message = `There is a comment here, which goes on to line ${lineAt(last)}, and JSON has none.`;
    const fix =
      `to leave out what stands in it, delete all from ${start} to ${end}, with both of them (lines ${THIS_LINE} to ${lineAt(last)} as they are counted now), and keep a copy outside the folder pages if it is to come back. ` +
      `To show it, take out only the two marks: ${start}${WORDS.test(inner) ? " with the words behind it," : ""} and ${end}.`;
    const meant = { offset: token.offset, length: last + end!.length - token.offset, text: "" };
    return faultAt(token, { code: "comment", message, fix, meant });
  }
  const lines = linesPutAside(text, token);
  if (lines) return lines;
  const stop = last < 0 ? token.offset + token.length : last + end!.length;
  const meant: Edit = { offset: token.offset, length: stop - token.offset, text: "" };
  const message = "There is a comment here, and JSON has none.";
  const fix = LEFT_OUT.test(token.source)
    ? "if it stands for something that was left out, put that back from an older copy of the page. Then take the comment out."
    : `take it out. ${TELL_OTHERS}`;
  return faultAt(token, { code: "comment", message, fix, meant });
}

/** A comment that is alone on its line, and those on the lines below. */
const COMMENTS = /\/\/[^\r\n]*(?:(?:\r\n?|\n)[ \t]*\/\/[^\r\n]*)*/y;

/** Several lines with `//`, or one with a field or an entry: they are told once, and what stands in them may be wanted. */
function linesPutAside(text: string, { offset }: Token): SyntaxFault | undefined {
  const whole = match(COMMENTS, text, offset);
  if (whole === "" || !startsLine(text, offset)) return undefined;
  const isOne = !/[\r\n]/.test(whole);
  const hasCode = /^\/\/[ \t]*(?:"[^"\r\n]*"[ \t]*[:,]|[{}[\]][ \t,]*$)/m.test(whole);
  if (isOne && !hasCode) return undefined;
  const end = lineAt(offset + whole.length - 1);
  const message = isOne
    ? "There is a comment here, and JSON has none."
    : `There are comments from here to line ${end}, and JSON has none.`;
  const [these, them] = isOne ? ["the whole line", "it"] : [`lines ${THIS_LINE} to ${end}`, "them"];
  const fix = hasCode
    ? `delete ${these}, and keep a copy outside the folder pages if what stands in ${them} is to come back. To show ${them}, take only the // away.`
    : `take them out. ${TELL_OTHERS}`;
  const meant = { offset, length: whole.length, text: "" };
  return faultAt({ offset, length: endOfLine(whole, 0) }, { code: "comment", message, fix, meant });
}

/** `-- words`, also behind a value, and `; words`, the comments of other languages; also a field behind `;`. Only where no text begins. */
export function lineComment(
  { text, expected, before }: Pick<Scan, "text" | "expected" | "before">,
  { source, offset }: Pick<Token, "source" | "offset">,
): SyntaxFault | undefined {
  // Among the texts of an array, such a line may be a text without quotation marks.
  if (!/^(?:--|;+)$/.test(source) || (expected.endsWith("value") && !isBehindGroup(text, before))) return undefined;
  const start = text.lastIndexOf("\n", offset) + 1;
  const line = restOfLine(text, offset);
  const [, name] = (expected.endsWith("name") && /^;+[ \t]*("[\w$-]+")[ \t]*:/.exec(line)) || [];
  const isWords = /^(?:--|;+)[ \t]+\p{L}[^"{}[\]]*$/u.test(line);
  if ((source !== "--" && !startsLine(text, offset)) || !(name || isWords)) return undefined;
  const range = { offset, length: line.trimEnd().length };
  if (!name) return commentAt(text, { kind: "other", ...range, source: line.trimEnd() });
  const message = `This line starts with ${source}, which makes it a comment elsewhere, and JSON has none.`;
  const [below = ""] = text
    .slice(offset + line.length, offset + line.length + 10_000)
    .trimStart()
    .split("\n", 1);
  const above = text.slice(Math.max(start - 10_000, 0), start).trimEnd();
  const isTwice = [below, above.slice(above.lastIndexOf("\n") + 1)].some((other) => other.trim().startsWith(name));
  const fix = isTwice
    ? `take the whole line out: ${name} stands beside it once more.`
    : `take the whole line out, or only the ${source} if the field is to be shown.`;
  const meant = { offset, length: isTwice ? range.length : source.length, text: "" };
  return faultAt(range, { code: "comment", message, fix, meant });
}
