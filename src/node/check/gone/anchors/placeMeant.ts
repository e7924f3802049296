/** Finds the anchor that a link to a missing one means. */
import { didYouMean } from "../../wording/instead.ts";
import { blockTypes, type Json, type Path } from "../../../../model/fields.ts";
import { percentDecoded } from "../../../../model/spelling.ts";
import { byName } from "../../byName.ts";
import { homesOf, type PageLink } from "../../gathered/links/pageLinks.ts";
import { isGroup, valueAt } from "../../json.ts";
import { anchorsOf, hasPlace } from "../../outline/anchors.ts";
import { outlinesOf } from "../../outline/pageOutline.ts";
import { perContext } from "../../perContext.ts";
import type { Context } from "../../rule.ts";
import type { Document } from "../../document/document.ts";
import { anchorMeant, anchorOfGroup } from "../../shape/values/meant/anchorMeant.ts";
import { optionMeant } from "../../shape/values/meant/optionMeant.ts";
import { fold, nearest } from "../../wording/suggest.ts";
import { quote } from "../../wording/words.ts";
import { idsOn, renamedOn } from "./wrongIds.ts";

/** The anchor of a link as an author would write it: decoded. */
export function placeIn({ anchor = "" }: Pick<PageLink, "anchor">): string {
  return percentDecoded(anchor) ?? anchor;
}

/** The fix if an anchor or a page is similar to what was written; undefined if there is none. */
export function placeMeant(link: PageLink, context: Context): string | undefined {
  const { anchor = "", page, href } = link;
  const onPage = anchorsOf(context)!.of(page!)!;
  const wanted = placeIn(link);
  if (homesOf(context).pages.has(wanted)) return `write ${quote(wanted)}.`;
  const [place = "", query] = anchor.split(/(?=\?)(.*)/s);
  if (query !== undefined && place !== "" && hasPlace(onPage, place) && !/\?.*#/.test(href)) {
    const better = href.replace(`#${anchor}`, () => `${query}#${place}`);
    return `write "${better}": what begins with "?" stands before the "#".`;
  }
  const headed = onlyHeaded(link, context);
  if (headed)
    return `write "${leadingTo(headed.id, link)}": the ${headed.kind} with that heading has "id": "${headed.id}".`;
  const ofKind = blockOfKind(link, context);
  if (ofKind) return `write "${leadingTo(ofKind.id, link)}": the ${ofKind.kind} there has "id": "${ofKind.id}".`;
  const names = [...new Set(onPage.names())];
  const like = nearest(wanted, [...new Set(names.map(usable))]);
  // The generated anchor of a block without an id consists of its type and its number.
  const near =
    like.length > 0
      ? like
      : onlyBegun(
          wanted,
          names.filter((name) => onPage.chosen.includes(name) || !/-\d+$/.test(name)),
        );
  const behind = pageBehindSign(link, context);
  const likely = near.length > 0 ? near : placeInWords(link, names);
  const either = like.length > 0 ? undefined : orRenamed(link, likely, context);
  if (either !== undefined) return either;
  if (likely.every((name) => isNumberMore(wanted, name))) return undefined;
  const meant = [...likely.map((name) => leadingTo(name, link)), ...(behind === undefined ? [] : [behind])];
  return likely.length > 0 ? didYouMean(...meant).fix : undefined;
}

/**
 * The fix if invalid ids on the page are about to be corrected: each of them may be meant, as well as a similar anchor.
 */
function orRenamed(link: PageLink, likely: readonly string[], context: Context): string | undefined {
  const page = link.page!;
  const renamed = renamedOn(page, context).filter(({ name }) => !likely.includes(name));
  if (likely.length === 0 || renamed.length === 0 || renamed.length > FEW_NAMES) return undefined;
  const entryAt = (path: Path) => context.lookup.labelOf(page, path.slice(0, -1));
  const others = likely.map((name) => {
    const at = idsOn(page).find(({ id }) => id === name);
    return `"${leadingTo(name, link)}"${at ? ` for ${entryAt(at.path)}` : ""}`;
  });
  const shown = renamed.map(
    ({ name, path }) => `"${leadingTo(name, link)}" for ${entryAt(path)}, whose "id" becomes "${name}",`,
  );
  return `write ${[...shown, ...others].join(" or ")}.`;
}

/** The most corrected ids that are suggested beside a similar anchor. */
const FEW_NAMES = 2;

/** Whether a name is another one with a number behind it: "step-2" is no slip for "step". */
export function isNumberMore(name: string, other: string): boolean {
  return name.startsWith(other) && /^-?\d+$/.test(name.slice(other.length));
}

/** The only anchor that begins with the wrong one, or the other way round: "form" for "formular". */
function onlyBegun(wanted: string, names: readonly string[]): readonly string[] {
  const begin = (start: string, whole: string) => start.length >= FEWEST && whole.startsWith(start);
  // Invalid ids are about to be corrected.
  const sound = names.filter((name) => usable(name) === name);
  const found = sound.filter((name) => begin(name, wanted) || begin(wanted, name));
  return found.length === 1 ? found : [];
}

/**
 * The only anchor whose words are all in the label of the link, if the label and the wrong anchor have no word in
 * common: "#budget" for "what the budget is for".
 */
