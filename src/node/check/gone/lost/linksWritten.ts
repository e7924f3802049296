/** Finds the links to an address in the raw texts of the files, in every spelling that leads to the same page. */
import { once } from "../../../../model/once.ts";
import { addressKey, pathnameOf } from "../../../../model/spelling.ts";
import { SITE_FILE } from "../../files/sitePaths.ts";
import { straight, withinSite } from "../../gathered/links/pageLinks.ts";
import { lineCounter } from "../../document/lineCounter.ts";
import type { SiteFiles } from "../../site.ts";

interface WrittenLink {
  href: string;
  /** "pages/_site.json, line 9" */
  place: string;
}

/** The links to an address, also to places on its page. */
export type LinksWritten = (address: string) => readonly WrittenLink[];

export function linksWritten(files: SiteFiles): LinksWritten {
  const all = once(() => {
    const found = new Map<string, WrittenLink[]>();
    const origin = ORIGIN.exec(String(files[SITE_FILE]))?.[1]?.replace(/\/+$/, "");
    for (const [file, text] of Object.entries(files)) {
      if (typeof text !== "string") continue;
      const plain = unescaped(text);
      const lineAt = lineCounter(plain);
      for (const { href, index } of linksIn(plain)) {
        const link = { href: withinSite(href, origin) ?? href, place: `${file}, line ${lineAt(index)}` };
        if (!link.href.startsWith("/")) continue;
        // A wrong address may have a "#" in it.
        for (const key of new Set([link.href, pathnameOf(link.href)].map(keyOf))) {
          const same = found.get(key);
          if (same) same.push(link);
          else found.set(key, [link]);
        }
      }
    }
    return found;
  });
  return (address) => all().get(keyOf(address)) ?? [];
}

/** A key that is equal for addresses that lead to the same page. */
export function keyOf(address: string): string {
  return addressKey(straight(address));
}

const ORIGIN = /"url"\s*:\s*"(https:[^"]*)"/;

/** The start of an address within the site. */
const START = String.raw`(?:https:\/\/[^\s"\/\\]+)?\/`;
/** Addresses that are the whole value of a field, and those in Markdown. */
const PATTERNS = [
  new RegExp(String.raw`(?<!"route"\s*:\s*)"(${START}[^"\n]*)(?=")`, "g"),
  new RegExp(String.raw`\]\(\s*<?(${START}(?:[^"\\()<>\n]|\([^"\\()<>\n]*\))*)(?=[\\)>"])`, "g"),
];

function linksIn(text: string): { href: string; index: number }[] {
  const found = PATTERNS.flatMap((pattern) => [...text.matchAll(pattern)]);
  return found.toSorted((a, b) => a.index - b.index).map(({ 1: href = "", index }) => ({ href, index }));
}

/** The text without the escapes that other programs write for visible characters; the lines stay as they are. */
function unescaped(text: string): string {
  if (!ESCAPES.test(text)) return text;
  return text.replaceAll(ESCAPE, (whole, code?: string) => {
    const sign = code === undefined ? "/" : String.fromCharCode(Number.parseInt(code, 16));
    return /[\p{C}\p{Zl}\p{Zp}"\\]/u.test(sign) ? whole : sign;
  });
}

const ESCAPES = /\\[/u]/;
const ESCAPE = /(?<!\\)\\(?:\/|u([\da-f]{4}))/gi;
