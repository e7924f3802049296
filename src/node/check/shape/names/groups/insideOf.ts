import { groupAt, settle, settleThere, type Sorted } from "../sorted/sorted.ts";
import { onlyOf } from "../../../onlyOf.ts";
import { pictureIn } from "../../values/groups/groupsMeant.ts";
import { unknownName } from "../sorted/unknownName.ts";
import type { Lookup } from "../../../lookup.ts";
import { isGroup } from "../../../json.ts";
import { behindStart, movingAway } from "../../../wording/commas.ts";
import type { CodedFinding } from "../../../finding.ts";
import type { Group } from "../../../site.ts";
import { choice, example, joined, LONGEST_EXAMPLE, withArticle } from "../../../wording/words.ts";
import { takesField } from "../../looksLike.ts";
import { isSharedBlock, openField } from "../../block/sharedBlock.ts";

/** Fields that belong in a group, but stand beside it or in its place. */
export function insideOf(lookup: Lookup, sorted: Sorted, groups: readonly Sorted[]): CodedFinding[] {
  const { group, path } = sorted;
  const homes = new Map<string, string[]>();
  const meant = new Map<string, string>();
  for (const name of sorted.unknown.filter((each) => !sorted.sure.has(each))) {
    const found = onlyOf(
      sorted.allowed.flatMap((field) => {
        const own = nameIn(lookup, sorted, { field, name });
        return own === undefined ? [] : [{ home: field, own }];
      }),
    );
    // Of two names for one field, only one can go there.
    if (!found || [...meant.values()].includes(found.own)) continue;
    homes.set(found.home, [...(homes.get(found.home) ?? []), name]);
    meant.set(name, found.own);
  }
  return Array.from(homes).flatMap(([home, all]) => {
    const isThere = Object.hasOwn(group, home);
    const { required = [] } = lookup.schemaAt(sorted.document, [...path, home])?.schema ?? {};
    // The required fields that are not among these may be the ones that the outer group has.
    const left = required.filter((name) => !all.includes(name));
    const isNearlyWhole = !isThere && all.length > left.length && left.every((name) => Object.hasOwn(group, name));
    // All required fields of a missing group are there, so none of them is a synonym of something else.
    const isSure = isNearlyWhole && (left.length > 0 || sorted.lacking.has(home));
    const names = isSure ? all : all.filter((name) => !sorted.likely.has(name));
    const isWhole = required.every((name) => names.includes(name));
    if (names.length === 0 || (!isThere && !isSharedBlock(lookup, sorted) && !isWhole && !isSure)) return [];
    settle(sorted, names, home);
    settleThere(groupAt(groups, [...path, home]), names);
    const [them, their] = names.length > 1 ? ["them", "their"] : ["it", "its"];
    const inner: Group = Object.fromEntries(names.map((name) => [meant.get(name)!, group[name]!]));
    const shown = example(inner);
    const named = names.map((name) => `"${meant.get(name)}": …`).join(", ");
    const whole = `"${home}": ${shown.length <= LONGEST_EXAMPLE ? shown : `{ ${named} }`}`;
    const slips = names.filter((name) => meant.get(name) !== name);
    const renamed = slips.map((name) => `rename "${name}" to "${meant.get(name)}"`);
    const move = [...renamed, `move ${them} ${behindStart(`"${home}"`, isThere ? (group[home] as Group) : {})}`];
    // Under "with", nothing is required: the shared block has the rest.
    const also =
      left.length > 0 && isSure && !isSharedBlock(lookup, sorted)
        ? `, with ${withArticle(choice(left, "and"))} of its own`
        : "";
    const fix = isThere ? movingAway(`${joined(move, "and")}.`) : `write in ${their} place${also}: ${whole}.`;
    const picture = isThere ? {} : pictureIn(inner, group[names[0]!]!);
    return [{ ...unknownName(lookup, sorted, names), fix, ...picture }];
  });
}

/** The name of a field in a group that could take it; for the words of a page for a shared block, also where it is misspelt. */
export function nameIn(
  lookup: Lookup,
  sorted: Sorted,
  { field, name }: { field: string; name: string },
): string | undefined {
  const { document, path, group } = sorted;
  const inner = group[field];
  if (inner !== undefined && !isGroup(inner)) return undefined;
  const own = isSharedBlock(lookup, sorted) ? (field === "with" ? openField(lookup, sorted, name) : undefined) : name;
  if (own === undefined || (inner !== undefined && Object.hasOwn(inner, own))) return undefined;
  const located = lookup.schemaAt(document, [...path, field]);
  return takesField(lookup.schemas, located, [own, group[name]!]) ? own : undefined;
}
