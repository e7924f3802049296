/** Words for comments, which JSON has not. */
import { lineAt, THIS_LINE } from "../document/lineMarks.ts";
import type { Edit } from "../finding.ts";
import { faultAt, type SyntaxFault } from "./fault.ts";
import type { Token } from "./tokens.ts";

const LEFT_OUT = /\b(?:rest of|remaining|existing|unchanged|stays? the same|as before|omitted)\b/i;
const ENDS: readonly (readonly [start: string, end: string])[] = [
  ["<!--", "-->"],
  ["/*", "*/"],
];

/** A comment at a piece. No edit: a comment is something that somebody wrote, and wants to keep. */
export function commentAt(text: string, token: Token): SyntaxFault {
  const [start, end] = ENDS.find(([mark]) => token.source.startsWith(mark)) ?? [];
  const last = end === undefined ? -1 : text.indexOf(end, token.offset);
  const inner = last < 0 ? "" : text.slice(token.offset, last);
  if (/[\r\n]/.test(inner) && /[{}[\]]|"\s*:/.test(inner)) {
    const message = `There is a comment here, which goes on to line ${lineAt(last)}, and JSON has none.`;
    const fix =
      `to leave out what stands in it, delete lines ${THIS_LINE} to ${lineAt(last)}, and keep a copy elsewhere if it is to come back. ` +
      `To show it, take out only the two marks: ${start} with the words behind it, and ${end}.`;
    return faultAt(token, { code: "comment", message, fix });
  }
  const stop = last < 0 ? token.offset + token.length : last + end!.length;
  const meant: Edit = { offset: token.offset, length: stop - token.offset, text: "" };
  const message = "There is a comment here, and JSON has none.";
  const fix = LEFT_OUT.test(token.source)
    ? "if it stands for something that was left out, put that back from an older copy of the page. Then take the comment out."
    : "take it out. Write what others are to know where you describe your change.";
  return { ...faultAt(token, { code: "comment", message, fix }), meant };
}
