/** Duplicate anchors on a page. */
import type { Place } from "../place.ts";
import { isWithin, pointerOf } from "../../../model/pointer.ts";
import type { Path } from "../../../model/fields.ts";
import type { Anchor } from "./blockOutline.ts";
import { type Outlines, outlinesOf, type PageOutline } from "./pageOutline.ts";
import type { PlacedBlock } from "./placedBlock.ts";
import { withoutHyphens, NO_SUM, withPart } from "./sameAnchors.ts";
import { mendTwice } from "./sharedTwice.ts";
import { mendFramed, sayOther, sayTaken, type TakenWords } from "./takenId.ts";
import { isInCopy } from "../gathered/texts/sameTwice.ts";
import type { PageLink } from "../gathered/links/pageLinks.ts";
import { isWritten } from "./written.ts";
import { perContext } from "../perContext.ts";
import type { Context } from "../rule.ts";
import type { Document } from "../document/document.ts";
import type { Finding } from "../finding.ts";
import { valueAt } from "../json.ts";
import { quote } from "../wording/words.ts";

/** An anchor of a page, normalised if a component derives it from a text. */
interface Spot {
  placed: PlacedBlock;
  anchor: Anchor;
  /** The index among the anchors of its block. */
  index: number;
}

/** A duplicate anchor. */
interface ClashFinding extends Finding {
  /** The missing anchor that it is to become, and the page that lacks it. */
  wanted?: { page: Document; name: string };
}

/** All duplicate anchors, each once. */
export const clashesOf = perContext((context): readonly ClashFinding[] => [...findClashes(context)]);

/** Whether the missing anchor of a link is told at a duplicate one, which is to become it. */
export function isToldOfClash({ page, anchor }: Pick<PageLink, "page" | "anchor">, context: Context): boolean {
  return clashesOf(context).some(
    ({ document, path, wanted }) =>
      wanted !== undefined && wanted.page === page && wanted.name === anchor && !isInCopy(document, path),
  );
}

/** Whether a value, or something in it, causes a duplicate anchor. */
export function hasClashIn(document: Document, path: Path, context: Context): boolean {
  const pointer = pointerOf(path);
  return clashesOf(context).some((clash) => clash.document === document && isWithin(pointerOf(clash.path), pointer));
}

function* findClashes(context: Context): Generator<ClashFinding> {
  const outlines = outlinesOf(context);
  const told = new Set<string>();
  for (const page of outlines?.pages ?? []) {
    if (!mayClash(page, context)) continue;
    const { document, drawn } = page;
    const seen = new Map<string, Spot[]>();
    for (const placed of drawn) {
      for (const [index, anchor] of placed?.outline.anchors.entries() ?? []) {
        const spot: Spot = { placed: placed!, anchor, index };
        if (placed !== page.blocks[placed!.position] && !isWritten(context, sourceOf(spot))) continue;
        const name = anchor.of(placed!.block, placed!.blockId);
        const alike = seen.get(withoutHyphens(name)) ?? [];
        const earlier = alike.find((other) => areSame(outlines!, spot, other));
        const clash = earlier ?? (outlines!.frame.has(name) ? "frame" : undefined);
        if (!earlier) seen.set(withoutHyphens(name), [...alike, spot]);
        if (!clash || (clash !== "frame" && followsId(spot, clash))) continue;
        const found = findingOf(context, { document, name, ...laterOf(document, spot, clash) });
        const key = `${found.document.file} ${found.path.join("/")}`;
        // A duplicate within a shared block is told once, not for each page.
        if (told.has(key)) continue;
        told.add(key);
        yield found;
      }
    }
  }
}

/** The hashes of the anchors in header, footer and dialogs. */
const framed = perContext(
  (context) => new Set(Array.from(outlinesOf(context)?.frame ?? [], (anchor) => withPart(NO_SUM, anchor))),
);

/** A fast test by hashes; may be true for a page without duplicates. */
export function mayClash({ drawn }: PageOutline, context: Context): boolean {
  const frame = framed(context);
  const sums = new Set<number>();
  for (const placed of drawn) {
    if (!placed || !isNamed(placed)) continue;
    const { outline } = placed;
    for (const sum of outline.fixed(placed)) if (isKnown(sum, sums, frame)) return true;
    for (const sum of outline.named(placed)) if (isKnown(sum, sums, frame)) return true;
  }
  // Blocks without names have distinct anchors, made of their positions, so they can only clash with those above.
  const isTaken = (placed: PlacedBlock | undefined) =>
    placed && !isNamed(placed) && placed.outline.fixed(placed).some((sum) => sums.has(sum));
  return sums.size > 0 && drawn.some(isTaken);
}

function isNamed({ block, outline }: PlacedBlock): boolean {
  return outline.isNamed || "id" in block;
}

/** Whether a hash is known; adds it to those of the page. */
function isKnown(sum: number, sums: Set<number>, frame: ReadonlySet<number>): boolean {
  if (sums.has(sum) || frame.has(sum)) return true;
  sums.add(sum);
  return false;
}

