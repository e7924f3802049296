/** What becomes of the commas beside an object without a name that moves away from among the fields of a group. */
import { lineAt } from "../../document/lineMarks.ts";
import type { Edit } from "../../finding.ts";
import type { Scan } from "../scan.ts";
import { endOf, following, type Token } from "../tokens.ts";
import type { TokenEntry } from "./entries.ts";

export interface Leaving {
  /** The comma behind the object, if there is one. */
  comma: Token | undefined;
  /** Whether that comma stays, between the fields beside the object. */
  isKept: boolean;
  /** The comma before the object, if it has to go. */
  before: Token | undefined;
  /** What follows: a field, the } of the group, or another object. */
  next: Token;
  /** Leaves the object out. */
  meant: Edit;
}

/** Undefined if more is wrong beside the object. */
export function leavingFields(
  { text, before }: Scan,
  offset: number,
  { end, next: behind }: TokenEntry,
): Leaving | undefined {
  const comma = behind.kind === "," ? behind : undefined;
  const next = comma ? following(text, comma) : behind;
  const isLast = next.kind === "}";
  const isFirst = before!.kind === "{";
  const isParted = isFirst || before!.kind === ",";
  // Another object of this kind may follow, which is told next.
  const isFollowed = next.kind === "string" || next.kind === "{";
  if ((!isLast && !isFollowed) || (isLast && isFirst) || (!isLast && !isParted && !comma)) return undefined;
  const goes = isLast && isParted ? before : undefined;
  const from = goes?.offset ?? offset;
  const isKept = !isLast && !isParted;
  const to = endOf(comma && !isKept ? comma : end);
  return { comma, isKept, before: goes, next, meant: { offset: from, length: to - from, text: "" } };
}

/** How far the scan gets if the object is left out. */
export function reachWithout({ reach, ...scan }: Scan, { next }: Leaving): number {
  const expected = next.kind === "}" ? "comma" : scan.before!.kind === "{" ? "first name" : "name";
  return reach!({ ...scan, expected }, "", next.offset);
}

/** The way of the object to before an entry, with all that is to be said of commas. */
export function wayBefore(leaving: Leaving, place: string): string {
  const { comma, isKept, before } = leaving;
  if (comma && !isKept && !before) return `, with the comma behind it, ${place}.`;
  return `${isKept ? ", but without the comma behind it," : ""} ${place}, with a comma behind it.${commasOut(leaving)}`;
}

/** A sentence about the commas that go, with the space before it; empty if there is none. */
export function commasOut({ comma, isKept, before }: Leaving): string {
  const own = isKept ? undefined : comma;
  const gone = before ?? own;
  if (!gone) return "";
  if (before && own) return " Take the commas beside it out.";
  return ` Take the comma ${before ? "before" : "behind"} it out, at the end of line ${lineAt(gone.offset)}.`;
}
