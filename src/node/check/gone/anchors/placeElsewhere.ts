/** The fix for a link to a missing anchor without a similar one on the page. */
import { onlyOf } from "../../onlyOf.ts";
import type { PageLink } from "../../gathered/links/pageLinks.ts";
import type { Document } from "../../document/document.ts";
import { isGroup } from "../../json.ts";
import { anchorsOf } from "../../outline/anchors.ts";
import type { Context } from "../../rule.ts";
import { anchorMeant, canMean } from "../../shape/values/meant/anchorMeant.ts";
import { edits, sortedLetters } from "../../wording/distance.ts";
import { nearest } from "../../wording/suggest.ts";
import { oneOf } from "../../wording/listNames.ts";
import { choice, example, quote, withArticle } from "../../wording/words.ts";
import { brokenPlaces } from "./brokenPlaces.ts";
import { blockAsElsewhere, blockMaybe } from "./blockMaybe.ts";
import { blockCalled, hasParts, mayBeBlock } from "./blockNamed.ts";
import { headedWith } from "./inHeadings.ts";
import { pagesShown } from "./pagesShown.ts";
import { renamedOn } from "./wrongIds.ts";
import { leadingTo, pageBehindSign, pagesWith, placeIn, usable } from "./placeMeant.ts";

/** The most anchors of the page that are listed. */
const FEW = 3;

/** Suggests the anchor on another page, a shared block that has it, or removing the link. */
export function withoutPlace(link: PageLink, context: Context): string {
  const wanted = usable(placeIn(link));
  const pages = pagesWith(wanted, context);
  const shared = sharedWith(wanted, context);
  const page = pageBehindSign(link, context);
  if (pages.length === 0 && shared === undefined) return nowhere(link, context, page);
  const maybe = isAnchor(wanted) ? blockAsElsewhere(link, context) : undefined;
  const ways = page === undefined ? toPage(link) : [sayPage(page)];
  // Beside a block that may be meant, a second one of its type is not wanted.
  const placing = shared && maybe === undefined ? addShared(shared, link) : undefined;
  // A button without another page in its address is to lead to something on this one.
  const isPlacedFirst = placing !== undefined && link.page === link.document && isInField(link);
  if (placing !== undefined && !isPlacedFirst) ways.unshift(placing);
  if (isInField(link)) ways.push(...outOf(link, context));
  const others = [
    ...(isPlacedFirst ? [`${placing}.`] : []),
    ...(pages.length > 0 ? [onPages(link, pages, context)] : []),
    ...(ways.length > 0 ? [`${ways.join(", or ")}.`] : []),
  ].join(" Or ");
  return maybe === undefined ? others : `${maybe}. Else ${others || `${elsewhere([], [], link)}.`}`;
}

function addShared({ name, type }: { name: string; type: string }, link: PageLink): string {
  const block = `${withArticle(type)} with that "id"`;
  return `add ${example({ type: "shared", use: name })}, ${block}, to ${pageOf(link)}`;
}

/** No page and no shared block has the anchor. @param page The page that the anchor may name. */
function nowhere(link: PageLink, context: Context, page: string | undefined): string {
  const isBlock = mayBeBlock(link);
  if (page !== undefined) return isBlock ? otherPlace(link, context, [sayPage(page)]) : `write "${page}".`;
  const headed = isBlock ? undefined : headedWith(link, context);
  return headed?.id === undefined
    ? otherPlace(link, context, toPage(link))
    : `did you mean "${leadingTo(usable(headed.id), link)}" (${quote(headed.words)})?`;
}

function sayPage(page: string): string {
  return `write "${page}" for the page of that name`;
}

/** Suggests the pages that have the anchor, beside the few anchors of this page. */
function onPages(link: PageLink, pages: readonly Document[], context: Context): string {
  const wanted = usable(placeIn(link));
  const own = link.page === link.document ? chosenOn(link, context) : [];
  const here = own.length > 0 && own.length <= FEW ? `${choice(own)} for a place on this page, or ` : "";
  const routes = [...new Set(pages.map(({ route }) => route!))];
  const { shown, have, before = "" } = pagesShown(routes, link.document.route, context);
  const addresses = shown.map((route) => `${route === link.document.route ? "" : route}#${wanted}`);
  const isLater = pages.every((page) => willHave(page, wanted, context));
  return `write ${here}${before}${choice(addresses)}: ${have}${isLater ? ' once the "id" there is put right' : ""}.`;
}

function pageOf({ page, document }: PageLink): string {
  return page === document ? "this page" : `the page ${quote(page!.route!)}`;
}

/** Whether a page gets the anchor only when an invalid id on it is corrected. */
function willHave(page: Document, place: string, context: Context): boolean {
  return (
    !anchorsOf(context)?.of(page)?.chosen.includes(place) && renamedOn(page, context).some(({ name }) => name === place)
  );
}

/** Suggests a link to the top of the page, if it is another page. */
function toPage({ page, document, route, anchor }: PageLink): string[] {
  return page === document || route === ""
    ? []
    : [`leave "#${anchor}" out to lead to ${route === "/" ? "the home page" : `the page ${quote(route)}`}`];
}

