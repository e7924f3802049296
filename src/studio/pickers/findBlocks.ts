/** Finds kinds of blocks by what people call them. */
import type { BlockEntry } from "../../model/catalogue.ts";
import { typeInstead, wayAround } from "../../node/check/shape/block/noSuchBlock.ts";
import { otherWordsFor } from "../../node/check/shape/values/optionMeant.ts";

export function isMeant(
  { type, title, purpose }: Pick<BlockEntry, "type" | "title" | "purpose">,
  search: string,
): boolean {
  if (typeInstead(search.trim()) === type) return true;
  const words = search.toLowerCase().split(/\s+/);
  const said = [type, title, purpose, ...otherWordsFor(type)].join(" ").toLowerCase();
  return words.every((word) => said.includes(word));
}

/** What is said where nothing is found. */
export function nothingFor(search: string): string {
  const instead = wayAround(search.trim());
  return instead === undefined
    ? "No block is called that, and none is for that."
    : `There is no block for that: ${instead}`;
}
