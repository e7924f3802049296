/** Finds the first mistake in a text that is not JSON and puts it in words. Without recursion. */
import { openName } from "./bareWords.ts";
import { bracketsWithin } from "./bracketsWithin.ts";
import { cutText } from "./brackets.ts";
import type { SyntaxFault } from "./fault.ts";
import { foreignMark } from "./foreignMarks.ts";
import { withTagsQuoted } from "./pastedTags.ts";
import type { Reach, Scan, Stand } from "./scan.ts";
import { step } from "./steps.ts";
import { placeOfText } from "./takesList.ts";
import { asTruth } from "./takesTruth.ts";
import { readToken, type Token } from "./tokens.ts";

/** HTML in quotation marks. */
const TAG_FIRST = /^"\s*<[a-z]/i;
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
      (token.fault ? (openName(scan, token) ?? openBefore(scan, token) ?? faultOf(scan, token)) : step(scan, token));
    if (found) return asTruth(found, scan.name);
    if (token.kind === "end") return undefined;
    scan.before = token;
    at = token.offset + token.length;
  }
}

/** A name that has taken the first mark of its value for its own last one, so that words in other marks seem to stand alone. */
function openBefore({ text, name }: Scan, { offset }: Token): SyntaxFault | undefined {
  const isNext = name !== undefined && name.offset + name.length === offset && /:[ \t]*"$/.test(name.source);
  return isNext ? openName({ text, expected: "name" }, name) : undefined;
}

/** What is wrong with a piece itself. */
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
  // What a page says of itself stands at its top.
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
    const stands: Stand[] = [];
    const rest = text.slice(from, from + WINDOW);
    const fault = findFault({ ...stand, text: written + rest, reach: undefined }, 0, stands);
    // Where it stopped: a mistake may be shown at a piece before the stand, whose place is that in the whole text.
    const reached = fault ? Math.max(stands.at(-1)!.at - written.length, 0) : Number.POSITIVE_INFINITY;
    return from + WINDOW < text.length ? Math.min(reached, WITHIN) + from : reached + from;
  };
}
