/** A list in a list whose entries have to be written anew: with them, its brackets are one mistake. */
import { pointerOf } from "../../../../model/pointer.ts";
import type { CodedFinding } from "../../finding.ts";
import { isGroup, valueAt } from "../../json.ts";
import { onlyOf } from "../../onlyOf.ts";
import { listWithin } from "../values/lists/onlyWithin.ts";

/**
 * @param found The findings of a value, without what stands in such lists.
 * @param inBrackets The findings of the entries in such lists.
 */
export function innerAnew(
  found: readonly CodedFinding[],
  inBrackets: readonly CodedFinding[],
): { found: CodedFinding[]; inBrackets: readonly CodedFinding[] } {
  const told = new Set<CodedFinding>();
  const kept = found.flatMap((finding) => {
    const { document, path, brackets, edit: _, ...said } = finding;
    if (brackets !== "doubled") return [finding];
    const isAt = (pointer: string) => (each: CodedFinding) =>
      pointerOf(each.path) === pointer && each.code === "wrong-type" && !each.brackets;
    // The fix shows how each of them is written.
    if (inBrackets.some(isAt(pointerOf(path.slice(0, -1))))) return [];
    const { value, path: within } = listWithin(valueAt(document, path)!);
    const only = Array.isArray(value) ? onlyOf(value) : undefined;
    const entry = pointerOf([...path, ...within, 0]);
    const isAnew = only !== undefined && (!isGroup(only) || Object.keys(only).length === 0);
    const own = isAnew
      ? inBrackets.find((each) => pointerOf(each.path) === entry && OF_WHOLE.has(each.code))
      : undefined;
    if (!own?.fix) return [finding];
    told.add(own);
    return [{ ...said, document, path, fix: own.fix }];
  });
  return { found: kept, inBrackets: inBrackets.filter((each) => !told.has(each)) };
}

const OF_WHOLE: ReadonlySet<string> = new Set(["wrong-type", "missing-property"]);
