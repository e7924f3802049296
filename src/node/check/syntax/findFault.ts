/** Finds the first mistake in a text that is not JSON and puts it in words. Without recursion. */
import { foreignMark } from "./foreignMarks.ts";
import { bareWord, innerQuote, openName, unopenedText, unquotedName } from "./bareWords.ts";
import { commaInside, endsWithComma, nameInList } from "./bareWords.ts";
import { cutText, extraBracket, namelessBracket, tooShort } from "./brackets.ts";
import { faultAt, type SyntaxFault } from "./fault.ts";
import { misplacedBracket, missingClosing, missingOpening } from "./guesses.ts";
import { lineBreakBetween, type Reach, type Scan, sourceOf, type Stand } from "./scan.ts";
import { readToken, type Token } from "./tokens.ts";
import { quote, short } from "../words.ts";

const START: Stand = { at: 0, expected: "value", open: [] };
/** No edit reaches further back than the token before the one where its mistake was found. */
const TOKENS_BACK = 3;
/** How much of the rest of a text is looked at to find out which of several guesses is right, and how much of that counts. */
const WINDOW = 20_000;
const WITHIN = 15_000;

/**
 * The first mistake; undefined when there is none that this scanner knows of. With the stands of a scan that found one,
 * it goes on from there, in a text where nothing but the edit of that mistake is different; it puts its own in their place.
 */
export function findSyntaxFault(text: string, stands: Stand[] = []): SyntaxFault | undefined {
  const { at: start, ...from } = stands[0] ?? START;
  stands.length = 0;
  return findFault({ ...from, text, reach: reachIn(text) }, start, stands);
}

function findFault(scan: Scan, start: number, stands: Stand[]): SyntaxFault | undefined {
  const { text } = scan;
  for (let at = start; ;) {
    stands.push({ ...scan, at });
    if (stands.length > TOKENS_BACK) stands.shift();
    const token = readToken(text, at);
    const found =
      foreignMark(scan, token) ??
      (token.fault ? (openName(scan.expected, token) ?? faultOf(scan, token)) : step(scan, token));
    if (found) return found;
    if (token.kind === "end") return undefined;
    scan.before = token;
    at = token.offset + token.length;
  }
}

/** What is wrong with a piece itself. */
function faultOf({ text, open }: Scan, { fault, offset, source }: Token): SyntaxFault | undefined {
  const isCut = fault?.code === "unclosed-text" && text.slice(offset + source.length).trim() === "";
  return isCut && !/[\s,]$/.test(source) && open.length > 1 ? cutText(open, fault) : fault;
}

function reachIn(text: string): Reach {
  return (stand, written, from) => {
    const stands: Stand[] = [];
    const rest = text.slice(from, from + WINDOW);
    const fault = findFault({ ...stand, text: written + rest, reach: undefined }, 0, stands);
    // Where it stopped: a mistake may be shown at a piece before the stand, whose place is that in the whole text.
    const reached = fault ? Math.max(stands.at(-1)!.at - written.length, 0) : Number.POSITIVE_INFINITY;
    return from + WINDOW < text.length ? Math.min(reached, WITHIN) + from : reached + from;
  };
}

