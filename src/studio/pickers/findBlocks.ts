/** Finds kinds of blocks by what people call them. */
import type { BlockEntry } from "../../model/catalogue.ts";
import { typeInstead, wayAround } from "../../node/check/shape/block/noSuchBlock.ts";
import { otherWordsFor } from "../../node/check/shape/values/meant/optionMeant.ts";
import { isFound } from "../ui/isFound.ts";

export function isMeant(
  { type, title, purpose }: Pick<BlockEntry, "type" | "title" | "purpose">,
  search: string,
): boolean {
  if (typeInstead(search.trim()) === type) return true;
  return isFound(search, type, title, purpose, ...otherWordsFor(type));
}

/** What is said where nothing is found. */
export function nothingFor(search: string): string {
  const instead = wayAround(search.trim());
  return instead === undefined
    ? "No block is called that, and none is for that."
    : `There is no block for that: ${instead}`;
}
