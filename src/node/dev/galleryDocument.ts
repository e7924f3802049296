import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { DevEnvironment, EnvironmentModuleNode } from "vite";
import { fillDocument, securityPolicy } from "../document.ts";
import { pathFrom } from "../pathFrom.ts";

/** The content of a gallery document. */
export interface GalleryView {
  status: number;
  title: string;
  html: string;
  /** Modules, or folders of modules, whose CSS the document needs, relative to the engine's folder. */
  dress: readonly string[];
  /** The entry module for the browser. */
  script: string;
}

interface GalleryRequest {
  view: GalleryView;
  /** The number of changes at the time of the request. */
  made: number;
  /** Leaves out scripts. */
  still: boolean;
  /** Host and port from the request. */
  host: string;
}

/** The document, with a content security policy as strict as that of a built page, except for a nonce for Vite's styles. */
export function galleryDocument(ssr: DevEnvironment, engine: string, { view, made, still, host }: GalleryRequest) {
  const nonce = randomBytes(16).toString("base64");
  const policy = securityPolicy({ scripts: [], styles: [], styleNonce: nonce }, [`ws://${host}`]);
  const links = stylesOf(ssr, engine, view.dress).map((path) => `<link rel="stylesheet" href="/${path}">`);
  const html = fillDocument(readFileSync(join(engine, "index.html"), "utf8"), {
    language: "en",
    data: { made: String(made) },
    head: [
      { tag: "title", attributes: {}, text: view.title },
      { tag: "meta", attributes: { property: "csp-nonce", nonce } },
    ],
    links: links.join(""),
    html: [view.html],
    scripts: still ? "" : `<script type="module" src="/${view.script}"></script>`,
  });
  const headers = {
    "Content-Type": "text/html;charset=utf-8",
    "Cache-Control": "no-store",
    "Content-Security-Policy": `${policy}; frame-src 'self'; frame-ancestors 'self'`,
  };
  return { html, headers };
}

/** The CSS that loaded modules import, in import order. */
function stylesOf({ moduleGraph }: DevEnvironment, engine: string, dress: readonly string[]): string[] {
  const seen = new Set<EnvironmentModuleNode>();
  const visit = (module: EnvironmentModuleNode) => {
    if (seen.has(module)) return;
    seen.add(module);
    for (const imported of module.importedModules) visit(imported);
  };
  const modules = [...moduleGraph.idToModuleMap.values()];
  for (const start of dress) for (const module of modules) if (pathOf(module).startsWith(start)) visit(module);
  return [...seen].map(pathOf).filter((path) => path.endsWith(".css"));

  function pathOf({ id }: EnvironmentModuleNode): string {
    return pathFrom(engine, id ?? "");
  }
}
