/** What to do with a link to a place that its page does not have. */
import type { Json } from "../../../model/fields.ts";
import type { PageLink } from "../gathered/pageLinks.ts";
import type { Document } from "../document/document.ts";
import { isGroup, valueAt } from "../json.ts";
import { anchorsOf } from "../outline/anchors.ts";
import type { Context } from "../rule.ts";
import { anchorMeant, canMean } from "../shape/values/anchorMeant.ts";
import { edits, sortedLetters } from "../wording/distance.ts";
import { nearest } from "../wording/suggest.ts";
import { oneOf } from "../wording/listNames.ts";
import { choice, example, quote } from "../wording/words.ts";
import { headedWith } from "./inHeadings.ts";
import { pagesShown } from "./pagesShown.ts";
import { renamedOn } from "./wrongIds.ts";
import { isHeaded, leadingTo, pageBehindSign, pagesWith, placeIn, usable } from "./placeMeant.ts";

/** Of so few places all are named. */
const FEW = 3;

/** The place on another page, a shared block that has it, or no link. */
export function withoutPlace(link: PageLink, context: Context): string {
  const wanted = usable(placeIn(link));
  const pages = [...new Set(pagesWith(wanted, context).map(({ route }) => route!))];
  const block = sharedWith(wanted, context);
  const behind = pageBehindSign(link, context);
  if (behind !== undefined && pages.length === 0 && block === undefined && !mayBeBlock(link))
    return `write "${behind}".`;
  const headed = behind === undefined && !mayBeBlock(link) ? headedWith(link, context) : undefined;
  if (headed?.id !== undefined && pages.length === 0 && block === undefined)
    return `did you mean "${leadingTo(usable(headed.id), link)}" (${quote(headed.words)})?`;
  const isOnPage = link.page === link.document;
  const atPage = behind === undefined ? toPage(link) : [`write "${behind}" for the page of that name`];
  if (pages.length === 0 && block === undefined) return otherPlace(link, context, atPage);
  const where = isOnPage ? "this page" : `the page ${quote(link.page!.route!)}`;
  const added = block && `add ${example({ type: "shared", use: block })} to ${where}, which brings that place`;
  const instead = [...(added ? [added] : []), ...atPage, ...(isInField(link) ? outOf(link, context) : [])].join(
    ", or ",
  );
  if (pages.length === 0) return `${instead}.`;
  const { shown, have, before = "" } = pagesShown(pages, link.document.route, context);
  const isLater = pagesWith(wanted, context).every((page) => willHave(page, wanted, context));
  const own = isOnPage ? chosenOn(link, context) : [];
  const here = own.length > 0 && own.length <= FEW ? `${choice(own)} for a place on this page, or ` : "";
  const written = `write ${here}${before}${choice(shown.map((route) => `${route === link.document.route ? "" : route}#${wanted}`))}: ${have}${isLater ? ' once the "id" there is put right' : ""}.`;
  return instead ? `${written} Or ${instead}.` : written;
}

/** Whether a place has that name only when what its author wrote is put right. */
function willHave(page: Document, place: string, context: Context): boolean {
  return (
    !anchorsOf(context)?.of(page)?.chosen.includes(place) && renamedOn(page, context).some(({ name }) => name === place)
  );
}

/** To the page without the place, from another page. */
function toPage({ page, document, route, anchor }: PageLink): string[] {
  return page === document || route === ""
    ? []
    : [`leave "#${anchor}" out to lead to ${route === "/" ? "the home page" : `the page ${quote(route)}`}`];
}

/**
 * Another place on the page, or a name for the block that is meant.
 * @param others What else may be done, beside taking the link out.
 */
