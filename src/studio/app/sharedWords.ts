import { joined } from "../../node/check/wording/words.ts";
import { pagesWith, pageTitle, type SiteData } from "../site/siteData.ts";

/** So many pages are named. */
const NAMED = 4;

/** Which pages change with a shared block: "It stands on 12 pages: “About us”, “Contact” and 10 others." */
export function sharedWords(site: Pick<SiteData, "pages">, name: string): string {
  const titles = pagesWith(site, name).map((page) => `“${pageTitle(page)}”`);
  if (titles.length === 0) return "It stands on no page yet.";
  if (titles.length === 1) return `It stands on one page: ${titles[0]}.`;
  // A single further title is as short as "and 1 other".
  const shown = titles.length > NAMED + 1 ? [...titles.slice(0, NAMED), `${titles.length - NAMED} others`] : titles;
  return `It stands on ${titles.length} pages: ${joined(shown, "and")}.`;
}

/** The same in short, for a list. */
export function sharedOn(site: Pick<SiteData, "pages">, name: string): string {
  const { length } = pagesWith(site, name);
  return length === 0 ? "On no page" : length === 1 ? "On one page" : `On ${length} pages`;
}
