/** The places that link to a page, by what is written in the files of a site, which are read when somebody asks. */
import type { Document, SiteFiles } from "../site.ts";
import { joined, quote } from "../words.ts";
import { MANY } from "./elsewhere.ts";

/**
 * `the link to "/a": pages/_site.json, line 9`, without the places where they are many; undefined where nothing links there.
 * The address is part of it: what is told is looked at again when links to an address that it names come or go.
 */
export type LinksTo = (page: Document) => string | undefined;

export function linksTo(files: SiteFiles): LinksTo {
  return ({ file, route }) => {
    if (!route?.startsWith("/")) return undefined;
    const others = Object.keys(files).filter((other) => other !== file);
    const found = others.toSorted().flatMap((other) => {
      const lines = linesWith(files[other], route);
      return lines.length === 0 ? [] : [{ other, lines }];
    });
    if (found.length === 0) return undefined;
    if (found.length > MANY) return `the links to ${quote(route)}`;
    const places = found.map(
      ({ other, lines }) => `${other}, line${lines.length > 1 ? "s" : ""} ${joined(lines, "and")}`,
    );
    const isOne = found.length === 1 && found[0]!.lines.length === 1;
    return `the link${isOne ? "" : "s"} to ${quote(route)}: ${places.join("; ")}`;
  };
}

/** So few characters before an address tell what it is written for. */
const NEAR = 40;

/** The lines on which a field, a list or a text leads to this address, also to a place on that page. */
function linesWith(text: SiteFiles[string] | undefined, route: string): number[] {
  if (typeof text !== "string" || !text.includes(route)) return [];
  return text.split(/\r\n?|\n/).flatMap((line, i) => (leadsTo(line, route) ? [i + 1] : []));
}

function leadsTo(line: string, route: string): boolean {
  for (let at = line.indexOf(route); at >= 0; at = line.indexOf(route, at + 1)) {
    const before = line.slice(Math.max(at - NEAR, 0), at);
    const isStart = /(?:"|\]\()$/.test(before) && !/"(?:route|aliases)"\s*:\s*\[?\s*"$/.test(before);
    if (isStart && /^["#?)]/.test(line.slice(at + route.length))) return true;
  }
  return false;
}