function findingOf(context: Context, clash: Clash): ClashFinding {
  const { document, path } = placeOf(clash.document, clash.spot, clash.clash);
  const place = typeof path.at(-1) === "number" ? { place: path } : {};
  const { wanted: name, ...said } = say(context, clash);
  const wanted = name === undefined ? undefined : { page: clash.document, name };
  return { document, path, ...place, point: "value", ...said, ...(wanted && { wanted }) };
}

/**
 * Which of the two places is told. A chosen name is easier to change than one derived from a text, and a name on the
 * page easier than one in a shared block, which may be fine on other pages.
 */
function laterOf(page: Document, spot: Spot, clash: Spot | "frame"): Pick<Clash, "spot" | "clash"> {
  if (clash === "frame") return { spot, clash };
  const isAlike = spot.anchor.isDerived === clash.anchor.isDerived;
  const isOwn = (each: Spot) => sourceOf(each).document === page;
  const isEarlier = isAlike ? isOwn(clash) && !isOwn(spot) : spot.anchor.isDerived;
  return isEarlier ? { spot: clash, clash: spot } : { spot, clash };
}

/** Whether two anchors are equal. Derived ones are compared as rendered. */
function areSame(outlines: Outlines, ...[a, b]: [Spot, Spot]): boolean {
  const isMade = a.anchor.isDerived || b.anchor.isDerived;
  const nameOf = ({ placed, anchor, index }: Spot) =>
    isMade ? outlines.rendered(placed)[index] : anchor.of(placed.block, placed.blockId);
  return nameOf(a) === nameOf(b);
}

/**
 * Whether two blocks have the same id, as a copy has. Then their other anchors are equal as well and need not be told.
 */
function followsId({ placed, anchor }: Spot, { placed: other }: Spot): boolean {
  return (
    placed !== other &&
    "id" in placed.block &&
    placed.block["id"] === other.block["id"] &&
    Boolean(anchor.path) &&
    anchor.path!.join() !== "id"
  );
}

/** The place of the finding: the page, if it has the same shared block twice, and not the shared block's file. */
function placeOf(page: Document, spot: Spot, clash: Spot | "frame"): Place {
  const source = sourceOf(spot);
  return isTwice(page, spot, clash) ? { document: page, path: usedAt(spot) } : source;
}

function usedAt({ placed }: Spot): Path {
  return ["blocks", placed.position, "use"];
}

function isTwice(page: Document, spot: Spot, clash: Spot | "frame"): clash is Spot {
  if (clash === "frame" || spot.placed === clash.placed) return false;
  const { document } = sourceOf(spot);
  return document !== page && document === sourceOf(clash).document;
}

function sourceOf({ placed, anchor }: Spot): Place {
  if (anchor.path) return placed.sourceOf(anchor.path);
  return placed.sourceOf("id" in placed.block ? ["id"] : []);
}

/** Whether a name is that of two blocks, and not of something in them. */
function areNamed(name: string, ...[one, other]: [Spot, Spot]): boolean {
  return one.placed !== other.placed && [one, other].every(({ placed }) => placed.blockId === name);
}

interface Clash {
  document: Document;
  spot: Spot;
  clash: Spot | "frame";
  name: string;
}

function say(context: Context, { document, spot, clash, name }: Clash): TakenWords {
  if (clash === "frame") {
    const message = `the header, the footer or a dialog of every page has a place called ${quote(name)} already.`;
    if (spot.anchor.isDerived) return { message, fix: "word it differently." };
    const { document: from, path: own } = sourceOf(spot);
    return { message, fix: mendFramed(context, { name, from, own, page: document }) };
  }
  const blocks = areNamed(name, spot, clash) ? ([clash.placed, spot.placed] as const) : undefined;
  if (isTwice(document, spot, clash)) {
    const message = `this shared block stands on this page already, so that its place ${quote(name)} is there twice.`;
    const detail = sayOther(context, document, { other: document, path: usedAt(clash) });
    const { anchor, placed } = spot;
    const isInside = anchor.path !== undefined && anchor.path.join() !== "id";
    const at = { path: usedAt(spot).slice(0, -1), other: usedAt(clash).slice(0, -1) };
    const from = sourceOf(spot).document;
    return {
      message,
      detail,
      fix: mendTwice(context, { page: document, from, ...at, name: isInside ? undefined : placed.blockId }),
    };
  }
  const { document: other, path } = sourceOf(clash);
  const { document: from, path: own } = sourceOf(spot);
  const on = document === from ? "this page" : document.file;
  const said = sayTaken(context, { name, on, from, other, path, own, page: document, blocks });
  if (!spot.anchor.isDerived) return said;
  const { wanted: _, ...taken } = said;
  const words = valueAt(from, own);
  const isEntry = from === other && typeof path.at(-2) === "number" && words === valueAt(other, path);
  if (isEntry) {
    const same = context.lookup.labelOf(other, path.slice(0, -1));
    const twice = `${quote(String(words))} stands in ${same} as well, so that a link to one of them would lead to the other.`;
    const fix = "keep the one that is right, which may be either, and take the other one out, or word it differently.";
    return { ...taken, message: twice, fix };
  }
  const message =
    "this has the same letters and digits as another one, so that a link to one of them would lead to the other.";
  return { ...taken, message, fix: "take one of the two out, or word it differently." };
}
