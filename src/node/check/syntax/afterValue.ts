/** Takes a scan past what stands behind a value, or says why that cannot stand there. */
import { barsInList } from "./entries/barsInList.ts";
import { listInItself } from "./entries/listInItself.ts";
import { LONGEST_EXAMPLE, quote } from "../wording/words.ts";
import { isBeforeName } from "./ahead.ts";
import { bareTime } from "./quotes/bareWords.ts";
import { innerQuote } from "./quotes/quoteInText.ts";
import { nameInList, roundEnd, tooShort } from "./brackets/brackets.ts";
import { commaInQuotes } from "./commas/commaInQuotes.ts";
import { isUnquotedField, missingComma } from "./commas/commas.ts";
import { entryFromBeside } from "./entries/entryFromBeside.ts";
import { entryInEntry } from "./entries/entryInEntry.ts";
import { fieldsWithoutComma } from "./entries/endedTooEarly.ts";
import { faultAt, type SyntaxFault } from "./fault.ts";
import { forgottenValue, missingClosing, missingOpening } from "./brackets/guesses.ts";
import { misplacedBracket } from "./brackets/misplacedBracket.ts";
import { noteInBrackets } from "./pasted/noteInBrackets.ts";
import { nameOfBlock, numberOfEntry, setInList } from "./entries/setInList.ts";
import { groupOutside } from "./brackets/outside.ts";
import { CALLED, commaFor } from "./commas/markForComma.ts";
import { pairsInList } from "./entries/pairsInList.ts";
import { close, lineBreakBetween, type Scan, sourceOf } from "./scan.ts";
import { endOf, following, isEnd, type Token } from "./tokens.ts";
import { unopenedGroup } from "./brackets/unopenedGroup.ts";
import { unclosedBefore } from "./quotes/unclosedBefore.ts";

export function afterValue(scan: Scan, token: Token): SyntaxFault | undefined {
  const { kind } = token;
  const inList = scan.open.at(-1)!.token.kind === "[";
  if (kind === ",") {
    scan.expected = inList ? "value" : "name";
    return undefined;
  }
  if (isEnd(token)) return (kind === "]") === inList ? close(scan) : misplacedBracket(scan, token);
  if (kind === "end") return tooShort(scan, token);
  const before = scan.before!;
  const between = CALLED[token.source];
  const two = between && !inList ? secondValue(scan, token, between) : undefined;
  if (two) return two;
  if (token.source === ";") return commaFor(scan, token);
  if (isMarkTooMany(scan, token)) {
    const message = `${quote(token.source)} is not expected here.`;
    return faultAt(token, { code: "unexpected-text", message, fix: "take it out.", replacement: "" });
  }
  const isBehindText = kind === "word" && before.kind === "string" && endOf(before) === token.offset;
  if (token.source.startsWith(")") && (!isBehindText || endsAll(scan, token)))
    return roundEnd(token, inList ? "]" : "}");
  if (isBehindText) return unclosedBefore(scan, token) ?? innerQuote(scan.text, before);
  const time = kind === ":" || token.source === "/" ? bareTime(scan.text, before) : undefined;
  if (time) return time;
  if (kind === ":") return inList ? colonInList(scan, token) : colonInGroup(scan, token);
  if (isWordBehind(scan, token)) {
    const [shown] = /^\([^()\r\n]*\)/.exec(scan.text.slice(token.offset, token.offset + 1000)) ?? [token.source];
    return faultAt(
      { offset: token.offset, length: shown.length },
      {
        code: "unexpected-text",
        message: `${quote(shown)} is not expected here.`,
        fix: `put the whole text in quotation marks, or take ${quote(shown)} out.`,
      },
    );
  }
  return (
    (before.kind === "string" ? noteInBrackets(scan.text, token, true) : undefined) ??
    (kind === "{" && !inList
      ? (entryInEntry(scan, token) ?? groupOutside(scan, token) ?? entryFromBeside(scan, token))
      : undefined) ??
    commaInQuotes(scan, token) ??
    missingClosing(scan, token) ??
    fieldsWithoutComma(scan, token) ??
    missingComma(scan, token)
  );
}

function colonInList(scan: Scan, colon: Token): SyntaxFault {
  const before = scan.before!;
  return (
    numberOfEntry(scan, before, colon) ??
    nameOfBlock(scan, before, colon) ??
    listInItself(scan, before, colon) ??
    setInList(scan, before, colon) ??
    barsInList(scan) ??
    pairsInList(scan) ??
    missingOpening(scan, colon) ??
    // The name and its value may lack the braces of their own object.
    (/^"[\w$-]+"$/.test(before.source) ? nameInList(scan, before, colon) : colonForComma(colon))
  );
}

function colonInGroup(scan: Scan, colon: Token): SyntaxFault {
  const isField = isBeforeName(scan, colon);
  return (
    secondValue(scan, colon, "a colon") ??
    (isField ? undefined : (forgottenValue(scan) ?? unopenedGroup(scan))) ??
    missingOpening(scan, colon) ??
    colonForComma(colon, isField ? "," : undefined)
  );
}

function colonForComma(colon: Token, replacement?: string): SyntaxFault {
  const message = "There is a colon where a comma belongs.";
  return faultAt(colon, { code: "json-syntax", message, fix: "write a comma in its place.", replacement });
}

/** `"title": "Skype": "support"`: the text in the middle is no name, since names start with a small letter and have no spaces. */
function secondValue(scan: Scan, mark: Token, called: string): SyntaxFault | undefined {
  const { text } = scan;
  const before = scan.before!;
  const next = following(text, mark);
  const isText = before.kind === "string" && next.kind === "string" && !next.fault;
  const end = endOf(next);
  const isLast = /^[ \t]*(?:[,}\r\n]|$)/.test(text.slice(end, end + 1000));
  const isName = mark.kind === ":" && !/^"[^a-z$_"]|^"[^"]*\s/.test(before.source);
  if (!isText || !isLast || isName) return undefined;
  const joined = `${before.source.slice(0, -1)}${mark.source} ${next.source.slice(1)}`;
  const range = { offset: before.offset, length: end - before.offset };
  const one = `make one text of them${joined.length > LONGEST_EXAMPLE ? "" : `: ${joined}`}`;
  const message = `Two texts stand behind ${sourceOf(scan.name!)}, with ${called} between them.`;
  return faultAt(range, { code: "unexpected-text", message, fix: `keep one of them, or ${one}.`, readAs: joined });
}

/** Whether a word stands behind the value of a field, on its line, that is no name of the next field. */
function isWordBehind(scan: Scan, token: Token): boolean {
  const isWord = token.kind === "word" && /^[A-Za-z_$(<]/.test(token.source);
  const inGroup = scan.open.at(-1)!.token.kind === "{";
  return isWord && inGroup && !lineBreakBetween(scan, token) && !isUnquotedField(scan, token);
}

/** Whether a punctuation mark stands before a comma that ends its line or precedes another text. */
function isMarkTooMany({ text }: Scan, { offset, source }: Token): boolean {
  return /^[.;!?]$/.test(source) && /^,[ \t]*["\r\n]/.test(text.slice(offset + 1, offset + 100));
}

/** Whether an array or an object may end at a sign. */
function endsAll({ text }: Scan, { offset }: Token): boolean {
  return /^[ \t]*(?:[,}\]\r\n]|$)/.test(text.slice(offset + 1, offset + 100));
}
