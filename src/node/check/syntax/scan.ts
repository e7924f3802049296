/** Where a scan of a text that is not JSON stands, and what it can try. */
import { quote, short } from "../wording/words.ts";
import type { Token } from "./tokens.ts";

/** A bracket that is open, and the name that it stands behind, if it does. */
export interface Open {
  token: Token;
  name: Token | undefined;
}

export type Expected = "value" | "first value" | "name" | "first name" | "colon" | "comma" | "end";

export interface Scan {
  text: string;
  expected: Expected;
  /** The brackets that are open. */
  open: readonly Open[];
  /** The group or list that ended last, when no other value stands behind it. */
  ended?: Open | undefined;
  /** The last thing before the current one. */
  before?: Token;
  /** The name that the value belongs to. */
  name?: Token;
  /** The name before it in the same group, when a value that is neither a group nor a list stands between. */
  previous?: Token | undefined;
  /** Left out while something is tried, so that nothing is tried within it. */
  reach?: Reach | undefined;
}

/** Where a scan stood before a token. */
export type Stand = Omit<Scan, "text" | "reach"> & { at: number };

/** How far into the text a scan gets when this is written in the place of what stands between a stand and `from`. */
export type Reach = (stand: Omit<Stand, "at">, written: string, from: number) => number;

/** A lead of fewer characters over another guess says nothing. */
const LEAD = 100;

/** Whether one guess gets clearly further than all others. */
export function isFurther(reached: number, others: readonly number[]): boolean {
  return others.every((other) => (reached === Number.POSITIVE_INFINITY ? other < reached : reached - other > LEAD));
}

/** What closes each of these brackets, the last one first. */
export function closingOf(open: readonly Open[]): string[] {
  return open.toReversed().map(({ token }) => closing(token));
}

/** @param opening A `{`, else a `[`. */
export function closing({ kind }: { kind: string }): "}" | "]" {
  return kind === "{" ? "}" : "]";
}

/** A piece as it is written, short, and with the closing quotation mark of a long text. */
export function sourceOf({ kind, source }: Token): string {
  return kind === "string" ? quote(source.slice(1, -1)) : short(source);
}

export function lineBreakBetween({ text, before }: Scan, token: Token): boolean {
  return text.slice(before!.offset + before!.length, token.offset).includes("\n");
}

/** A value has ended. */
export function closed(scan: Scan): undefined {
  scan.expected = scan.open.length > 0 ? "comma" : "end";
}

/** The last bracket that is open has been closed. */
export function close(scan: Scan): undefined {
  scan.ended = scan.open.at(-1);
  scan.open = scan.open.slice(0, -1);
  closed(scan);
}
