/** A text over several lines whose closing quotation mark is missing, which is one mistake. */
import { tokenNames } from "../../../../model/tokens.ts";
import { brokenText } from "./brokenText.ts";
import { faultAt, type SyntaxFault } from "../fault.ts";
import { isWords } from "../prose.ts";
import { otherAtEnd } from "./unclosedText.ts";

/**
 * A line that begins with a name, a value or a bracket, and not with the rest of a text: `, then with an estimate.",` or
 * `{email}",`. Of a name, a mark or the colon may be missing or wrong.
 */
export const STARTS_ANEW =
  /^\s*(?:[{}[\],][\s{}[\],]*(?:$|\w+\s*:\s*["{[])|[\s{}[\],]*"[^"]*"\s*(?:[:,}\]]|$)|["“][a-z]\w*["”:][ \t]{0,9}[:,]?[ \t]{0,9}["“{[])/;

const FILLED_IN = new RegExp(`\\{(?:${tokenNames.join("|")})\\}`, "g");

interface Lines {
  /** The source of the text, from its opening mark to its last word. */
  source: string;
  /** Its first line. */
  first: string;
  /** What stands behind it in the file. */
  behind: string;
}

/**
 * @param offset That of the opening mark.
 * @param below The rest of the file from the end of the first line on.
 */
export function openLines(offset: number, { first, below }: { first: string; below: string }): SyntaxFault | undefined {
  const length = lengthOf(below);
  if (length === 0) return undefined;
  const whole = first + below.slice(0, length);
  const source = withoutEnd(whole);
  if (otherAtEnd(source, offset + source.length)) return undefined;
  return say(offset, { source, first, behind: whole.slice(source.length) + below.slice(length) });
}

/** The length of the lines of prose before something new starts. */
function lengthOf(below: string): number {
  let length = 0;
  for (const { 0: line, index } of below.matchAll(/[^\r\n]+/g)) {
    if (line.trim() === "") continue;
    if (STARTS_ANEW.test(line)) return length;
    if (line.includes('"') || !isWords(line.trim().replaceAll(FILLED_IN, "x"))) return 0;
    length = index + line.length;
  }
  return 0;
}

function say(offset: number, { source, first, behind }: Lines): SyntaxFault {
  const lacksComma = /^\s*["{[]/.test(behind);
  const said = brokenText(first, `${source.slice(first.length)}"`);
  const message = "This text goes on in the next line, and its closing quotation mark is missing.";
  const closed = (fix: string) => {
    const mark = fix.includes('"') ? "" : ' Add " at its end.';
    return `${fix}${mark}${lacksComma ? " Write a comma behind it." : ""}`;
  };
  const { fixAt } = said;
  const at =
    fixAt &&
    Object.fromEntries(Object.entries(fixAt).map(([place, fix]) => [place, fix === undefined ? fix : closed(fix)]));
  const read = source.split(/\s*[\r\n]\s*/).join(" ");
  const meant = { offset, length: source.length, text: `${read}"${lacksComma ? "," : ""}` };
  const remark = { code: "unclosed-text", message, fix: closed(said.fix), meant } as const;
  return faultAt({ offset, length: first.length }, { ...remark, ...(at && { fixAt: at }) });
}

/** A text without the white space and the commas at its end. */
export function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && /[\s,]/.test(text[end - 1]!)) end--;
  return text.slice(0, end);
}
