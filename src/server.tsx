import { renderToString } from "react-dom/server";
import { App } from "./App.tsx";
import { registry } from "./blocks/registry.ts";
import { headTags, type HeadTag } from "./renderer/head.ts";
import { loadComponents } from "./renderer/PageRenderer.tsx";
import type { PageDocument, SiteSource } from "./renderer/documents.ts";
import { resolvePage, resolveSite, type ResolvedPage, type Resources } from "./renderer/resolvePage.ts";
import type { SiteContent } from "./types.gen.ts";

/** A page as HTML, and the data that shows the same page in the browser. */
export interface RenderedPage {
  html: string;
  head: HeadTag[];
  page: ResolvedPage;
  site: SiteContent;
}

/** Renders one checked page to HTML. Called by the build for every page and by the dev server for the one asked for. */
export async function renderPage(
  document: PageDocument,
  source: SiteSource,
  resources: Resources,
): Promise<RenderedPage> {
  const site = resolveSite(source, resources);
  const page = resolvePage(document, source, resources);
  const components = await loadComponents(page, registry);
  const quoteBehaviour = resources.behaviour("quote");
  const html = renderToString(<App {...{ site, page, components, quoteBehaviour }} />);
  return { html, head: headTags(page, site), page, site };
}
