/** The headings of whole pages, with their blocks. */
import type { Heading } from "./blockOutline.ts";
import type { PageOutline } from "./pageOutline.ts";
import type { PlacedBlock } from "./placedBlock.ts";

export interface PageHeading {
  placed: PlacedBlock;
  heading: Heading;
}

/** From top to bottom. `visit` gets undefined for a block that cannot be rendered, whose headings are unknown. */
export function eachHeading({ drawn }: PageOutline, visit: (heading?: PageHeading) => void): void {
  for (const placed of drawn) {
    if (!placed) visit();
    else for (const heading of placed.outline.headings) visit({ placed, heading });
  }
}

/** The place of a heading's text, or of its block if the words are the component's own. */
export function sourceOfHeading({ placed, heading }: PageHeading): ReturnType<PlacedBlock["sourceOf"]> {
  return placed.sourceOf(heading.path ?? []);
}

/** Whether the heading outline has one h1, at its start, and skips no level. A fast test for most pages. */
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
