import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { optimize, type PluginConfig } from "svgo";
import { icons } from "./names.ts";

const require = createRequire(import.meta.url);

/** On a grid of 24 that is drawn at 20 pixels, nobody sees more. All icons are in every page that has them. */
const DECIMALS = { floatPrecision: 1, straightCurves: false };

const asOnePath: PluginConfig[] = [
  "removeComments",
  // Corners are rounded by their strokes; shapes with corners of their own would stay as they are.
  { name: "removeAttrs", params: { attrs: "rect:r[xy]" } },
  { name: "convertShapeToPath", params: { convertArcs: true } },
  { name: "convertPathData", params: DECIMALS },
  { name: "mergePaths", params: { force: true, ...DECIMALS } },
];

/** The module with the path data of each icon, to be stroked in the colour of the text. */
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

/** One `d` for all shapes of an icon of Lucide. */
function drawn(file: string): string {
  const svg = readFileSync(require.resolve(`lucide-static/icons/${file}.svg`), "utf8");
  const { data } = optimize(svg, { plugins: asOnePath });
  const [path, ...others] = [...data.matchAll(/ d="([^"]*)"/g)].map(([, d]) => d!);
  if (path === undefined || others.length > 0) throw new Error(`The icon "${file}" does not become one path.`);
  return path;
}
