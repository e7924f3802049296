/** What links lead to and nothing is called, by what is written in the files of a site, which are read when somebody asks. */
import { once } from "../once.ts";
import type { SiteFiles } from "../site.ts";

export interface LostNames {
  /** The only address that is lost; undefined when none is, or several are. */
  address(): string | undefined;
  anchor(): string | undefined;
}

export function lostNames(files: SiteFiles): LostNames {
  const all = once(() => Object.keys(files).flatMap((file) => textOf(files[file]!)));
  return {
    address: once(() => onlyLost(all(), ADDRESSES, HOMES)),
    anchor: once(() => onlyLost(all(), PLACES, IDS)),
  };
}

/** Of links in fields and in texts, without their anchors. */
const ADDRESSES = /(?:[:[,]\s*"|\]\()(\/[\w/-]*)(?=["#)])/g;
/** Routes and aliases, with all that stands beside them in a list. */
const HOMES = /"(?:route"\s*:\s*"([^"]*)"|aliases"\s*:\s*\[[^\]]*\])/g;
const PLACES = /(?:"|\]\()[\w/-]*#([a-z][a-z0-9-]*)(?=[")])/g;
const IDS = /"id"\s*:\s*"([^"]*)"/g;

function onlyLost(texts: readonly string[], asking: RegExp, having: RegExp): string | undefined {
  const found = texts.flatMap((text) => Array.from(text.matchAll(having), ([whole, name]) => name ?? whole));
  const there = new Set(found.flatMap((each) => [each, ...Array.from(each.matchAll(/"(\/[^"]*)"/g), ([, at]) => at!)]));
  const lost = new Set<string>();
  for (const text of texts)
    for (const [, name] of text.matchAll(asking)) if (!there.has(name!) && lost.add(name!).size > 1) return undefined;
  return [...lost][0];
}

function textOf(content: SiteFiles[string]): string[] {
  return typeof content === "string" ? [content] : [];
}
