/** The part of a long text that is meant: nobody looks for a wrong link at the start of the paragraph that it ends. */
import type { Finding } from "../finding.ts";
import { type WrittenLink, writtenLinks } from "../gathered/markdownLinks.ts";
import { withoutCode } from "../inTexts/markdown.ts";
import type { Document } from "./document.ts";
import type { Range } from "./position.ts";
import { rangeIn, saidBy, type Span } from "./written.ts";

/** In a text of no more characters, what is meant is seen at once. */
const SHORT = 60;
/** A piece of fewer characters may stand in a text by chance. */
const LEAST = 3;
/** What the words for a mistake name. */
const NAMED = /"((?:[^"\\]|\\.)+)"/g;
/** The end of what was too long to be named whole. */
const CUT = /…$/;

/**
 * Where a text has the link that a finding is about, or the piece, or the first thing that its message names.
 * @param range Of a value in the document.
 * @returns The same range for a short text, unless it has several links; for what is no text, and where it has no such thing.
 */
export function spotOf(
  document: Pick<Document, "text">,
  range: Range,
  { message, piece, link }: Pick<Finding, "message" | "piece" | "link">,
): Range {
  const source = document.text.slice(range.offset, range.offset + range.length);
  if (!source.startsWith('"') || piece === "") return range;
  const isShort = source.length <= SHORT;
  const names = [piece ?? [], namedIn(message)].flat().map((named) => ({ named, whole: named.replace(CUT, "") }));
  if (link !== undefined) {
    const text = saidBy(document, range);
    const links = writtenLinks(text);
    const words = names.map(({ whole }) => whole);
    return isShort && links.length === 1 ? range : rangeIn(document, range, partOf(text, links[link]!, words));
  }
  if (isShort) return range;
  for (const { named, whole } of names) {
    const at = firstIn(source, whole);
    // What is cut off at the start is the text itself.
    const isPiece = at > 1 || (at === 1 && whole === named);
    if (isPiece && whole.length >= LEAST && whole.length < source.length - 2)
      return { offset: range.offset + at, length: whole.length };
  }
  return range;
}

/** Of a link, the words or the address, whichever is named. */
function partOf(text: string, { start, end, address }: WrittenLink, names: readonly string[]): Span {
  const label = { start: start + 1, end: (address?.start ?? end - 1) - 2 };
  const read = (part: Span) => text.slice(part.start, part.end);
  if (names.includes(read(label))) return label;
  if (address && names.some((name) => read(address).includes(name))) return address;
  const inLabel = names.map((name) => ({ name, at: read(label).indexOf(name) })).find(({ at }) => at >= 0);
  return inLabel
    ? { start: label.start + inLabel.at, end: label.start + inLabel.at + inLabel.name.length }
    : { start, end };
}

/** What is meant to be read, as code or with a backslash before it, is no mistake. */
function firstIn(source: string, piece: string): number {
  const words = withoutCode(source);
  for (let at = words.indexOf(piece); at >= 0; at = words.indexOf(piece, at + 1)) if (words[at - 1] !== "\\") return at;
  return source.indexOf(piece);
}

/** What words for a mistake name, in quotation marks. */
export function namedIn(message: string): string[] {
  return Array.from(message.matchAll(NAMED), ([, quoted]) => quoted!);
}
