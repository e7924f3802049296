/** Addresses that browsers open, and that lead elsewhere than those who read them think. */
import { asLatin } from "../wording/suggest.ts";
import { codePoint, quote } from "../wording/words.ts";

/** The name of a site, behind "https://" or the "@" of an email. */
const SITE = /^(?:https:\/\/|mailto:[^@]*@)([^/?#:]*)/i;
/** Scripts of which some letters look the same. */
const ALIKE = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/gu, /\p{Script=Greek}/gu, /\p{Script=Armenian}/gu];
// oxlint-disable-next-line no-control-regex -- all letters that anybody can type
const PLAIN = /^[\0-\x7f]*$/;
/** A sign for a character by its number, without the number. */
const LONE_PERCENT = /^(?:https|mailto):.*%(?![0-9a-f]{2})/is;

/** Why an address is not the one that it looks like. Whole names in other alphabets are what they look like. */
export function oddIn(href: string): string | undefined {
  const letter = strangeLetter(href);
  if (letter !== undefined)
    return `the name of the site in ${quote(href)} has a letter in it that only looks like another one: ${codePoint(letter)}.`;
  return hasLonePercent(href) ? `${quote(href)} has a "%" without two digits behind it, as in "%20".` : undefined;
}

export function hasLonePercent(href: string): boolean {
  return href.includes("%") && LONE_PERCENT.test(href);
}

/** The address with the letters from a to z in the place of those that only look like them, where that makes it plain. */
export function plainSite(href: string): string {
  const site = PLAIN.test(href) ? "" : asLatin(SITE.exec(href)?.[1] ?? "");
  return site !== "" && PLAIN.test(site) ? href.replace(SITE, (whole, own: string) => whole.replace(own, site)) : href;
}

/** A letter of another alphabet than those beside it: in one part of a name between points all are of one. */
function strangeLetter(href: string): string | undefined {
  if (PLAIN.test(href)) return undefined;
  for (const part of (SITE.exec(href)?.[1] ?? "").split(".")) {
    const [first, other] = ALIKE.map((script) => part.match(script) ?? []).filter(({ length }) => length > 0);
    if (first && other) return other[0];
  }
  return undefined;
}
