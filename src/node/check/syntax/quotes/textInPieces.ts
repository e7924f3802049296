/** One text of a field in several pairs of quotation marks, beside or below each other: `"React Native," "in four answers"`. */
import { capital, LONGEST_EXAMPLE, numberWord } from "../../wording/words.ts";
import { isBeforeColon } from "../ahead.ts";
import { faultAt, type SyntaxFault } from "../fault.ts";
import { isOneSentence, oneTextOf } from "./oneOfTwo.ts";
import { lineBreakBetween, type Scan } from "../scan.ts";
import { placeOfText, takesEntries } from "../takesList.ts";
import { NAME } from "./textsInRow.ts";
import { endOf, following, type Token } from "../tokens.ts";

const MOST = 100;
const BEHIND_LAST = /^[ \t]*(?:[,}\r\n]|$)/;

/** @param token Behind a value, without a comma between. */
export function textInPieces(scan: Scan, token: Token): SyntaxFault | undefined {
  const { text, open, before, name } = scan;
  const first = before!;
  const areTexts = first.kind === "string" && token.kind === "string" && !token.fault;
  if (open.at(-1)!.token.kind !== "{" || !areTexts || endOf(first) === token.offset) return undefined;
  // A name whose colon is missing may stand on the next line.
  if (lineBreakBetween(scan, token) && NAME.test(token.source)) return undefined;
  const texts = [first, ...piecesFrom(scan, token)];
  const end = endOf(texts.at(-1)!);
  if (!BEHIND_LAST.test(text.slice(end, end + 1000)) || isLoose(scan, following(text, texts.at(-1)!))) return undefined;
  const range = { offset: first.offset, length: end - first.offset };
  const message = `${capital(numberWord(texts.length))} texts stand here where one belongs.`;
  const { fix, text: meant } = oneTextOf(texts);
  const isChoice = meant === token.source;
  const mayBeList = !isChoice && placeOfText(open, name) !== "line" && !isOneSentence(texts);
  const orList = mayBeList ? asList(name, texts) : "";
  const remark = { code: "unexpected-text", message, fix: `${fix}${orList}`, readAs: meant } as const;
  return faultAt(range, { ...remark, ...(isChoice && { isChoice }) });
}

/** The texts from one on, between some of which there may be commas. */
function piecesFrom(scan: Scan, first: Token): Token[] {
  const texts = [first];
  while (texts.length < MOST) {
    const next = following(scan.text, texts.at(-1)!);
    const piece = next.kind === "," ? following(scan.text, next) : next;
    if (!isLoose(scan, piece) || NAME.test(piece.source)) break;
    texts.push(piece);
  }
  return texts;
}

/** Whether this is a text that is no name of a field. */
function isLoose(scan: Scan, token: Token): boolean {
  return token.kind === "string" && !token.fault && !isBeforeColon(scan, token);
}

function asList(name: Token | undefined, texts: readonly Token[]): string {
  const list = `[${texts.map(({ source }) => source).join(", ")}]`;
  const start =
    name && takesEntries(name) ? "If these are entries of a list, write" : "For new paragraphs, make it a list:";
  const brackets = "[ before the first text, ] after the last one, and a comma between two";
  return ` ${start} ${list.length > LONGEST_EXAMPLE ? brackets : list}.`;
}
