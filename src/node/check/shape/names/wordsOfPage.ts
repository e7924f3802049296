/** A group of words for a shared block under another name than "with": `"props": { "heading": "Write to us" }`. */
import { onlyOf } from "../../onlyOf.ts";
import { isSharedBlock } from "../block/sharedBlock.ts";
import { isGroup } from "../../json.ts";
import type { Lookup } from "../../lookup.ts";
import type { Sorted } from "./meanings.ts";
import { onlyMeant } from "./synonyms.ts";

/** The only unknown name whose group has a field of that block. */
export function wordsOfPage(
  lookup: Lookup,
  { document, path, group, free }: Sorted,
  unknown: readonly string[],
): string | undefined {
  if (!free.includes("with") || !isSharedBlock(lookup, { path, group })) return undefined;
  const fields = Object.keys(lookup.schemaAt(document, [...path, "with"])?.schema.properties ?? {});
  return onlyOf(
    unknown.filter((name) => {
      const value = group[name]!;
      return isGroup(value) && Object.keys(value).some((own) => onlyMeant(own, fields) !== undefined);
    }),
  );
}
