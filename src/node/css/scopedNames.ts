import { join } from "node:path";
import { filesBelow } from "../filesBelow.mjs";
import { pathFrom } from "../pathFrom.ts";

const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** CSS modules that visitors never load. */
const TOOLS = /^src\/(?:gallery|studio)\//;

/**
 * Short names for the classes and keyframes of the CSS modules that visitors load: letters for the file, then a number
 * within it. Deterministic: the same sources give the same names in every build and in tests.
 */
export function shortNames(engine: string): (name: string, file: string, css: string) => string {
  const files = filesBelow(join(engine, "src"))
    .map((file) => `src/${file}`)
    .filter((file) => file.endsWith(".module.css") && !TOOLS.test(file));
  return (name, source, css) => {
    const path = pathFrom(engine, source.split("?")[0]!);
    const [file, number] = [files.indexOf(path), namesIn(css).indexOf(name)];
    if (file < 0 || number < 0) throw new Error(`There is no "${name}" in ${path}.`);
    return letters(file) + number;
  };
}

/** All words in the positions of names, in order. A few are no names, which does no harm. */
function namesIn(css: string): string[] {
  return [...new Set([...css.matchAll(/(?:\.|@keyframes\s+)([A-Za-z_][\w-]*)/g)].map((match) => match[1]!))];
}

/** 0 is "a", 51 "Z", 52 "aa". */
export function letters(index: number): string {
  const last = LETTERS.charAt(index % LETTERS.length);
  return index < LETTERS.length ? last : letters(Math.floor(index / LETTERS.length) - 1) + last;
}
