import "../ui/base.css";
import { renderToStaticMarkup } from "react-dom/server";
import { registry } from "../blocks/registry.ts";
import { wordsOf } from "../model/wordsOf.ts";
import type { BlockDocument, PageDocument, SiteSource } from "../renderer/documents.ts";
import { loadComponents, PageRenderer } from "../renderer/PageRenderer.tsx";
import { blockResolver, placed, type Resources } from "../renderer/resolvePage.ts";

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
  const shown = blockResolver(source, resources)(placed(block, source), isFirst ? 0 : 1);
  const page = { blocks: [shown] };
  const html = renderToStaticMarkup(
    <main id="example" aria-label={name}>
      {!isFirst && <h1 className="vh">{name}</h1>}
      <PageRenderer page={page} components={await loadComponents(page, registry)} words={wordsOf(source.site)} />
    </main>,
  );
  const dress = ["src/ui/base.css", `src/blocks/${shown.type}/`];
  return { title: name, html, dress, script: "src/gallery/frame.ts" };
}