function placeInWords({ label, anchor = "" }: PageLink, names: readonly string[]): readonly string[] {
  const words = anchorMeant(label?.words ?? "").split("-");
  if (anchor.split("-").some((part) => words.includes(part))) return [];
  const found = names.filter((name) => name.length >= FEWEST && name.split("-").every((part) => words.includes(part)));
  return found.length === 1 ? found : [];
}

/** Shorter names begin others by chance. */
const FEWEST = 4;

function onlyHeaded(link: PageLink, context: Context): { id: string; kind: string } | undefined {
  return placeHeaded(link.page!, anchorMeant(placeIn(link)), context);
}

/** The only block or entry of a page whose heading would give an anchor, and which has another id. */
export function placeHeaded(
  page: Document,
  wanted: string,
  context: Context,
): { id: string; kind: string } | undefined {
  const blocks = outlinesOf(context)?.pageOf(page)?.blocks ?? [];
  const found = blocks.flatMap((each, i) => {
    const own = each && "id" in each.block && isHeaded(each.block, wanted) ? [{ id: each.blockId, kind: "block" }] : [];
    // An invalid block is not rendered, but its entries may have ids.
    const parts = namedEntries(each?.block ?? valueAt(page, ["blocks", i]), wanted);
    return [...own, ...parts.map((id) => ({ id, kind: "part" }))];
  });
  const [only, ...others] = found;
  return others.length === 0 ? only : undefined;
}

/**
 * The ids of a block's entries whose words would give the wrong anchor: "2-budget" for "2. Budget" with the "id"
 * "money".
 */
function namedEntries(block: Json | undefined, wanted: string): string[] {
  const entries = Object.values(isGroup(block) ? block : {}).flatMap((value) =>
    Array.isArray(value) ? value.filter(isGroup) : [],
  );
  const named = entries.filter((entry) => wanted !== "" && anchorOfGroup(entry) === wanted);
  return named.flatMap(({ id }) => (typeof id === "string" ? [id] : []));
}

/** The only block of a type, or of a shared block, whose name, or another word for it, is written in place of its id. */
export function blockOfKind(link: PageLink, context: Context): { id: string; kind: string } | undefined {
  const wanted = fold(placeIn(link));
  const called = kindCalled(link, context);
  const placed = outlinesOf(context)?.pageOf(link.page!)?.blocks ?? [];
  const found = placed.flatMap((each, i) => {
    const used = valueAt(link.page!, ["blocks", i, "use"]);
    const type = each?.block["type"];
    const isNamed = [type, used].some((word) => typeof word === "string" && fold(word) === wanted);
    const isMeant = isNamed || (called !== undefined && type === called);
    // In the file of the page, only the name of the shared block can be seen.
    const kind = typeof used === "string" ? `shared block ${quote(used)}` : String(each?.block["type"]);
    return each && isMeant ? [{ id: each.blockId, kind, hasName: "id" in each.block }] : [];
  });
  const [only, ...others] = found;
  return only?.hasName && others.length === 0 ? only : undefined;
}

/** What people call the place of a form. */
export const FORM_WORD =
  /^(?:apply|application|book|booking|contacts?|enquir[ey]s?|form|inquir[ey]s?|join|message|order|quote|registration|register|request|reservation|reserve|rsvp|signup|subscribe)$/;

/** The type of block that the anchor is another word for, unless a page is called so. */
export function kindCalled(link: PageLink, context: Context): string | undefined {
  if (pageBehindSign(link, context) !== undefined) return undefined;
  const wanted = placeIn(link);
  return FORM_WORD.test(wanted) ? "contactForm" : optionMeant(wanted, blockTypes(context.lookup.schemas));
}

/** Whether the heading of a block would give this anchor. */
export function isHeaded(block: Json, wanted: string): boolean {
  return isGroup(block) && wanted !== "" && anchorMeant(String(block["heading"] ?? "")) === wanted;
}

/** The route of the page that is meant by "#" in place of "/". */
export function pageBehindSign(link: PageLink, context: Context): string | undefined {
  return link.href.startsWith("#") ? homesOf(context).behind(`/${placeIn(link)}`) : undefined;
}

/** The valid anchor for a name; that the name is invalid is told at the id. */
export function usable(name: string): string {
  return /^[a-z][\w-]*$/i.test(name) ? name : anchorMeant(name);
}

/** The same link to another anchor. */
export function leadingTo(name: string, { anchor = "", href }: Pick<PageLink, "anchor" | "href">): string {
  return href.replace(`#${anchor}`, () => `#${name}`);
}

/** The pages with an anchor that an author chose, or will have chosen when an invalid id is corrected. */
export function pagesWith(place: string, context: Context): readonly Document[] {
  return (
    pagesByPlace(context)
      .get(place)
      ?.map(({ page }) => page) ?? []
  );
}

const pagesByPlace = perContext((context) => {
  const pages = context.documents.filter(({ role, route }) => role === "page" && route !== undefined);
  const placesOn = (page: Document) => [
    ...new Set([...(anchorsOf(context)?.of(page)?.chosen ?? []), ...renamedOn(page, context).map(({ name }) => name)]),
  ];
  return byName(
    pages.flatMap((page) => placesOn(page).map((place) => ({ place, page }))),
    ({ place }) => place,
  );
});
