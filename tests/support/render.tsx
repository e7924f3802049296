import { renderToStaticMarkup } from "react-dom/server";
import { registry } from "../../src/blocks/registry.ts";
import { wordsOf } from "../../src/model/wordsOf.ts";
import { loadComponents, PageRenderer } from "../../src/renderer/PageRenderer.tsx";
import type { BlockDocument } from "../../src/renderer/documents.ts";
import { pageResolver } from "../../src/renderer/resolvePage.ts";
import { pageWith, resources, source } from "./exampleSite.ts";

/** The HTML of a page made of the given blocks. */
export async function renderBlocks(...blocks: BlockDocument[]): Promise<string> {
  const page = pageResolver(source, resources)(pageWith(...blocks));
  return renderToStaticMarkup(
    <PageRenderer page={page} components={await loadComponents(page, registry)} words={wordsOf(source.site)} />,
  );
}
