/** Pages whose main heading belongs to an entry of the first block, so that no heading says what the page is about. */
import type { Json, Path } from "../../../model/fields.ts";
import { inside } from "../json.ts";
import type { PageOutline } from "./pageOutline.ts";
import type { PlacedBlock } from "./placedBlock.ts";

/** The first block of such a page, with the path of the heading in it. */
export function untitled({ document, blocks }: PageOutline): { placed: PlacedBlock; path: Path } | undefined {
  const [placed] = blocks;
  const path = placed?.outline.headings[0]?.path;
  // The own heading of a block is a top-level field.
  if (!placed || path === undefined || path.length < 2) return undefined;
  const title = document.data?.["title"];
  if (typeof title !== "string") return undefined;
  // Short words such as "for" do not count, unless the title has no longer ones, such as "SEO".
  const all = [...wordsIn(title)];
  const longer = all.filter((word) => word.length > 3);
  const named = longer.length > 0 ? longer : all;
  const said = blocks.flatMap((each) => each?.outline.headings.map((heading) => wordsAt(each, heading.path)) ?? []);
  return said.some((words) => named.some((word) => words.has(word))) ? undefined : { placed, path };
}

function wordsAt({ block }: PlacedBlock, path: Path | undefined): Set<string> {
  return wordsIn(path?.reduce<Json | undefined>(inside, block));
}

/** The distinct words of a text. */
function wordsIn(text: Json | undefined): Set<string> {
  return new Set(typeof text === "string" ? text.toLowerCase().match(/[\p{L}\p{N}]+/gu) : []);
}