function otherPlace(link: PageLink, context: Context, others: readonly string[]): string {
  const wanted = placeIn(link);
  const all = chosenOn(link, context);
  // Several say which places there are. The only one of another page would be taken for what is meant.
  const isGuess = all.length === 1 && (link.page !== link.document || !hasChosen(link, context));
  const chosen = isGuess && !all.some((href) => isAlike(href.replace(/^.*#/s, ""), wanted)) ? [] : all;
  const lead = `lead to ${oneOf(chosen)}`;
  const block = blockCalled(link, context);
  const out = outOf(link, context);
  if (block !== undefined)
    return `${[`give ${block} "id": "${wanted}"`, ...(chosen.length > 0 ? [lead] : []), ...others, ...out].join(", or ")}.`;
  const name = isAnchor(wanted) ? `"id": "${wanted}"` : 'an "id", and lead to that';
  const given = `give the block ${hasParts(link.page!) ? "or the part of one " : ""}that is meant ${name}`;
  if (chosen.length === 0 && others.length === 0)
    return out.length > 0
      ? `${given}, lead the ${nounOf(link)} elsewhere, or take it out.`
      : `${given}, or lead the ${nounOf(link)} elsewhere.`;
  const ways = [...(chosen.length > 0 ? [lead] : []), given, ...others, ...out];
  return `${ways.slice(0, -1).join(", ")}, or ${ways.at(-1)}.`;
}

function hasChosen(link: PageLink, context: Context): boolean {
  return anchorsOf(context)!.of(link.page!)!.chosen.length > 0;
}

/** The same link to each place on its page that an author has named, also by a name that becomes another one. */
function chosenOn(link: PageLink, context: Context): string[] {
  const { chosen } = anchorsOf(context)!.of(link.page!)!;
  const wanted = placeIn(link);
  // The only name that is lost is offered where the other one stands.
  const isLost = context.lookup.lost?.anchor() === wanted;
  const names = renamedOn(link.page!, context).map(({ name }) => name);
  const renamed = names.filter((name) => !(isLost && canMean(wanted, name)));
  return [...new Set([...chosen, ...renamed])].map((name) => leadingTo(name, link));
}

/** Whether a place may be the one that is meant: what is called otherwise is about something else. */
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

/**
 * The only block without a name on the page whose heading says what the link does, or else whose type or shared file is called so,
 * or else the only block, or part of one, in whose heading are its words.
 */
function blockCalled(link: PageLink, context: Context): string | undefined {
  const { lookup } = context;
  const page = link.page!;
  const wanted = placeIn(link);
  const blocks = valueAt(page, ["blocks"]);
  const all = Array.isArray(blocks) ? Array.from(blocks.entries()).filter(([, block]) => !hasName(block)) : [];
  const byHeading = all.filter(([, block]) => isHeaded(block, wanted));
  const byKind = all.filter(([, block]) => kindWords(block).includes(wanted));
  const [found, ...others] = byHeading.length > 0 ? byHeading : byKind;
  const headed = found === undefined ? headedWith(link, context) : undefined;
  const mayHaveName = headed && headed.id === undefined && lookup.schemaAt(page, [...headed.path, "id"]) !== undefined;
  const path = mayHaveName ? headed.path : found && ["blocks", found[0]];
  if (path === undefined || others.length > 0) return undefined;
  const where = page === link.document ? "" : ` in ${page.file}`;
  return `${lookup.placeOf(page, path)}${where}`;
}

/** Whether some block of the page is called so in one of these ways, whatever name it has. */
function mayBeBlock(link: PageLink): boolean {
  const wanted = placeIn(link);
  const blocks = valueAt(link.page!, ["blocks"]);
  return Array.isArray(blocks) && blocks.some((block) => isHeaded(block, wanted) || kindWords(block).includes(wanted));
}

/** Whether parts of blocks have names of their own, as the sections of an article have. */
function hasParts(page: Document): boolean {
  const blocks = valueAt(page, ["blocks"]);
  const lists = Array.isArray(blocks) ? blocks.flatMap((block) => (isGroup(block) ? Object.values(block) : [])) : [];
  return lists.some((list) => Array.isArray(list) && list.some(hasName));
}

function hasName(block: Json): boolean {
  return isGroup(block) && block["id"] !== undefined;
}

/** "contact" and "form", of a contactForm and of the shared block "contact-form". */
function kindWords(block: Json): string[] {
  const { type, use } = isGroup(block) ? block : {};
  const kind = type === "shared" ? use : type;
  return typeof kind === "string" ? anchorMeant(kind).split("-") : [];
}

/** Whether a block could be called so; not what is made for blocks without a name. */
function isAnchor(name: string): boolean {
  return /^[a-z][a-z-]*[a-z]$/.test(name);
}

/** "button", or "link" where it is called otherwise. */
export function nounOf({ path }: PageLink): string {
  return path.at(-1) === "href" && path.at(-2) === "button" ? "button" : "link";
}

/** Taking the link out, where what is around it can do without. */
function outOf(link: PageLink, context: Context): string[] {
  return isNeeded(link, context) ? [] : [`take the ${nounOf(link)} out`];
}

/** Whether a link is in a group that has to be where it is, such as the button of the header. */
export function isNeeded({ document, path }: PageLink, { lookup }: Context): boolean {
  const name = path.at(-2);
  if (path.at(-1) !== "href" || typeof name !== "string") return false;
  return lookup.schemaAt(document, path.slice(0, -2))?.schema.required?.includes(name) ?? false;
}

/** Whether a link has its address in a field of its own, and not in a text. */
export function isInField({ path, label, isSwapped }: PageLink): boolean {
  return !isSwapped && label !== undefined && label.path !== path;
}

/** The shared block whose author has called it so. */
function sharedWith(place: string, { shared }: Context): string | undefined {
  for (const [name, { data }] of shared) if (isGroup(data?.["block"]) && data["block"]["id"] === place) return name;
  return undefined;
}
