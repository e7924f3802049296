import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Schemas } from "../../model/fields.ts";
import { rendererOf } from "../components.ts";
import { loadSchemas } from "../schemas.ts";
import { anyBlock } from "./anyBlock.ts";
import { blocksPage } from "./blocksPage.ts";
import { authorIcons, icons, logos } from "./names.ts";
import { problemsPage } from "./problems/page.ts";
import { typesSource } from "./types.ts";

const require = createRequire(import.meta.url);

/** Every generated file as path -> text; the same input gives the same bytes. */
export async function generatedFiles(root: string): Promise<Map<string, string>> {
  const files = new Map<string, string>(logoFiles());
  const schemas = currentSchemas(root);
  files.set(`schema/${GENERATED}`, `${JSON.stringify(schemas[GENERATED], null, 2)}\n`);
  files.set("src/ui/icons.gen.ts", iconSource());
  files.set("src/types.gen.ts", await typesSource(schemas));
  files.set("docs/blocks.md", blocksPage(schemas));
  files.set("docs/problems.md", problemsPage({ schemas, render: rendererOf(root, schemas) }));
  return files;
}

const GENERATED = "generated.schema.json";

/** The schemas with the lists as they have to be, whatever is in the file with the lists. */
function currentSchemas(root: string): Schemas {
  const lists = {
    pictogram: { enum: svgNames(join(root, "images/pictograms")) },
    logo: { enum: logos.toSorted() },
    icon: { enum: authorIcons },
  };
  const head = {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "Generated lists",
    description: 'Made from the files in schema/blocks/ and images/ by "npm run generate". Do not edit.',
  };
  const schemas = { ...loadSchemas(root), [GENERATED]: { $defs: lists } };
  return { ...schemas, [GENERATED]: { ...head, $defs: { block: anyBlock(schemas), ...lists } } };
}

/** "services/seo" for every `services/seo.svg` below a folder, sorted. */
function svgNames(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".svg"))
    .map((file) => file.slice(0, -4))
    .toSorted();
}

/** The inner markup of each icon as path data on a 24 by 24 grid, stroked in the text's colour. */
function iconSource(): string {
  const entries = Object.entries(icons).map(([name, file]) => {
    const svg = readFileSync(require.resolve(`lucide-static/icons/${file}.svg`), "utf8");
    return `  ${JSON.stringify(name)}: ${JSON.stringify(svgPath(svg))},`;
  });
  return `// Generated from lucide-static by "npm run generate". Do not edit.\n\n/** Path data of each icon, to be stroked on a 24 by 24 grid. */\nexport const iconPaths = {\n${entries.join("\n")}\n} as const;\n\nexport type IconName = keyof typeof iconPaths;\n`;
}

/** One `d` for all shapes of a simple icon: paths, rounded rectangles and circles. */
function svgPath(svg: string): string {
  const shapes = [...svg.matchAll(/<(path|rect|circle) ([^>]*?)\/>/g)];
  return shapes
    .map(([, tag, source = ""]) => {
      const attribute = (name: string) => new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(source)?.[1];
      if (tag === "path") return absoluteMove(attribute("d")!);
      if (tag === "circle") {
        const [cx, cy, r] = ["cx", "cy", "r"].map((name) => Number(attribute(name))) as [number, number, number];
        return `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
      }
      const [x, y, width, height] = ["x", "y", "width", "height"].map((name) => Number(attribute(name))) as [
        number,
        number,
        number,
        number,
      ];
      return `M${x} ${y}h${width}v${height}h${-width}z`;
    })
    .join("");
}

/** A path that starts with an absolute move, so that it can follow another; the pairs after the move stay relative. */
function absoluteMove(path: string): string {
  const [, x, y, rest = ""] = /^m\s*([\d.]+)[\s,]*(-?[\d.]+)\s*(.*)$/s.exec(path) ?? [];
  if (x === undefined) return path;
  return `M${x} ${y}${/^[a-z]/i.test(rest) ? "" : "l"}${rest}`;
}

function logoFiles(): [string, string][] {
  const {
    icons: all,
    width = 256,
    height = 256,
  } = require("@iconify-json/logos/icons.json") as {
    icons: Record<string, { body: string; width?: number; height?: number }>;
    width?: number;
    height?: number;
  };
  return logos.map((name) => {
    const icon = all[name];
    if (!icon) throw new Error(`@iconify-json/logos has no logo called "${name}".`);
    const size = `0 0 ${icon.width ?? width} ${icon.height ?? height}`;
    return [
      `images/logos/${name}.svg`,
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${size}">${icon.body}</svg>\n`,
    ];
  });
}
