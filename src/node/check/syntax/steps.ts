/** Steps a scan past one token, or says why it cannot stand there. */
import { quote, short } from "../wording/words.ts";
import { afterTheEnd } from "./afterTheEnd.ts";
import { afterValue } from "./afterValue.ts";
import { isBeforeColon, isFaultyTextNext, isValueNext } from "./ahead.ts";
import { asElsewhere } from "./asElsewhere.ts";
import { behindList } from "./entries/behindList.ts";
import {
  bareWord,
  colonBeforeName,
  colonInside,
  openName,
  unopenedText,
  unquotedName,
  valueInName,
} from "./quotes/bareWords.ts";
import { startsWithName, tooShort } from "./brackets/brackets.ts";
import { commaBeforeValue, extraComma, markBehind, trailingComma } from "./commas/commas.ts";
import { commaForColon } from "./commas/commaForColon.ts";
import { faultAt, type SyntaxFault } from "./fault.ts";
import { isIndented } from "./lineOf.ts";
import { misplacedBracket } from "./brackets/misplacedBracket.ts";
import { strayEnd, strayEnds, tooManyEnds } from "./brackets/leftOver.ts";
import { lostList, lostName } from "./entries/lostList.ts";
import { missingValue, nameWithoutValue } from "./missingValue.ts";
import { namelessBracket } from "./brackets/namelessBracket.ts";
import { close, closed, lineBreakBetween, type Scan } from "./scan.ts";
import { CURLY_MARKS } from "./quotes/marks.ts";
import { pastedTags } from "./pasted/pastedTags.ts";
import { quoteInName } from "./quotes/quoteInName.ts";
import { wordsBeforeName } from "./quotes/wordsBeforeName.ts";
import { wordsInBraces } from "./pasted/wordsInBraces.ts";
import { endOf, following, isEnd, type Token } from "./tokens.ts";

const CURLY_END = new RegExp(`^"[\\w$-]+[${CURLY_MARKS}]`);

/** The fault of a token where it stands; if there is none, the scan expects what may follow it. */
export function step(scan: Scan, token: Token): SyntaxFault | undefined {
  const tags = token.kind === "word" || token.kind === "[" ? pastedTags(scan, token) : undefined;
  if (tags) return tags;
  switch (scan.expected) {
    case "colon":
      return afterName(scan, token);
    case "name":
    case "first name":
      return atName(scan, token);
    case "comma":
      return afterValue(scan, token);
    case "end":
      return token.kind === "end" ? undefined : afterTheEnd(scan, token);
    default:
      return atValue(scan, token);
  }
}

function atValue(scan: Scan, token: Token): SyntaxFault | undefined {
  const { kind } = token;
  if (kind === "word" && isNameInList(scan, token)) return unquotedName(scan.text, token, isBeforeColon(scan, token));
  const words = wordsInBraces(scan, token);
  if (words) return words;
  const unopened = ["word", "other", "{"].includes(kind) ? unopenedText(scan.text, token) : undefined;
  if (unopened) return unopened;
  if (kind === "{" || kind === "[") {
    scan.open = [...scan.open, { token, name: scan.before?.kind === ":" ? scan.name : undefined }];
    scan.expected = kind === "{" ? "first name" : "first value";
    return undefined;
  }
  if (kind === "string" && scan.open.length === 0 && isBeforeColon(scan, token)) return startsWithName(token);
  if (kind === "string" || kind === "number" || kind === "literal") {
    scan.ended = undefined;
    return closed(scan);
  }
  if (kind === "]" && scan.expected === "first value") return close(scan);
  if (kind === "end") return tooShort(scan, token);
  if (kind === "word" && isCutShort(scan.text, token)) return tooShort(scan, token);
  if (kind === "word" || token.source === "/") return markBehind(scan, token) ?? bareWord(scan.text, token);
  const early = commaBeforeValue(scan, token);
  if (early) return early;
  if (scan.before?.kind === ":" && [",", "}", "]"].includes(kind))
    return missingValue(scan.text, scan.name, scan.before);
  if (kind === ",") return extraComma(token);
  if (kind === ":" && scan.before?.kind === ":") {
    const message = "There is one colon too many.";
    return faultAt(token, { code: "unexpected-text", message, fix: "take this colon out.", replacement: "" });
  }
  return afterComma(scan, token);
}

