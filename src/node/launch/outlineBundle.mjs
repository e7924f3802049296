import { readdirSync } from "node:fs";
import { join } from "node:path";

/**
 * esbuild options for a bundle of src/outline.tsx and all components, each exported under the type of its block. The path
 * of a component follows from the type. Style sheets are left out, because the check does not need the names of classes.
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
    // React's development build, which checks components, takes three times as long.
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "silent",
  };
}
