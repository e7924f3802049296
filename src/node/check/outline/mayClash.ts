/** A quick answer to whether two places on a page may have the same name. */
import type { PageOutline, PlacedBlock } from "./pageOutline.ts";

/** Rather once too often than once too rarely. Most pages are told apart without the names of all their places. */
export function mayClash({ blocks }: PageOutline, frame: ReadonlySet<string>): boolean {
  const placed = blocks.filter((each) => each !== undefined);
  // Blocks without names of their own are called by their positions.
  return placed.some(isNamed) && !areApart(placed, frame) && areAnyAlike(placed, frame);
}

function isNamed({ block, outline }: PlacedBlock): boolean {
  return outline.named.length > 0 || "id" in block;
}

/**
 * Whether no block is called like a place in another one, nor a place that has a name of its own. Then places that are
 * called after their blocks are apart as well.
 */
function areApart(placed: readonly PlacedBlock[], frame: ReadonlySet<string>): boolean {
  const names = new Set<string>();
  const chosen: string[] = [];
  const taken = beginningsOf(frame);
  for (const { block, blockId, outline } of placed) {
    if (!outline.areWithin || taken.has(blockId) || isKnown(blockId, names, frame)) return false;
    if ("id" in block) chosen.push(blockId);
    for (const anchor of outline.named) {
      const name = anchor.of(block, blockId);
      if (isKnown(name, names, frame) || (anchor.isDerived && !anchor.isWithin)) return false;
      if (!anchor.isWithin) chosen.push(name);
    }
  }
  const isWithin = (name: string, other: string) => name.startsWith(other) && name[other.length] === "-";
  return chosen.every((name) => !placed.some(({ blockId }) => isWithin(name, blockId) || isWithin(blockId, name)));
}

const beginnings = new WeakMap<ReadonlySet<string>, ReadonlySet<string>>();

/** What names start with, up to each hyphen. */
function beginningsOf(frame: ReadonlySet<string>): ReadonlySet<string> {
  const known =
    beginnings.get(frame) ??
    new Set([...frame].flatMap((name) => Array.from(name.matchAll(/-/g), ({ index }) => name.slice(0, index))));
  beginnings.set(frame, known);
  return known;
}

function areAnyAlike(placed: readonly PlacedBlock[], frame: ReadonlySet<string>): boolean {
  const names = new Set<string>();
  return placed.some(({ block, blockId, outline }) =>
    outline.anchors.some((anchor) => {
      const name = anchor.of(block, blockId);
      return frame.has(name) || isKnown(comparable(name), names, frame);
    }),
  );
}

/** Whether a name is among those of a page or of its frame; it is among those of the page afterwards. */
function isKnown(name: string, names: Set<string>, frame: ReadonlySet<string>): boolean {
  if (names.has(name) || frame.has(name)) return true;
  names.add(name);
  return false;
}

/** The same for names that may be the same: what is made of a text has hyphens where nobody knows it yet. */
export function comparable(name: string): string {
  return name.replaceAll("-", "");
}
