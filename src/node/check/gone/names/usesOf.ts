/** Finds the places of a shared block in the raw texts of the files, on demand. */
import type { SiteFiles } from "../../site.ts";
import { counted } from "../../wording/words.ts";
import { MANY } from "../../wording/elsewhere.ts";
import { lineCounter } from "../../document/lineCounter.ts";
import { filesAndLines } from "../lost/linksTo.ts";

/**
 * The end of a sentence: ": pages/about.json, line 9; pages/index.json, lines 4 and 30", or ", in 12 files" if they are
 * many; undefined if there are none.
 */
export type UsesOf = (name: string) => string | undefined;

export function usesOf(files: SiteFiles): UsesOf {
  return (name) => {
    const use = JSON.stringify(name);
    const found = Object.keys(files)
      .toSorted()
      .flatMap((file) => {
        const text = files[file];
        if (typeof text !== "string" || !text.includes(use)) return [];
        const lineAt = lineCounter(text);
        const uses = Array.from(text.matchAll(USE)).filter(([, written]) => written === use);
        return uses.length > 0 ? [{ file, lines: [...new Set(uses.map(({ index }) => lineAt(index)))] }] : [];
      });
    if (found.length > MANY) return `, in ${counted(found.length, "file")}`;
    return found.length > 0 ? `: ${filesAndLines(found)}` : undefined;
  };
}

const USE = /"use"\s*:\s*("(?:[^"\\]|\\.)*")/g;
