/** Opening brackets where a name belongs. */
import { bracketedField } from "./bracketedField.ts";
import { bracketAgain } from "./bracketAgain.ts";
import { entryAstray } from "../entries/entryAstray.ts";
import { entryFromBeside } from "../entries/entryFromBeside.ts";
import { entryInEntry } from "../entries/entryInEntry.ts";
import type { SyntaxFault } from "../fault.ts";
import { closingForgotten, closingMissing, isEndBelow, openingForgotten } from "../entries/forgottenBracket.ts";
import { columnOf } from "../lineOf.ts";
import { nameForgotten } from "../entries/nameForgotten.ts";
import { noteInBrackets } from "../pasted/noteInBrackets.ts";
import { blockOutside, entryBehind, groupOutside, listAgain } from "./outside.ts";
import type { Scan } from "../scan.ts";
import { following, readToken, type Token } from "../tokens.ts";

/** The possible causes of a bracket without a name. The first that fits is reported. */
const CAUSES: readonly ((scan: Scan, token: Token) => SyntaxFault | undefined)[] = [
  listAgain,
  entryInEntry,
  entryOfListAbove,
  openingForgotten,
  (scan, token) => (isBehindComma(scan, token) && !isEndBelow(scan) ? groupOutside(scan, token) : undefined),
  closingForgotten,
  entryFromBeside,
  bracketAgain,
  (scan, token) => (isBlock(scan.text, token) ? blockOutside(scan, token) : undefined),
  ({ text }, token) => bracketedField(text, token),
  ({ text }, token) => noteInBrackets(text, token, false),
  closingMissing,
];

/** A `{` or `[` where a name belongs. If it looks like the next entry of an array, another bracket was forgotten. */
export function namelessBracket(scan: Scan, token: Token): SyntaxFault {
  for (const cause of CAUSES) {
    const fault = cause(scan, token);
    if (fault) return fault;
  }
  return nameForgotten(scan, token);
}

/** An entry of an array that ended before it. */
function entryOfListAbove(scan: Scan, token: Token): SyntaxFault | undefined {
  if (isNextByColumn(scan, token)) return undefined;
  const behind = isBehindComma(scan, token) ? entryBehind(scan, token) : undefined;
  return behind ?? entryAstray(scan, token);
}

/** Whether the bracket opens, by its column, the next entry of the array around the open object, and not one of the array that ended. */
function isNextByColumn({ text, open, ended }: Scan, token: Token): boolean {
  const column = columnOf(text, token);
  const around = open.at(-1);
  if (!ended || !around || columnOf(text, around.token) !== column) return false;
  return columnOf(text, following(text, ended.token)) !== column;
}

function isBehindComma({ before }: Scan, { kind }: Token): boolean {
  return kind === "{" && before?.kind === ",";
}

function isBlock(text: string, { kind, offset }: Token): boolean {
  return kind === "{" && readToken(text, offset + 1).source === '"type"';
}
