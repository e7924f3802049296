/** The token of a control character inside a text. */
import { codePoint } from "../../wording/words.ts";
import { faulty, match, pieceOf } from "../pieces.ts";
import { rowsWithin } from "./rowsWithin.ts";
import { A_TAB, tabsInside } from "./tabs.ts";
import { colourOfTerminal } from "../pasted/terminal.ts";
import type { Token } from "../tokens.ts";
import { LONGEST_REST, unclosedInLine } from "./unclosedInLine.ts";

export function controlInside(text: string, offset: number): Token {
  const colour = colourOfTerminal(text, offset);
  if (colour) return faulty(pieceOf("string", text, { offset, length: colour.length }), colour.remark);
  const token = pieceOf("string", text, { offset, length: 1 });
  const isTab = token.source === "\t";
  const rows = isTab ? textOfRows(text, offset) : undefined;
  if (rows) return rows;
  if (isTab && !isAtEdge(text, offset)) return { ...token, fault: tabsInside(text, offset) };
  const message = isTab
    ? `There is ${A_TAB} in this text.`
    : `There is a character in this text that cannot be seen: ${codePoint(token.source)}.`;
  return faulty(token, { code: "invisible-character", message, fix: "take it out.", replacement: "" });
}

/** A text whose first line is a row of a table, with a tab at this offset. */
function textOfRows(text: string, offset: number): Token | undefined {
  const start = text.lastIndexOf('"', offset);
  const end = offset + match(/[^"\r\n]*/y, text, offset).length;
  if (!/[\r\n]/.test(text[end] ?? "") || text[start - 1] === "\\") return undefined;
  const isTable = rowsWithin(text.slice(start, end), text.slice(end, end + LONGEST_REST)) !== undefined;
  return isTable ? unclosedInLine(text, start, end) : undefined;
}

/** Whether only spaces and tabs stand between an offset in a text and one of its quotation marks. */
function isAtEdge(text: string, at: number): boolean {
  let start = at;
  while (BLANK.test(text[start - 1] ?? "")) start--;
  const isFirst = text[start - 1] === '"' && text[start - 2] !== "\\";
  return isFirst || /^[ \t]*"/.test(text.slice(at, at + 100));
}

const BLANK = /[ \t]/;
