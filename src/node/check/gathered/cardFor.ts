/** The card that a page lacks. */
import type { Place } from "../place.ts";
import { hasCard, hasCardLabel, isReadable } from "../facts/facts.ts";
import { tokensOf } from "./filled.ts";
import { isGroup, valueAt } from "../json.ts";
import type { Context } from "../rule.ts";
import type { Document } from "../document/document.ts";
import { nearest } from "../wording/suggest.ts";
import { example } from "../wording/words.ts";
import { homesOf } from "./pageLinks.ts";
import { wordsOf } from "./pageWords.ts";

/** How to give a page a card that is shown at a place; undefined where it has one, or where nobody knows. */
export function cardFor(page: Document, place: Place, context: Context): string | undefined {
  if (!isReadable(page) || hasCard(page) || hasNearlyCard(page)) return undefined;
  const label = haveLabels(place, context) && { label: "…" };
  const card = example({ image: { src: "…", alt: "…" }, title: titleOf(page, context), text: "…", ...label });
  return `in ${page.file}, add before "blocks", with a comma behind it and your own words for the three dots: "card": ${card}.`;
}

/** Whether all other cards that are shown beside one have words to click. */
function haveLabels({ document, path }: Place, context: Context): boolean {
  const { pages } = homesOf(context);
  const shown = [valueAt(document, path.slice(0, -1))].flat().map((route) => pages.get(String(route)));
  const others = shown.filter((page) => page !== undefined && hasCard(page));
  return others.length > 0 && others.every((page) => hasCardLabel(page!));
}

/** The title without the name of the company behind it; the same whether the page is looked at whole or only its facts are known. */
function titleOf(page: Document, context: Context): string {
  const title = wordsOf(context, "title").find(({ document }) => document === page)?.text ?? "…";
  const { company } = tokensOf(context);
  const behind = ` | ${company ?? ""}`;
  return title.endsWith(behind) ? title.slice(0, -behind.length) : title;
}

/** Whether it has a card under a misspelt name or within a block, or its parts without one, which is told where they are. */
function hasNearlyCard({ data = {} }: Document): boolean {
  if ("image" in data && "text" in data) return true;
  const { blocks } = data;
  if (Array.isArray(blocks) && blocks.some((block) => isGroup(block) && ("card" in block || block["type"] === "card")))
    return true;
  return Object.keys(data).some((name) => nearest(name, ["card"]).length > 0);
}
