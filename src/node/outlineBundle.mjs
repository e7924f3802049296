import { readdirSync } from "node:fs";
import { join } from "node:path";

/**
 * What esbuild has to know to put everything that rendering blocks takes into one file: src/outline.tsx, and each component
 * by the type of its block. Components are found by their names, as every block has them. Style sheets are left out: the
 * names of classes matter to nobody there.
 */
export function outlineBundle(engine) {
  const source = join(engine, "src");
  const folders = readdirSync(join(source, "blocks"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const components = folders.map(({ name }) => {
    const component = name.charAt(0).toUpperCase() + name.slice(1);
    return `export { ${component} as ${name} } from "./blocks/${name}/${component}.tsx";`;
  });
  return {
    absWorkingDir: engine,
    stdin: { contents: [`export * from "./outline.tsx";`, ...components].join("\n"), resolveDir: source },
    bundle: true,
    platform: "node",
    target: "node20",
    format: "cjs",
    jsx: "automatic",
    loader: { ".css": "empty", ".module.css": "empty" },
    // React is three times as quick when it does not look for mistakes in components.
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "silent",
  };
}