function step(scan: Scan, token: Token): SyntaxFault | undefined {
  switch (scan.expected) {
    case "colon":
      return afterName(scan, token);
    case "name":
    case "first name":
      return atName(scan, token);
    case "comma":
      return afterValue(scan, token);
    case "end":
      return token.kind === "end" ? undefined : afterTheEnd(token);
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
  if (kind === "word") return bareWord(scan.text, token);
  if (scan.before?.kind === ":" && [",", "}", "]"].includes(kind)) {
    const name = scan.name ? scan.name.source : "this";
    return faultAt(scan.before, {
      code: "missing-value",
      message: `Nothing is written after ${name}:.`,
      fix: `write a value after the colon, or take ${name} out.`,
    });
  }
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
    scan.name = token;
    scan.expected = "colon";
    return undefined;
  }
  if (kind === "}" && scan.expected === "first name") return close(scan);
  if (kind === "end") return tooShort(scan.open, scan.before, token);
  if (kind === "word" || kind === "literal" || kind === "number")
    return unquotedName(scan.text, token, isBeforeColon(scan, token));
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
  if (token.kind === "," && isValueNext(scan, token)) {
    return faultAt(token, {
      code: "missing-colon",
      message: `There is a comma after ${written} where a colon belongs.`,
      fix: "write : in place of the comma.",
      replacement: ":",
    });
  }
  if (token.kind === "," || token.kind === "}" || token.kind === "]") {
    return faultAt(name, {
      code: "missing-value",
      message: `${written} has no value.`,
      fix: `write a colon and a value after ${written}.`,
    });
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
  if (kind === "word" && before.kind === "string" && end === token.offset) return innerQuote(token);
  if (kind === ":") {
    const opening = missingOpening(scan, token);
    if (opening) return opening;
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
  if (kind === "word" && !inList && /^[A-Za-z_$]/.test(token.source) && !lineBreakBetween(scan, token)) {
    return faultAt(token, {
      code: "unexpected-text",
      message: `${quote(token.source)} is not expected here.`,
      fix: `put the whole text in quotation marks, or take ${quote(token.source)} out.`,
    });
  }
  const closing = missingClosing(scan, token);
  if (closing) return closing;
  const edit = mayFollow(scan, token) ? { edit: { offset: end, length: 0, text: "," } } : {};
  const last = "}]".includes(before.kind) ? `the ${before.kind}` : sourceOf(before);
  if (lineBreakBetween(scan, token)) {
    const offset = before.offset + before.length - 1;
    if (mayFollow(scan, token) && endsWithComma(before)) return commaInside(before);
    return {
      code: "json-syntax",
      offset,
      length: 1,
      wholeLine: true,
      message: "A comma is missing at the end of line {line}.",
      fix: `add a comma after ${last}.`,
      ...edit,
    };
  }
  const message = `A comma is missing before ${short(token.source)}.`;
  return { ...faultAt(token, { code: "json-syntax", message, fix: `add a comma after ${last}.` }), ...edit };
}

/** Whether a comma is surely all that is missing before this. Else a text may have been cut in two by a quotation mark. */
function mayFollow(scan: Scan, token: Token): boolean {
  if (scan.open.at(-1)!.token.kind === "{") return token.kind === "string" && isBeforeColon(scan, token);
  if (token.kind === "{" || token.kind === "[") return true;
  const { kind, offset, length } = scan.before!;
  const isApart = offset + length < token.offset;
  return (
    ["string", "number", "literal"].includes(token.kind) &&
    isApart &&
    (kind === token.kind || lineBreakBetween(scan, token))
  );
}

/** Whether a colon comes after a piece, or what some write for it. */
function isBeforeColon({ text }: Scan, { offset, length }: Token): boolean {
  return [":", "="].includes(readToken(text, offset + length).source);
}

/** Whether a name and its colon come next. */
function isBeforeName(scan: Scan, { offset, length }: Token): boolean {
  const next = readToken(scan.text, offset + length);
  return next.kind === "string" && isBeforeColon(scan, next);
}

/** Whether a value comes next that is not the name of another field. */
function isValueNext(scan: Scan, { offset, length }: Token): boolean {
  const next = readToken(scan.text, offset + length);
  if (next.fault || next.kind === "word") return false;
  return ["{", "[", "number", "literal"].includes(next.kind) || (next.kind === "string" && !isBeforeColon(scan, next));
}

function afterTheEnd(token: Token): SyntaxFault {
  if (token.kind === "}" || token.kind === "]") return extraBracket(token, "");
  return faultAt(token, {
    code: "text-after-end",
    message: "More is written here, after the end.",
    fix: "take out what follows the last }, or move it before that }.",
  });
}

/** A closing bracket or something unknown where a value or a name belongs. */
function afterComma(scan: Scan, token: Token): SyntaxFault {
  const comma = scan.before;
  if (comma?.kind === "," && (token.kind === "}" || token.kind === "]")) {
    const wrong = (token.kind === "]") !== (scan.open.at(-1)?.token.kind === "[");
    if (wrong) return misplacedBracket(scan, token);
    return faultAt(comma, {
      code: "trailing-comma",
      message: `There is a comma before the closing ${token.kind}.`,
      fix: "take this comma out. A comma only stands between two things.",
      replacement: "",
    });
  }
  if (token.kind === "}" || token.kind === "]")
    return scan.open.length > 0 ? misplacedBracket(scan, token) : extraBracket(token);
  return faultAt(token, {
    code: "unexpected-text",
    message: `${quote(token.source)} is not expected here.`,
    fix: "take it out, or put the text in quotation marks.",
  });
}

function extraComma(token: Token): SyntaxFault {
  const message = "There is a comma with nothing before it.";
  return faultAt(token, { code: "extra-comma", message, fix: "take the comma out.", replacement: "" });
}

function closed(scan: Scan): undefined {
  scan.expected = scan.open.length > 0 ? "comma" : "end";
}

function close(scan: Scan): undefined {
  scan.ended = scan.open.at(-1);
  scan.open = scan.open.slice(0, -1);
  closed(scan);
}
