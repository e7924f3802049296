/** Unknown names that a fix renames to a missing field: one mistake, so that nobody writes the field anew as well. */
import type { CodedFinding } from "../../../finding.ts";
import { OUT } from "../../../wording/commas.ts";
import { quote } from "../../../wording/words.ts";
import { renameIfSaid } from "./intoLacking.ts";
import type { Sorted } from "../sorted/sorted.ts";
import { isSaid, renameIfRead } from "./onlyFree.ts";
import { REMARK } from "../../../wording/synonyms.ts";

interface ForLacking {
  /** The unknown name that certainly stands for the field. */
  name?: string;
  /** The fix for each name that may stand for it. */
  fixes: ReadonlyMap<CodedFinding, string>;
}

/** @param strange The findings about unknown names. Undefined if none of them is to be renamed to the field. */
export function renamedToLacking(
  sorted: Sorted,
  strange: readonly CodedFinding[],
  field: string,
): ForLacking | undefined {
  const ifRead = renameIfRead(field);
  const own = strange.filter(({ fix }) => fix === ifRead || fix === renameIfSaid([field]));
  const [first, ...others] = own;
  if (!first) return undefined;
  const mayBeOther = strange.some((finding) => finding !== first && isOfWords(sorted, finding));
  const name = String(first.path.at(-1));
  if (others.length === 0 && first.fix === ifRead && !mayBeOther) return { name, fixes: new Map() };
  const start = `rename it to ${quote(field)}, which is missing, if that is what it says.`;
  const end =
    others.length > 0 ? `Else take it ${OUT}.` : `Else take it ${OUT}, and add ${quote(field)} with your own words.`;
  return { fixes: new Map(own.map((finding) => [finding, `${start} ${end}`])) };
}

/** Whether the value of a name that is not renamed to another field is words for visitors. */
function isOfWords({ group }: Sorted, { path, fix = "" }: CodedFinding): boolean {
  const name = String(path.at(-1));
  const value = group[name];
  return typeof value === "string" && isSaid(value) && !REMARK.test(name) && !/^rename it to "\w+"\.$/.test(fix);
}
