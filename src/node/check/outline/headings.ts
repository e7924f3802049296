/** The headings of whole pages, each with the block that it is in. */
import type { BlockOutline } from "./blockOutline.ts";
import type { PageOutline } from "./pageOutline.ts";
import type { PlacedBlock } from "./placedBlock.ts";

export interface PageHeading {
  placed: PlacedBlock;
  heading: BlockOutline["headings"][number];
}

/** From top to bottom. `visit` also gets undefined, for a block that cannot be drawn: nobody knows what it has. */
export function eachHeading({ drawn }: PageOutline, visit: (heading?: PageHeading) => void): void {
  for (const placed of drawn) {
    if (!placed) visit();
    else for (const heading of placed.outline.headings) visit({ placed, heading });
  }
}

/** Where the words of a heading are written, or the block when they are not the author's. */
export function sourceOfHeading({ placed, heading }: PageHeading): ReturnType<PlacedBlock["sourceOf"]> {
  return placed.sourceOf(heading.path ?? []);
}

/** Whether headings begin with the main one and go down one level at a time; a quick answer for most pages. */
export function isInOrder({ blocks }: PageOutline): boolean {
  let level = 0;
  for (const placed of blocks) {
    if (!placed) return false;
    for (const heading of placed.outline.headings) {
      if (heading.level > level + 1 || (heading.level === 1 && level > 0)) return false;
      ({ level } = heading);
    }
  }
  return level > 0;
}
