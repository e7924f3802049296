import { createRequire } from "node:module";
import type { Schemas } from "../../model/fields.ts";
import { rendererOf } from "../components.ts";
import { listImages } from "../site/loadSite.ts";
import { loadSchemas } from "../site/schemas.ts";
import { anyBlock } from "./anyBlock.ts";
import { blocksPage } from "./blocksPage.ts";
import { englishSource } from "./english.ts";
import { iconSource } from "./icons.ts";
import { lintConfig } from "./lint/config.ts";
import { authorIcons, logos } from "./names.ts";
import { problemsPage } from "./problems/page.ts";
import { typesSource } from "./types.ts";

const require = createRequire(import.meta.url);

/** All generated files as path -> text. Deterministic. */
export async function generatedFiles(engine: string): Promise<Map<string, string>> {
  const files = new Map<string, string>(logoFiles());
  const schemas = currentSchemas(engine);
  files.set(`schema/${GENERATED}`, `${JSON.stringify(schemas[GENERATED], null, 2)}\n`);
  files.set("src/model/icons.gen.ts", iconSource());
  files.set("src/types.gen.ts", await typesSource(schemas));
  files.set("src/model/english.gen.ts", englishSource(schemas));
  files.set(".oxlintrc.json", lintConfig());
  files.set("docs/blocks.md", blocksPage(schemas));
  files.set("docs/problems.md", problemsPage({ schemas, render: rendererOf(engine, schemas) }));
  return files;
}

const GENERATED = "generated.schema.json";

/** The schemas with current lists, whatever the generated file contains. */
function currentSchemas(engine: string): Schemas {
  const lists = {
    pictogram: { enum: drawingsIn(engine, "pictograms/") },
    logo: { enum: logosIn(engine) },
    icon: { enum: authorIcons },
  };
  const head = {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "Generated lists",
    description:
      'Made from schema/blocks/, images/pictograms/, images/logos/ and src/node/generate/names.ts by "npm run generate". Do not edit.',
  };
  const schemas = { ...loadSchemas(engine), [GENERATED]: { $defs: lists } };
  return { ...schemas, [GENERATED]: { ...head, $defs: { block: anyBlock(schemas), ...lists } } };
}

/** The logos copied from the package, and those that were added beside them. */
export function logosIn(engine: string): string[] {
  return [...new Set([...logos, ...drawingsIn(engine, "logos/")])].toSorted();
}

/** "services/seo" for every `services/seo.svg` below a folder of `images/`, sorted. */
function drawingsIn(engine: string, folder: string): string[] {
  return [...listImages(engine)]
    .filter((file) => file.startsWith(folder) && file.endsWith(".svg"))
    .map((file) => file.slice(folder.length, -".svg".length))
    .toSorted();
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
