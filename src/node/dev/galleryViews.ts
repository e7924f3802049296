import type { ViteDevServer } from "vite";
import type { BlockEntry } from "../../model/catalogue.ts";
import type { Resources } from "../../renderer/resolvePage.ts";
import { nearest } from "../check/wording/suggest.ts";
import type { Content } from "../site/content.ts";
import { findingsOf, isExample, pageRoute, type ExampleName } from "./examplePages.ts";
import type { GalleryView } from "./galleryDocument.ts";
import { siteSource } from "../site/resources.ts";
import { runModule } from "./runModule.ts";

type Pages = typeof import("../../gallery/pages.tsx");
type Example = typeof import("../../gallery/renderExample.tsx");

/** The site with a page for each example. */
interface GalleryContent {
  content: Content;
  catalogue: BlockEntry[];
  /** Undefined if `_site.json` or a shared block has errors. */
  resources?: Resources;
}

/** The segments of the path below /blocks. */
export interface Asked {
  type: string | undefined;
  number: string | undefined;
}

/**
 * Renders a view of the gallery, or an error page.
 * @param gallery A string is an error message.
 */
export async function galleryView(
  server: ViteDevServer,
  gallery: GalleryContent | string,
  asked: Asked,
): Promise<GalleryView> {
  const pages = await runModule<Pages>(server, "/src/gallery/pages.tsx");
  if (typeof gallery === "string") return { status: 500, ...pages.troublePage(gallery) };
  const { content, catalogue, resources } = gallery;
  if (!resources) return { status: 500, ...pages.troublePage(content.report()) };
  if (asked.type === undefined) return { status: 200, ...pages.listPage(catalogue) };
  const entry = catalogue.find(({ type }) => type === asked.type);
  if (!entry) {
    const types = catalogue.map(({ type }) => type);
    return { status: 404, ...pages.unknownPage(asked.type, nearest(asked.type, types), catalogue) };
  }
  const examples = entry.examples.map((block, i) => {
    const number = i + 1;
    return { number, block, findings: findingsOf(content, { type: entry.type, number }) };
  });
  if (asked.number === undefined) return { status: 200, ...pages.blockPage(entry, examples, catalogue) };
  const example = examples.find(({ number }) => String(number) === asked.number);
  if (!example) return { status: 404, ...pages.noExamplePage(entry, asked.number) };
  if (example.findings.length > 0) return { status: 500, ...pages.brokenPage(entry, example.findings) };
  try {
    const page = { type: entry.type, number: example.number, name: `${entry.title}, example ${example.number}` };
    return { status: 200, ...(await renderExample(server, content, { resources, ...page })) };
  } catch (error) {
    const { message, stack } = error as Error;
    server.config.logger.error(stack ?? message);
    const sentence = `The component could not show it: ${message}`;
    return { status: 500, ...pages.brokenPage(entry, [{ sentence, detail: "The terminal says where." }]) };
  }
}

async function renderExample(
  server: ViteDevServer,
  content: Content,
  { resources, name, ...example }: ExampleName & { resources: Resources; name: string },
) {
  const { examplePage } = await runModule<Example>(server, "/src/gallery/renderExample.tsx");
  const { site, shared, pages } = siteSource(content);
  // Forms that are tried in the gallery must not be sent.
  const harmless = { ...site, delivery: { kind: "demo" as const } };
  const own = new Map(
    Array.from(pages.values(), (page) => [page.route, page] as const).filter(([route]) => !isExample(route)),
  );
  return examplePage(pages.get(pageRoute(example))!, {
    source: { site: harmless, shared, pages: own },
    resources,
    name,
  });
}
