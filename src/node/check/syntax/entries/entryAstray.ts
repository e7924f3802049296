/** An entry behind the end of what its array is in: an object without a name that has the field names of that array's entries. */
import { lineAt } from "../../document/lineMarks.ts";
import { short } from "../../wording/words.ts";
import { type TokenEntry, entryAt } from "./entries.ts";
import { commasOut, type Leaving, leavingFields } from "./leaving.ts";
import { type List, listsFor } from "./lists.ts";
import { faultAt, type SyntaxFault } from "../fault.ts";
import type { Scan } from "../scan.ts";
import type { Token } from "../tokens.ts";

/** Its place among the entries is unknown. */
const COMES_LAST = " It is the last entry then: move it up if it belongs elsewhere.";

/** Undefined if no array above, in the same object, has such entries. */
export function entryAstray(scan: Scan, token: Token): SyntaxFault | undefined {
  const { text, open, before } = scan;
  const own = scan.reach && token.kind === "{" ? entryAt(text, token) : undefined;
  const list = own && listsFor(own, text, [open.at(-1)!.token, token]).at(-1);
  if (!list) return undefined;
  const leaving = before && leavingFields(scan, token.offset, own);
  const fault = toListAbove(token, { own, list, leaving });
  const start = list.entries.at(-1)!.end.offset + 1;
  const between = text.slice(start, token.offset);
  const end = own.end.offset + 1;
  // Moving the entry would shift the fields between, so it is only left out.
  if (!/^[\s\]},]*$/.test(between))
    return { ...fault, meant: leaving?.meant ?? { offset: token.offset, length: end - token.offset, text: "" } };
  const ends = between.replace(/[\s,]/g, "");
  // The entry keeps its offset: the brackets between are moved behind it.
  const instead = `,${between.slice(1).replace(/[\]},]/g, " ")}`;
  return {
    ...fault,
    meant: { offset: start, length: end - start, text: instead + text.slice(token.offset, end) + ends },
  };
}

/** The fault of an object that goes to the end of an array above. */
export function toListAbove(
  token: Token,
  { own, list, leaving }: { own: TokenEntry; list: List; leaving: Leaving | undefined },
): SyntaxFault {
  const last = list.entries.at(-1)!;
  const message = `This { is one more entry of the list ${short(list.name.source)}, which ends at the ] of line ${lineAt(last.next.offset)}.`;
  const commas = leaving ? commasOut(leaving) : "";
  const fix = `move all of it, up to the } of line ${lineAt(own.end.offset)}, into that list: behind the } of line ${lineAt(last.end.offset)}, with a comma between the two.${commas}${COMES_LAST}`;
  return faultAt(token, { code: "wrong-bracket", message, fix });
}
