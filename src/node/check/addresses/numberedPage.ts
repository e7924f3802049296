/** Addresses of WordPress with the id of a page, which would lead to the home page here. */
import { siteUrl, withinSite } from "../gathered/links/pageLinks.ts";
import type { Context } from "../rule.ts";

const NUMBERED = /^\/?(?:index\.php)?\?(?:page_id|p|cat|attachment_id)=\d+/i;

/** Whether an address within this site has such an id. */
export function isNumberedPage(href: string, context: Context): boolean {
  return href.includes("?") && NUMBERED.test(withinSite(href, siteUrl(context)) ?? href);
}
