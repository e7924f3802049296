/** URLs that work in browsers but lead elsewhere than they seem to. */
import { asLatin } from "../wording/suggest.ts";
import { codePoint, quote } from "../wording/words.ts";

/** The host of a URL or of an email address. */
const SITE = /^(?:https:\/\/|mailto:[^@]*@)([^/?#:]*)/i;
/** Scripts with lookalike letters. */
const ALIKE = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/gu, /\p{Script=Greek}/gu, /\p{Script=Armenian}/gu];
// oxlint-disable-next-line no-control-regex -- all letters that anybody can type
const PLAIN = /^[\0-\x7f]*$/;
/** A "%" that starts no percent-encoded character. */
const LONE_PERCENT = /^(?:https|mailto):.*%(?![0-9a-f]{2})/is;

/** Why a URL is not what it looks like. Host names wholly in another script are fine. */
export function oddIn(href: string): string | undefined {
  const letter = strangeLetter(href);
  if (letter !== undefined)
    return `the name of the site in ${quote(href)} has a letter in it that only looks like another one: ${codePoint(letter)}.`;
  return hasLonePercent(href) ? `${quote(href)} has a "%" without two digits behind it, as in "%20".` : undefined;
}

export function hasLonePercent(href: string): boolean {
  return href.includes("%") && LONE_PERCENT.test(href);
}

/** The URL with Latin letters in place of the host's lookalikes, if the whole host becomes ASCII. */
export function plainSite(href: string): string {
  const site = PLAIN.test(href) ? "" : asLatin(SITE.exec(href)?.[1] ?? "");
  return site !== "" && PLAIN.test(site) ? href.replace(SITE, (whole, own: string) => whole.replace(own, site)) : href;
}

/** A letter of another script than others in the same label of the host. */
function strangeLetter(href: string): string | undefined {
  if (PLAIN.test(href)) return undefined;
  for (const part of (SITE.exec(href)?.[1] ?? "").split(".")) {
    const [first, other] = ALIKE.map((script) => part.match(script) ?? []).filter(({ length }) => length > 0);
    if (first && other) return other[0];
  }
  return undefined;
}
