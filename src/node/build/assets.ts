import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Manifest } from "vite";
import type { RenderedPiece } from "../../server.tsx";
import { type Bundle, readSheets } from "./bundle.ts";
import { pageStyles, type PageStyles } from "../css/pageStyles.ts";
import { modulesOfNames } from "../css/scopedNames.ts";
import { behaviourFiles } from "../site/resources.ts";

/** The files of a client bundle, looked up by their source files. */
export interface Assets {
  /** Inlined in every page. */
  boot: string;
  /** Inlined in documents whose address may be another spelling of a page's route. */
  redirect: string;
  app: string;
  motion: string;
  behaviour(name: string): string | undefined;
  /** The styles of a page that has blocks of these types, in this order. */
  styles(types: string[], pieces: readonly RenderedPiece[]): PageStyles;
  font: string;
  /** Whether a file of the bundle is only read by the build: its text stands in the pages, and no address names it. */
  isInlined(file: string): boolean;
}

const [BOOT, REDIRECT, APP] = ["src/browser/boot.ts", "src/browser/redirect.ts", "src/client.tsx"];

/** Reads the manifest of a bundle. */
export function readAssets(engine: string, bundle: Bundle): Assets {
  const { client } = bundle;
  const manifest = JSON.parse(readFileSync(join(client, ".vite/manifest.json"), "utf8")) as Manifest;
  const url = (source: string) => `/${entry(source).file}`;
  const behaviours = behaviourFiles(engine);
  const blocks = new Map<string, string[]>();
  for (const source of Object.keys(manifest).toSorted()) {
    const type = /^src\/blocks\/(\w+)\/(?:[A-Z]\w*\.tsx|enhance\.ts)$/.exec(source)?.[1];
    if (type) blocks.set(type, [...(blocks.get(type) ?? []), ...cssOf([source])]);
  }
  // Loaded at the first call: a build that makes no page does not need them.
  let styles: ReturnType<typeof pageStyles> | undefined;
  const unnamed = [entry(BOOT).file, entry(REDIRECT).file, ...(entry(APP).css ?? [])];
  const font = entry(APP).assets?.find((file) => file.endsWith(".woff2"));
  if (!font) throw new Error("The client build has no font.");

  return {
    boot: inlined(BOOT),
    redirect: inlined(REDIRECT),
    app: url(APP),
    motion: url("src/browser/motion.ts"),
    behaviour: (name) => (Object.hasOwn(behaviours, name) ? url(behaviours[name]!) : undefined),
    font: `/${font}`,
    // With its compressed forms.
    isInlined: (file) => unnamed.some((name) => file.startsWith(name)),
    styles: (types, pieces) => (styles ??= loadStyles())(types, pieces),
  };

  function loadStyles() {
    const sheets = readSheets(bundle);
    return pageStyles({
      shell: cssOf([APP]),
      blocks,
      sheet: (file) => sheets[file]!,
      moduleOf: modulesOfNames(engine),
    });
  }

  function entry(source: string) {
    const found = manifest[source];
    if (!found) throw new Error(`The client build made nothing from ${source}.`);
    return found;
  }

  /** The text of a script for inlining. It has no URL of its own, so it cannot import other chunks. */
  function inlined(source: string): string {
    const { file, imports = [] } = entry(source);
    if (imports.length > 0)
      throw new Error(`${source} is inlined and may not share modules with ${imports.join(", ")}.`);
    return plainQuotes(readFileSync(join(client, file), "utf8").trim());
  }

  function cssOf(sources: readonly string[]): string[] {
    const files = new Set<string>();
    for (const source of sources) collectCss(source, files);
    return [...files];
  }

  /** Adds the CSS of a chunk and of what it imports. */
  function collectCss(source: string, files: Set<string>, seen = new Set<string>()): void {
    if (seen.has(source)) return;
    seen.add(source);
    const { imports = [], css = [] } = entry(source);
    for (const file of css) files.add(file);
    for (const imported of imports) collectCss(imported, files, seen);
  }
}

/**
 * Writes the strings of a minified script with the quotes that the HTML around it has, which compresses better: the minifier
 * prefers backticks. Templates with values stay, and so does a script in which templates are nested.
 */
export function plainQuotes(script: string): string {
  const templates = /`((?:[^`\\]|\\.)*)`/gs;
  if ([...script.matchAll(templates)].some(([, text]) => /\$\{[^}]*$/.test(text!))) return script;
  return script.replaceAll(templates, (found, text: string) => (/["\\$\n]/.test(text) ? found : `"${text}"`));
}
