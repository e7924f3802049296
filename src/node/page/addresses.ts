/** Finds the page that an author means, and checks a new address for a page. */
import { plainSpelling } from "../../model/spelling.ts";
import { addressFor } from "../check/addresses/addressBook.ts";
import { listNames } from "../check/wording/listNames.ts";
import { placesIn } from "../check/wording/elsewhere.ts";
import { SITE_FILE } from "../check/files/sitePaths.ts";
import { folderFault } from "../check/addresses/folderFault.ts";
import { routeMeant } from "../check/shape/values/meant/routeMeant.ts";
import { nearest } from "../check/wording/suggest.ts";
import { pageCommand } from "../check/wording/commands.ts";
import { capital, choice, quote } from "../check/wording/words.ts";
import { aliasesOf } from "../check/facts/facts.ts";
import type { ToldLine } from "./outcome.ts";
import { leadsTo, ownAddress, type PageOfSite, type Survey } from "./survey.ts";

/** A page, or sentences that say why there is none. */
type PageSearch = { page: PageOfSite } | { told: ToldLine[] };

/** The page with a route, or with the path of its file. */
export function findPage(survey: Survey, asked: string): PageSearch {
  const found = survey.pages.filter(({ route, file }) => route === asked || file === asked.replace(/^\.\//, ""));
  const [page, other] = found;
  if (other) {
    const plain = `Two pages want the address ${quote(asked)}. Give one of them another.`;
    return {
      told: [{ typed: `Two pages want the address ${quote(asked)}: ${found.map(whereRoute).join("; ")}.`, plain }],
    };
  }
  return page ? { page } : { told: [noPage(survey, asked)] };
}

/** "pages/web.json, line 3". */
function whereRoute(document: PageOfSite): string {
  return placesIn([{ document, path: ["route"] }]);
}

function noPage(survey: Survey, asked: string): ToldLine {
  const { pages } = survey;
  const routes = pages.map(({ route }) => route);
  const own = ownAddress(survey, asked);
  const meant = own && leadsTo(survey, own.address);
  if (meant !== undefined) {
    const isOld = pages.some((page) => page.route === meant && aliasesOf(page).includes(asked));
    return isOld
      ? `${quote(asked)} is an old address of ${quote(meant)}. Write "${meant}".`
      : `No page lives at exactly ${quote(asked)}. Did you mean "${meant}"?`;
  }
  const other = otherThing(survey, asked.replace(/^\.\//, ""));
  if (other !== undefined) return other;
  const old = new Map(pages.flatMap((page) => aliasesOf(page).map((alias) => [alias, page.route] as const)));
  const named = pageCalled(survey, asked);
  const close = named ? [named] : nearest(asked, [...routes, ...old.keys(), ...pages.map(({ file }) => file)]);
  const near = [...new Set(close.map((address) => old.get(address) ?? address))];
  const all = routes.length > 0 ? `Write one of ${listNames(routes.toSorted())}.` : "The site has no pages so far.";
  const hint = near.length > 0 ? `Did you mean ${choice(near)}?` : all;
  return `No page lives at ${quote(asked)}. ${hint}`;
}

/** The shared block and the picture that a name, or the path of a file, may mean. */
export function thingsCalled(asked: string): { shared: string; picture: string } {
  return {
    shared: asked.replace(/^(?:pages\/)?_shared\/(.+?)(?:\.json)?$/, "$1"),
    picture: asked.replace(/^\/?images\//, ""),
  };
}

/** Says what a name that is no page stands for; undefined if it is unknown. */
function otherThing({ context, images, named }: Survey, asked: string): ToldLine | undefined {
  const { shared: name, picture } = thingsCalled(asked);
  const isShared = context.shared.has(name);
  if (isShared || images?.has(picture)) {
    const plain = `${quote(asked)} is a ${isShared ? "shared block" : "picture"}, and this is for pages.`;
    const found = isShared ? name : picture;
    return { typed: `${plain} To see where it stands: ${pageCommand(named, ["where-used", found])}`, plain };
  }
  return /^(?:pages\/)?_site(?:\.json)?$/.test(asked) ? `${SITE_FILE} is no page, and every site has one.` : undefined;
}

/** The route of the page that is called by a part of its file name, or by an address as in another program. */
export function pageCalled({ pages }: Survey, asked: string): string | undefined {
  return addressFor(asked, {
    has: (route) => pages.some((page) => page.route === route),
    routeOf: (file) => pages.find((page) => page.file === file)?.route,
  });
}

/**
 * Why a page cannot get an address; undefined if it can.
 * @param page The page that is to move there; it may take one of its own aliases.
 */
export function addressTrouble(survey: Survey, route: string, page?: PageOfSite): ToldLine[] | undefined {
  const schema = survey.schemas["shared.schema.json"]!.$defs!["route"]!;
  const pattern = new RegExp(schema["pattern"] as string);
  const longest = schema["maxLength"] as number;
  if (route.length > longest)
    return [
      `${quote(route)} is too long for an address: it has ${route.length} characters, and ${longest} at most will do.`,
    ];
  if (!pattern.test(route)) {
    const rule = "It starts with a slash; between slashes stand plain letters, digits, hyphens and underscores.";
    return [`${quote(route)} cannot be the address of a page. ${rule}`, ...suggested(survey, { route, page, pattern })];
  }
  if (plainSpelling(route) !== route.toLowerCase())
    return [`${quote(route)} leads to the same place as "${plainSpelling(route)}". Use that, or another name.`];
  const fault = folderFault(route);
  if (fault) return [fault.message, fault.fix].map(capital);
  const same = (address: string) => address.toLowerCase() === route.toLowerCase();
  const lives = survey.pages.find((other) => other !== page && same(other.route));
  if (lives) {
    const told = `A page lives at "${lives.route}" already`;
    const plain = `${told}. Choose another address.`;
    return [{ typed: `${told}: ${whereRoute(lives)}. Choose another address.`, plain }];
  }
  const old = survey.pages.find((other) => other !== page && aliasesOf(other).some(same));
  if (!old) return undefined;
  return [
    `"${route}" is an old address of the page "${old.route}", so it leads there.`,
    {
      typed: `Choose another address, or take it out of "aliases" in ${old.file} first.`,
      plain: "Choose another address, or take it out of the old addresses of that page first.",
    },
  ];
}

/** An address without the URL of the site, which may lack its scheme. */
function withoutSite(survey: Survey, written: string): string {
  const whole = /^[a-z]+:/i.test(written) ? written : `https://${written.replace(/^\/\//, "")}`;
  return ownAddress(survey, whole)?.address ?? written;
}

interface AddressWish {
  route: string;
  page: PageOfSite | undefined;
  pattern: RegExp;
}

function suggested(survey: Survey, { route, page, pattern }: AddressWish): ToldLine[] {
  const better = routeMeant(withoutSite(survey, route))?.toLowerCase();
  if (better === undefined || !pattern.test(better) || better === "/") return [];
  return addressTrouble(survey, better, page) ?? [`Write "${better}".`];
}
