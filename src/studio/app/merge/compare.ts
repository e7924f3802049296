/** A three-way merge of a file that two people changed: the parts that differ, and whether they merge without a conflict. */
import type { Lookup } from "../../../node/check/lookup.ts";
import type { Group } from "../../../node/check/site.ts";
import { isBroken, openFile, type OpenFile } from "../../document/openFile.ts";
import { mergedText } from "./mergedText.ts";
import { type MergePart, partsApart, type Side } from "./parts.ts";

interface Versions {
  open: OpenFile;
  /** The text that both started from; undefined when nobody knows. */
  base: string | undefined;
  theirs: string;
}

interface Compared {
  mine: Group;
  theirs: Group;
  parts: readonly MergePart[];
  /** The text with what is chosen, by the ids of parts. What is not chosen is taken as suggested. */
  together(chosen?: Readonly<Record<string, Side>>): string;
}

/** Undefined where one of the two cannot be read: then there are no parts. */
export function compare(lookup: Lookup, { open, base, theirs: text }: Versions): Compared | undefined {
  const page = (each: string) => openFile(open, each).now.page;
  const [mine, theirs] = [open.now.page, page(text)];
  if (!mine || !theirs || isBroken(open)) return undefined;
  const parts = partsApart(lookup, open, { base: base === undefined ? undefined : page(base), mine, theirs });
  const together = (chosen: Readonly<Record<string, Side>> = {}) =>
    mergedText(
      lookup,
      { named: open, text, mine },
      parts.map((part) => ({ part, side: chosen[part.id] ?? part.suggested })),
    );
  return { mine, theirs, parts, together };
}
