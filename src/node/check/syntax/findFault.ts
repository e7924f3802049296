/** Finds the first fault of a text that is not JSON. Not recursive, so that deep nesting cannot overflow the stack. */
import { openName } from "./quotes/bareWords.ts";
import { markAfterValue } from "./quotes/markAfterValue.ts";
import { bracketsWithin } from "./brackets/bracketsWithin.ts";
import { cutText } from "./brackets/brackets.ts";
import { withEdits } from "../document/edited.ts";
import type { SyntaxCode, SyntaxFault } from "./fault.ts";
import { foreignMark } from "./foreignMarks.ts";
import { withTagsQuoted } from "./pasted/pastedTags.ts";
import type { Reach, Scan, Stand } from "./scan.ts";
import { step } from "./steps.ts";
import { placeOfText } from "./takesList.ts";
import { asTruth } from "./numbers/takesTruth.ts";
import { endOf, readToken, type Token } from "./tokens.ts";

/** A text that starts with an HTML tag. */
const TAG_FIRST = /^"\s*<[a-z]/i;
const START: Stand = { at: 0, expected: "value", open: [] };
/** The number of stands that are kept: no edit reaches further back than the token before the one with its fault. */
const TOKENS_BACK = 3;
/** How many characters are read ahead to compare guesses, and how many of them count. */
const WINDOW = 20_000;
const WITHIN = 15_000;
/** How many faults that are not of brackets are passed over for a guess, so that another mistake below stops none. */
const MOST_PASSED = 10;
const OF_WORDS: ReadonlySet<SyntaxCode> = new Set([
  "bad-backslash",
  "bad-number",
  "capital-letter",
  "comment",
  "curly-quotes",
  "invisible-character",
  "line-break-in-text",
  "quote-in-text",
  "single-quotes",
  "trailing-comma",
  "unquoted-text",
]);

/**
 * The first fault; undefined if this scanner finds none. Given the `stands` of a scan that found a fault, it resumes there, in a
 * text that may differ only by the edit of that fault. Replaces the contents of `stands` with its own.
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
      markAfterValue(scan, token) ??
      foreignMark(scan, token) ??
      (token.fault ? (openName(scan, token) ?? openBefore(scan, token) ?? faultOf(scan, token)) : step(scan, token));
    if (found) return asTruth(found, scan.name);
    if (token.kind === "end") return undefined;
    scan.before = token;
    at = endOf(token);
  }
}

/** A name that ends with the opening mark of its value in place of its own closing mark, so that the value seems unquoted. */
function openBefore({ text, name }: Scan, { offset }: Token): SyntaxFault | undefined {
  const isNext = name !== undefined && endOf(name) === offset && /:[ \t]*"$/.test(name.source);
  return isNext ? openName({ text, expected: "name" }, name) : undefined;
}

/** The fault of the token itself. */
function faultOf({ text, open, before, name }: Scan, { fault, offset, source }: Token): SyntaxFault | undefined {
  const place = fault?.fixAt && placeOfText(open, name);
  const fix = place && fault.fixAt![place];
  if (fix !== undefined) return { ...fault!, fix };
  if (fault && TAG_FIRST.test(source)) {
    const tags = withTagsQuoted(fault, text, { offset });
    if (tags.tags) return { ...tags, offset, length: tags.meant!.length };
  }
  const within = fault?.code === "unclosed-text" ? bracketsWithin(text, { offset, source }, open) : undefined;
  if (within) return within;
  const end = offset + source.length;
  const isCut = fault?.code === "unclosed-text" && text.slice(end).trim() === "";
  if (!isCut || /[}\]]\s*$/.test(source) || open.length === 0) return fault;
  // The page's own fields stand at its top, so nothing else of it is left to be checked.
  if (open.length === 1) return cutText(open, fault);
  const isValue = before?.kind === ":" || open.at(-1)!.token.kind === "[";
  const start = !isValue && before?.kind === "," ? before.offset : offset;
  return cutText(
    open,
    fault,
    isValue ? { offset: end, length: 0, text: '"' } : { offset: start, length: end - start, text: "" },
  );
}

function reachIn(text: string): Reach {
  return (stand, written, from) => {
    const { fault, at } = firstOfBrackets(stand, written + text.slice(from, from + WINDOW));
    // Where the scan stopped. The fault itself may be shown at a token before the stand, whose offset is that in the whole text.
    const reached = fault ? Math.max(at - written.length, 0) : Number.POSITIVE_INFINITY;
    return from + WINDOW < text.length ? Math.min(reached, WITHIN) + from : reached + from;
  };
}

/** The first fault that a guess about brackets may have caused, and the offset at which the scan stopped. */
function firstOfBrackets(stand: Omit<Stand, "at">, text: string): { fault: SyntaxFault | undefined; at: number } {
  let scan: Stand = { ...stand, at: 0 };
  let longer = 0;
  for (let read = text, passed = 0; ; passed++) {
    const stands: Stand[] = [];
    const { at: start, ...from } = scan;
    const fault = findFault({ ...from, text: read, reach: undefined }, start, stands);
    const edit = fault && passed < MOST_PASSED && isOfWords(fault, read) ? (fault.edit ?? fault.meant) : undefined;
    // A token before the scan has its offset in the whole text.
    if (!edit || edit.offset < stands[0]!.at) return { fault, at: stands.at(-1)!.at - longer };
    read = withEdits(read, [edit]);
    longer += edit.text.length - edit.length;
    scan = stands[0]!;
  }
}

/** Whether no guess about brackets can have caused a fault: it is within a value or a name, or only a comma is missing or too many. */
function isOfWords({ code, edit }: SyntaxFault, text: string): boolean {
  if (code === "json-syntax") return edit?.text === "," && edit.length === 0 && /["\w}]/.test(text[edit.offset - 1]!);
  return OF_WORDS.has(code);
}
