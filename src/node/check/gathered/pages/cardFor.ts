/** The fix for a page that other pages show but that has no card. */
import type { Place } from "../../place.ts";
import { hasCard, hasCardLabel, isReadable } from "../../facts/facts.ts";
import { tokensOf } from "../filled.ts";
import { isGroup, valueAt } from "../../json.ts";
import { perContext } from "../../perContext.ts";
import type { Context } from "../../rule.ts";
import type { Document } from "../../document/document.ts";
import { nearest } from "../../wording/suggest.ts";
import { choice, example } from "../../wording/words.ts";
import { homesOf } from "../links/pageLinks.ts";
import { wordsOf } from "./pageWords.ts";

/** Whether a place on a page names that page, which has no card: most likely another one was meant. */
export function namesItself(page: Document | undefined, place: Place, context: Context): boolean {
  return page === place.document && cardFor(page, place, context) !== undefined;
}

/** How to give a page the card that is shown at a place; undefined if it has one, or may have one. */
export function cardFor(page: Document, place: Place, context: Context): string | undefined {
  if (!isReadable(page) || hasCard(page) || hasNearlyCard(page)) return undefined;
  const label = haveLabels(place, context) && { label: "…" };
  const card = example({ image: { src: "…", alt: "…" }, title: titleOf(page, context), text: "…", ...label });
  return `in ${page.file}, add before "blocks", with a comma behind it and your own words for the three dots: "card": ${card}.`;
}

/** The place before which `cardFor` asks for the card. */
export function whereCardGoes(page: Document): Place {
  return { document: page, path: ["blocks"] };
}

/** Whether all other cards at the place have labels. */
function haveLabels({ document, path }: Place, context: Context): boolean {
  const { pages } = homesOf(context);
  const shown = [valueAt(document, path.slice(0, -1))].flat().map((route) => pages.get(String(route)));
  const others = shown.filter((page) => page !== undefined && hasCard(page));
  return others.length > 0 && others.every((page) => hasCardLabel(page!));
}

/** The title without the company's name; the same for open pages and for pages with facts only. */
function titleOf(page: Document, context: Context): string {
  const title = wordsOf(context, "title").find(({ document }) => document === page)?.text ?? "…";
  const { company } = tokensOf(context);
  const behind = ` | ${company ?? ""}`;
  return title.endsWith(behind) ? title.slice(0, -behind.length) : title;
}

/** Whether the page has a misplaced or misspelt card, or its fields without the group, which is told there. */
function hasNearlyCard({ data = {} }: Document): boolean {
  if ("image" in data && "text" in data) return true;
  const { blocks } = data;
  if (Array.isArray(blocks) && blocks.some((block) => isGroup(block) && ("card" in block || block["type"] === "card")))
    return true;
  return Object.keys(data).some((name) => nearest(name, ["card"]).length > 0);
}

/** One of the pages with a card that are not yet in the list, if these are few. */
export function onePage({ document, path }: Place, context: Context): string {
  const there = [valueAt(document, path.slice(0, -1))].flat();
  const shown = pagesWithCard(context).filter((route) => !there.includes(route));
  return shown.length === 0 || shown.length > FEW ? "one of the pages" : `a page that has a card: ${choice(shown)}`;
}

const FEW = 6;

const pagesWithCard = perContext((context) =>
  Array.from(homesOf(context).pages).flatMap(([route, page]) => (hasCard(page) ? [route] : [])),
);
