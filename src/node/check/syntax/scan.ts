/** The state of a scan through a text that is not JSON, and the means to try guesses. */
import { quote, short } from "../wording/words.ts";
import { endOf, isEnd, type Token } from "./tokens.ts";

/** An open bracket, and the name before it, if there is one. */
export interface OpenToken {
  token: Token;
  name: Token | undefined;
}

export type Expected = "value" | "first value" | "name" | "first name" | "colon" | "comma" | "end";

export interface Scan {
  text: string;
  expected: Expected;
  /** The open brackets, the innermost one last. */
  open: readonly OpenToken[];
  /** The object or array that ended last, if no other value stands behind it. */
  ended?: OpenToken | undefined;
  /** The token before the current one. */
  before?: Token | undefined;
  /** The name that the value belongs to. */
  name?: Token | undefined;
  /** The name before it in the same object, if its value is a scalar. */
  previous?: Token | undefined;
  /** Undefined during a trial, so that trials do not nest. */
  reach?: Reach | undefined;
}

/** The state of a scan before a token. */
export type Stand = Omit<Scan, "text" | "reach"> & { at: number };

/** The offset that a scan reaches if `written` replaces what stands between a stand and `from`; Infinity if it finds no fault. */
export type Reach = (stand: Omit<Stand, "at">, written: string, from: number) => number;

/** A lead of fewer characters over another guess is not significant. */
const LEAD = 100;

/** Whether one guess gets clearly further than all others. */
export function isFurther(reached: number, others: readonly number[]): boolean {
  return others.every((other) => (reached === Number.POSITIVE_INFINITY ? other < reached : reached - other > LEAD));
}

/** What closes these brackets, the innermost one first. */
export function closingOf(open: readonly OpenToken[]): string[] {
  return open.toReversed().map(({ token }) => closing(token));
}

/** The bracket that closes a `{` or a `[`. */
export function closing({ kind }: { kind: string }): "}" | "]" {
  return kind === "{" ? "}" : "]";
}

/** The source of a token, shortened; a long text keeps its closing quotation mark. */
export function sourceOf({ kind, source }: Token): string {
  return kind === "string" ? quote(source.slice(1, -1)) : short(source);
}

/** What a sentence calls a token: "the }", or else its source. */
export function named(token: Token): string {
  return isEnd(token) ? `the ${token.kind}` : sourceOf(token);
}

export function lineBreakBetween({ text, before }: Scan, token: Token): boolean {
  return text.slice(endOf(before!), token.offset).includes("\n");
}

/** Moves the scan behind the end of a value. */
export function closed(scan: Scan): undefined {
  scan.expected = scan.open.length > 0 ? "comma" : "end";
}

/** Moves the scan behind the end of the innermost object or array. */
export function close(scan: Scan): undefined {
  scan.ended = scan.open.at(-1);
  scan.open = scan.open.slice(0, -1);
  closed(scan);
}
