import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { CSSOptions, Plugin } from "vite";
import { letters } from "./scopedNames.ts";

type Rename = (text: string) => string;
type StylePlugin = Exclude<NonNullable<CSSOptions["postcss"]>, string>;

/** Short names for the design tokens, in CSS and in components. */
export function shortTokens(engine: string): { styles: StylePlugin; components: Plugin } {
  const rename = renaming(engine);
  return {
    styles: {
      plugins: [
        {
          postcssPlugin: "short-tokens",
          Declaration(declaration) {
            declaration.prop = rename(declaration.prop);
            declaration.value = rename(declaration.value);
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
