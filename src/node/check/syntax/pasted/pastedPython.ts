/** Objects in the syntax of Python among those in JSON. */
import type { Json } from "../../../../model/fields.ts";
import { lineAt } from "../../document/lineMarks.ts";
import { example, LONGEST_AGAIN, visible, withTextsCut } from "../../wording/words.ts";
import { faultAt, type SyntaxFault } from "../fault.ts";
import { dictAt } from "./python.ts";
import type { Scan } from "../scan.ts";
import { readToken, type Token } from "../tokens.ts";

const NAMED = /^dict\((?=\s*[A-Za-z_]\w*\s*=(?!=))/;
const LOOK = 1000;

/** `dict(title="Tiles", ground=None)` in place of a value, with all that follow it directly. */
export function pastedPython({ text, expected }: Scan, { offset, source }: Token): SyntaxFault | undefined {
  if (!source.startsWith("dict(") || !expected.endsWith("value")) return undefined;
  const { groups, end, hasNone } = dictsFrom(text, offset);
  if (groups.length === 0) return inGeneral(text, offset);
  const write = (each: (group: Json) => string) => groups.map(each).join(", ");
  const whole = write(example);
  const isLong = whole.length > LONGEST_AGAIN;
  const ofOne = !text.slice(offset, end).includes("\n");
  const lines = ofOne ? "This is" : `The lines from here down to line ${lineAt(end - 1)} are`;
  const left = hasNone ? ", without what is None" : "";
  const shown = visible(isLong ? write((group) => example(withTextsCut(group))) : whole);
  const fix = `write ${ofOne ? "it" : "them"} like this${left}${isLong ? ", with each text as a whole" : ""}: ${shown}${ofOne ? "" : commaAt(text, end)}`;
  const message = `${lines} written in Python, not in JSON.`;
  const remark = { code: "unquoted-text", message, fix, readAs: whole, ...(!isLong && { shown: whole }) } as const;
  return faultAt({ offset, length: end - offset }, remark);
}

/** The comma behind the lines, if something follows: an author who writes them again has to write it as well. */
function commaAt(text: string, at: number): string {
  const next = readToken(text, at);
  return next.kind === "," && !["}", "]"].includes(readToken(text, next.offset + 1).kind) ? "," : "";
}

/** The fault of an object that has more in it than values, such as a comment. */
function inGeneral(text: string, offset: number): SyntaxFault | undefined {
  const [start] = NAMED.exec(text.slice(offset, offset + LOOK)) ?? [];
  if (start === undefined) return undefined;
  const fix = "write { for dict( and } for its ), each name in quotation marks, and a colon for each =.";
  const message = "The group that begins here is written in Python, not in JSON.";
  return faultAt({ offset, length: start.length }, { code: "unquoted-text", message, fix });
}

function dictsFrom(text: string, offset: number): { groups: Json[]; end: number; hasNone: boolean } {
  const groups: Json[] = [];
  let [end, hasNone] = [offset, false];
  for (let found = dictAt(text, offset); found;) {
    const next = readToken(text, found.end);
    const isApart = ["}", "]", ",", "end"].includes(next.kind) || text.slice(found.end, next.offset).includes("\n");
    if (!isApart) break;
    groups.push(found.value);
    end = found.end;
    hasNone ||= found.hasNone;
    found = next.kind === "," ? dictAt(text, readToken(text, next.offset + 1).offset) : undefined;
  }
  return { groups, end, hasNone };
}
