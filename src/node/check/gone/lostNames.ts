/** Link targets that do not exist, found in the raw texts of the files, on demand. */
import { once } from "../once.ts";
import type { SiteFiles } from "../site.ts";
import { joined } from "../wording/words.ts";
import { routesIn } from "../addresses/addressBook.ts";

export interface LostNames {
  /** The only such address, for a page without a valid one; undefined if there are none or several, or only that page has links to it. */
  address(file: string): string | undefined;
  anchor(): string | undefined;
  /** The places of links to an address, as in "pages/_site.json, line 9"; only their number if they are many. */
  linksTo(address: string): string | undefined;
}

/** The most places that are listed. */
const MOST_NAMED = 3;

export function lostNames(files: SiteFiles): LostNames {
  const all = once(() => Object.values(files).filter((content) => typeof content === "string"));
  const named = (pattern: RegExp) =>
    new Set(all().flatMap((text) => Array.from(text.matchAll(pattern), ([, name]) => name!)));
  const lost = once(() => {
    const { has } = routesIn(files);
    const old = named(ALIASES);
    return onlyLost(named(ADDRESSES), (each) => has(each) || [...old].some((list) => list.includes(`"${each}"`)));
  });
  const linking = once(() =>
    Object.entries(files).flatMap(([file, content]) => {
      const isLinked =
        typeof content === "string" && Array.from(content.matchAll(ADDRESSES)).some(([, each]) => each === lost());
      return isLinked ? [file] : [];
    }),
  );
  return {
    address: (file) => (linking().some((other) => other !== file) ? lost() : undefined),
    linksTo(address) {
      const found = Object.entries(files).flatMap(([file, content]) =>
        typeof content === "string"
          ? [...content.matchAll(LINKS)]
              .filter(([, href]) => href === address || href!.replace(/[?#].*$/, "") === address)
              .map(({ index }) => `${file}, line ${lineOf(content, index)}`)
          : [],
      );
      const places = [...new Set(found)];
      if (places.length > MOST_NAMED) return `all ${found.length} links to it`;
      return places.length > 0 ? joined(places, "and") : undefined;
    },
    anchor: once(() => {
      const ids = named(IDS);
      return onlyLost(named(PLACES), (anchor) => ids.has(anchor));
    }),
  };
}

/** The addresses of links in fields and texts, without anchors. */
export const ADDRESSES = /(?:[:[,]\s*"|\]\()(\/[\w/-]*)(?=["#)])/g;
/** All addresses of links, with any characters. */
const LINKS = /(?:(?<!"route"\s*:\s*)"|\]\(<?)(\/[^"()<>\n]*)(?=[")>])/g;
/** The content of an array of aliases. */
const ALIASES = /"aliases"\s*:\s*\[([^\]]*)\]/g;
const PLACES = /(?:"|\]\()[\w/-]*#([a-z][a-z0-9-]*)(?=[")])/g;
const IDS = /"id"\s*:\s*"([^"]*)"/g;

function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}

function onlyLost(names: ReadonlySet<string>, isThere: (name: string) => boolean): string | undefined {
  const [only, ...others] = [...names].filter((name) => !isThere(name));
  return others.length === 0 ? only : undefined;
}
