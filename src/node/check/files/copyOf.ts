/** What to do with a copy of a file, so that nobody throws away the newer one of two versions. */
import { sharedEnds } from "../../../model/sharedEnds.ts";
import { routeWritten } from "../document/routeWritten.ts";
import type { SiteFiles } from "../site.ts";
import { inLines } from "../wording/inLines.ts";

interface Line {
  text: string;
  number: number;
}

/**
 * Undefined if the contents cannot be compared, or are pages of different addresses.
 * @param keep How to keep both, for the end of a sentence: "move it out of the folder pages".
 */
export function fixOfCopy(files: SiteFiles, [copy, original]: [string, string], keep: string): string | undefined {
  const [own, other] = [files[copy], files[original]];
  if (typeof own !== "string" || typeof other !== "string") return undefined;
  if (routeWritten(own) !== routeWritten(other)) return undefined;
  const [ownLines, otherLines] = [linesOf(own), linesOf(other)];
  const { start, end } = sharedEnds(ownLines, otherLines, (a, b) => a.text === b.text);
  const here = ownLines.slice(start, ownLines.length - end);
  const there = otherLines.slice(start, otherLines.length - end);
  if (here.length + there.length === 0) return `delete it: ${original} has the same content.`;
  if (here.length === 0)
    return `delete it, or ${keep}: all that it has is in ${original}, which has ${inLines(numbers(there))} besides.`;
  const differing = here.length === there.length ? here.filter(({ text }, i) => text !== there[i]!.text) : here;
  const lines = inLines(numbers(differing));
  return `the two differ in ${lines} of this one. Where this one is right, write the same into ${original}. Then delete this file, or ${keep}.`;
}

/** The lines without indentation, as editors change it; empty ones are left out. */
function linesOf(content: string): Line[] {
  return content
    .split(/\r\n?|\n/)
    .map((line, i) => ({ text: line.trim(), number: i + 1 }))
    .filter(({ text }) => text !== "");
}

function numbers(lines: readonly Line[]): number[] {
  return lines.map(({ number }) => number);
}
