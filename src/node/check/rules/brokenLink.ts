import type { Place } from "../place.ts";
import { puttingFile } from "../addresses/downloads.ts";
import { byName } from "../byName.ts";
import { type Homes, homesOf, localAddress, type PageLink } from "../gathered/links/pageLinks.ts";
import { allPlaces, whereElse } from "../wording/elsewhere.ts";
import { lostAddresses } from "../gone/pages/goneAddresses.ts";
import { type MovedFolder, sayMovedFolder } from "../gone/pages/movedFolders.ts";
import { sayNoPage } from "../gone/pages/noPage.ts";
import { sayOtherAddress } from "../gone/pages/otherAddress.ts";
import { sayOtherSpelling } from "../gone/pages/otherSpelling.ts";
import type { LackingAnswer } from "../gone/pages/pageLacking.ts";
import type { Context, Rule } from "../rule.ts";
import { toldFirst } from "../toldFirst.ts";
import { pageFor } from "../addresses/repairUrl.ts";
import { didYouMean } from "../wording/instead.ts";
import { checkCommand } from "../wording/commands.ts";
import { quote } from "../wording/words.ts";

/** Every link within the site leads to a page, by exactly the address of that page. */
export const brokenLink: Rule = {
  code: "broken-link",
  severity: "error",
  leavesPage: true,
  acrossFiles: true,
  docs: {
    title: "A link to a page that does not exist",
    why: "A visitor who clicks it sees the page for addresses that do not exist.",
    mend: "Write the `route` of the page that is meant, in exactly the same letters. To lead to a page that is not written yet, write the page first.",
  },
  *run(context) {
    const homes = homesOf(context);
    // No page was found at all, which another problem says.
    if (homes.pages.size === 0) return;
    const lost = lostAddresses(context);
    for (const [route, { links, entries, isGone: gone, moved, idle, folder }] of lost) {
      if (folder) {
        if (route === folder.routes[0]) yield sayMovedFolder(folder, placesOf(folder, lost));
        continue;
      }
      const page = moved ?? (links.length + entries.length > 1 ? idle : undefined);
      if (page) {
        const parts = context.documents.filter((each) => (each.facts ?? each.data)?.["partOf"] === route);
        const places = [...links, ...entries, ...parts.map((document) => ({ document, path: ["partOf"] }))];
        yield sayOtherAddress(page, route, { places, isSure: page === moved, context });
        continue;
      }
      for (const link of gone ? links.slice(0, 1) : links) {
        const judged = judge(link, homes, context);
        if (!judged) continue;
        const { isGuess, isFile, isServed, ...said } = judged;
        const places = toldFirst<Place>([...links, ...entries], context);
        const here = gone ? places[0]! : link;
        const what = entries.length > 0 ? "places name it." : "links lead there.";
        const out = `take ${entries.length > 0 ? "it" : "the link"} out in ${allPlaces(places)}, or write another address there`;
        const fix = isFile
          ? puttingFile(route.slice(1), context.images, `, ${out}`)
          : mendGone(route, { guess: isGuess ? said.fix : undefined, out, context });
        const all = gone && { ...whereElse(places, what), ...(!isServed && { fix }) };
        yield { document: here.document, path: here.path, link: here.link, point: "value", ...said, ...all };
      }
    }
  },
};

/** All places that name an address in a moved folder. */
function placesOf({ routes }: MovedFolder, lost: ReturnType<typeof lostAddresses>): Place[] {
  const all = routes.flatMap((route) => [...lost.get(route)!.links, ...lost.get(route)!.entries]);
  const files = byName(all, ({ document }) => document.file);
  return [...files.values()].flat();
}

interface Gone {
  /** What else the links may mean. */
  guess: string | undefined;
  /** How to do without the page. */
  out: string;
  context: Context;
}

/** If a page is gone, it was deleted, or it may only have another address, except for the home page. */
function mendGone(route: string, { guess, out, context }: Gone): string {
  if (route === "/") return 'write "route": "/" in the home page, or add one.';
  const back = guess
    ? `${guess} If the page was deleted by mistake, bring its file back.`
    : "bring the file of the page back if it was deleted by mistake, or add the page.";
  const run = checkCommand(context.named, ["--fix"]);
  const led = `If the page has another address now, or another page has taken its place, add ${quote(route)}, and the "aliases" of the deleted file, to the "aliases" of that page and run "${run}".`;
  return `${back} ${led}${guess ? "" : ` Or ${out}.`}`;
}

/** The page that an address of another program names behind its "?": `/index.php?page=contact`. */
function pageInQuery(href: string, context: Context): string | undefined {
  const [, name] =
    /\.(?:php|aspx?|cgi|jsp)\?(?:[^#]*&)?(?:page|p|id|site|seite|view|q|path|route|name)=([\w/-]+)/i.exec(href) ?? [];
  return name === undefined ? undefined : pageFor(name, context);
}

/** What is wrong with the target of a link; undefined if that is uncertain. */
function judge(link: PageLink, homes: Homes, context: Context): LackingAnswer | undefined {
  const local = localAddress(link.href, context);
  const lost = { link, homes, context, leadingTo: (page: string) => local.replace(link.route, () => page) };
  const asked = pageInQuery(link.href, context);
  if (asked !== undefined)
    return { message: `no page lives at ${quote(link.href)}.`, ...didYouMean(asked), isGuess: true };
  const behind = homes.behind(link.route);
  return behind === undefined ? sayNoPage(lost) : sayOtherSpelling(lost, behind);
}
