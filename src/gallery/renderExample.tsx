import "../ui/base.css";
import { renderToStaticMarkup } from "react-dom/server";
import { registry } from "../blocks/registry.ts";
import type { BlockDocument, PageDocument, SiteSource } from "../renderer/documents.ts";
import { loadComponents, PageRenderer } from "../renderer/PageRenderer.tsx";
import { resolvePage, type Resources } from "../renderer/resolvePage.ts";

interface ExampleOptions {
  source: SiteSource;
  resources: Resources;
  /** What the document is called. */
  name: string;
}

/** A page's only block alone, without the site's header and footer. It stands in `#example`. */
export async function examplePage(document: PageDocument, { source, resources, name }: ExampleOptions) {
  const [block] = document.blocks as [BlockDocument];
  const isFirst = [...source.pages.values()].some((page) => page.blocks[0]?.type === block.type);
  // A block that no page starts with is shown as it is further down: its heading below the page's.
  const page = resolvePage({ ...document, blocks: isFirst ? [block] : [block, block] }, source, resources);
  const shown = { ...page, blocks: page.blocks.slice(-1) };
  const html = renderToStaticMarkup(
    <main id="example" aria-label={name}>
      {!isFirst && <h1 className="vh">{name}</h1>}
      <PageRenderer page={shown} components={await loadComponents(shown, registry)} />
    </main>,
  );
  const types = shown.blocks.map(({ type }) => `src/blocks/${type}/`);
  return { title: name, html, dress: ["src/ui/base.css", ...types], script: "src/gallery/frame.ts" };
}
