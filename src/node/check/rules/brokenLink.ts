import { type Homes, homesOf, type PageLink, pageLinks } from "../pageLinks.ts";
import { positionOf, rangeOf } from "../position.ts";
import type { Context, Rule } from "../rule.ts";
import type { Document, Finding } from "../site.ts";
import { nearest } from "../suggest.ts";
import { choice, counted, quote } from "../words.ts";
import { hrefEdit } from "../links.ts";

/** Every link within the site leads to a page, by exactly the address of that page. */
export const brokenLink: Rule = {
  code: "broken-link",
  severity: "error",
  docs: {
    title: "A link to a page that does not exist",
    why: "A visitor who clicks it sees the page for addresses that do not exist.",
    mend: "Write the `route` of the page that is meant, in exactly the same letters. To lead to a page that is not written yet, write the page first.",
  },
  *run(context) {
    const homes = homesOf(context);
    // Then the pages are somewhere else, and that has been told.
    if (homes.pages.size === 0) return;
    const lost = new Map<string, PageLink[]>();
    for (const link of pageLinks(context)) {
      if (link.page || isServed(link.route, context)) continue;
      if (lost.has(link.route)) lost.get(link.route)!.push(link);
      else lost.set(link.route, [link]);
    }
    for (const [route, links] of lost) {
      // So many links do not have the same slip: the page has gone, or it has moved.
      const isGone = links.length >= MANY && homes.behind(route) === undefined;
      for (const link of isGone ? links.slice(0, 1) : links) {
        const said = judge(link, homes, context);
        if (!said) continue;
        yield { document: link.document, path: link.path, point: "value", ...said, ...(isGone && gone(links, said)) };
      }
    }
  },
};

const MANY = 4;
/** Files with further links that are listed. */
const LISTED = 6;

function gone([first, ...others]: readonly PageLink[], { fix }: Said): Pick<Said, "detail" | "fix"> {
  const byFile = new Map<Document, PageLink[]>();
  for (const link of others) byFile.set(link.document, [...(byFile.get(link.document) ?? []), link]);
  const places = Array.from(byFile, ([document, links]) => {
    const lines = links.map(({ path }) => positionOf(document, rangeOf(document, path, "value").offset).line);
    return `${document.file}, ${lines.length > 1 ? "lines" : "line"} ${list(lines.map(String))}`;
  });
  const more = places.length > LISTED ? `; and ${counted(places.length - LISTED, "more file")}` : "";
  const detail = `${others.length + 1} links lead there. The others are in ${places.slice(0, LISTED).join("; ")}${more}.`;
  const moved = `If the page has another address now, add ${quote(first!.route)} to its "aliases" and run "npm run check -- --fix".`;
  return { detail, fix: `${fix} ${moved}` };
}

function list(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

type Said = Pick<Finding, "message" | "detail" | "fix" | "edit">;

function judge({ route, href, document, path }: PageLink, homes: Homes, context: Context): Said | undefined {
  const behind = homes.behind(route);
  if (behind !== undefined) {
    const home = homes.pages.get(behind)!;
    // The page's own address is wrong, and this link may have it right.
    if (context.isWrong(home, ["route"])) return undefined;
    const better = href.replace(route, behind);
    const isOld = ((home.data?.["aliases"] ?? []) as unknown[]).includes(route);
    const message = isOld
      ? `${quote(route)} is an old address.`
      : `the address of this page is not written ${quote(route)}, but ${quote(behind)}.`;
    return { message, fix: `write "${better}".`, edit: () => hrefEdit(document, path, { from: href, to: better }) };
  }
  const near = nearest(route, [...homes.pages.keys()]);
  if (near.length === 0 && homes.hasUnknown) return undefined;
  const message = `no page lives at ${quote(route)}.`;
  const fix =
    near.length > 0
      ? `did you mean ${choice(near.map((other) => href.replace(route, other)))}?`
      : "write the address of one of the pages, or add the page.";
  return { message, fix };
}

/** Whether a file is served at this address that is no page. */
function isServed(route: string, { served }: Context): boolean {
  return served?.has(route.slice(1)) ?? false;
}
