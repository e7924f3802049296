import { join } from "node:path";
import type { SiteSource } from "../../renderer/documents.ts";
import type { Resources } from "../../renderer/resolvePage.ts";
import type { RenderPage } from "../../server.tsx";
import { loadProgram } from "../launch/program.mjs";
import type { Bundle } from "./bundle.ts";

type Server = typeof import("../../server.tsx");

/** Renders pages with the server bundle, which is loaded for the first page. */
export function createRenderer({ ssr }: Bundle, source: SiteSource, resources: Resources): RenderPage {
  let renderer: RenderPage | undefined;
  const load = () => (loadProgram(join(ssr, "server.cjs")) as Server).pageRenderer(source, resources);
  return async (document) => (renderer ??= load())(document);
}
