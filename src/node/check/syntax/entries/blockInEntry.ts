/** A block that was pasted into an entry of another block: the fix, and the edit with which the rest is read. */
import { lineAt } from "../../document/lineMarks.ts";
import { faultAt, type SyntaxFault } from "../fault.ts";
import { takenOut } from "../commas/outWithComma.ts";
import { closingOf, type OpenToken, type Scan } from "../scan.ts";
import { depthOf, endOf, following, type Token } from "../tokens.ts";

/**
 * Moves a block behind the one around it. Undefined if that one has no array or object open, or if its end is unknown.
 * @param end Offset of the last } of the block, or of the blocks that follow it.
 */
export function blockInEntry(
  { text, open, before }: Scan,
  token: Token,
  end: number | undefined,
): SyntaxFault | undefined {
  const list = open.findIndex(({ name }) => name?.source === '"blocks"');
  const around = open.slice(list + 1);
  if (list < 0 || around.length < 2 || end === undefined) return undefined;
  const outer = endAround(text, end, around);
  if (!outer) return undefined;
  const behind = following(text, { offset: end, length: 1 });
  // If another field follows, the comma behind the block is the one that was missing before it.
  const isNeeded = behind.kind === "," && !",{".includes(before!.kind) && following(text, behind).kind !== "}";
  const own = { offset: token.offset, length: end + 1 - token.offset };
  const { comma, meant: out } = isNeeded ? { comma: "", meant: own } : takenOut(text, own);
  const message = "A block begins here, inside of another one.";
  const fix = `take it out, from this { to the } of line ${lineAt(end)}${comma}. Write it behind the } of line ${lineAt(outer.offset)}, where the block around it ends, with a comma before it.`;
  const rest = text.slice(endOf(out), outer.offset + 1);
  const block = text.slice(token.offset, end + 1);
  const meant = { offset: out.offset, length: outer.offset + 1 - out.offset, text: `${rest},${block}` };
  return faultAt(token, { code: "missing-name", message, fix, meant });
}

/** The token that closes the first of these brackets, if all of them are closed in order behind an offset. */
function endAround(text: string, from: number, open: readonly OpenToken[]): Token | undefined {
  const ends = closingOf(open);
  let depth = 0;
  for (let token = following(text, { offset: from, length: 1 }); token.kind !== "end" && !token.fault;) {
    depth += depthOf(token);
    if (depth < 0) {
      if (token.kind !== ends.shift()) return undefined;
      if (ends.length === 0) return token;
      depth = 0;
    }
    token = following(text, token);
  }
  return undefined;
}
