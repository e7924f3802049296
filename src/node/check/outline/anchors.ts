/** The anchors of pages, as they are rendered. */
import type { Json } from "../../../model/fields.ts";
import { oncePer } from "../../../model/once.ts";
import { percentDecoded } from "../../../model/spelling.ts";
import { isGroup } from "../json.ts";
import { perContext } from "../perContext.ts";
import type { PageLink } from "../gathered/links/pageLinks.ts";
import type { Context } from "../rule.ts";
import type { Document } from "../document/document.ts";
import { writtenIn } from "../document/edited.ts";
import type { Group } from "../site.ts";
import { isSlipOf, nearest } from "../wording/suggest.ts";
import { quote } from "../wording/words.ts";
import { anchorMeant } from "../shape/values/meant/anchorMeant.ts";
import { type Outlines, outlinesOf, type PageOutline } from "./pageOutline.ts";
import type { PlacedBlock } from "./placedBlock.ts";
import { lettersOfAnchor, withoutHyphens } from "./sameAnchors.ts";

interface PageAnchors {
  has(anchor: string): boolean;
  /** All anchors in the blocks, chosen or generated; always the same array. */
  names(): readonly string[];
  /** The anchors that the author chose. */
  chosen: readonly string[];
}

interface Anchors {
  /** Undefined for a page of which too little is known. */
  of(page: Document): PageAnchors | undefined;
}

/** Undefined if there is no renderer. */
export const anchorsOf = perContext((context): Anchors | undefined => {
  const outlines = outlinesOf(context);
  if (!outlines) return undefined;
  const anchorsOfPage = (document: Document) => {
    const page = outlines.pageOf(document);
    return page && anchorsOn(page, outlines);
  };
  return { of: oncePer(anchorsOfPage) };
});

/** Whether a link to an anchor leads somewhere on a page. */
export function hasPlace(page: PageAnchors | undefined, anchor: string): boolean {
  return anchor === "top" || (page?.has(percentDecoded(anchor) ?? anchor) ?? false);
}

/** Whether a page lacks the anchor of a link. */
export function leadsNowhere({ anchor, page }: Pick<PageLink, "anchor" | "page">, context: Context): boolean {
  // A page that was cut off may have had the anchor.
  const isKnown = anchor !== undefined && page && !page.mended?.isCutOff && !isUnread(page, anchor);
  const onPage = isKnown && anchorsOf(context)?.of(page);
  return onPage ? !hasPlace(onPage, anchor) : false;
}

/** Whether a line of a page that could not be read has the name of an anchor in it. */
function isUnread({ mended }: Document, anchor: string): boolean {
  return mended?.unread.some((range) => writtenIn(mended, range).includes(quote(anchor))) ?? false;
}

export function anchorsOn(page: PageOutline, outlines: Outlines): PageAnchors | undefined {
  if (page.blocks.some((placed, position) => !placed && isHidden(page, position, outlines))) return undefined;
  const plain = new Set<string>();
  const unknown: string[] = [];
  const chosen: string[] = [];
  const untyped: Untyped[] = [];
  for (const [position, placed] of page.blocks.entries()) {
    const block = blockAt(page, position);
    if (!placed && isUntyped(block)) untyped.push({ block, position });
    if (!placed) {
      const { made, written } = anchorsOfUnknown(page, position, outlines);
      unknown.push(...made, ...written);
      // No link can lead to other names.
      chosen.push(...written.filter((name) => anchorMeant(name) === name));
    } else
      for (const anchor of placed.outline.anchors)
        if (!anchor.isDerived) plain.add(anchor.of(placed.block, placed.blockId));
    if (placed && "id" in placed.block) chosen.push(placed.blockId);
    for (const { path, isDerived, of } of placed?.outline.anchors ?? [])
      if (path && !isDerived) chosen.push(of(placed!.block, placed!.blockId));
  }
  // Derived anchors are known only after rendering the real texts, so this waits until a link asks for one.
  let derived: ReadonlySet<string> | undefined;
  let names: readonly string[] | undefined;
  const made = () =>
    (derived ??= new Set(page.blocks.flatMap((placed) => (placed ? derivedAnchors(placed, outlines) : []))));
  return {
    has: (anchor) =>
      plain.has(anchor) ||
      (outlines.frame.has(anchor) && !outlines.inDialogs.has(anchor)) ||
      unknown.some((own) => anchor === own || anchor.startsWith(`${own}-`)) ||
      untyped.some((each) => mayHave(each, anchor)) ||
      made().has(anchor),
    names: () => (names ??= [...plain, ...made(), ...unknown]),
    chosen,
  };
}

function derivedAnchors(placed: PlacedBlock, outlines: Outlines): string[] {
  const { anchors } = placed.outline;
  return anchors.some(({ isDerived }) => isDerived)
    ? outlines.rendered(placed).filter((_, i) => anchors[i]?.isDerived)
    : [];
}

function blockAt({ document }: PageOutline, position: number): Json {
  return (document.data!["blocks"] as Json[])[position]!;
}

/** A block with content of its own but without a type. */
interface Untyped {
  block: Group;
  position: number;
}

function isUntyped(block: Json): block is Group {
  return isGroup(block) && !OF_SHARED.some((name) => name in block) && Object.keys(block).some((name) => name !== "id");
}

const OF_SHARED = ["type", "use", "with"];

/** Whether such a block may have an anchor: one made of its position, or of a text in it. */
function mayHave({ block, position }: Untyped, anchor: string): boolean {
  if (new RegExp(`^[A-Za-z]+-${position + 1}(?:-|$)`).test(anchor)) return true;
  const letters = withoutHyphens(anchor);
  let isThere = false;
  JSON.stringify(block, (_, value: unknown) => {
    isThere ||= typeof value === "string" && lettersOfAnchor(value) === letters;
    return value;
  });
  return isThere;
}

/**
 * Whether the anchors of an invalid block are unknown: it is no group, or its content is, or may be, that of a shared
 * block.
 */
function isHidden(page: PageOutline, position: number, outlines: Outlines): boolean {
  const block = blockAt(page, position);
  if (!isGroup(block)) return true;
  if (isUntyped(block)) return false;
  const { type } = block;
  if (type === "shared" && outlines.sharedBlock(block["use"])) return false;
  if ("use" in block) return true;
  return (
    typeof type !== "string" || type === "shared" || outlines.isShared(type) || nearest(type, ["shared"]).length > 0
  );
}

/** The anchors that an invalid block may have, and those that its author wrote. */
function anchorsOfUnknown(
  page: PageOutline,
  position: number,
  outlines: Outlines,
): { made: readonly string[]; written: readonly string[] } {
  const written = blockAt(page, position);
  const block = isGroup(written) ? (outlines.sharedBlock(written["use"]) ?? written) : {};
  const drawn = page.drawn[position];
  const made = [
    ...("type" in block ? [`${String(block["type"])}-${position + 1}`] : []),
    ...(drawn ? [drawn.blockId] : []),
  ];
  const names: string[] = [];
  JSON.stringify([block, written], (key, value: unknown) => {
    if (typeof value === "string" && isSlipOf(key, "id")) names.push(value);
    return value;
  });
  return { made, written: names };
}
