/** A field of a shared block beside the name of that: what a page words differently has a group of its own. */
import { isGroup } from "../../../json.ts";
import type { Lookup } from "../../../lookup.ts";
import type { Group } from "../../../site.ts";
import { behindStart, movingAway, TAKE_IT_OUT } from "../../../wording/commas.ts";
import { quote, withArticle } from "../../../wording/words.ts";
import { isSharedBlock, openField } from "../../block/sharedBlock.ts";
import type { Sorted } from "../sorted/sorted.ts";
import { isSaid } from "./onlyFree.ts";

export function asOwnWords(lookup: Lookup, sorted: Sorted, name: string): string | undefined {
  const { group, free } = sorted;
  if (!isSharedBlock(lookup, sorted)) return undefined;
  if (free.includes("with") && isGroup(group[name])) return `rename it to "with", or ${TAKE_IT_OUT}.`;
  const given = group["with"];
  const own = given === undefined || isGroup(given) ? openField(lookup, sorted, name) : undefined;
  if (own === undefined) return given === undefined ? ifOpen(lookup, group, name) : undefined;
  const renamed = own === name ? "" : `rename it to "${own}" and `;
  if (given === undefined) return `${renamed}put it into a group with a name: "with": { "${own}": … }.`;
  if (!Object.hasOwn(given as object, own))
    return movingAway(`${renamed}move it ${behindStart('"with"', given as Group)}.`);
  return `${TAKE_IT_OUT}: "with" has ${withArticle(quote(own))} already. If this one is meant, write it there in its place.`;
}

/** The fix for a shared block that cannot be parsed or does not exist yet, so that its open fields are not known. */
function ifOpen(lookup: Lookup, { use = null, ...fields }: Group, name: string): string | undefined {
  const from = lookup.sharedMeant?.(use);
  const value = fields[name];
  if (lookup.sharedType(use) !== undefined) return undefined;
  if (!from && (typeof value !== "string" || !isSaid(value))) return undefined;
  if (!from)
    return `write "with": { "${name}": … } in its place, and "open": ["${name}"] into the file of the shared block.`;
  return `if "${name}" stands in the list "open" of ${from.file}, write in its place: "with": { "${name}": … }. Else ${TAKE_IT_OUT}.`;
}
