/** Takes a scan past one piece of a text, or says why that cannot stand there. */
import { quote, short } from "../words.ts";
import { isBeforeColon, isBeforeName, isValueNext } from "./ahead.ts";
import { bareTime, bareWord, innerQuote, openName, unclosedBefore, unopenedText, unquotedName } from "./bareWords.ts";
import { extraBracket, namelessBracket, nameInList, roundEnd, tooShort } from "./brackets.ts";
import { extraComma, markForComma, missingComma, trailingComma } from "./commas.ts";
import { faultAt, type SyntaxFault } from "./fault.ts";
import { groupOutside } from "./outside.ts";
import { forgottenValue, misplacedBracket, missingClosing, missingOpening } from "./guesses.ts";
import { commaForColon, lostList, missingValue, nameWithoutValue } from "./rows.ts";
import { endsAtStart, strayEnds, tooManyEnds } from "./leftOver.ts";
import { lineBreakBetween, type Scan } from "./scan.ts";
import type { Token } from "./tokens.ts";

/** The mistake that a piece is where it stands; otherwise the scan expects what may come after it. */
export function step(scan: Scan, token: Token): SyntaxFault | undefined {
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
  const unopened = ["word", "other", "{"].includes(kind) ? unopenedText(scan.text, token) : undefined;
  if (unopened) return unopened;
  if (kind === "{" || kind === "[") {
    scan.open = [...scan.open, { token, name: scan.before?.kind === ":" ? scan.name : undefined }];
    scan.expected = kind === "{" ? "first name" : "first value";
    return undefined;
  }
  if (kind === "string" || kind === "number" || kind === "literal") {
    scan.ended = undefined;
    return closed(scan);
  }
  if (kind === "]" && scan.expected === "first value") return close(scan);
  if (kind === "end") return tooShort(scan.open, scan.before, token);
  if (kind === "word" || token.source === "/") return bareWord(scan.text, token);
  if (scan.before?.kind === ":" && [",", "}", "]"].includes(kind)) return missingValue(scan.name, scan.before);
  if (kind === ",") return extraComma(token);
  if (kind === ":" && scan.before?.kind === ":") {
    const message = "There is one colon too many.";
    return faultAt(token, { code: "unexpected-text", message, fix: "take this colon out.", replacement: "" });
  }
  return afterComma(scan, token);
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
  if (kind === "end") return tooShort(scan.open, scan.before, token);
  if (kind === "word" || kind === "literal" || kind === "number") {
    const isBefore = isBeforeColon(scan, token);
    const isCut = scan.text[token.offset + token.length] === '"';
    return isBefore || isCut || isValueNext(scan, token) ? unquotedName(scan.text, token, isBefore) : unexpected(token);
  }
  if (kind === ",") return extraComma(token);
  if (kind === ":") {
    return faultAt(token, {
      code: "missing-name",
      message: "There is no name before this colon.",
      fix: "write a name in quotation marks before it.",
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
  if (token.kind === "end") return tooShort(scan.open, scan.before, token);
  if (token.source === "=" || token.source === ";") {
    return faultAt(token, {
      code: "missing-colon",
      message: `There is ${token.source} after ${written} where a colon belongs.`,
      fix: `write : in place of ${token.source}.`,
      replacement: ":",
    });
  }
  if (token.kind === "," || token.kind === "}" || token.kind === "]") {
    const isComma = token.kind === "," && isValueNext(scan, token);
    return lostList(scan) ?? (isComma ? commaForColon(scan, token) : nameWithoutValue(scan));
  }
  const open = openName("name", name);
  if (open) return open;
  return faultAt(name, {
    code: "missing-colon",
    message: `A colon is missing after ${written}.`,
    fix: `write ${written}: with a colon.`,
  });
}

function afterValue(scan: Scan, token: Token): SyntaxFault | undefined {
  const { kind } = token;
  const inList = scan.open.at(-1)!.token.kind === "[";
  if (kind === ",") {
    scan.expected = inList ? "value" : "name";
    return undefined;
  }
  if (kind === "}" || kind === "]") return (kind === "]") === inList ? close(scan) : misplacedBracket(scan, token);
  if (kind === "end") return tooShort(scan.open, scan.before, token);
  const before = scan.before!;
  const end = before.offset + before.length;
  if (token.source === ";") {
    const message = "There is a semicolon where a comma belongs.";
    return faultAt(token, { code: "json-syntax", message, fix: "write a comma in its place.", replacement: "," });
  }
  if (isMarkTooMany(scan, token)) {
    const message = `${quote(token.source)} is not expected here.`;
    return faultAt(token, { code: "unexpected-text", message, fix: "take it out.", replacement: "" });
  }
  if (isRoundEnd(scan, token)) return roundEnd(token, inList ? "]" : "}");
  const isBehindText = kind === "word" && before.kind === "string" && end === token.offset;
  if (isBehindText) return unclosedBefore(scan, token) ?? innerQuote(scan.text, before);
  if (token.source.startsWith(")")) return roundEnd(token, inList ? "]" : "}");
  const time = kind === ":" || token.source === "/" ? bareTime(scan.text, before) : undefined;
  if (time) return time;
  if (kind === ":") {
    const other = (isBeforeName(scan, token) ? undefined : forgottenValue(scan)) ?? missingOpening(scan, token);
    if (other) return other;
    if (inList && /^"[\w$-]+"$/.test(before.source)) return nameInList(before);
    // In a list, names and values may stand that lack their own group.
    const replacement = !inList && isBeforeName(scan, token) ? "," : undefined;
    return faultAt(token, {
      code: "json-syntax",
      message: "There is a colon where a comma belongs.",
      fix: "write a comma in its place.",
      replacement,
    });
  }
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
    markForComma(scan, token) ??
    (kind === "{" && !inList ? groupOutside(scan, token) : undefined) ??
    missingClosing(scan, token) ??
    missingComma(scan, token)
  );
}

/** Whether a mark of a sentence stands between a value and the comma at the end of its line. */
function isMarkTooMany({ text }: Scan, { offset, source }: Token): boolean {
  return /^[.;!?]$/.test(source) && /^,[ \t]*\r?\n/.test(text.slice(offset + 1, offset + 100));
}

/** Whether `)` stands alone where a list or a group ends. */
function isRoundEnd({ text }: Scan, { offset, source }: Token): boolean {
  return source.startsWith(")") && /^[ \t]*(?:[,}\]\r\n]|$)/.test(text.slice(offset + 1, offset + 100));
}

