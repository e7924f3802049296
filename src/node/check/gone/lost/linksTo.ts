/** Finds the links to a page in the raw texts of the files, on demand. */
import { once } from "../../../../model/once.ts";
import type { Document } from "../../document/document.ts";
import type { SiteFiles } from "../../site.ts";
import { inLines } from "../../wording/inLines.ts";
import { lineCounter } from "../../document/lineCounter.ts";
import { quote } from "../../wording/words.ts";
import { MANY } from "../../wording/elsewhere.ts";
import { ADDRESSES } from "./lostNames.ts";

/**
 * `the link to "/a": pages/_site.json, line 9`, without the places if they are many; undefined if there are none. It
 * contains the address so that `staysTold` notices when a page gets or loses such a link.
 */
export type LinksTo = (page: Document) => string | undefined;

interface Linking {
  file: string;
  lines: number[];
}

export function linksTo(files: SiteFiles): LinksTo {
  const linking = once(() => linkingIn(files));
  return ({ file, route = "" }) => {
    const found = (linking().get(route) ?? []).filter((other) => other.file !== file);
    if (found.length === 0) return undefined;
    if (found.length > MANY) return `the links to ${quote(route)}`;
    const isOne = found.length === 1 && found[0]!.lines.length === 1;
    return `the link${isOne ? "" : "s"} to ${quote(route)}: ${filesAndLines(found)}`;
  };
}

/** "pages/a.json, lines 3 and 9; pages/b.json, line 4" */
export function filesAndLines(found: readonly Linking[]): string {
  return found.map(({ file, lines }) => `${file}, ${inLines(lines)}`).join("; ");
}

/** How many characters before an address are read to find out whether it is a route or an alias. */
const NEAR = 40;
const OWN = /"(?:route|aliases)"\s*:\s*\[?\s*"$/;

/** The places by address. Keeps at most MANY + 2 files: more than MANY are not listed, and one may be the page itself. */
function linkingIn(files: SiteFiles): ReadonlyMap<string, readonly Linking[]> {
  const found = new Map<string, Linking[]>();
  for (const file of Object.keys(files).toSorted()) {
    const text = files[file];
    if (typeof text !== "string") continue;
    const lineAt = lineCounter(text);
    for (const { 0: whole, 1: address = "", index: start } of text.matchAll(ADDRESSES)) {
      const index = start + whole.length - address.length;
      const line = lineAt(index);
      if (OWN.test(text.slice(Math.max(index - NEAR, 0), index))) continue;
      const all = found.get(address) ?? [];
      found.set(address, all);
      const last = all.at(-1);
      if (last?.file === file) {
        if (last.lines.at(-1) !== line) last.lines.push(line);
      } else if (all.length <= MANY + 1) all.push({ file, lines: [line] });
    }
  }
  return found;
}
