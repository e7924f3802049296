/** Link targets that do not exist, found in the raw texts of the files, on demand. */
import { once } from "../../../../model/once.ts";
import { pathnameOf } from "../../../../model/spelling.ts";
import type { Document } from "../../document/document.ts";
import type { SiteFiles } from "../../site.ts";
import { joined } from "../../wording/words.ts";
import { isCalled, isNamedAs } from "./mayLiveAt.ts";
import { ALIASES, routesIn } from "../../addresses/addressBook.ts";
import { lineCounter } from "../../document/lineCounter.ts";
import { linksWritten } from "./linksWritten.ts";

export interface LostNames {
  /**
   * The only such address that is like the name of the file of a page without a valid one, or like what is written as its
   * address; undefined if there are none or several, or only that page has links to it.
   */
  address(file: string, written?: string): string | undefined;
  /** The anchors that links ask for, and no `id` has. */
  anchors(): ReadonlySet<string>;
  /** The places of links to an anchor of a page, or of a shared block; undefined if there are none or many. */
  linksToPlace(document: Document, anchor: string): readonly string[] | undefined;
  /**
   * The places of links to an address in any spelling, as in "pages/_site.json, line 9"; only their number if they are many.
   * @param right The address that links may keep.
   */
  linksTo(address: string, right?: string): string | undefined;
}

/** The most places that are listed. */
const MOST_NAMED = 3;

export function lostNames(files: SiteFiles): LostNames {
  const texts = once(() =>
    Object.entries(files).filter((file): file is [string, string] => typeof file[1] === "string"),
  );
  const named = (pattern: RegExp) =>
    new Set(texts().flatMap(([, text]) => Array.from(text.matchAll(pattern), ([, name]) => name!)));
  const lost = once(() => {
    const { has } = routesIn(files);
    const old = named(ALIASES);
    return [...named(ADDRESSES)].filter((each) => !has(each) && ![...old].some((list) => list.includes(`"${each}"`)));
  });
  const linksOf = linksWritten(files);
  const isLinkedBesides = (file: string, address: string) =>
    texts().some(
      ([other, text]) => other !== file && Array.from(text.matchAll(ADDRESSES)).some(([, each]) => each === address),
    );
  return {
    address(file, written) {
      const isMeant = (address: string) =>
        isNamedAs(address, file.replace(/\.json$/i, "")) || (written !== undefined && isCalled(address, written));
      const [only, ...others] = lost().filter(isMeant);
      return only !== undefined && others.length === 0 && isLinkedBesides(file, only) ? only : undefined;
    },
    linksTo(address, right) {
      const found = linksOf(address).filter(({ href }) => href === address || pathnameOf(href) !== right);
      const places = [...new Set(found.map(({ place }) => place))];
      if (places.length > MOST_NAMED) return `all ${found.length} links to it`;
      return places.length > 0 ? joined(places, "and") : undefined;
    },
    linksToPlace({ file, role, route, text }, anchor) {
      const lineAt = lineCounter(text);
      const own = [...text.matchAll(OWN_PLACES)].filter(([, name]) => name === anchor);
      const others = role === "page" && route !== undefined ? linksOf(route) : [];
      const places = [
        ...own.map(({ index }) => `${file}, line ${lineAt(index)}`),
        ...others.filter(({ href }) => href.endsWith(`#${anchor}`)).map(({ place }) => place),
      ];
      const all = [...new Set(places)];
      return all.length > 0 && all.length <= MOST_NAMED ? all : undefined;
    },
    anchors: once(() => {
      const ids = named(IDS);
      return new Set([...named(PLACES)].filter((anchor) => !ids.has(anchor)));
    }),
  };
}

/** The addresses of links in fields and texts, without anchors. */
export const ADDRESSES = /(?:[:[,]\s*"|\]\()(\/[\w/-]*)(?=["#)])/g;
const PLACES = /(?:"|\]\()[\w/-]*#([a-z][a-z0-9-]*)(?=[")])/g;
/** Links to places on the same page. */
const OWN_PLACES = /(?:"|\]\(<?)#([^"\\()<>\n]*)(?=[\\)>"])/g;
const IDS = /"id"\s*:\s*"([^"]*)"/g;
