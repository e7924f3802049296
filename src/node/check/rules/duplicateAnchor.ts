import type { Path } from "../../../model/fields.ts";
import type { BlockOutline } from "../outline/blockOutline.ts";
import { type Outlines, outlinesOf, type PageOutline, type PlacedBlock } from "../outline/pageOutline.ts";
import { isInCopy } from "../gathered/sameTwice.ts";
import { positionOf, rangeOf } from "../document/position.ts";
import { perContext } from "../perContext.ts";
import type { Context, Rule } from "../rule.ts";
import type { Document, Finding } from "../site.ts";
import { quote } from "../words.ts";

type Anchor = BlockOutline["anchors"][number];

/** One anchor of a page: as it is or, where a component makes it of other words, nearly. */
interface Spot {
  placed: PlacedBlock;
  anchor: Anchor;
  /** Which of its block's anchors it is. */
  index: number;
}

/** Every anchor is there once on a page, header, footer and dialogs included. */
export const duplicateAnchor: Rule = {
  code: "duplicate-id",
  severity: "error",
  docs: {
    title: "Two places on a page with the same name",
    why: "A link to that name leads to the first of them only, and screen readers mix them up.",
    mend: "Give one of the two another `id`. Where the name is made of a title or a question, word one of them differently.",
  },
  isQuiet: ({ outline }, context) => !outline || !mayClash(outline, outlinesOf(context)!.frame),
  *run(context) {
    // That all of it is there twice is told.
    for (const found of clashesOf(context)) if (!isInCopy(found.document, found.path)) yield found;
  },
};

/** All places with names that are taken, each once. */
export const clashesOf = perContext((context): readonly Finding[] => [...findClashes(context)]);

function* findClashes(context: Context): Generator<Finding> {
  const outlines = outlinesOf(context);
  const told = new Set<string>();
  for (const page of outlines?.pages ?? []) {
    if (!mayClash(page, outlines!.frame)) continue;
    const { document, blocks } = page;
    const seen = new Map<string, Spot>();
    for (const placed of blocks) {
      for (const [index, anchor] of placed?.outline.anchors.entries() ?? []) {
        const spot: Spot = { placed: placed!, anchor, index };
        const name = anchor.of(placed!.block, placed!.blockId);
        const earlier = seen.get(name);
        const clash = earlier ?? (outlines!.frame.has(name) ? "frame" : undefined);
        if (!earlier) seen.set(name, spot);
        if (!clash || !isReal(outlines!, spot, clash)) continue;
        if (clash !== "frame" && followsId(spot, clash)) continue;
        const { document: at, path } = placeOf(document, spot, clash);
        const key = `${at.file} ${path.join("/")}`;
        // What a shared block repeats in itself is told once, not for each of its pages.
        if (told.has(key)) continue;
        told.add(key);
        const place = typeof path.at(-1) === "number" ? { place: path } : {};
        const said = say(context, { document, spot, clash, name });
        yield { document: at, path, ...place, point: "value", ...said };
      }
    }
  }
}

/** A quick answer for most pages. */
function mayClash({ blocks }: PageOutline, frame: ReadonlySet<string>): boolean {
  // Blocks without names of their own are called by their positions.
  if (!blocks.some((placed) => placed && isNamed(placed))) return false;
  const names = new Set<string>();
  for (const placed of blocks) {
    if (!placed) continue;
    const { block, blockId, outline } = placed;
    for (const name of outline.fixed(blockId)) if (isKnown(name, names, frame)) return true;
    for (const anchor of outline.named) if (isKnown(anchor.of(block, blockId), names, frame)) return true;
  }
  return false;
}

function isNamed({ block, outline }: PlacedBlock): boolean {
  return outline.named.length > 0 || "id" in block;
}

/** Whether a name is among those of a page or of its frame; it is among those of the page afterwards. */
function isKnown(name: string, names: Set<string>, frame: ReadonlySet<string>): boolean {
  if (names.has(name) || frame.has(name)) return true;
  names.add(name);
  return false;
}

/** Only what is rendered tells whether two texts really have the same anchor. */
function isReal(outlines: Outlines, spot: Spot, clash: Spot | "frame"): boolean {
  if (!spot.anchor.isDerived || clash === "frame") return true;
  return outlines.rendered(spot.placed)[spot.index] === outlines.rendered(clash.placed)[clash.index];
}

/** Whether two blocks have the same name, as one that was copied. Then all places in them have, too. */
function followsId({ placed, anchor }: Spot, { placed: other }: Spot): boolean {
  return (
    placed !== other &&
    "id" in placed.block &&
    placed.block["id"] === other.block["id"] &&
    Boolean(anchor.path) &&
    anchor.path!.join() !== "id"
  );
}

/** Where it is told: on the page that has a shared block twice, and not in its file. */
function placeOf(page: Document, spot: Spot, clash: Spot | "frame"): { document: Document; path: Path } {
  const source = sourceOf(spot);
  return isTwice(page, spot, clash) ? { document: page, path: ["blocks", spot.placed.position, "use"] } : source;
}

function isTwice(page: Document, spot: Spot, clash: Spot | "frame"): clash is Spot {
  if (clash === "frame" || spot.placed === clash.placed) return false;
  const { document } = sourceOf(spot);
  return document !== page && document === sourceOf(clash).document;
}

function sourceOf({ placed, anchor }: Spot): { document: Document; path: Path } {
  if (anchor.path) return placed.sourceOf(anchor.path);
  return placed.sourceOf("id" in placed.block ? ["id"] : []);
}

interface Clash {
  document: Document;
  spot: Spot;
  clash: Spot | "frame";
  name: string;
}

function say(context: Context, { document, spot, clash, name }: Clash): Pick<Finding, "message" | "detail" | "fix"> {
  if (clash === "frame") {
    const message = `the header, the footer or a dialog of every page has a place called ${quote(name)} already.`;
    return { message, fix: "give this one another name." };
  }
  if (isTwice(document, spot, clash)) {
    const message = `this shared block stands on this page already, as block ${clash.placed.position + 1}, so that its place ${quote(name)} is there twice.`;
    return { message, fix: 'take one of the two out, or give one of them an "id" of its own beside "use".' };
  }
  const other = sourceOf(clash);
  const { line } = positionOf(other.document, rangeOf(other.document, other.path, "value").offset);
  const where = other.document === sourceOf(spot).document ? `line ${line}` : `${other.document.file}, line ${line}`;
  const place = context.lookup.placeOf(other.document, other.path.slice(0, -1)) || other.document.file;
  const detail = `The other is in ${place}, ${where}.`;
  if (spot.anchor.isDerived) {
    const message = "this has the same words as another one, so that links cannot tell them apart.";
    return { message, detail, fix: "word one of the two differently." };
  }
  const on = document === sourceOf(spot).document ? "this page" : document.file;
  const message = `there is a place called ${quote(name)} on ${on} already.`;
  return { message, detail, fix: `give one of the two another "id".` };
}
