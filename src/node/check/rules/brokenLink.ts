import { addressKey, plainSpelling, standsForHome } from "../../../model/spelling.ts";
import { isGroup, valueAt } from "../json.ts";
import { isDownload, puttingFile, servedAs } from "../addresses/downloads.ts";
import { allPlaces, type Place, elsewhere, whereElse } from "../gone/elsewhere.ts";
import { byName } from "../byName.ts";
import { aliasesOf } from "../facts/facts.ts";
import { lostAddresses } from "../gone/goneAddresses.ts";
import { meansIdle, pagesMeant } from "../gone/meantPage.ts";
import { type MovedFolder, sayMovedFolder } from "../gone/movedFolders.ts";
import { type Homes, homesOf, isServed, localAddress, type PageLink } from "../gathered/pageLinks.ts";
import type { Context, Rule } from "../rule.ts";
import type { Document } from "../document/document.ts";
import type { Finding } from "../finding.ts";
import { anchorsOf, hasPlace } from "../outline/anchors.ts";
import { lacksPlace } from "../gone/brokenPlaces.ts";
import { placeIn, placeMeant } from "../gone/placeMeant.ts";
import { isSureOf } from "../gone/movedPage.ts";
import { choice, counted, numberWord, quote } from "../wording/words.ts";
import { hrefEdit } from "../gathered/links.ts";
import { sameExtra } from "../gone/sameLinks.ts";
import { asLatin } from "../wording/suggest.ts";

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
    // Then the pages are somewhere else, and that has been told.
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
        yield otherAddress(page, route, { places, isSure: page === moved });
        continue;
      }
      for (const link of gone ? links.slice(0, 1) : links) {
        const judged = judge(link, homes, context);
        if (!judged) continue;
        const { isGuess, isFile, ...said } = judged;
        const places = [...links, ...entries];
        const what = entries.length > 0 ? "places name it." : "links lead there.";
        const mend = isGuess
          ? said.fix
          : `add the page, or take ${entries.length > 0 ? "it" : "the link"} out in ${allPlaces(places)}, or write another address there.`;
        const ways = `, take the link out in ${allPlaces(places)}, or write another address there`;
        const fix = isFile ? puttingFile(route.slice(1), context.images, ways) : mendGone(route, mend!);
        const all = gone && { ...whereElse(places, what), fix };
        yield { document: link.document, path: link.path, point: "value", ...said, ...all };
      }
    }
  },
};

/** All that names an address in a folder. */
function placesOf({ routes }: MovedFolder, lost: ReturnType<typeof lostAddresses>): Place[] {
  const all = routes.flatMap((route) => [...lost.get(route)!.links, ...lost.get(route)!.entries]);
  const files = byName(all, ({ document }) => document.file);
  return [...files.values()].flat();
}

/** It is the page that has changed, and not all those that name it. */
function otherAddress(
  page: Document,
  route: string,
  { places, isSure }: { places: readonly Place[]; isSure: boolean },
): Finding {
  const now = page.route!;
  const count = counted(places.length, "place");
  const message = isSure
    ? `${count} name this page by the address ${quote(route)}, and none by ${quote(now)}.`
    : `${count} name the address ${quote(route)}, at which no page lives, and none names this page by ${quote(now)}.`;
  const isCase = now.toLowerCase() === route.toLowerCase();
  const old = aliasesOf(page).length > 0 ? `"${route}" to its "aliases"` : `"aliases": ["${route}"] below it`;
  const fix = isCase
    ? `write "${route}" here, or "${now}" in all of them.`
    : route === "/"
      ? `write "/" here: visitors who type only the name of the site arrive there. If "${now}" is to lead here as well, add "aliases": ["${now}"].`
      : isSure
        ? `if the address is to change, add ${old} and run "npm run check -- --fix", which changes them. If not, write "${route}" here.`
        : `write "${route}" here, if this is the page that they mean. If the address is to change, add ${old} and run "npm run check -- --fix".`;
  const named = elsewhere("They are in", places);
  return { document: page, path: ["route"], point: "value", place: [], message, ...named, fix };
}

/** Where a page is gone, it may only have another address; but the home page lives nowhere else. */
function mendGone(route: string, mend: string): string {
  if (route === "/") return 'write "route": "/" in the home page, or add one.';
  return `${mend} If the page has another address now, or another page has taken its place, add ${quote(route)}, and the old addresses that it had, to the "aliases" of that page and run "npm run check -- --fix".`;
}

const OUT = "take the link out, or write the address of another page.";
const ELSEWHERE = ", lead the link elsewhere, or take it out";
const ADD = "write the address of one of the pages, add the page, or take the link out.";

interface Said extends Pick<Finding, "message" | "fix" | "edit" | "cause"> {
  /** The fix names a page that may be meant. */
  isGuess?: boolean;
  /** It is a file that visitors take home. */
  isFile?: true;
}

