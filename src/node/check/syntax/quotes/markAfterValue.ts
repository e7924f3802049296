/** A quotation mark behind a number, true, false or null, of which the other one was taken out: `48"`. */
import { faultAt, type SyntaxFault } from "../fault.ts";
import type { Scan } from "../scan.ts";
import { endOf, type Token } from "../tokens.ts";

/** What may stand behind a value. */
const BEHIND = /^"[ \t]*(?:[,}\]\r\n]|$)/;
/** The most characters between the mark and that. */
const LOOK = 100;

export function markAfterValue({ text, expected, before }: Scan, { offset }: Token): SyntaxFault | undefined {
  const isValue = expected === "comma" && (before?.kind === "number" || before?.kind === "literal");
  if (!isValue || endOf(before) !== offset || !BEHIND.test(text.slice(offset, offset + LOOK))) return undefined;
  const value = before.source;
  const message = `A quotation mark stands behind ${value}, and none before it.`;
  const at = { offset, length: 1 };
  if (before.kind === "literal")
    return faultAt(at, { code: "unexpected-text", message, fix: "take it out.", replacement: "" });
  const fix = `take it out. Only if ${value} is a text and no number, write another one before it.`;
  return faultAt(at, { code: "unexpected-text", message, fix, readAs: "" });
}
