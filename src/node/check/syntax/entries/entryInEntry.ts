/** An entry that was pasted into another entry of the same array, or into a group in that one. */
import { lineAt } from "../../document/lineMarks.ts";
import { short } from "../../wording/words.ts";
import { entriesFrom, entryAt, type TokenEntry } from "./entries.ts";
import { leavingFields, reachWithout, wayBefore } from "./leaving.ts";
import { isOne } from "./lists.ts";
import { faultAt, type SyntaxFault } from "../fault.ts";
import { closingOf, isFurther, type OpenToken, type Scan } from "../scan.ts";
import { endOf, following, type Token } from "../tokens.ts";

/** The array that an entry belongs to, and that entry of it which is open. */
interface Around {
  list: OpenToken;
  outer: OpenToken;
  /** All that is open inside of the array. */
  open: readonly OpenToken[];
}

/** Undefined if more of the text is read with the brackets of the outer entry before it. */
export function entryInEntry(scan: Scan, token: Token): SyntaxFault | undefined {
  const { text, before, reach } = scan;
  const own = reach && before && token.kind === "{" ? entryAt(text, token) : undefined;
  const around = own && listAround(scan, own);
  const leaving = around && leavingFields(scan, token.offset, own!);
  if (!leaving) return undefined;
  const closed = reach!(scan, `${closingOf(around.open).join("")},`, token.offset);
  if (!isFurther(reachWithout(scan, leaving), [closed])) return undefined;
  const name = around.list.name?.source;
  const what = name === '"blocks"' ? "A block" : `An entry${name === undefined ? "" : ` of the list ${short(name)}`}`;
  const said = { code: "missing-name", message: `${what} begins here, inside of another one.` } as const;
  const end = own!.end.offset;
  if (leaving.next.kind === "}" && !leaving.comma && around.open.length === 1)
    return faultAt(token, { ...said, ...endedBefore(text, { before: before!, end }, "entry") });
  const way = wayBefore(leaving, `to before the { of line ${lineAt(around.outer.token.offset)}`);
  const fix = `move it, from this { to the } of line ${lineAt(end)}${way}`;
  return faultAt(token, { ...said, fix, meant: leaving.meant });
}

/** The innermost open array whose open entry, or one above that, has the names of an object. */
export function listAround({ text, open }: Scan, own: TokenEntry): Around | undefined {
  const at = open.findLastIndex(({ token: list }, i) => {
    const outer = open[i + 1]?.token;
    if (list.kind !== "[" || outer?.kind !== "{") return false;
    const around = entryAt(text, outer);
    return isOne(own, [...entriesFrom(text, following(text, list), outer.offset), ...(around ? [around] : [])]);
  });
  return at < 0 ? undefined : { list: open[at]!, outer: open[at + 1]!, open: open.slice(at + 1) };
}

/**
 * The fix if only the } of the outer group follows, which should have ended before, and the edit with which the rest is read.
 * @param before What stands before the inner group: a comma, or the last token of a value.
 * @param end Offset of the } of the inner group.
 */
export function endedBefore(
  text: string,
  { before, end }: { before: Token; end: number },
  noun: string,
): Required<Pick<SyntaxFault, "fix" | "meant">> {
  const isComma = before.kind === ",";
  const start = isComma ? before.offset : endOf(before);
  const where = isComma ? "} before the comma" : "} and a comma at the end";
  const fix = `write ${where} of line ${lineAt(before.offset)}, where the ${noun} above ends, and take the } of line ${lineAt(end)} out.`;
  const inner = text.slice(isComma ? start + 1 : start, end);
  return { fix, meant: { offset: start, length: end + 1 - start, text: `},${inner}` } };
}
