/** Pages whose main heading is that of a part of them, so that visitors read nowhere what the page is called. */
import type { Json, Path } from "../../../model/fields.ts";
import { inside } from "../json.ts";
import type { PageOutline } from "./pageOutline.ts";
import type { PlacedBlock } from "./placedBlock.ts";

/** The block with such a heading, and where in it that stands. */
export function untitled({ document, blocks }: PageOutline): { placed: PlacedBlock; path: Path } | undefined {
  const [placed] = blocks;
  const path = placed?.outline.headings[0]?.path;
  // A block has its own heading beside its entries.
  if (!placed || path === undefined || path.length < 2) return undefined;
  // A longer word of the title says what the page is about, in a title like "SEO" a short one.
  const all = [...wordsIn(document.data?.["title"])];
  const longer = all.filter((word) => word.length > 3);
  const title = longer.length > 0 ? longer : all;
  const said = blocks.flatMap((each) => each?.outline.headings.map((heading) => wordsAt(each, heading.path)) ?? []);
  return said.some((words) => title.some((word) => words.has(word))) ? undefined : { placed, path };
}

function wordsAt({ block }: PlacedBlock, path: Path | undefined): Set<string> {
  return wordsIn(path?.reduce<Json | undefined>(inside, block));
}

/** The words of a text. */
function wordsIn(text: unknown): Set<string> {
  return new Set(typeof text === "string" ? text.toLowerCase().match(/[\p{L}\p{N}]+/gu) : []);
}