function afterTheEnd({ text, before }: Scan, token: Token): SyntaxFault {
  if (token.kind === "}" || token.kind === "]") return extraBracket(token, "");
  const isBlock = /^,?\s*\{\s*"type"/.test(text.slice(token.offset, token.offset + 1000));
  const left = isBlock ? endsAtStart(text, token) : undefined;
  if (left) return left;
  const isClosed = before?.kind === "}" || before?.kind === "]";
  const end = isClosed ? before.kind : "value";
  return faultAt(token, {
    code: "text-after-end",
    message: `More is written here, after the ${end} of line {line:${before?.offset ?? 0}} that ends the file.`,
    fix: isBlock
      ? 'move the block into the list "blocks", before the ] at its end, with a comma between.'
      : isClosed
        ? `take out all from here on, or move it before that ${end}.`
        : "write { at the start of the file and } at its end.",
  });
}

/** A closing bracket or something unknown where a value or a name belongs. */
function afterComma(scan: Scan, token: Token): SyntaxFault {
  const comma = scan.before;
  if (comma?.kind === "," && (token.kind === "}" || token.kind === "]")) {
    const wrong = (token.kind === "]") !== (scan.open.at(-1)?.token.kind === "[");
    if (wrong) return misplacedBracket(scan, token);
    return trailingComma(comma, token);
  }
  if (token.kind === "}" || token.kind === "]")
    return scan.open.length > 0 ? misplacedBracket(scan, token) : tooManyEnds(scan, token, strayEnds(scan, token));
  return unexpected(token);
}

function unexpected(token: Token): SyntaxFault {
  return faultAt(token, {
    code: "unexpected-text",
    message: `${quote(token.source)} is not expected here.`,
    fix: "take it out, or put the text in quotation marks.",
  });
}

function closed(scan: Scan): undefined {
  scan.expected = scan.open.length > 0 ? "comma" : "end";
}

function close(scan: Scan): undefined {
  scan.ended = scan.open.at(-1);
  scan.open = scan.open.slice(0, -1);
  closed(scan);
}