/**
 * Suggests another anchor of the page, or an id for the block that is meant.
 * @param others Further suggestions, besides removing the link.
 */
function otherPlace(link: PageLink, context: Context, others: readonly string[]): string {
  const wanted = placeIn(link);
  const chosen = chosenOn(link, context);
  const lead = `lead to ${oneOf(chosen)}`;
  const block = blockCalled(link, context);
  const out = outOf(link, context);
  if (block !== undefined)
    return `${[`give ${block} "id": "${wanted}"`, ...(chosen.length > 0 ? [lead] : []), ...others, ...out].join(", or ")}.`;
  const maybe = isAnchor(wanted) ? blockMaybe(link, context) : undefined;
  if (maybe !== undefined)
    return `${maybe}. Else ${elsewhere([...(chosen.length > 0 ? [lead] : []), ...others], out, link)}.`;
  const name = isAnchor(wanted) ? `"id": "${wanted}"` : 'an "id", and lead to that';
  const given = `give the block ${hasParts(link.page!) ? "or the part of one " : ""}that is meant ${name}`;
  if (chosen.length === 0 && others.length === 0)
    return out.length > 0
      ? `${given}, lead the ${nounOf(link)} elsewhere, or take it out.`
      : `${given}, or lead the ${nounOf(link)} elsewhere.`;
  const ways = [...(chosen.length > 0 ? [lead] : []), given, ...others, ...out];
  return `${ways.slice(0, -1).join(", ")}, or ${ways.at(-1)}.`;
}

/** The words for leading a link to one of the other places, or for removing it. */
function elsewhere(ways: readonly string[], out: readonly string[], link: PageLink): string {
  if (ways.length > 0) return [...ways, ...out].join(", or ");
  return `lead the ${nounOf(link)} elsewhere${out.length > 0 ? ", or take it out" : ""}`;
}

/** The same link to each anchor on its page that an author chose and that may be meant, with invalid ids corrected. */
function chosenOn(link: PageLink, context: Context): string[] {
  const { chosen } = anchorsOf(context)!.of(link.page!)!;
  const wanted = placeIn(link);
  // The id that should become the only missing anchor is corrected where it stands.
  const isLost = onlyOf(context.lookup.lost?.anchors() ?? []) === wanted;
  const names = renamedOn(link.page!, context).map(({ name }) => name);
  const renamed = names.filter((name) => !(isLost && canMean(wanted, name)));
  // The words of one link tell what all links to the place mean.
  const alike = brokenPlaces(context).filter((other) => other.page === link.page && placeIn(other) === wanted);
  const words = [link, ...alike].flatMap(({ label }) => anchorMeant(label?.words ?? "").split("-"));
  const mayBeMeant = (name: string) =>
    isAlike(name, wanted) || name.split("-").some((word) => word.length > FEW && words.includes(word));
  return [...new Set([...chosen, ...renamed])].filter(mayBeMeant).map((name) => leadingTo(name, link));
}

/** Whether an anchor may be the one that is meant; a different name is about something else. */
function isAlike(name: string, wanted: string): boolean {
  const [place = ""] = wanted.split("?");
  const [shorter, longer] = [name, place].map(sortedLetters).toSorted((a, b) => a.length - b.length) as [
    string,
    string,
  ];
  const more = longer.length - shorter.length;
  // "froms" has all letters of "form", and one more.
  const isMixed = shorter.length > FEW && more <= 1 && edits(shorter, longer, 1) === more;
  return (
    isMixed || nearest(place, [name]).length > 0 || name.split("-").some((word) => place.split("-").includes(word))
  );
}

/** Whether an author would choose this id; not one with a number, as generated ones have. */
function isAnchor(name: string): boolean {
  return /^[a-z][a-z-]*[a-z]$/.test(name);
}

/** "button" if it is one, else "link". */
export function nounOf({ path }: PageLink): string {
  return path.at(-1) === "href" && path.at(-2) === "button" ? "button" : "link";
}

/** Suggests removing the link, if it is optional. */
function outOf(link: PageLink, context: Context): string[] {
  return isNeeded(link, context) ? [] : [`take the ${nounOf(link)} out`];
}

/** Whether a link is in a required group, such as the button of the header. */
export function isNeeded({ document, path }: PageLink, { lookup }: Context): boolean {
  const name = path.at(-2);
  if (path.at(-1) !== "href" || typeof name !== "string") return false;
  return lookup.schemaAt(document, path.slice(0, -2))?.schema.required?.includes(name) ?? false;
}

/** Whether a link's address is in a field, and not in a Markdown text. */
export function isInField({ path, label, isSwapped }: PageLink): boolean {
  return !isSwapped && label !== undefined && label.path !== path;
}

/** The shared block whose author chose this id for it. */
function sharedWith(place: string, { shared }: Context): { name: string; type: string } | undefined {
  for (const [name, { data }] of shared)
    if (isGroup(data?.["block"]) && data["block"]["id"] === place) return { name, type: String(data["block"]["type"]) };
  return undefined;
}
