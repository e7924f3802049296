/** Names that authors give to places, in blocks that cannot be drawn because of another mistake in them. */
import { isGroup, valueAt } from "../json.ts";
import { byName } from "../byName.ts";
import { perContext } from "../perContext.ts";
import type { Path } from "../../../model/fields.ts";
import type { Document } from "../document/document.ts";
import type { Context } from "../rule.ts";
import type { PageOutline, PlacedBlock } from "./pageOutline.ts";

interface NamedPlace {
  name: string;
  document: Document;
  path: Path;
  isDrawn: boolean;
}

/** A name on a page, and where the same one stands on it as well. */
interface IdAgain {
  own: NamedPlace;
  other: NamedPlace;
}

const idsOf = perContext((context) => byName(context.fields("anchor"), ({ document }) => document.file));

/** The names of a page that are there twice and of which nothing is known from what is drawn. */
export function idsAgain(context: Context, { document, blocks }: PageOutline): IdAgain[] {
  if (!blocks.includes(undefined)) return [];
  const places = blocks.flatMap((placed, position) =>
    placed ? drawnIn(placed) : writtenIn(context, document, position),
  );
  return [...byName(places, ({ name }) => name).values()].flatMap(([first, ...others]) =>
    others.flatMap((later) => {
      // A name on the page is easier to change than one in a shared block.
      const [own, other] = later.document === document ? [later, first!] : [first!, later];
      return own.document !== document || (own.isDrawn && other.isDrawn) ? [] : [{ own, other }];
    }),
  );
}

/** Those that somebody has chosen. */
function drawnIn(placed: PlacedBlock): NamedPlace[] {
  return placed.outline.anchors.flatMap((anchor) => {
    const path = anchor.path ?? ("id" in placed.block ? ["id"] : undefined);
    if (anchor.isDerived || !path) return [];
    return [{ name: anchor.of(placed.block, placed.blockId), ...placed.sourceOf(path), isDrawn: true }];
  });
}

function writtenIn(context: Context, page: Document, position: number): NamedPlace[] {
  const placesIn = (document: Document, isIn: (path: Path) => boolean) =>
    (idsOf(context).get(document.file) ?? [])
      .filter(({ path }) => isIn(path))
      .map(({ value, path }) => ({ name: String(value), document, path, isDrawn: false }));
  const own = placesIn(page, ([list, at]) => list === "blocks" && at === position);
  const block = valueAt(page, ["blocks", position]);
  const use = isGroup(block) ? block["use"] : undefined;
  const shared = typeof use === "string" ? context.shared.get(use) : undefined;
  if (!shared) return own;
  const isRenamed = isGroup(block) && "id" in block;
  return [...own, ...placesIn(shared, ([name, field]) => name === "block" && !(isRenamed && field === "id"))];
}
