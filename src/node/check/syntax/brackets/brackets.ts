/** Faults of brackets that are missing, too many or of the wrong kind. */
import { isValueNext } from "../ahead.ts";
import { lineAt } from "../../document/lineMarks.ts";
import type { Edit } from "../../finding.ts";
import { short } from "../../wording/words.ts";
import { faultAt, type SyntaxFault } from "../fault.ts";
import { unclosedLine } from "./indents.ts";
import { closing, closingOf, type OpenToken, type Scan } from "../scan.ts";
import { endOf, following, readToken, type Token } from "../tokens.ts";

/** @param replacement Omitted if the bracket may stand for something else. */
export function extraBracket(token: Token, replacement?: string): SyntaxFault {
  const message = `There is one ${token.kind} too many.`;
  return faultAt(token, { code: "extra-bracket", message, fix: `take this ${token.kind} out.`, replacement });
}

export function wrongBracket({ token: open }: OpenToken, token: Token): SyntaxFault {
  const right = closing(open);
  const message = `There is ${token.kind} where ${right} belongs: the ${open.kind} of line ${lineAt(open.offset)} is still open.`;
  return faultAt(token, {
    code: "wrong-bracket",
    message,
    fix: `write ${right} in its place, or close the ${open.kind} before it.`,
  });
}

/** `)` in place of a bracket that closes an object or an array. */
export function roundEnd({ offset }: Token, right: string): SyntaxFault {
  const message = `There is ) where ${right} belongs.`;
  const fix = `write ${right} in its place.`;
  return faultAt({ offset, length: 1 }, { code: "wrong-bracket", message, fix, replacement: right });
}

/** A file that starts with a name. */
export function startsWithName({ offset, length, source }: Token): SyntaxFault {
  const message = "The { at the start of the file is missing.";
  const meant = { offset, length: 0, text: "{" };
  return faultAt({ offset, length }, { code: "missing-bracket", message, fix: `write { before ${source}.`, meant });
}

/** A name in an array, where its object was not opened. */
export function nameInList(scan: Scan, name: Token, colon: Token): SyntaxFault {
  const shown = short(name.source);
  const value = following(scan.text, colon);
  if (value.kind === "string" && isTextNext(scan, value)) {
    const message = `Only a group has names, but ${shown} is a name in a list of texts.`;
    const meant = { offset: name.offset, length: value.offset - name.offset, text: "" };
    return faultAt(name, { code: "missing-name", message, fix: `take ${shown}: out.`, meant });
  }
  const message = `Only a group has names, but ${shown} is a name in a list.`;
  const fix = `write { before ${shown}, where its group begins. If it belongs to another group, move it there, with its comma.`;
  return faultAt(name, { code: "missing-name", message, fix });
}

/** Whether another text of the array follows. */
function isTextNext(scan: Scan, { offset, length }: Token): boolean {
  const comma = readToken(scan.text, offset + length);
  return comma.kind === "," && isValueNext(scan, comma) && following(scan.text, comma).kind === "string";
}

/** The most brackets that are open at once in a valid page. */
const MOST_READ = 8;

/** The text ends while brackets are open. */
export function tooShort(scan: Scan, end: Token): SyntaxFault {
  const { open: all, before: last } = scan;
  const open = all.at(-1)?.token;
  if (!open || !last)
    return faultAt(end, { code: "not-json", message: "The file is empty.", fix: "write the page into it." });
  const line = unclosedLine(scan, end);
  if (line) return line;
  const right = closingOf(all);
  const message = `The file ends too early: the ${open.kind} of line ${lineAt(open.offset)} is never closed.`;
  const fix =
    right.length <= MOST_READ && !":,".includes(last.kind)
      ? `add ${right.join(" ")} at the end of the file. If more stood there before, put that back first.`
      : `put back what is missing${last.kind === "," ? ", or take the last comma out" : ""}. Behind it write ${right.length > MOST_READ ? "a bracket for each that is" : `${right.join(" ")} for ${right.length === 1 ? "the one that is" : "those that are"}`} still open.`;
  const told = { code: "unclosed-bracket", offset: endOf(last) - 1, length: 1, message, fix } as const;
  // With these brackets the text parses; findings on the objects that they close are left out.
  if (right.length > MOST_READ || !isCutOff(scan, last)) return told;
  const from = last.kind === "," ? last.offset : end.offset;
  const value = last.kind === ":" ? "null" : "";
  return { ...told, meant: { offset: from, length: end.offset - from, text: value + right.join("") } };
}

/** Whether the text is cut off inside the innermost open bracket, judged by its indents. Otherwise a bracket is missing above. */
function isCutOff({ text, open: all }: Scan, last: Token): boolean {
  const { offset } = all.at(-1)!.token;
  return (last.offset === offset && all.length > 1) || indentAt(text, last.offset) > indentAt(text, offset);
}

function indentAt(text: string, offset: number): number {
  return text.slice(text.lastIndexOf("\n", offset) + 1).search(/[^ \t]/);
}

/**
 * The file ends inside a text: something was cut off.
 * @param instead The edit of the unfinished text, to which the closing brackets are added, so that all before it can be read.
 */
export function cutText(open: readonly OpenToken[], fault: SyntaxFault, instead?: Edit): SyntaxFault {
  const right = closingOf(open);
  const close = right.length > MOST_READ ? "many brackets" : right.join(" ");
  const message = "The file ends too early, in the middle of this text.";
  const fix = `add what was cut off: the rest of the text with its ", then ${close} for what is still open. An older copy of the page may have it.`;
  const meant = instead && { ...instead, text: instead.text + right.join("") };
  return { ...fault, code: "unclosed-bracket", message, fix, ...(meant && { meant }) };
}
