/** Words for places. */
import type { Place } from "../check/place.ts";
import { pointerOf } from "../../model/pointer.ts";
import { positionOf, rangeOf } from "../check/document/position.ts";
import type { Document } from "../check/document/document.ts";
import { checkCommand } from "../check/wording/commands.ts";
import { quote } from "../check/wording/words.ts";
import { aliasesOf } from "../check/facts/facts.ts";
import type { ToldLine, ToldPlace } from "./outcome.ts";
import { blindSpots, type PageOfSite, type Survey } from "./survey.ts";
import { type WrongReference, wrongReferences } from "./references.ts";

/** So many places of a change are listed. A change of a big site would hide its other lines among thousands. */
const MOST_SHOWN = 50;

export interface RemarkedPlace extends Place {
  /** Text behind the place. */
  remark?: string;
}

/**
 * One line for each place, such as block 2 (cta "Got an idea?") > button in line 12 of pages/index.json, sorted by file
 * and line.
 * @param most More places than these are only counted.
 */
export function placeLines({ context }: Survey, places: readonly RemarkedPlace[], most = Infinity): ToldLine[] {
  const files = places.map(({ document }) => document.file).toSorted();
  // Line numbers are computed only for files that are shown, because each needs a look at the whole file.
  const lastShown = files[most - 1] ?? files.at(-1)!;
  const rows = places
    .filter(({ document }) => document.file <= lastShown)
    .map(({ document, path, remark }) => {
      const { file } = document;
      const { line } = positionOf(document, rangeOf(document, path, "value").offset);
      const place = context.lookup.placeOf(document, path.slice(0, -1)) || quote(String(path[0]));
      return { file, line, field: { place, pointer: pointerOf(path) }, ...(remark && { words: remark }) };
    });
  const sorted = rows.toSorted((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
  return atMost(most, sorted, places.length);
}

/** One line for each place that leads to a page, with the address if that is not the route. */
export function referenceLines(survey: Survey, found: readonly WrongReference[], most?: number): ToldLine[] {
  const remark = ({ isCard, href, route }: WrongReference) =>
    isCard ? "shown on a card" : href === route ? "" : `written ${quote(href)}`;
  return placeLines(
    survey,
    found.map((each) => ({ ...each, remark: remark(each) })),
    most,
  );
}

/** The places of a change: only the first ones are listed. */
export function changedLines(survey: Survey, found: readonly WrongReference[]): ToldLine[] {
  return referenceLines(survey, found, MOST_SHOWN);
}

/** The first places; the rest is counted. */
function atMost(most: number, places: readonly ToldPlace[], count = places.length): ToldLine[] {
  const shown = places.slice(0, most);
  const more = count - shown.length;
  return more > 0 ? [...shown, { typed: `  and ${more} more.`, plain: `And ${more} more.` }] : shown;
}

/** Why links cannot be rewritten or counted yet; empty if all of them are visible. */
export function blindLines(survey: Survey): ToldLine[] {
  const spots = blindSpots(survey);
  if (spots.length === 0) return [];
  return [
    "Links may be hidden in these files until they are put right:",
    ...atMost(
      MOST_SHOWN,
      spots.map(({ file, line, wholeFile, sentence }) => ({ file, ...(!wholeFile && { line }), words: sentence })),
    ),
    told(survey, "them"),
  ];
}

/**
 * The links with a mistake that seem to mean a page, and would mean nothing without it; empty if there are none.
 * @param counts Whether a link matters.
 */
export function wrongLines(
  survey: Survey,
  page: PageOfSite,
  counts: (place: WrongReference) => boolean = () => true,
): ToldLine[] {
  const places = wrongReferences(survey, page).filter(counts);
  if (places.length === 0) return [];
  const [seem, them] = places.length > 1 ? ["places seem", "them"] : ["place seems", "it"];
  return [
    `${places.length} ${seem} to mean "${page.route}", with a mistake in the link:`,
    ...referenceLines(survey, places),
    told(survey, them),
  ];
}

function told({ named }: Survey, them: string): ToldLine {
  return {
    typed: `"${checkCommand(named)}" tells how to put ${them} right.`,
    plain: `The list of problems tells how to put ${them} right.`,
  };
}

/** The aliases of a page, in words. */
export function oldAddresses(document: Document): string {
  return aliasesOf(document).map(quote).join(", ");
}
