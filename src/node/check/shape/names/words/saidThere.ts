/** Words under an unknown name that another field of the group contains already. */
import type { Json } from "../../../../../model/fields.ts";
import { OUT } from "../../../wording/commas.ts";
import { wordsWithin } from "../../wordsWithin.ts";
import type { Sorted } from "../sorted/sorted.ts";

/** The fewest characters that do not occur in another text by chance. */
const LEAST = 20;

export function saidThere({ group, allowed }: Pick<Sorted, "group" | "allowed">, name: string): string | undefined {
  const words = asRead(group[name]!);
  if (!/\p{L}/u.test(words)) return undefined;
  const there = allowed.find((field) => {
    const value = group[field];
    if (value === undefined) return false;
    const said = asRead(value);
    return said === words || (words.length >= LEAST && isText(value) && said.includes(words));
  });
  return there === undefined ? undefined : `"${there}" says this already: take this field ${OUT}.`;
}

/** All words, whether they stand on one line or in several texts. */
function asRead(value: Json): string {
  return wordsWithin(value).join(" ").replaceAll(/\s+/g, " ").trim();
}

function isText(value: Json): boolean {
  return [value].flat().every((each) => typeof each === "string");
}
