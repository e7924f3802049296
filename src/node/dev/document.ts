/** The HTML documents of the dev server. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { scriptJson } from "../../model/scriptJson.ts";
import type { HeadTag } from "../../renderer/head.ts";
import { fillDocument } from "../document.ts";

/** The client entry, which pages and their data refer to. */
export const APP = "/src/client.tsx";

export interface DevParts {
  /** The number of saves at the time of the request. The document sends it back when it connects, see saves.ts. */
  seen: number;
  language?: string | undefined;
  head: readonly HeadTag[];
  /** CSS files, relative to the engine's folder. */
  styles: readonly string[];
  html: readonly string[];
  /** The report for the overlay. */
  report?: string;
  /** Whether React takes over in the browser. */
  isPage?: boolean;
}

/** @param engine The folder with index.html. */
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
