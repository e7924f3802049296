import { allPlaces, isGone, whereElse } from "../elsewhere.ts";
import { aliasesOf, isReadable } from "../facts.ts";
import { lostAddresses } from "../gone.ts";
import { pagesMeant } from "../meantPage.ts";
import { type Homes, homesOf, type PageLink } from "../pageLinks.ts";
import type { Context, Rule } from "../rule.ts";
import type { Document, Finding } from "../site.ts";
import { positionOf, rangeOf } from "../position.ts";
import { choice, quote } from "../words.ts";
import { standsForHome } from "./homeAddress.ts";
import { hrefEdit, linksOf } from "../links.ts";
import { pathOf } from "../../../model/spelling.ts";

/** Every link within the site leads to a page, by exactly the address of that page. */
export const brokenLink: Rule = {
  code: "broken-link",
  severity: "error",
  acrossFiles: true,
  docs: {
    title: "A link to a page that does not exist",
    why: "A visitor who clicks it sees the page for addresses that do not exist.",
    mend: "Write the `route` of the page that is meant, in exactly the same letters. To lead to a page that is not written yet, write the page first.",
  },
  *run(context) {
    const homes = homesOf(context);
    // Then the pages are somewhere else, and that has been told.
    if (homes.pages.size === 0) return;
    for (const [route, { links, entries, isGone: gone }] of lostAddresses(context)) {
      const moved = movedPage(links, { route, homes, context });
      if (moved) {
        yield moved;
        continue;
      }
      for (const link of gone ? links.slice(0, 1) : links) {
        const judged = judge(link, homes, context);
        if (!judged) continue;
        const { isGuess, ...said } = judged;
        const places = [...links, ...entries];
        const what = entries.length > 0 ? "places name it." : "links lead there.";
        const mend = isGuess ? said.fix : `add the page, or change ${allPlaces(places)}.`;
        const all = gone && { detail: whereElse(places, what), fix: mendGone(route, mend!) };
        yield { document: link.document, path: link.path, point: "value", ...said, ...all };
      }
    }
  },
};

/** Where so many links spell an address otherwise than its page, and none as the page does, it is the page that has changed. */
function movedPage(
  links: readonly PageLink[],
  { route, homes, context }: { route: string; homes: Homes; context: Context },
): Finding | undefined {
  const now = homes.behind(route);
  const home = homes.pages.get(now ?? "");
  if (!isGone(links) || now?.toLowerCase() !== route.toLowerCase() || !home || !isSettled(home, homes, context))
    return undefined;
  if (aliasesOf(home).includes(route) || isLinked(now, context)) return undefined;
  const message = `the links to this page write its address ${quote(route)}.`;
  const fix = `write "${route}" here, or "${now}" in all of them.`;
  const [first] = links;
  const { line } = positionOf(first!.document, rangeOf(first!.document, first!.path, "value").offset);
  const detail = `The first of these ${links.length} links is in ${first!.document.file}, line ${line}.`;
  return { document: home, path: ["route"], point: "value", place: [], message, detail, fix };
}

/** Whether a page's own address is sure: it is not wrong, nor only guessed from a text that is not JSON, nor wanted by two. */
function isSettled(page: Document, homes: Homes, context: Context): boolean {
  return isReadable(page) && !context.isWrong(page, ["route"]) && !homes.isContested(page.route!);
}

function isLinked(route: string, context: Context): boolean {
  const leads = (href: string) => pathOf(href) === route;
  return (
    linksOf(context).some(({ href }) => leads(href)) || context.documents.some(({ facts }) => facts?.links.some(leads))
  );
}

/** Where a page is gone, it may only have another address; but the home page lives nowhere else. */
function mendGone(route: string, mend: string): string {
  if (route === "/") return 'write "route": "/" in the home page, or add one.';
  return `${mend} If the page has another address now, add ${quote(route)} to its "aliases" and run "npm run check -- --fix".`;
}

interface Said extends Pick<Finding, "message" | "fix" | "edit"> {
  /** The fix names a page that may be meant. */
  isGuess?: boolean;
}

function judge({ route, href, document, path }: PageLink, homes: Homes, context: Context): Said | undefined {
  const behind = homes.behind(route);
  if (behind !== undefined) {
    const home = homes.pages.get(behind)!;
    if (standsForHome(behind)) return undefined;
    // This link may have it right.
    if (!isSettled(home, homes, context)) return undefined;
    const better = href.replace(route, behind);
    const isOld = aliasesOf(home).includes(route);
    const message = isOld
      ? `${quote(route)} is an old address.`
      : `the address of this page is not written ${quote(route)}, but ${quote(behind)}.`;
    return { message, fix: `write "${better}".`, edit: () => hrefEdit(document, path, { from: href, to: better }) };
  }
  const meant = pagesMeant(route, context);
  if (meant.length === 0 && homes.hasUnknown) return undefined;
  const message = `no page lives at ${quote(route)}.`;
  const isGuess = meant.length > 0;
  const fix = isGuess
    ? `did you mean ${choice(meant.map((other) => href.replace(route, other)))}?`
    : "write the address of one of the pages, or add the page.";
  return { message, fix, isGuess };
}
