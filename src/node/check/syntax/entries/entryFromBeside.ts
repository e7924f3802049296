/** An object among the fields of a group that is an entry of an array further down, or of one beside the group. */
import { lineAt } from "../../document/lineMarks.ts";
import { short } from "../../wording/words.ts";
import { entryAt, lastOf, type TokenEntry } from "./entries.ts";
import { toListAbove } from "./entryAstray.ts";
import { leavingFields, reachWithout, wayBefore } from "./leaving.ts";
import { type List, listsFor } from "./lists.ts";
import { faultAt, type SyntaxFault } from "../fault.ts";
import { closingOf, isFurther, type OpenToken, type Scan } from "../scan.ts";
import { following, type Token } from "../tokens.ts";

/** Undefined if more of the text is read with the brackets of the groups around it before it. */
export function entryFromBeside(scan: Scan, token: Token): SyntaxFault | undefined {
  const { text, open, before, reach } = scan;
  const own = reach && before && token.kind === "{" ? entryAt(text, token) : undefined;
  const leaving = own && leavingFields(scan, token.offset, own);
  const above = leaving && listAbove(scan, own);
  const list = above ?? (leaving && listBelow(scan, own));
  if (!list) return undefined;
  const ends = closingOf(open.slice(1));
  const closed = ends.map((_, i) => reach!(scan, `${ends.slice(0, i + 1).join("")},`, token.offset));
  if (!isFurther(reachWithout(scan, leaving!), closed)) return undefined;
  const { meant } = leaving!;
  if (above) return { ...toListAbove(token, { own: own!, list, leaving }), meant };
  const line = lineAt(list.first.offset);
  const message = `This { is one more entry of the list ${short(list.name.source)}, which begins in line ${line}.`;
  const way = wayBefore(leaving!, `into that list: before the { of line ${line}`);
  const fix = `move all of it, up to the } of line ${lineAt(own!.end.offset)}${way} It is the first entry then: move it down if it belongs elsewhere.`;
  return faultAt(token, { code: "wrong-bracket", message, fix, meant });
}

/** The last array with such entries before what is open, in one of the groups around the innermost one. */
function listAbove({ text, open }: Scan, own: TokenEntry): List | undefined {
  for (let at = open.length - 2; at >= 0 && !holdsBlocks(open[at]!); at--) {
    const list = listsFor(own, text, [open[at]!.token, open[at + 1]!.token]).at(-1);
    if (list) return list;
  }
  return undefined;
}

/** The first array with such entries behind an object, in one of the groups around it. */
function listBelow({ text, open }: Scan, own: TokenEntry): List | undefined {
  let from = own.end;
  for (const around of open.toReversed()) {
    const end = holdsBlocks(around) ? undefined : lastOf(text, following(text, from), { level: 1 });
    if (!end) return undefined;
    const list = around.token.kind === "{" ? listsFor(own, text, [from, end])[0] : undefined;
    if (list) return list;
    from = end;
  }
  return undefined;
}

function holdsBlocks({ name }: OpenToken): boolean {
  return name?.source === '"blocks"';
}
