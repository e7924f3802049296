/** What the program itself says on a page. */
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { App } from "../../src/App.tsx";
import { registry } from "../../src/blocks/registry.ts";
import type { WordName } from "../../src/model/words.ts";
import { inEnglish, namesIn } from "../../src/model/wordsOf.ts";
import { notFoundPage } from "../../src/node/notFound.ts";
import { BlockBoundary } from "../../src/renderer/BlockBoundary.tsx";
import type { PageDocument, SiteSource } from "../../src/renderer/documents.ts";
import { loadComponents } from "../../src/renderer/PageRenderer.tsx";
import { pageResolver, resolveSite } from "../../src/renderer/resolvePage.ts";
import { blockExamples, pageWith, resources, schemas, source } from "../support/exampleSite.ts";

type Settings = Partial<SiteSource["site"]>;

const names = Object.keys(inEnglish) as WordName[];
const whole = schemas["site.schema.json"]!.examples![0] as unknown as SiteSource["site"];

/** The HTML of all that the program can say something on. */
async function htmlOf(settings: Settings): Promise<string> {
  const fields = { ...source.site.fields, service: { ...source.site.fields["service"]!, placeholder: undefined } };
  const site = { ...whole, ...source.site, ...settings, fields: fields as SiteSource["site"]["fields"] };
  const given = { ...source, site };
  const blocks = blockExamples.map(([, { contents: _contents, ...block }], i) => ({ ...block, id: `b${i}` }) as never);
  const pages: PageDocument[] = [pageWith(...blocks), notFoundPage({ ...given, pages: new Map() })];
  const content = resolveSite(given, resources);
  const html = await Promise.all(
    pages.map(async (document) => {
      const page = pageResolver(given, resources)(document);
      const components = await loadComponents(page, registry);
      return renderToStaticMarkup(<App site={content} page={page} components={components} />);
    }),
  );
  const failed = new FailedBoundary({ name: "", words: content.words, children: "" });
  return [...html, renderToStaticMarkup(failed.render())].join("\n");
}

class FailedBoundary extends BlockBoundary {
  override state = BlockBoundary.getDerivedStateFromError();
}

const delivery: Settings[] = [
  { delivery: { kind: "demo" } },
  { delivery: { kind: "endpoint", url: "https://forms.example/submit" } },
];

test("every word is said somewhere, as the author writes it, with what is filled in", async () => {
  const own = names.map((name) => [name, [`«${name}»`, ...namesIn(name).map((each) => `{${each}}`)].join(" ")]);
  const words = Object.fromEntries(own) as Record<WordName, string>;
  const html = (await Promise.all(delivery.map((each) => htmlOf({ ...each, words })))).join("\n");
  expect(names.filter((name) => !html.includes(`«${name}»`))).toEqual([]);
  // Scripts fill in labels.
  expect(html.match(/«\w+»[^<"]*\{(?!label\})[^<"]*/g)).toBeNull();
});

test("on a site in a language without translations, what holds nothing but an English word says so", async () => {
  const html = await htmlOf({ language: "sv", words: { close: "Stäng" } });
  const marked = Array.from(html.matchAll(/<(\w+)[^>]* lang="en"[^>]*>\s*([^<]*)/g), ([, tag, text]) =>
    `${tag} ${text}`.trim(),
  );
  expect([...new Set(marked)]).toMatchInlineSnapshot(`
    [
      "a Skip to content",
      "button",
      "p Contents",
      "summary Contents",
      "p Sending this form needs scripts, which are off in your browser. Write to",
      "span (optional)",
      "option Choose",
      "div This part of the page could not be shown. Please reload the page.",
    ]
  `);
  expect(html).toContain(">Stäng</button>");
});

test("an English page holds no word that scripts know", async () => {
  const html = await htmlOf(delivery[0]!);
  expect(html).not.toMatch(/data-(?:fill-in|enter-email|choose-answer|failure|close|next-picture|picture-missing)/);
});
