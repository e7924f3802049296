/** The documents that the dev server sends. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { scriptJson } from "../model/scriptJson.ts";
import type { HeadTag } from "../renderer/head.ts";
import { fillDocument } from "./document.ts";

/** Where React starts; pages name it, and so does their data. */
export const APP = "/src/client.tsx";

export interface DevParts {
  /** How many saves browsers had been told of when it was asked for: a document says how new it is as soon as it listens. */
  seen: number;
  language?: string | undefined;
  head: readonly HeadTag[];
  /** The files of its CSS, from the engine's folder. */
  styles: readonly string[];
  html: readonly string[];
  /** The report that is shown over it. */
  report?: string;
  /** React takes it over. */
  isPage?: boolean;
}

/** @param engine Its folder, with the template. */
export function devDocument(engine: string, parts: DevParts): string {
  const { seen, language = "en", head, styles, html, report = "", isPage } = parts;
  const page: Record<string, string> = isPage ? { page: "" } : {};
  return fillDocument(readFileSync(join(engine, "index.html"), "utf8"), {
    language,
    data: { app: APP, motion: "/src/browser/motion.ts", seen: String(seen), ...page },
    head,
    links: styles.map((path) => `<link rel="stylesheet" href="/${path}">`).join(""),
    html,
    scripts: `<script type="application/json" id="_report">${scriptJson(report)}</script><script type="module" src="/src/browser/dev.ts"></script>`,
  });
}
