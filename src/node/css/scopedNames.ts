import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../filesBelow.mjs";
import { pathFrom } from "../pathFrom.ts";

const SMALL = "abcdefghijklmnopqrstuvwxyz";
const LETTERS = SMALL + SMALL.toUpperCase();

/** CSS modules that visitors never load. */
const TOOLS = /^src\/(?:gallery|studio)\//;
/** Class names that mean something already: one of base.css, and one that ad blockers hide. */
const TAKEN = ["vh", "ad"];

/** A class or keyframes of a CSS module. */
interface Scoped {
  /** The CSS module, relative to the engine. */
  module: string;
  /** The name in the source. */
  name: string;
  /** The name in a build. */
  short: string;
}

/**
 * Short names for the classes and keyframes of the CSS modules that visitors load. Deterministic: the same sources give the
 * same names in every build and in tests.
 */
export function shortNames(engine: string): (name: string, file: string) => string {
  const names = new Map(scopedNames(engine).map(({ module, name, short }) => [`${module} ${name}`, short]));
  return (name, source) => {
    const path = pathFrom(engine, source.split("?")[0]!);
    const short = names.get(`${path} ${name}`);
    if (!short) throw new Error(`There is no "${name}" in ${path}.`);
    return short;
  };
}

/** Finds the CSS module that a short name belongs to. Other names belong to none. */
export function modulesOfNames(engine: string): (short: string) => string | undefined {
  const modules = new Map(scopedNames(engine).map(({ module, short }) => [short, module]));
  return (short) => modules.get(short);
}

/**
 * The parts in `ui` come first and get names of one letter, because most pages repeat them. Names of the same module are
 * neighbours, and all letters are small: both compress better.
 */
function scopedNames(engine: string): Scoped[] {
  const files = filesBelow(join(engine, "src"))
    .map((file) => `src/${file}`)
    .filter((file) => file.endsWith(".module.css") && !TOOLS.test(file))
    .toReversed();
  const all = files.flatMap((module) =>
    namesIn(readFileSync(join(engine, module), "utf8")).map((name) => ({ module, name })),
  );
  const free = Array.from({ length: all.length + TAKEN.length }, (_, index) => letters(index, SMALL)).filter(
    (short) => !TAKEN.includes(short),
  );
  return all.map((scoped, index) => ({ ...scoped, short: free[index]! }));
}

/** All words in the positions of names, in order. A few are no names, which does no harm. */
function namesIn(css: string): string[] {
  return [...new Set([...css.matchAll(/(?:\.|@keyframes\s+)([A-Za-z_][\w-]*)/g)].map((match) => match[1]!))];
}

/** 0 is "a", 51 "Z", 52 "aa". */
export function letters(index: number, alphabet = LETTERS): string {
  const last = alphabet.charAt(index % alphabet.length);
  return index < alphabet.length ? last : letters(Math.floor(index / alphabet.length) - 1, alphabet) + last;
}
