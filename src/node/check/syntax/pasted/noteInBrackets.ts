/** `[please check this heading]` among fields or behind a value: a note to other authors. */
import type { Edit } from "../../finding.ts";
import { quote } from "../../wording/words.ts";
import { faultAt, type SyntaxFault } from "../fault.ts";
import { takenOut } from "../commas/outWithComma.ts";
import { restOfLine, startsLine } from "../lineOf.ts";
import type { Scan } from "../scan.ts";
import { endOf, type Token } from "../tokens.ts";
import { TELL_OTHERS } from "./comments.ts";

const MOST_READ = 1000;
const WORDS = /^\[([^[\]{}"]+)\]/;
/** `[heading]:` is a name, and `[Home](/)` a link. */
const GOES_ON = /^[ \t]*[:(]/;
const VALUE = /^(?:true|false|null|-?[\d.,]+)$/;

/** @param isBehind Whether it stands behind a value, without a comma between. */
export function noteInBrackets(text: string, { kind, offset }: Token, isBehind: boolean): SyntaxFault | undefined {
  const rest = text.slice(offset, offset + MOST_READ);
  const [whole, words] = (kind === "[" && WORDS.exec(rest)) || [];
  if (whole === undefined || !isSentence(words!) || GOES_ON.test(rest.slice(whole.length))) return undefined;
  const range = { offset, length: whole.length };
  const { comma, meant } = isBehind ? withCommaFor(text, range) : takenOut(text, range);
  const message = "This looks like a note for others in [ ], and JSON has none.";
  const fix = `take it out, from [ to ]${comma}. ${TELL_OTHERS} If visitors are to read it, write it into a text.`;
  return faultAt(range, { code: "comment", message, fix, meant });
}

/** An arrow or a sign that points to what stands before it. */
const POINTER = /^(?:[←⇐⟵↑⇑↖◀◄☚👈👆☝✎✏⚠❗]|<[-–—=]+)/u;
/** Words up to the end of the line, without the marks of JSON. */
const REMARK = /^[^"{}[\]]*\p{L}[^"{}[\]]*$/u;
/** `Oona: still true?` may be a field without quotation marks. */
const PLAIN = /^\p{L}[^"{}[\]:=]*[ \t][^"{}[\]:=]+$/u;

/** `← change this`, `(Oona: still true?)` and `still true?` behind a field: a note to other authors, up to the end of the line. */
export function noteBehind({ text, expected, before, open }: Scan, { offset }: Token): SyntaxFault | undefined {
  if (open.length === 0 || !before || expected === "colon") return undefined;
  const line = restOfLine(text, offset, MOST_READ).replace(/[ \t]*,?[ \t\r]*$/, "");
  const isBehindField = expected.endsWith("name") && !startsLine(text, offset) && before.kind === ",";
  const isNote = POINTER.test(line) || (expected.endsWith("name") && /^\(.*\)$/.test(line));
  if (!(isNote && REMARK.test(line)) && !(isBehindField && PLAIN.test(line))) return undefined;
  const range = { offset, length: line.length };
  const { comma, meant } = expected === "comma" ? withCommaFor(text, range) : takenOut(text, range);
  const message = "This looks like a note for others, and JSON has none.";
  const fix = `take ${quote(line)} out${comma}. ${TELL_OTHERS} If visitors are to read it, write it into a text.`;
  return faultAt(range, { code: "comment", message, fix, meant });
}

/** Single words separated by commas may be an array without quotation marks. */
function isSentence(words: string): boolean {
  const parts = words.split(",").map((part) => part.trim());
  return parts.length > 1
    ? parts.some((part) => /\p{L}\s+\S/u.test(part))
    : /\p{L}/u.test(words) && !VALUE.test(parts[0]!);
}

/** If another field or entry follows, the note is replaced by the comma that is missing before that. */
function withCommaFor(text: string, range: { offset: number; length: number }): { comma: string; meant: Edit } {
  const end = endOf(range);
  const isNext = /^\s*[^\s,}\]]/.test(text.slice(end, end + MOST_READ));
  return isNext
    ? { comma: ", and write a comma in its place", meant: { ...range, text: "," } }
    : { comma: "", meant: { ...range, text: "" } };
}
