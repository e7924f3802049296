import "../ui/base.css";
import { renderToStaticMarkup } from "react-dom/server";
import { registry } from "../blocks/registry.ts";
import type { PageDocument, SiteSource } from "../renderer/documents.ts";
import { loadComponents, PageRenderer } from "../renderer/PageRenderer.tsx";
import { resolvePage, type Resources } from "../renderer/resolvePage.ts";

/** The blocks of a page alone, without the site's header and footer; the example that they are stands in `#example`. */
export async function examplePage(document: PageDocument, source: SiteSource, resources: Resources) {
  const page = resolvePage(document, source, resources);
  const components = await loadComponents(page, registry);
  const html = renderToStaticMarkup(
    <main id="example">
      <PageRenderer page={page} components={components} />
    </main>,
  );
  const types = page.blocks.map(({ type }) => `src/blocks/${type}/`);
  return { title: page.title, html, dress: ["src/ui/base.css", ...types], script: "src/gallery/frame.ts" };
}