function judge(link: PageLink, homes: Homes, context: Context): Said | undefined {
  const { route, href, document, path } = link;
  const local = localAddress(href, context);
  const leadingTo = (other: string) => local.replace(route, () => other);
  const behind = homes.behind(route);
  if (behind !== undefined) {
    const home = homes.pages.get(behind)!;
    if (standsForHome(behind)) return undefined;
    // This link may have it right.
    if (!isSureOf(home, context)) return undefined;
    // Neither has it wrong that leaves out what the page is told to leave out, as "/index" at the end.
    if (plainSpelling(behind) === route && behind.toLowerCase() !== route.toLowerCase()) return undefined;
    const better = leadingTo(behind);
    const key = addressKey(route);
    const isOld = key !== addressKey(behind) && aliasesOf(home).some((alias) => addressKey(alias) === key);
    const message = isOld
      ? `${quote(route)} is an old address.`
      : `the page that is meant has the address ${quote(behind)}, not ${quote(route)}.`;
    // A page that has taken the place of another one had a link to it.
    if (isOld && home === document && link.anchor === undefined)
      return { message: `${quote(route)} is an old address of the page that this link stands on.`, fix: OUT };
    const target = { ...link, route: behind, page: home, href: better };
    if (lacksPlace(target, context))
      return { message, fix: placeMeant(target, context) ?? `write "${better}".${placeLacking(link, home, context)}` };
    // Whoever took a page away may not want two links to the same one.
    if (isOld && isLinkedBeside(link, better))
      return {
        message,
        fix: `if the link is to go with its page, take it out, from its { to its }, with a comma beside it: another one here leads to "${better}" already. Else write "${better}".`,
      };
    const edit = () => hrefEdit(document, path, { from: href, to: better });
    const end = !isOld && route.startsWith(behind) ? route.slice(behind.length) : "";
    const cause = sameExtra({ document, context }, end, better);
    return { message, fix: `write "${better}".`, edit, ...(cause && { cause }) };
  }
  const meant = pagesMeant(route, context);
  if (meant.length === 0 && homes.hasUnknown) return undefined;
  const message = `no page lives at ${quote(route)}.`;
  const file = route.replace(/^\/public(?=\/)/, "");
  if (file !== route && isServed(file, context)) return { message, fix: `write "${leadingTo(file)}".` };
  const served = servedAs(route.slice(1), context.served);
  if (served !== undefined) return { message, fix: `write "${leadingTo(`/${served}`)}": the file is called so.` };
  if (isDownload(route) && meant.length === 0)
    return { message, fix: puttingFile(route.slice(1), context.images, ELSEWHERE), isFile: true };
  const idle = lostAddresses(context).get(route)?.idle;
  if (idle && meant.length === 0)
    return { message, fix: meansIdle(leadingTo(idle.route!)) + placeLacking(link, idle, context), isGuess: true };
  // Letters of another alphabet are typed again, whatever else has nearly this address.
  const same = meant.find((each) => each !== route && each === asLatin(route));
  const isGuess = meant.length > 0;
  const [page, ...others] = (same === undefined ? meant : [same]).map((each) => homes.pages.get(each));
  const also = page && others.length === 0 ? placeLacking(link, page, context) : "";
  if (same !== undefined)
    return { message: sayAlike(route, same), fix: `type it again: "${leadingTo(same)}".${also}`, isGuess };
  // In a text, only a part of the address may seem to be meant.
  const isInText = local !== href && valueAt(document, path) !== href;
  const instead = isInText ? `, in the place of ${quote(href)}` : "";
  if (isGuess) return { message, fix: `did you mean ${choice(meant.map(leadingTo))}${instead}?${also}`, isGuess };
  const place = route.slice(1);
  const [, around = "", inner = ""] = /^(.+)\/([^/]+)$/.exec(route) ?? [];
  const home = homes.pages.get(around);
  if (home && anchorsOf(context)?.of(home)?.chosen.includes(inner))
    return { message, fix: `did you mean "${leadingTo(`${around}#${inner}`)}", a place on that page?`, isGuess: true };
  const isPlace = anchorsOf(context)?.of(document)?.chosen.includes(place);
  return { message, fix: isPlace ? `write "#${place}" for the place on this page, or ${ADD}` : ADD };
}

/** Whether another entry of the list that a link stands in has such an address. */
function isLinkedBeside({ document, path }: PageLink, href: string): boolean {
  const list =
    path.at(-1) === "href" && typeof path.at(-2) === "number" ? valueAt(document, path.slice(0, -2)) : undefined;
  return Array.isArray(list) && list.some((entry) => isGroup(entry) && entry["href"] === href);
}

/** For an address with letters that are not what they look like. */
function sayAlike(route: string, page: string): string {
  const count = Array.from(route).filter((letter, i) => letter !== page[i]).length;
  const letters = count === 1 ? "one letter in it only looks" : `${numberWord(count)} letters in it only look`;
  const own = count === 1 ? "that" : "those";
  return `no page lives at ${quote(route)}: ${letters} like ${own} of ${quote(page)} (Cyrillic).`;
}

/** What else is to be done where the page that is meant has not the place that the link leads to. */
function placeLacking(link: PageLink, page: Document, context: Context): string {
  const places = anchorsOf(context)?.of(page);
  if (link.anchor === undefined || link.anchor === "" || !places || hasPlace(places, link.anchor)) return "";
  const place = placeIn(link);
  return ` Then also give the block that is meant in ${page.file} "id": ${quote(place)}, or leave ${quote(`#${place}`)} out.`;
}