/** Whether a field without the opening mark of its name begins a line among entries, where a { is missing before it. */
function isNameInList({ text, open }: Scan, { offset }: Token): boolean {
  const isField = /^[\w$-]+"?[ \t]*:[ \t]*["{[]/.test(text.slice(offset, offset + 100));
  return isField && open.at(-1)?.token.kind === "[" && isIndented(text, offset);
}

/** Whether the text ends in the middle of true, false or null. */
function isCutShort(text: string, { offset, source }: Token): boolean {
  const isPart = ["true", "false", "null"].some((word) => word.startsWith(source));
  return isPart && text.slice(offset + source.length).trim() === "";
}

function atName(scan: Scan, token: Token): SyntaxFault | undefined {
  const { kind } = token;
  if (kind === "string") {
    scan.previous = scan.before?.kind === "," && !scan.ended ? scan.name : undefined;
    scan.name = token;
    scan.expected = "colon";
    return undefined;
  }
  if (kind === "}" && scan.expected === "first name") return close(scan);
  if (kind === "end") return tooShort(scan, token);
  const words = kind === "word" ? wordsBeforeName(scan, token) : undefined;
  if (words) return words;
  if (kind === "word" || kind === "literal" || kind === "number") {
    const isBefore = isBeforeColon(scan, token);
    const isCut = scan.text[endOf(token)] === '"';
    return isBefore || isCut || isValueNext(scan, token)
      ? unquotedName(scan.text, token, isBefore)
      : ((kind === "number" ? lostName(scan, token) : undefined) ?? unexpected(token, scan.before));
  }
  if (kind === ",") return extraComma(token);
  if (kind === ":") {
    const behind = colonBeforeName(scan.text, token);
    if (behind) return behind;
    const next = following(scan.text, token);
    return faultAt(token, {
      code: "missing-name",
      message: "There is no name before this colon.",
      fix: "write a name in quotation marks before it.",
      ...(next.kind === "string" && { lone: { word: next.source.slice(1, -1), comma: "", hasColon: true } }),
    });
  }
  if (kind === "{" || kind === "[") return namelessBracket(scan, token);
  return afterComma(scan, token);
}

function afterName(scan: Scan, token: Token): SyntaxFault | undefined {
  const name = scan.name!;
  const written = short(name.source);
  if (token.kind === ":") {
    scan.expected = "value";
    return undefined;
  }
  if (token.kind === "end") return tooShort(scan, token);
  if (token.source === "=" || token.source === ";") {
    return faultAt(token, {
      code: "missing-colon",
      message: `There is ${token.source} after ${written} where a colon belongs.`,
      fix: `write : in place of ${token.source}.`,
      replacement: ":",
    });
  }
  const curly = CURLY_END.test(name.source) ? openName({ text: scan.text, expected: "name" }, name) : undefined;
  if (curly) return curly;
  if (/^[,?!*]$/.test(token.source) && following(scan.text, token).kind === ":") {
    const [a, the] = token.kind === "," ? ["a comma", "the comma"] : [token.source, `the ${token.source}`];
    const message = `There is ${a} between ${written} and its colon.`;
    return faultAt(token, { code: "json-syntax", message, fix: `take ${the} out.`, replacement: "" });
  }
  if (token.kind === "," || isEnd(token)) {
    const isComma = token.kind === "," && (isValueNext(scan, token) || isFaultyTextNext(scan, token));
    return (
      valueInName(name) ??
      lostList(scan) ??
      behindList(scan) ??
      (isComma ? commaForColon(scan, token) : nameWithoutValue(scan))
    );
  }
  const open =
    quoteInName(scan.text, name) ??
    colonInside(scan.text, name) ??
    openName({ text: scan.text, expected: "name" }, name);
  if (open) return open;
  const meant = `"${asElsewhere(scan.text, name.source.slice(1, -1))}"`;
  const said = { code: "missing-colon", message: `A colon is missing after ${written}.` } as const;
  const fault = faultAt(name, { ...said, fix: `write ${short(meant)}: with a colon.` });
  const edit = { offset: name.offset, length: name.length, text: `${meant}:` };
  if (!/^"[\w$-]+"$/.test(name.source) || lineBreakBetween(scan, token)) return fault;
  // A value without its quotation marks is told next.
  return isValue(token) ? { ...fault, edit } : token.kind === "word" ? { ...fault, meant: edit } : fault;
}

function isValue({ kind, fault }: Token): boolean {
  return !fault && ["string", "number", "literal", "{", "["].includes(kind);
}

/** A closing bracket or an unknown token where a value or a name belongs. */
function afterComma(scan: Scan, token: Token): SyntaxFault | undefined {
  const comma = scan.before;
  if (comma?.kind === "," && isEnd(token)) {
    const wrong = (token.kind === "]") !== (scan.open.at(-1)?.token.kind === "[");
    if (wrong) return misplacedBracket(scan, token);
    // During a trial, a trailing comma says nothing about brackets.
    return scan.reach ? (strayEnd(scan, token) ?? trailingComma(comma, token)) : close(scan);
  }
  if (isEnd(token))
    return scan.open.length > 0 ? misplacedBracket(scan, token) : tooManyEnds(scan, token, strayEnds(scan, token));
  return unexpected(token, comma);
}

function unexpected(token: Token, before?: Token): SyntaxFault {
  // Behind a comma nothing is missing, and a single mark is no text to be quoted.
  const isMark = before?.kind === "," && /^[^\p{L}\p{N}]$/u.test(token.source);
  return faultAt(token, {
    code: "unexpected-text",
    message: `${quote(token.source)} is not expected here.`,
    fix: isMark ? "take it out." : "take it out, or put the text in quotation marks.",
    replacement: isMark ? "" : undefined,
  });
}
