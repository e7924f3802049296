/** Lines that say where something is. */
import type { Path } from "../../model/fields.ts";
import { positionOf, rangeOf } from "../check/position.ts";
import type { Document } from "../check/site.ts";
import { quote } from "../check/words.ts";
import { aliasesOf, blindSpots, type Survey } from "./survey.ts";
import type { Reference } from "./references.ts";

const MOST_SHOWN = 50;

export interface Place {
  document: Document;
  path: Path;
}

/** `  pages/index.json:12   block 2 (cta "Got an idea?") > button`, and a remark behind it. */
export function placeLine({ context }: Survey, { document, path }: Place, remark = ""): string {
  const { line } = positionOf(document, rangeOf(document, path, "value").offset);
  const place = context.lookup.placeOf(document, path.slice(0, -1)) || "the top of the file";
  return `  ${document.file}:${line}   ${place}${remark && `: ${remark}`}`;
}

/** A line for each place that leads to a page; how the link is written, where that is not plainly the route. */
export function referenceLines(survey: Survey, found: readonly Reference[]): string[] {
  return atMost(
    found.map((each) => {
      const remark = each.isCard ? "shown on a card" : each.href === each.route ? "" : `written ${quote(each.href)}`;
      return placeLine(survey, each, remark);
    }),
  );
}

/** The first lines of many; the rest is counted. */
export function atMost(lines: string[]): string[] {
  return lines.length > MOST_SHOWN
    ? [...lines.slice(0, MOST_SHOWN), `  and ${lines.length - MOST_SHOWN} more.`]
    : lines;
}

/** Why links cannot be rewritten or counted yet; empty when all of them can be seen. */
export function blindLines(survey: Survey): string[] {
  const spots = blindSpots(survey);
  if (spots.length === 0) return [];
  return [
    "Links may be hidden in these files until they are put right:",
    ...atMost(
      spots.map(({ file, line, wholeFile, sentence }) => `  ${file}${wholeFile ? "" : `:${line}`}   ${sentence}`),
    ),
    '"npm run check" tells how to put them right.',
  ];
}

/** The addresses that lead to a page beside its own, in words. */
export function oldAddresses(document: Document): string {
  return aliasesOf(document).map(quote).join(", ");
}
