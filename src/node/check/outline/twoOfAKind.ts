/** Two blocks of a page that have one name and show the same kind of thing, of which a page rarely needs two. */
import type { Document } from "../document/document.ts";
import { isGroup, valueAt } from "../json.ts";
import type { Context } from "../rule.ts";
import { isFormBlock } from "../shape/block/formInstead.ts";
import { BESIDE } from "../wording/commas.ts";
import { eitherOf } from "./newerVersion.ts";
import type { PlacedBlock } from "./placedBlock.ts";

export type TwoBlocks = readonly [PlacedBlock, PlacedBlock];

interface FilesInvolved {
  page: Document;
  /** The file of which it is told. */
  from: Document;
}

/** What to do where one of them is enough, a whole sentence. Undefined where a page may well have two of the kind. */
export function ifOneIsEnough(context: Context, blocks: TwoBlocks, { page, from }: FilesInvolved): string | undefined {
  const [one, other] = blocks;
  if (one.block["type"] !== other.block["type"]) return undefined;
  const paths = blocks.map(({ position }) => ["blocks", position]).toSorted(([, a], [, b]) => Number(a) - Number(b));
  const isForm = isFormBlock(context.lookup, other.block);
  const isShared = paths.some((path) => {
    const written = valueAt(page, path);
    return isGroup(written) && written["type"] === "shared";
  });
  if (!isForm && !isShared) return undefined;
  const where = from === page ? eitherOf(page, paths) : undefined;
  const out = from === page ? "out" : `out of ${page.file}`;
  return `if one ${isForm ? "form" : "of the two"} is enough, take the other one ${out}${where ? `, ${where}` : ""}, ${BESIDE}.`;
}
