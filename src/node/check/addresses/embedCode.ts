import type { Path } from "../../../model/fields.ts";
import { onlyOf } from "../onlyOf.ts";
import { quote } from "../wording/words.ts";
import { isUsable } from "./usableUrl.ts";

const CODE = /^\s*<(?:blockquote\b|(?:[^]*<)?(?:iframe|script|object|embed)\b)/i;
const LINKED = /<a\s[^<>]*?\bhref\s*=\s*["']?([^"'\s<>]+)/gi;

/**
 * The message and fix for embed code in place of an address. The address of the embedded part is no replacement: many
 * services show nothing there outside of a frame. That of a link beside it is one.
 */
export function embedCode(href: string): { message: string; fix: string } | undefined {
  if (!CODE.test(href)) return undefined;
  const links = Array.from(href.matchAll(LINKED), ([, address]) => address!.replaceAll("&amp;", "&"));
  const linked = onlyOf(new Set(links.filter((address) => isUsable(address))));
  return {
    message: "this is the code that shows something inside another page, and no address.",
    fix:
      linked === undefined
        ? 'open the map or the video in a browser, and copy its address from the address bar, or from under "Share". Write that address alone in the place of the code.'
        : `write only the address of the link in that code: "${linked}".`,
  };
}

/** The message and fix for the name of a place where the address of a map should be. */
export function placeForMap(href: string, path: Path): { message: string; fix: string } | undefined {
  if (path.join("/") !== "contact/map" || /^\s*(?:(?!geo:)[a-z]+:|[/#]|$)/i.test(href)) return undefined;
  return {
    message: `${quote(href)} is no address of a map.`,
    fix: "open the map in a browser, and copy its address from there.",
  };
}
