/** `"head"ing":`, a quotation mark inside of a name. */
import { short } from "../../wording/words.ts";
import { asElsewhere } from "../asElsewhere.ts";
import { faultAt, type SyntaxFault } from "../fault.ts";
import type { Token } from "../tokens.ts";

const CUT_NAME = /^("[\w$-]+"{1,2}[\w$-]+(?:"{1,2}[\w$-]+)*)("?)(?=[ \t]*:)/;
const LONGEST = 200;

/** @param name Up to that mark. */
export function quoteInName(text: string, { offset }: Pick<Token, "offset">): SyntaxFault | undefined {
  const [whole, inner, end] = CUT_NAME.exec(text.slice(offset, offset + LONGEST)) ?? [];
  if (whole === undefined || inner === undefined) return undefined;
  const meant = `"${asElsewhere(text, inner.replaceAll('"', ""))}"`;
  // Without a last mark, the first piece may be the name.
  const isSure = end !== "";
  const behind = inner.slice(inner.lastIndexOf('"') + 1);
  const orElse = isSure ? "" : `, or take ${short(behind)} out if it is no part of the name`;
  const message = `A quotation mark inside the name ${short(whole)} ends it too early.`;
  const place = { offset, length: whole.length };
  const instead = isSure ? { replacement: meant } : { readAs: meant };
  return faultAt(place, { code: "unexpected-text", message, fix: `write ${short(meant)}${orElse}.`, ...instead });
}
