/** How many characters search results show of a title, and how few still say what a page is about. */
export const LONGEST_TITLE = 70;
export const SHORTEST_TITLE = 10;

/** A title as browsers and search engines show it: with the company's name, unless it is there already or not wanted. */
export function completeTitle(page: { title: string; titleAlone?: unknown }, company: string): string {
  const { title, titleAlone } = page;
  return titleAlone === true || isNamed(title, company) ? title : `${title} | ${company}`;
}

/** Whether a title has a name in it that is no part of a longer word; some languages have no signs between words. */
function isNamed(title: string, name: string): boolean {
  const parts = title.split(name);
  return parts.some((before, i) => i + 1 < parts.length && !ENDS.test(before) && !STARTS.test(parts[i + 1]!));
}

const ENDS = /[\p{Lu}\p{Ll}\p{N}]$/u;
const STARTS = /^[\p{Lu}\p{Ll}\p{N}]/u;

/** Separators before a company name that an author wrote into a title. */
const BETWEEN = [" | ", " - ", " – ", " — "];

/** A title without the company's name behind it, for where that stands already. */
export function ownTitle(title: string, company: string): string {
  const end = BETWEEN.map((sign) => sign + company).find((each) => title.endsWith(each));
  return end === undefined ? title : title.slice(0, -end.length);
}
