/** Addresses that lead to their target by way of another site. */
import { percentDecoded } from "../../../model/spelling.ts";
import type { Context } from "../rule.ts";
import { localAddress } from "../gathered/links/pageLinks.ts";
import { isUsable } from "./usableUrl.ts";
import { pageFor } from "./repairUrl.ts";

/** Redirect URLs of programs, and the query parameter with the target. */
const AROUND = [
  { host: /^https:\/\/[\w.-]*\.safelinks\.protection\.outlook\.com\//i, name: "url", who: "Outlook" },
  { host: /^https:\/\/www\.google\.[a-z.]+\/url\?/i, name: "(?:url|q)", who: "Google" },
  { host: /^https:\/\/lm?\.(?:facebook|instagram)\.com\//i, name: "u", who: "Facebook" },
  { host: /^https:\/\/www\.linkedin\.com\/redir\//i, name: "url", who: "LinkedIn" },
];
/** A page in Google's translation proxy. Its host name has "-" for "." and "--" for "-". */
const TRANSLATED = /^https:\/\/([a-z\d-]+)\.translate\.goog(\/[^?#]*)?/i;
/** The file of a page on GitHub. */
const PAGE_FILE =
  /^https:\/\/(?:www\.)?github\.com\/[^/]+\/[^/]+\/(?:blob|edit|raw|tree)\/[^/]+\/(pages\/[^?#]+\.json)/i;

interface Roundabout {
  message: string;
  fix: string;
  /** Whether visitors reach the target in the end. */
  arrives: boolean;
}

/** Undefined for any other address. */
export function roundaboutOf(href: string, context: Context): Roundabout | undefined {
  if (!href.startsWith("https://")) return undefined;
  const [, file] = PAGE_FILE.exec(href) ?? [];
  if (file !== undefined) {
    const page = pageFor(file, context);
    const fix = page === undefined ? 'write the address of the page, for example "/contact".' : `write "${page}".`;
    return { message: "leads to the file of a page on GitHub, and not to the page.", fix, arrives: false };
  }
  const [, site, way = "/"] = TRANSLATED.exec(href) ?? [];
  if (site !== undefined) {
    const own = site.replace(/-(-?)/g, (_, second: string) => second || ".");
    const fix = `write "${localAddress(`https://${own}${way}`, context)}".`;
    return { message: "leads to a page as Google has translated it.", fix, arrives: true };
  }
  const { name, who } = AROUND.find(({ host }) => host.test(href)) ?? {};
  if (name === undefined) return undefined;
  const [, written] = new RegExp(`[?&]${name}=([^&]+)`).exec(href) ?? [];
  const meant = percentDecoded(written ?? "") ?? "";
  if (!/^https?:/.test(meant)) return undefined;
  const better = meant.replace(/^http:/, "https:");
  const fix = isUsable(better) ? `write "${better}".` : "copy it from a browser in which it is open.";
  return { message: `leads by way of ${who}, which put its own address around it.`, fix, arrives: true };
}
