import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { wordsOf } from "../../src/model/wordsOf.ts";
import { BlockBoundary } from "../../src/renderer/BlockBoundary.tsx";
import { PageRenderer } from "../../src/renderer/PageRenderer.tsx";
import { pageResolver } from "../../src/renderer/resolvePage.ts";
import { pageWith, resources, source } from "../support/exampleSite.ts";

const words = wordsOf(source.site);
const page = pageResolver(source, resources)(pageWith({ type: "intro", heading: "One", text: "Text" }));

test("a block type without a component is an error, never a gap", () => {
  expect(() => renderToStaticMarkup(<PageRenderer page={page} components={{}} words={words} />)).toThrow(
    'There is no component for the block type "intro".',
  );
});

test("a block that failed in the browser says so and leaves the others alone", () => {
  class FailedBoundary extends BlockBoundary {
    override state = BlockBoundary.getDerivedStateFromError();
  }
  const html = renderToStaticMarkup(
    <>
      <FailedBoundary name="intro-1" words={words}>
        never shown
      </FailedBoundary>
      <BlockBoundary name="faq-2" words={words}>
        still here
      </BlockBoundary>
    </>,
  );
  expect(html).toBe(
    '<div class="wrap" role="alert">This part of the page could not be shown. Please reload the page.</div>still here',
  );
});
