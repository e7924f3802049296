import { expect } from "vitest";
import { valueAt } from "../../../src/node/check/json.ts";
import { anchorsIn, headingsIn, unescaped } from "../../../src/node/check/outline/blockOutline.ts";
import { eachHeading, type PageHeading, sourceOfHeading } from "../../../src/node/check/outline/headings.ts";
import type { PageOutline } from "../../../src/node/check/outline/pageOutline.ts";
import type { PlacedBlock } from "../../../src/node/check/outline/placedBlock.ts";

/** Expects the outline of a page to have the anchors and headings of the blocks' real HTML. */
export function expectAsRendered(page: PageOutline, html: (placed: PlacedBlock) => string): void {
  const placed = page.blocks.map((each) => each!);
  const written = placed.map(html);
  const anchors = placed.map(({ outline, block, blockId }) =>
    outline.anchors.map((anchor) => anchor.of(block, blockId)),
  );
  // Derived anchors are known only after rendering.
  const plain = (lists: string[][]) =>
    lists.map((list, i) => list.map((id, j) => (placed[i]!.outline.anchors[j]?.isDerived ? "(words)" : id)));
  expect(plain(anchors)).toEqual(plain(written.map(anchorsIn)));

  const known: PageHeading[] = [];
  eachHeading(page, (heading) => known.push(heading!));
  const headings = written.flatMap(headingsIn);
  expect(known.map(({ heading }) => heading.level)).toEqual(headings.map(({ level }) => level));
  for (const [i, heading] of known.entries()) {
    const { document, path } = sourceOfHeading(heading);
    const text = valueAt(document, path);
    const words = headings[i]!.text.replaceAll(/<[^>]+>/g, "").trim();
    if (typeof text === "string" && !text.includes("{")) expect(text).toContain(unescaped(words));
  }
}
