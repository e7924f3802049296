/** A text whose line ends before its closing quotation mark: it goes on below, or the mark is missing. */
import { short } from "../../wording/words.ts";
import { brokenText } from "./brokenText.ts";
import { faultAt, type SyntaxFault } from "../fault.ts";
import { openLines, STARTS_ANEW, withoutEnd } from "./openLines.ts";
import { faulty, pieceOf } from "../pieces.ts";
import type { Token } from "../tokens.ts";
import { otherAtEnd } from "./unclosedText.ts";

/** How many characters are searched for the end of a text that does not end on its line. */
export const LONGEST_REST = 10_000;

export function unclosedInLine(text: string, offset: number, end: number): Token {
  const token = pieceOf("string", text, { offset, length: end - offset });
  const rest = text.slice(end, end + LONGEST_REST);
  if (goesOn(rest)) {
    const base = { code: "line-break-in-text", message: "There is a line break inside this text." } as const;
    return faulty(token, { ...base, ...brokenText(token.source, rest) });
  }
  const own = withoutEnd(token.source);
  const fault =
    otherAtEnd(own, offset + own.length) ??
    maskedMark(token) ??
    openLines(offset, { first: token.source, below: rest }) ??
    missingMark(token, own, rest);
  return { ...token, fault };
}

function maskedMark({ source, offset }: Token): SyntaxFault | undefined {
  const masked = /\\(?="[ \t]*,?[ \t]*$)/.exec(source);
  if (!masked) return undefined;
  const message = "A backslash before the closing quotation mark makes that a part of the text.";
  const place = { offset: offset + masked.index, length: 1 };
  return faultAt(place, { code: "unclosed-text", message, fix: "take the backslash out.", replacement: "" });
}

/** @param own The text without the white space and the commas at its end. */
function missingMark(token: Token, own: string, rest: string): SyntaxFault {
  const hasComma = /,\s*$/.test(token.source);
  // What follows begins with its own mark or bracket, and closes nothing.
  const lacksComma = !hasComma && /^\s*["{[]/.test(rest);
  const closing = lacksComma ? '" and a comma behind it,' : '"';
  const fix = `add ${closing} at the end of the text that starts with "${short(startOf(own.slice(1)))}"${hasComma ? `, before the ${own.includes(",") ? "last comma of the line" : "comma"}` : ""}.`;
  const message = "The closing quotation mark of this text is missing.";
  // It is unknown how the text went on where the file was cut off.
  if (rest.trim() === "") return faultAt(token, { code: "unclosed-text", message, fix });
  const meant = { offset: token.offset + own.length, length: 0, text: lacksComma ? '",' : '"' };
  return faultAt(token, { code: "unclosed-text", message, fix, meant });
}

const LONGEST_START = 31;

/** The first words of a text, enough to recognise it, with an ellipsis if it is cut. */
function startOf(text: string): string {
  return text.length > LONGEST_START ? `${text.slice(0, LONGEST_START).replace(/\s+\S*$/, "")}…` : text;
}

/** How many lines are searched for the end of an open text. */
const LONGEST_TEXT = 60;

/** Whether the lines below belong to the open text: its closing mark comes before anything new starts. */
function goesOn(rest: string): boolean {
  const [, ...below] = rest.split(/\r\n?|\n/, LONGEST_TEXT);
  const next = below.find((line) => STARTS_ANEW.test(line) || line.includes('"'));
  return next !== undefined && !STARTS_ANEW.test(next);
}
