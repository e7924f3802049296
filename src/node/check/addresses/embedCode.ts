import type { Path } from "../../../model/fields.ts";
import { quote } from "../wording/words.ts";

const CODE = /^\s*<(?:iframe|script|object|embed|blockquote)\b/i;

/**
 * The message and fix for embed code in place of an address. The address in the code is no replacement: it opens only
 * the embedded part.
 */
export function embedCode(href: string): { message: string; fix: string } | undefined {
  if (!CODE.test(href)) return undefined;
  return {
    message: "this is the code that shows something inside another page, and no address.",
    fix: 'open the map or the video in a browser, and copy its address from the address bar, or from under "Share".',
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
