/** Takes a scan past what stands behind a value, or behind the last one, or says why that cannot stand there. */
import { barsInList } from "./entries/barsInList.ts";
import { listInItself } from "./entries/listInItself.ts";
import { lineAt, linesAt } from "../document/lineMarks.ts";
import { pageFile } from "../files/sitePaths.ts";
import type { Edit } from "../finding.ts";
import { LONGEST_EXAMPLE, quote } from "../wording/words.ts";
import { isBeforeName } from "./ahead.ts";
import { bareTime } from "./quotes/bareWords.ts";
import { innerQuote } from "./quotes/quoteInText.ts";
import { extraBracket, nameInList, roundEnd, tooShort } from "./brackets/brackets.ts";
import { commaInQuotes } from "./commas/commaInQuotes.ts";
import { missingComma } from "./commas/commas.ts";
import { fieldsWithoutComma } from "./entries/endedTooEarly.ts";
import { endAgain } from "./brackets/endAgain.ts";
import { faultAt, type SyntaxFault } from "./fault.ts";
import { forgottenValue, missingClosing, missingOpening } from "./brackets/guesses.ts";
import { misplacedBracket } from "./brackets/misplacedBracket.ts";
import { endsAtStart } from "./brackets/leftOver.ts";
import { unopenedLine } from "./brackets/indents.ts";
import { endSetIn } from "./brackets/setIn.ts";
import { noteInBrackets } from "./pasted/noteInBrackets.ts";
import { numberOfEntry, setInList } from "./entries/setInList.ts";
import { groupOutside } from "./brackets/outside.ts";
import { CALLED, commaFor } from "./commas/markForComma.ts";
import { pairsInList } from "./entries/pairsInList.ts";
import { close, lineBreakBetween, type Scan, sourceOf } from "./scan.ts";
import { endOf, following, isEnd, readToken, type Token } from "./tokens.ts";
import { unclosedBefore } from "./quotes/unclosedBefore.ts";

const MARKS: Readonly<Record<string, string>> = { ",": "a comma", ...CALLED };

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
  if (kind === "word" && !inList && /^[A-Za-z_$(<]/.test(token.source) && !lineBreakBetween(scan, token)) {
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
    (kind === "{" && !inList ? groupOutside(scan, token) : undefined) ??
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
    (isField ? undefined : forgottenValue(scan)) ??
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

/** Whether a punctuation mark stands before a comma that ends its line or precedes another text. */
function isMarkTooMany({ text }: Scan, { offset, source }: Token): boolean {
  return /^[.;!?]$/.test(source) && /^,[ \t]*["\r\n]/.test(text.slice(offset + 1, offset + 100));
}

/** Whether an array or an object may end at a sign. */
function endsAll({ text }: Scan, { offset }: Token): boolean {
  return /^[ \t]*(?:[,}\]\r\n]|$)/.test(text.slice(offset + 1, offset + 100));
}

export function afterTheEnd(scan: Scan, token: Token): SyntaxFault {
  const { text } = scan;
  const before = scan.before!;
  const again = endAgain(text);
  if (again) return again.told;
  if (token.kind === "}" || token.kind === "]")
    return unopenedLine(scan, token.kind, token) ?? endSetIn(scan, token) ?? extraBracket(token, "");
  const above = token.kind === "," ? (unopenedLine(scan, "}", token) ?? endSetIn(scan, token)) : undefined;
  if (above) return above;
  const mark = markAtEnd(text, token);
  if (mark && isEnd(before)) {
    const message = `There is ${mark} behind the ${before.kind} that ends the file.`;
    return faultAt(token, { code: "unexpected-text", message, fix: "take it out.", replacement: "" });
  }
  const isBlock = /^,?\s*\{\s*"type"/.test(text.slice(token.offset, token.offset + 1000));
  const left = isBlock ? endsAtStart(text, token) : undefined;
  if (left) return left;
  const next = wholeNext(text, token);
  if (next) {
    const message = `A second ${next} begins here, but a file has only one.`;
    const fix = movedToFile(text, token);
    const meant = { offset: token.offset, length: text.length - token.offset, text: "" };
    return faultAt(token, { code: "text-after-end", message, fix, meant });
  }
  const isClosed = isEnd(before);
  const end = isClosed ? before.kind : "value";
  const words = isClosed ? wordsAtEnd(text, token) : undefined;
  const fault = faultAt(token, {
    code: "text-after-end",
    message: `More is written here, after the ${end} of line ${lineAt(before.offset)} that ends the file.`,
    fix: isBlock
      ? 'move the block into the list "blocks", before the ] at its end, with a comma between.'
      : isClosed
        ? (words?.fix ??
          (goesOn(text, token)
            ? `if the { of that } is missing above, put its line back. Else take that } out.`
            : `take out all from here on, or move it before that ${end}.`))
        : "write { at the start of the file and } at its end.",
  });
  const meant = isBlock ? movedIntoBlocks(text, token) : words?.meant;
  return meant ? { ...fault, meant } : fault;
}

/** What to do with a page or a block behind the end of another one. The file of a page is called by its address. */
function movedToFile(text: string, { kind, offset, length }: Token): string {
  const start = kind === "," ? readToken(text, offset + length).offset : offset;
  const [own, next] = [text.slice(0, offset), text.slice(start, start + 1000)].map((each) => ROUTE.exec(each)?.[1]);
  const isAlone = text.slice(text.lastIndexOf("\n", start) + 1, start).trim() === "";
  if (!next || next === own || !isAlone)
    return `keep one of the two${kind === "," ? ", without the comma between them" : ""}. Move the other one to a file of its own, or take it out.`;
  const lines = linesAt(text, start, text.trimEnd().length);
  const comma = kind === "," ? ", and take the comma before them out" : "";
  return `move ${lines} to a new file, for example ${pageFile(next)} (its "route" is "/${next}")${comma}.`;
}

/** An address that can be the name of a file. */
const ROUTE = /"route"\s*:\s*"\/([\w/-]*\w)"/;

/** Whether the fields of the file go on behind its end: a } is one too many there, or has lost its {. */
function goesOn(text: string, { offset, kind }: Token): boolean {
  return kind === "," && /^,\s*"[^"\\\n]+"\s*:/.test(text.slice(offset, offset + 1000)) && text.trimEnd().endsWith("}");
}

