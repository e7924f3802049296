/** The message and fix for a link without a page; the most certain reading comes first. */
import { withHyphens } from "../../addresses/hyphens.ts";
import { hrefEdit } from "../../gathered/links/hrefEdit.ts";
import { isDownload, linkToPageFile, puttingFile, servedAs } from "../../addresses/downloads.ts";
import { homesOf, isServed, localAddress } from "../../gathered/links/pageLinks.ts";
import type { Document } from "../../document/document.ts";
import type { Context } from "../../rule.ts";
import { valueAt } from "../../json.ts";
import { anchorsOf } from "../../outline/anchors.ts";
import { alphabetOf, asLatin } from "../../wording/suggest.ts";
import { choice, numberWord, quote } from "../../wording/words.ts";
import { onlyOf } from "../../onlyOf.ts";
import { lastPart } from "../../pathParts.ts";
import { pageFor, pageSpelt } from "../../addresses/repairUrl.ts";
import { lostAddresses } from "./goneAddresses.ts";
import { meansIdle, pageBeginning, pageShortened, pagesMeant, waitsForPage } from "./meantPage.ts";
import { type Lost, placeLacking, type LackingAnswer } from "./pageLacking.ts";

/** Undefined if it may lead to a page without a certain route. */
export function sayNoPage(lost: Lost): LackingAnswer | undefined {
  const { link, context } = lost;
  const { route } = link;
  if (waitsForPage(route, context)) return undefined;
  const meant = pagesMeant(route, context);
  const message = `no page lives at ${quote(route)}.`;
  const said =
    sayFile(lost, meant) ??
    sayPageFile(lost) ??
    sayIdle(lost, meant) ??
    sayLetters(lost, meant) ??
    sayDashes(lost) ??
    saySpelt(lost) ??
    sayNear(lost, meant);
  return { message, ...(said ?? sayPlace(lost)) };
}

type Hint = Omit<LackingAnswer, "message"> & Partial<Pick<LackingAnswer, "message">>;

const ELSEWHERE = ", lead the link elsewhere, or take it out";
const OTHERWISE = "add the page, or take the link out.";
const ADD = `write the address of one of the pages, ${OTHERWISE}`;

/** For a file of `public/`, or one that is meant to be there. */
function sayFile({ link: { route }, context, leadingTo }: Lost, meant: readonly string[]): Hint | undefined {
  const file = route.replace(/^\/public(?=\/)/, "");
  if (file !== route && isServed(file, context)) return { fix: `write "${leadingTo(file)}".` };
  const served = servedAs(route.slice(1), context.served);
  if (served !== undefined) return { fix: `write "${leadingTo(`/${served}`)}": the file is called so.`, isServed: true };
  const elsewhere = onlyOf([...(context.served ?? [])].filter((each) => lastPart(each) === lastPart(route)));
  if (elsewhere !== undefined) return { fix: `write "${leadingTo(`/${elsewhere}`)}": the file lies there.`, isServed: true };
  if (!isDownload(route) || meant.length > 0) return undefined;
  return { fix: puttingFile(route.slice(1), context.images, ELSEWHERE), isFile: true };
}

/** For the path of a page's file in place of its address. */
function sayPageFile(lost: Lost): Hint | undefined {
  const { link, context, leadingTo } = lost;
  const message = linkToPageFile(link.route);
  const page = message === undefined ? undefined : pageFor(link.route, context);
  if (page === undefined) return undefined;
  return { message, fix: `write "${leadingTo(page)}".${placeOf(lost, [page])}`, isGuess: true };
}

/** For the only page without a link. */
function sayIdle({ link, context, leadingTo }: Lost, meant: readonly string[]): Hint | undefined {
  const idle = lostAddresses(context).get(link.route)?.idle;
  if (!idle || meant.length > 0) return undefined;
  return { fix: meansIdle(leadingTo(idle.route!)) + placeLacking(link, idle, context), isGuess: true };
}

