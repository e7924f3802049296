/** Opening brackets where a name belongs. */
import { bracketedField } from "./bracketedField.ts";
import { bracketAgain } from "./bracketAgain.ts";
import { entryAstray } from "./entryAstray.ts";
import type { SyntaxFault } from "./fault.ts";
import { closingForgotten, isEndBelow, openingForgotten } from "./forgottenBracket.ts";
import { columnOf } from "./lineOf.ts";
import { nameForgotten } from "./nameForgotten.ts";
import { noteInBrackets } from "./noteInBrackets.ts";
import { blockOutside, entryBehind, groupOutside, listAgain } from "./outside.ts";
import type { OpenToken, Reach } from "./scan.ts";
import { following, readToken, type Token } from "./tokens.ts";

/** The state of the scan at a bracket. */
export interface Brackets {
  text: string;
  open: readonly OpenToken[];
  /** The object or array that ended just before. */
  ended?: OpenToken | undefined;
  before?: Token;
  reach?: Reach | undefined;
}

/** The possible causes of a bracket without a name. The first that fits is reported. */
const CAUSES: readonly ((brackets: Brackets, token: Token) => SyntaxFault | undefined)[] = [
  listAgain,
  entryOfListAbove,
  openingForgotten,
  (brackets, token) =>
    isBehindComma(brackets, token) && !isEndBelow(brackets) ? groupOutside(brackets, token) : undefined,
  closingForgotten,
  bracketAgain,
  ({ text, open, before }, token) =>
    isBlock(text, token) ? blockOutside({ text, open, ...(before && { before }) }, token) : undefined,
  ({ text }, token) => bracketedField(text, token),
  ({ text }, token) => noteInBrackets(text, token, false),
];

/** A `{` or `[` where a name belongs. If it looks like the next entry of an array, another bracket was forgotten. */
export function namelessBracket(brackets: Brackets, token: Token): SyntaxFault {
  for (const cause of CAUSES) {
    const fault = cause(brackets, token);
    if (fault) return fault;
  }
  return nameForgotten(brackets, token);
}

/** An entry of an array that ended before it. */
function entryOfListAbove(brackets: Brackets, token: Token): SyntaxFault | undefined {
  if (isNextByColumn(brackets, token)) return undefined;
  const behind = isBehindComma(brackets, token) ? entryBehind(brackets, token) : undefined;
  return behind ?? entryAstray(brackets, token);
}

/** Whether the bracket opens, by its column, the next entry of the array around the open object, and not one of the array that ended. */
function isNextByColumn({ text, open, ended }: Brackets, token: Token): boolean {
  const column = columnOf(text, token);
  const around = open.at(-1);
  if (!ended || !around || columnOf(text, around.token) !== column) return false;
  return columnOf(text, following(text, ended.token)) !== column;
}

function isBehindComma({ before }: Brackets, { kind }: Token): boolean {
  return kind === "{" && before?.kind === ",";
}

function isBlock(text: string, { kind, offset }: Token): boolean {
  return kind === "{" && readToken(text, offset + 1).source === '"type"';
}