/** Words that are neither fields nor blocks, such as the `EOF` of a terminal: without them the page is whole. */
function wordsAtEnd(text: string, { offset }: Token): { fix: string; meant: Edit } | undefined {
  const rest = text.slice(offset);
  if (/["{}[\]]|:\s/.test(rest)) return undefined;
  const isWord = !/\s/.test(rest.trim());
  const fix = isWord ? "take it out." : "take out all from here on, or move it into a text of the page.";
  return { fix, meant: { offset, length: rest.length, text: "" } };
}

/** Blocks behind the end of a page that ends with its list of blocks, as the last ones of that list, each where it stands. */
function movedIntoBlocks(text: string, { offset, length, kind }: Token): Edit | undefined {
  const page = text.slice(0, offset).trimEnd();
  const end = page.slice(0, -1).trimEnd().length - 1;
  const from = kind === "," ? offset + length : offset;
  if (text[end] !== "]" || lastNameOf(page) !== "blocks") return undefined;
  return {
    offset: end,
    length: text.length - end,
    text: `,${" ".repeat(from - end - 1)}${text.slice(from).trimEnd()}]}`,
  };
}

function lastNameOf(written: string): string | undefined {
  try {
    return Object.keys(JSON.parse(written) as object).at(-1);
  } catch {
    return undefined;
  }
}

/** The name of a mark that is all that is left of the file: there is nothing to move. */
function markAtEnd(text: string, { offset, length, source }: Token): string | undefined {
  return text.slice(offset + length).trim() === "" ? MARKS[source] : undefined;
}

/** What follows the end of the file, if it is an object with the fields of a page or of a shared block's file. */
function wholeNext(text: string, { offset }: Token): "page" | "block" | undefined {
  const next = text.slice(offset, offset + 1000);
  if (SHARED.test(next)) return "block";
  return /^,?\s*\{\s*"(?:\$schema|route|title|description)"\s*:/.test(next) ? "page" : undefined;
}

const SHARED = /^,?\s*\{\s*(?:"\$schema"\s*:\s*"[^"]*"\s*,\s*)?"(?:open|block)"\s*:/;
