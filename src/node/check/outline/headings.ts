/** The headings of whole pages, each with the block that it is in. */
import type { BlockOutline } from "./blockOutline.ts";
import type { PageOutline, PlacedBlock } from "./pageOutline.ts";

export interface PageHeading {
  level: number;
  placed: PlacedBlock;
  heading: BlockOutline["headings"][number];
}

/** From top to bottom; undefined where a block is not sound, so that nobody knows what it has. */
export function headingsOn({ blocks }: PageOutline): (PageHeading | undefined)[] {
  return blocks.flatMap((placed): (PageHeading | undefined)[] =>
    placed ? placed.outline.headings.map((heading) => ({ level: heading.level, placed, heading })) : [undefined],
  );
}

/** Where the words of a heading are written, or the block when they are not the author's. */
export function sourceOfHeading({ placed, heading }: PageHeading): ReturnType<PlacedBlock["sourceOf"]> {
  return placed.sourceOf(heading.path ?? []);
}
