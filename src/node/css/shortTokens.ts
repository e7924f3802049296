import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { CSSOptions, Plugin } from "vite";
import { filesBelow } from "../filesBelow.mjs";
import { letters } from "./scopedNames.ts";

/** Sources that visitors never load. */
const TOOLS = /^(?:gallery|node|studio)\//;
const TOKENS = "ui/tokens.css";

type Rename = (text: string) => string;
type StylePlugin = Exclude<NonNullable<CSSOptions["postcss"]>, string>;

/** Short names for the design tokens, in CSS and in components. A token with a single use is replaced by its value. */
export function shortTokens(engine: string): { styles: StylePlugin; components: Plugin } {
  const rename = renaming(engine);
  const single = usedOnce(engine);
  return {
    styles: {
      plugins: [
        {
          postcssPlugin: "short-tokens",
          Declaration(declaration) {
            if (single.has(declaration.prop)) return void declaration.remove();
            const value = declaration.value.replaceAll(
              /var\((--[\w-]+)\)/g,
              (use, name: string) => single.get(name) ?? use,
            );
            declaration.prop = rename(declaration.prop);
            declaration.value = rename(value);
          },
        },
      ],
    },
    components: {
      name: "blockwright-short-tokens",
      apply: "build",
      enforce: "pre",
      transform: {
        filter: { id: /\/src\/.*\.tsx$/ },
        handler(code) {
          if (/var\(--[\w-]*\$\{/.test(code))
            this.error("Write the names of custom properties whole: builds shorten them.");
          return { code: code.replaceAll(/var\(--[\w-]+\)/g, rename), map: null };
        },
      },
    },
  };
}

/** Deterministic: the same sources give the same names. */
function renaming(engine: string): Rename {
  const css = ["tokens.css", "base.css"].map((file) => readFileSync(join(engine, "src/ui", file), "utf8")).join("\n");
  const names = new Set([...css.matchAll(/^\s*(--[\w-]+):/gm)].map((match) => match[1]!));
  const short = new Map([...names].toSorted().map((name, index) => [name, `--${letters(index)}`]));
  return (text) => text.replaceAll(/--[A-Za-z][\w-]*/g, (name) => short.get(name) ?? name);
}

/** The values of tokens that have one declaration, and one use in another style sheet: a value in a component cannot be replaced. */
function usedOnce(engine: string): Map<string, string> {
  const read = (file: string) => readFileSync(join(engine, "src", file), "utf8");
  const sources = filesBelow(join(engine, "src")).filter((file) => !TOOLS.test(file) && file !== TOKENS);
  const namesIn = (ending: RegExp) =>
    sources.filter((file) => ending.test(file)).flatMap((file) => read(file).match(/--[a-z][\w-]*/g) ?? []);
  const declared = [...read(TOKENS).matchAll(/^\s*(--[\w-]+):\s*([^;]+);/gm)];
  const inTokens: string[] = read(TOKENS).match(/--[a-z][\w-]*/g) ?? [];
  const [inSheets, inComponents] = [namesIn(/\.css$/), new Set(namesIn(/\.tsx?$/))];
  const isAlone = (name: string, names: readonly string[]) => names.filter((each) => each === name).length === 1;
  return new Map(
    declared.flatMap(([, name, value]) =>
      isAlone(name!, inTokens) && isAlone(name!, inSheets) && !inComponents.has(name!) ? [[name!, value!]] : [],
    ),
  );
}
