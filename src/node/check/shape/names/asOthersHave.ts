/** The field that an unknown one most likely stands for: all other entries of the list have it, and this one lacks it. */
import { onlyOf } from "../../onlyOf.ts";
import { isPictureFile } from "../../../../model/imageTypes.ts";
import type { Json } from "../../../../model/fields.ts";
import { isGroup } from "../../json.ts";
import type { Lookup } from "../../lookup.ts";
import { couldStand } from "../couldStand.ts";
import { ADDRESS } from "../values/linkInText.ts";
import type { Sorted } from "./meanings.ts";
import { nounOf } from "./noun.ts";
import { otherEntries } from "./otherEntries.ts";
import { REMARK } from "./synonyms.ts";

/** Undefined where no such field, or more than one, could have the value. */
export function asOthersHave(lookup: Lookup, sorted: Sorted, name: string): string | undefined {
  const { document, path, group, free } = sorted;
  const others = otherEntries(document, path);
  const value = group[name]!;
  if (others.length < 2 || REMARK.test(name) || !isSaid(value)) return undefined;
  const haveLike = (field: string) =>
    others.every(
      (other) => isGroup(other) && Array.isArray(other[field]) === Array.isArray(value) && isSaid(other[field]),
    );
  const meant = onlyOf(free.filter((field) => haveLike(field) && couldStand(lookup, sorted, { field, value })));
  if (meant === undefined) return undefined;
  return `rename it to "${meant}", which every other ${nounOf(lookup, sorted)} has.`;
}

/** Words, or a list of them. */
function isSaid(value: Json | undefined): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every((each) => typeof each === "string" && isSaid(each));
  return typeof value === "string" && /\p{L}/u.test(value) && !ADDRESS.test(value) && !isPictureFile(value);
}
