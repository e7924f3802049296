import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { optimize, type PluginConfig } from "svgo";
import { icons } from "./names.ts";

const require = createRequire(import.meta.url);

/** Enough for a 24 unit grid drawn at 20 pixels. Every page contains the icons that it uses, so their size counts. */
const DECIMALS = { floatPrecision: 1, straightCurves: false };

const asOnePath: PluginConfig[] = [
  "removeComments",
  // The strokes round the corners. A rect with rounded corners of its own would not be converted.
  { name: "removeAttrs", params: { attrs: "rect:r[xy]" } },
  { name: "convertShapeToPath", params: { convertArcs: true } },
  { name: "convertPathData", params: DECIMALS },
  { name: "mergePaths", params: { force: true, ...DECIMALS } },
];

/** The source of a module with the path data of each icon. */
export function iconSource(): string {
  const entries = Object.entries(icons).map(
    ([name, file]) => `  ${JSON.stringify(name)}: ${JSON.stringify(drawn(file))},`,
  );
  return `// Generated from lucide-static by "npm run generate". Do not edit.

/** Path data of each icon, to be stroked on a 24 by 24 grid. */
export const iconPaths = {
${entries.join("\n")}
} as const;

export type IconName = keyof typeof iconPaths;
`;
}

/** Merges all shapes of a Lucide icon into one `d`. */
function drawn(file: string): string {
  const svg = readFileSync(require.resolve(`lucide-static/icons/${file}.svg`), "utf8");
  const { data } = optimize(svg, { plugins: asOnePath });
  const [path, ...others] = [...data.matchAll(/ d="([^"]*)"/g)].map(([, d]) => d!);
  if (path === undefined || others.length > 0) throw new Error(`The icon "${file}" does not become one path.`);
  return path;
}