/** For letters of another alphabet: the address has to be typed again, even if other routes are similar too. */
function sayLetters(lost: Lost, meant: readonly string[]): Hint | undefined {
  const { route } = lost.link;
  const same = meant.find((each) => each !== route && each === asLatin(route));
  if (same === undefined) return undefined;
  const strange = Array.from(route).filter((letter, i) => letter !== same[i]);
  const count = strange.length;
  const letters = count === 1 ? "one letter in it only looks" : `${numberWord(count)} letters in it only look`;
  const message = `no page lives at ${quote(route)}: ${letters} like ${count === 1 ? "that" : "those"} of ${quote(same)} (${alphabetOf(strange[0]!)}).`;
  return { message, fix: `type it again: "${lost.leadingTo(same)}".${placeOf(lost, [same])}`, isGuess: true };
}

/** Hyphens other than the ASCII one, one of which prevents a line break. */
const HYPHENS = "\u2010\u2011";

/** For dashes that a program has made of hyphens. */
function sayDashes(lost: Lost): Hint | undefined {
  const { link, homes, leadingTo } = lost;
  const same = withHyphens(link.route);
  if (same === link.route || !homes.pages.has(same)) return undefined;
  const strange = Array.from(link.route).filter((sign, i) => sign !== same[i]);
  const [dashes, are, look] =
    strange.length === 1 ? ["one dash", "is", "looks"] : [`${numberWord(strange.length)} dashes`, "are", "look"];
  const unlike = strange.every((sign) => HYPHENS.includes(sign)) ? `only ${look} like` : `${are} longer than`;
  const message = `no page lives at ${quote(link.route)}: ${dashes} in it ${unlike} the - of ${quote(same)}.`;
  const better = leadingTo(same);
  const place = placeOf(lost, [same]);
  const edit = place === "" && { edit: () => hrefEdit(link, better) };
  return { message, fix: `write "${better}".${place}`, isGuess: true, ...edit };
}

/** For characters that no address has, in the place of those that the page has. */
function saySpelt(lost: Lost): Hint | undefined {
  const { link, context, leadingTo } = lost;
  const page = pageSpelt(link.route, context);
  return page === undefined ? undefined : { fix: `write "${leadingTo(page)}".${placeOf(lost, [page])}`, isGuess: true };
}

function sayNear(lost: Lost, meant: readonly string[]): Hint | undefined {
  if (meant.length === 0) return undefined;
  const { link, context, leadingTo } = lost;
  const { href, document, path } = link;
  // In a Markdown text, only a part of the address is replaced.
  const isInText = localAddress(href, context) !== href && valueAt(document, path) !== href;
  const instead = isInText ? `, in the place of ${quote(href)}` : "";
  return { fix: `did you mean ${choice(meant.map(leadingTo))}${instead}?${placeOf(lost, meant)}`, isGuess: true };
}

/** The rest of the fix about the anchor, if only one page is meant. */
function placeOf({ link, homes, context }: Lost, meant: readonly string[]): string {
  const page = meant.length === 1 ? homes.pages.get(meant[0]!) : undefined;
  return page ? placeLacking(link, page, context) : "";
}

/** For an anchor that is written behind a slash instead of "#". */
function sayPlace({ link: { route, document }, context, leadingTo }: Lost): Hint {
  const inner = placeInPath(route, context);
  if (inner)
    return { fix: `did you mean "${leadingTo(`${inner.page}#${inner.place}`)}", a place on that page?`, isGuess: true };
  const place = route.slice(1);
  if (hasChosen(document, place, context)) return { fix: `write "#${place}" for the place on this page, or ${ADD}` };
  const begun = pageBeginning(route, context) ?? pageShortened(route, context);
  return { fix: begun === undefined ? ADD : `did you mean "${leadingTo(begun)}"? Else ${OTHERWISE}` };
}

/** The page and its anchor in an address that has a slash between them. */
export function placeInPath(route: string, context: Context): { page: string; place: string } | undefined {
  const [, page = "", place = ""] = /^(.+)\/([^/]+)$/.exec(route) ?? [];
  const document = homesOf(context).pages.get(page);
  return document && hasChosen(document, place, context) ? { page, place } : undefined;
}

function hasChosen(page: Document, place: string, context: Context): boolean {
  return anchorsOf(context)?.of(page)?.chosen.includes(place) ?? false;
}
