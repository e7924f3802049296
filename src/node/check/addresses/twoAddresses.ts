import { isUsable } from "./usableUrl.ts";

/** The addresses of two pages or of two other sites in one; empty for any other address. */
export function twoAddresses(href: string): string[] {
  const sites = href.trim().split(/(?<![\s,;])[\s,;]+(?=https:\/\/)/);
  return sites.length === 2 && sites.every(isUsable) ? sites : (TWO_PAGES.exec(href)?.slice(1) ?? []);
}

const TWO_PAGES = /^(\/[\w#/-]*)(?:[\s,;]+|\s+(?:or|and)\s+)(\/(?!\/)[\w#/-]*)$/;
