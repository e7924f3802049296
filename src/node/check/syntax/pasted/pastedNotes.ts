/** Fields and entries that are written like notes, without quotation marks and brackets. */
import { lineAt } from "../../document/lineMarks.ts";
import type { Json } from "../../../../model/fields.ts";
import { questionPasted } from "../../shape/values/meant/questionPasted.ts";
import { example, LONGEST_AGAIN, visible, withTextsCut } from "../../wording/words.ts";
import { faultAt, type SyntaxFault } from "../fault.ts";
import { startsLine } from "../lineOf.ts";
import { type LinesOfText, linesOfText } from "../quotes/linesOfText.ts";
import { match } from "../pieces.ts";
import type { Scan } from "../scan.ts";
import { endOf, following, readToken, type Token } from "../tokens.ts";
import { type Notes, notesAt } from "./yaml.ts";

const FIELD = /[a-z_$"][\w$"-]*[ \t]*:(?:[ \t\r\n]|$)/y;
const MARK = /[-*•–][ \t]+[^\s-]/y;

/** `- title: Prices that stay` among objects, `lead: Seven things` among fields, and either of them below a name. */
export function pastedNotes(scan: Scan, token: Token): SyntaxFault | undefined {
  const { text, expected, before, open } = scan;
  const { offset } = token;
  if (open.length === 0 || !before) return undefined;
  const words = linesOfText(scan, token);
  if (words) return toldOfText(scan, { offset, words });
  if (!startsLine(text, offset)) return undefined;
  // A colon is no white space, so it stands on a line above.
  const isBelow = before.kind === ":";
  const isEntry = open.at(-1)!.token.kind === "[" || isBelow;
  const start = match(FIELD, text, offset) || (isEntry ? match(MARK, text, offset) : "");
  if (start === "") return undefined;
  if (expected === "colon" || questionPasted(text.slice(offset, offset + 2000))) return undefined;
  const notes = notesAt(text, offset);
  if (!notes || !areSure(scan, notes)) return undefined;
  return told(scan, { offset, notes, isBelow });
}

function toldOfText(scan: Scan, { offset, words }: { offset: number; words: LinesOfText }): SyntaxFault {
  const { value, end, isYaml } = words;
  const fault = told(scan, { offset, notes: { value, end }, isBelow: true });
  const message = `The text from here down to line ${lineAt(end - 1)} is not in quotation marks.`;
  return isYaml ? fault : { ...fault, message, fix: fault.fix.replace("write them", "write it") };
}

/** Whether the lines are neither slips in JSON nor the words of an array of texts. */
function areSure({ text, open, before }: Scan, { value, isPlain, hasComma }: Notes): boolean {
  if (Array.isArray(value)) return !isPlain || (value.length > 1 && !hasComma);
  if (isPlain) return false;
  const list = open.at(-1)!.token;
  if (list.kind !== "[" || before?.kind === ":") return true;
  return following(text, list).kind === "{" || Object.keys(value).length > 1;
}

function told(
  { text, expected, before, open, name }: Scan,
  { offset, notes, isBelow }: { offset: number; notes: { value: Json; end: number }; isBelow: boolean },
): SyntaxFault {
  const { value, end } = notes;
  const inGroup = !isBelow && open.at(-1)!.token.kind === "{";
  const next = readToken(text, end);
  const comma = ["}", "]", "end"].includes(next.kind) ? "" : ",";
  const write = (each: (inner: Json) => string) => {
    if (isBelow) return `${name!.source}: ${each(value)}`;
    if (Array.isArray(value)) return value.map(each).join(", ");
    return inGroup ? each(value).slice(2, -2) : each(value);
  };
  const whole = write(example);
  const isLong = whole.length > LONGEST_AGAIN;
  const lacksComma = expected === "comma";
  const missing = lacksComma ? `, with a comma behind line ${lineAt(endOf(before!) - 1)}` : "";
  const [last, ofOne] = [lineAt(end - 1), !text.slice(offset, end).includes("\n")];
  const lines = ofOne ? "This line is" : `The lines from here down to line ${last} are`;
  const message = `${lines} written as in a list of notes, not as JSON.`;
  const fix = `write ${ofOne ? "it" : "them"} like this${missing}${isLong ? ", with each text as a whole" : ""}: ${visible(isLong ? write((inner) => example(withTextsCut(inner))) : whole)}${comma}`;
  const start = isBelow ? before!.offset + 1 : lacksComma ? endOf(before!) : offset;
  const json = isBelow ? ` ${example(value)}` : `${lacksComma ? `,${text.slice(start, offset)}` : ""}${whole}`;
  const meant = { offset: start, length: end - start, text: json + (next.kind === "," ? "" : comma) };
  const from = isBelow ? name!.offset : offset;
  const remark = { code: "unquoted-text", message, fix, meant, ...(!isLong && { shown: whole }) } as const;
  return faultAt({ offset: from, length: end - from }, remark);
}
