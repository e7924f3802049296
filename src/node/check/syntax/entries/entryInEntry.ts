/** An entry that was pasted into another entry of the same array. */
import { lineAt } from "../../document/lineMarks.ts";
import { short } from "../../wording/words.ts";
import { entriesFrom, entryAt, type TokenEntry } from "./entries.ts";
import { isOne } from "./entryAstray.ts";
import { faultAt, type SyntaxFault } from "../fault.ts";
import { isFurther, type Scan } from "../scan.ts";
import { endOf, following, type Token } from "../tokens.ts";

/** The inner entry, and what stands beside it. */
interface Inner {
  own: TokenEntry;
  offset: number;
  /** A comma, the { of the outer entry, or the last token of a value. */
  before: Token;
  /** The next name of the outer entry, or its }. */
  next: Token;
}

type Way = Required<Pick<SyntaxFault, "fix" | "meant">>;

/** Undefined if more of the text is read with a } before it. */
export function entryInEntry(scan: Scan, token: Token): SyntaxFault | undefined {
  const { text, open, before, reach } = scan;
  const own = entryAmong(scan, token);
  if (!own) return undefined;
  const [list, outer] = open.slice(-2);
  const next = own.next.kind === "," ? following(text, own.next) : own.next;
  const way = wayOut(text, { own, offset: token.offset, before: before!, next }, outer!.token);
  if (!way) return undefined;
  const expected = next.kind === "}" ? "comma" : before!.kind === "{" ? "first name" : "name";
  const without = reach!({ ...scan, expected }, "", next.offset);
  if (!isFurther(without, [reach!(scan, "},", token.offset)])) return undefined;
  const name = list!.name?.source;
  const what = name === '"blocks"' ? "A block" : `An entry${name === undefined ? "" : ` of the list ${short(name)}`}`;
  const message = `${what} begins here, inside of another one.`;
  return faultAt(token, { code: "missing-name", message, ...way });
}

/** The next entry behind a comma, before which the } of the one above is missing. */
export function endMissing(scan: Scan, token: Token): SyntaxFault | undefined {
  const { open, before, reach } = scan;
  if (before?.kind !== "," || !entryAmong(scan, token)) return undefined;
  if (reach!(scan, "},", token.offset) !== Number.POSITIVE_INFINITY) return undefined;
  const message = `The { of line ${lineAt(open.at(-1)!.token.offset)} is not closed before the next { begins.`;
  const meant = { offset: before.offset, length: 0, text: "}" };
  return faultAt(before, { code: "missing-bracket", message, fix: "write } before this comma.", meant });
}

/** An object where a name belongs in an entry of an array, if it has the names of that entry, or of those above. */
function entryAmong({ text, open, before, reach }: Scan, token: Token): TokenEntry | undefined {
  const [list, outer] = open.slice(-2);
  const own = reach && before && token.kind === "{" && list?.token.kind === "[" ? entryAt(text, token) : undefined;
  if (!own) return undefined;
  const around = entryAt(text, outer!.token);
  const above = entriesFrom(text, following(text, list!.token), outer!.token.offset);
  return isOne(own, around ? [...above, around] : above) ? own : undefined;
}

const TAKEN = ", with the comma behind it,";
const LEFT = ", but without the comma behind it,";
const ADDED = ", with a comma behind it";

/** The fix, and the edit with which the rest is read; undefined if more is wrong with the commas. */
function wayOut(text: string, { own, offset, before, next }: Inner, outer: Token): Way | undefined {
  const hasComma = own.next.kind === ",";
  const isBehindValue = before.kind !== "," && before.kind !== "{";
  const isLast = next.kind === "}";
  if ((!isLast && next.kind !== "string") || (isLast && before.kind === "{")) return undefined;
  if (isLast && !hasComma) return endedBefore(text, { before, end: own.end.offset }, "entry");
  // One comma stays between the fields of the outer entry, and one goes behind the inner one.
  if (hasComma ? isLast && !isBehindValue : isBehindValue) return undefined;
  const isKept = hasComma && isBehindValue && !isLast;
  const [taken, added] = !hasComma ? ["", ADDED] : isKept ? [LEFT, ADDED] : [TAKEN, ""];
  const fix = `move it, from this { to the } of line ${lineAt(own.end.offset)}${taken} to before the { of line ${lineAt(outer.offset)}${added}.`;
  return { fix, meant: { offset, length: next.offset - offset, text: isKept ? "," : "" } };
}

/**
 * The way out if only the } of the outer group follows, which should have ended before.
 * @param before What stands before the inner group: a comma, or the last token of a value.
 * @param end Offset of the } of the inner group.
 */
export function endedBefore(text: string, { before, end }: { before: Token; end: number }, noun: string): Way {
  const isComma = before.kind === ",";
  const start = isComma ? before.offset : endOf(before);
  const where = isComma ? "} before the comma" : "} and a comma at the end";
  const fix = `write ${where} of line ${lineAt(before.offset)}, where the ${noun} above ends, and take the } of line ${lineAt(end)} out.`;
  const inner = text.slice(isComma ? start + 1 : start, end);
  return { fix, meant: { offset: start, length: end + 1 - start, text: `},${inner}` } };
}
