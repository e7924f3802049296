/** Addresses of pages by their numbers, as WordPress gives them: here they lead to the home page. */
import { siteUrl, withinSite } from "../gathered/pageLinks.ts";
import type { Context } from "../rule.ts";

const NUMBERED = /^\/?(?:index\.php)?\?(?:page_id|p|cat|attachment_id)=\d+/i;

/** Whether an address is one of this site, by such a number. */
export function isNumberedPage(href: string, context: Context): boolean {
  return href.includes("?") && NUMBERED.test(withinSite(href, siteUrl(context)) ?? href);
}
