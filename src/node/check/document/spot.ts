/**
 * Narrows the range of a long text to the part that a finding is about, so that nobody has to search a paragraph for a
 * wrong link.
 */
import type { Finding } from "../finding.ts";
import { type WrittenLink, writtenLinks } from "../gathered/links/markdownLinks.ts";
import { withoutCode } from "../inTexts/markdown.ts";
import type { Document } from "./document.ts";
import type { Range } from "./position.ts";
import { rangeIn, saidBy, type Span } from "./written.ts";

/** In a text of at most this length, the part is easy to see. */
const SHORT = 60;
/** A shorter piece may occur in a text by chance. */
const LEAST = 3;
/** The quoted names in a message. */
const NAMED = /"((?:[^"\\]|\\.)+)"/g;
/** The ellipsis at the end of a shortened quotation. */
const CUT = /…$/;

/**
 * The range of the link of a finding, of its piece, or of the first quoted name of its message that occurs.
 * @param range The range of a value in the document.
 * @returns `range` itself for short texts (unless they have several links), for other values, and if nothing is found.
 */
export function spotOf(
  document: Pick<Document, "text">,
  range: Range,
  { message, piece, link }: Pick<Finding, "message" | "piece" | "link">,
): Range {
  const source = document.text.slice(range.offset, range.offset + range.length);
  if (!source.startsWith('"') || piece === "") return range;
  const isShort = source.length <= SHORT;
  const names = [piece ?? [], quotedIn(message)].flat().map((named) => ({ named, whole: named.replace(CUT, "") }));
  if (link !== undefined) {
    const text = saidBy(document, range);
    const links = writtenLinks(text);
    const words = piece === undefined ? names.map(({ whole }) => whole) : [piece];
    return isShort && links.length === 1 ? range : rangeIn(document, range, partOf(text, links[link]!, words));
  }
  if (isShort) return range;
  for (const { named, whole } of names) {
    const at = firstIn(source, whole);
    // A shortened quotation from the start of the text is the text itself.
    const isPiece = at > 1 || (at === 1 && whole === named);
    if (isPiece && whole.length >= LEAST && whole.length < source.length - 2)
      return { offset: range.offset + at, length: whole.length };
  }
  return range;
}

/** The label or the address of a link, whichever is named. */
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

/** Prefers an occurrence outside code and without a backslash before it. */
function firstIn(source: string, piece: string): number {
  const words = withoutCode(source);
  for (let at = words.indexOf(piece); at >= 0; at = words.indexOf(piece, at + 1)) if (words[at - 1] !== "\\") return at;
  return source.indexOf(piece);
}

/** The quoted names in a message. */
export function quotedIn(message: string): string[] {
  return Array.from(message.matchAll(NAMED), ([, quoted]) => quoted!);
}
