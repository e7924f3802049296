import { plainLetters } from "../../../../../model/plainLetters.ts";
import { PAGE_FILE } from "../../../addresses/downloads.ts";
import { percentDecoded } from "../../../../../model/spelling.ts";

const OF_PAGE = new RegExp(String.raw`(?:(?<=^|\/)index)?${PAGE_FILE}$`, "i");

/**
 * The address of a page that a text stands for: an address with invalid characters, a web address, or the name of a file.
 * Undefined for letters without an ASCII equivalent.
 */
export function routeMeant(text: string): string | undefined {
  const path = (percentDecoded(text) ?? text)
    // Invisible characters are part of no name.
    .replace(/[\p{Cc}\p{Cf}]/gu, "")
    .trim()
    .replace(/^https?:\/\/[^/]+/i, "")
    .replaceAll("\\", "/")
    .replace(/[?#].*$/s, "")
    .replace(/^(?:\.{0,2}\/)*pages\/(?=.*\.json$)/i, "")
    .replace(OF_PAGE, "");
  const parts = path.split("/").map(partMeant);
  return parts.includes(undefined) ? undefined : withoutIndex(`/${parts.filter(Boolean).join("/")}`);
}

/** No address ends in "/index", which hosts remove. Alone, it may be the name of a file. */
export function withoutIndex(route: string): string {
  return route.replace(/(?<=[^/])(?:\/index)+$/i, "");
}

/** A valid part keeps its capitals: links may use them. */
function partMeant(part: string): string | undefined {
  if (/^[\w-]*$/.test(part)) return part;
  const plain = plainLetters(part);
  if (/(?![A-Za-z])\p{L}/u.test(plain)) return undefined;
  return plain
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9_]+/g, "-")
    .replace(/^-+|-+$/g, "");
}
