import type { Place } from "../place.ts";
import { allPlaces, whereElse } from "../wording/elsewhere.ts";
import { aliasesOf } from "../facts/facts.ts";
import { lostAddresses } from "../gone/pages/goneAddresses.ts";
import { BESIDE, EACH_BESIDE } from "../wording/commas.ts";
import { didYouMean, write } from "../wording/instead.ts";
import { valueAt } from "../json.ts";
import { meansIdle, pageBeginning, pagesMeant, waitsForPage } from "../gone/pages/meantPage.ts";
import { homesOf } from "../gathered/links/pageLinks.ts";
import { mayBeRight } from "../gone/pages/otherSpelling.ts";
import { cardFor, namesItself, onePage, whereCardGoes } from "../gathered/pages/cardFor.ts";
import type { Context, Rule } from "../rule.ts";
import type { Finding } from "../finding.ts";
import { bare, quote } from "../wording/words.ts";

interface PageAnswer extends Pick<Finding, "edit" | "elsewhere"> {
  message: string;
  fix: string;
  /** The address of the page that is meant, if there is one. */
  meant?: string | undefined;
  /** Whether that page has taken the place of the one that had this address. */
  isOld?: boolean;
}

/** A page that is named by its address exists. */
export const unknownPage: Rule = {
  code: "unknown-page",
  severity: "error",
  acrossFiles: true,
  docs: {
    title: "A page that does not exist, or has moved",
    why: "The block shows something of another page, and no page lives at this address.",
    mend: 'Write the address of the page, as it stands under `"route"` there.',
  },
  *run(context) {
    // That there is no page at all is reported elsewhere.
    if (!context.documents.some(({ role }) => role === "page")) return;
    for (const [route, { entries, links, isGone, moved, idle, folder }] of lostAddresses(context)) {
      // A missing page is reported on the links to it, and one with a new address on that page.
      const isOfPage = moved ?? (entries.length + links.length > 1 && idle);
      if (folder || isOfPage || (isGone && links.length > 0) || isOfUnknown(route, context)) continue;
      for (const { document, path } of isGone ? entries.slice(0, 1) : entries) {
        const place = { document, path, entries: isGone ? entries : [] };
        const others = isGone && whereElse(entries, "places name it.");
        yield { document, path, point: "value", ...beside(say(route, place, context), place, context), ...others };
      }
    }
  },
};

/**
 * Whether this may be the right address of a page without a certain one, or of one of two pages that claim the same
 * one, which is reported on those.
 */
function isOfUnknown(route: string, context: Context): boolean {
  const { behind, pages } = homesOf(context);
  const now = behind(route);
  return now === undefined ? waitsForPage(route, context) : mayBeRight(route, pages.get(now)!, context);
}

/** Adds what is known of the page that is meant: it may be in the list already, or have no card. */
function beside(
  { fix, meant, isOld, ...said }: PageAnswer,
  place: Place,
  context: Context,
): Omit<PageAnswer, "meant" | "isOld"> {
  const list = valueAt(place.document, place.path.slice(0, -1));
  if (meant !== undefined && Array.isArray(list) && list.includes(meant))
    return { message: said.message, fix: `take it out, ${BESIDE}: the list has ${quote(meant)} already.` };
  const page = meant === undefined ? undefined : homesOf(context).pages.get(meant);
  const card = page && cardFor(page, place, context);
  // If a page without a card has taken its place, an article was removed.
  if (card && isOld && Array.isArray(list) && list.length > 1) {
    const out = `take it out, ${BESIDE}: ${quote(meant!)} has taken its place, which has no card to show`;
    return { ...said, fix: `${out}. Or ${fix.replace(/\.$/, "")} and give that page a card: ${card}` };
  }
  if (!page || !card) return { ...said, fix };
  return { ...said, fix: `${fix} That page has no card to show: ${card}`, elsewhere: [whereCardGoes(page)] };
}

/** An entry of a list of pages. */
interface Entry extends Place {
  /** All that name the same page, if it is most likely gone; else none. */
  entries: readonly unknown[];
}

function say(route: string, place: Entry, context: Context): PageAnswer {
  const known = homesOf(context).pages;
  const tidy = bare(route);
  if (known.has(tidy)) {
    const message = `around the address ${quote(route)} are spaces, or other characters that cannot be seen.`;
    return { message, ...write(tidy), meant: tidy };
  }
  const whole = route.replace(/[#?].*$/s, "");
  if (whole !== route && known.has(whole)) {
    const message = `${quote(route)} is more than the address of a page.`;
    return { message, ...write(whole), meant: whole };
  }
  const meant = pagesMeant(whole, context).filter((each) => !namesItself(known.get(each), place, context));
  const moved = context.documents.find((page) => aliasesOf(page).includes(route))?.route;
  const now = moved ?? (meant.length === 0 ? homesOf(context).behind(route) : undefined);
  if (now !== undefined)
    return { message: `${quote(route)} is an old address.`, fix: `write "${now}".`, meant: now, isOld: true };
  const idle = lostAddresses(context).get(route)?.idle;
  if (idle && meant.length === 0)
    return { message: `no page lives at ${quote(route)}.`, fix: meansIdle(idle.route!), meant: idle.route };
  const likely = meant.length > 0 ? meant : [pageBeginning(whole, context) ?? []].flat();
  const only = likely.length === 1 ? likely[0] : undefined;
  const fix = likely.length > 0 ? didYouMean(...likely).fix : mendOpen(place, context);
  return { message: `no page lives at ${quote(route)}.`, fix, meant: only };
}

/** The fix if no page is near: another one, or none. */
function mendOpen(place: Entry, context: Context): string {
  const another = `write the address of ${onePage(place, context)}`;
  const { entries, document, path } = place;
  if (entries.length > 1)
    return `bring the file of the page back if it was deleted by mistake. Else take it out in ${allPlaces(entries)}, ${EACH_BESIDE}, or ${another} there.`;
  const list = valueAt(document, path.slice(0, -1));
  return `${another}${Array.isArray(list) && list.length > 1 ? `, or take it out, ${BESIDE}` : ""}.`;
}
