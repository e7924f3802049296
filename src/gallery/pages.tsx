import "../ui/base.css";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { BlockEntry } from "../model/catalogue.ts";
import { blockRoute, exampleRoute } from "../model/galleryRoutes.ts";
import { BlockList } from "./BlockList.tsx";
import { BlockView } from "./BlockView.tsx";
import type { ExampleEntry } from "./Example.tsx";
import { Findings, type Finding } from "./Findings.tsx";
import { Notice } from "./Notice.tsx";
import { Shell } from "./Shell.tsx";

type Catalogue = readonly BlockEntry[];

/** All blocks. */
export function listPage(catalogue: Catalogue) {
  return page(
    "Blocks",
    <Shell>
      <BlockList catalogue={catalogue} />
    </Shell>,
  );
}

/** One block with its examples and fields. */
export function blockPage(entry: BlockEntry, examples: readonly ExampleEntry[], catalogue: Catalogue) {
  return page(
    entry.title,
    <Shell catalogue={catalogue} current={entry.type}>
      <BlockView entry={entry} examples={examples} />
    </Shell>,
  );
}

/** For a type that no block has; `near` are the names that may have been meant. */
export function unknownPage(type: string, near: readonly string[], catalogue: Catalogue) {
  const links = near.map((name) => ({ label: name, href: blockRoute(name) }));
  return page(
    "No such block",
    <Shell catalogue={catalogue}>
      <Notice
        heading={`There is no block called "${type}".`}
        text={near.length > 0 ? "Did you mean this one?" : "These are the blocks that there are."}
        links={links}
      />
    </Shell>,
  );
}

/** For an example that a block does not have. */
export function noExamplePage({ type, title, examples }: BlockEntry, number: string) {
  const links = examples.map((_, i) => ({ label: `Example ${i + 1}`, href: exampleRoute(type, i + 1) }));
  const heading = `${title} has no example ${number}.`;
  const text = "These are the examples that there are.";
  return page(
    heading,
    <Shell>
      <Notice heading={heading} text={text} links={links} />
    </Shell>,
  );
}

/** For an example with findings, where it would stand alone. */
export function brokenPage(entry: BlockEntry, findings: readonly Finding[]) {
  return page(
    entry.title,
    <main>
      <Findings findings={findings} />
    </main>,
  );
}

/** For a site whose shared documents are broken, so that no block can be shown. */
export function troublePage(report: string) {
  return page(
    "Blocks",
    <Shell>
      <Notice heading="Blocks cannot be shown until the site is mended." report={report} />
    </Shell>,
  );
}

function page(title: string, content: ReactNode) {
  const html = renderToStaticMarkup(content);
  const dress = ["src/ui/base.css", "src/gallery/pages.tsx"];
  return { title: title === "Blocks" ? title : `${title} | Blocks`, html, dress, script: "src/gallery/controls.ts" };
}
