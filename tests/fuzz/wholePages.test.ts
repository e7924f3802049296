/** Whole pages by the real components, with header, footer and head. */
import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { PageDocument } from "../../src/renderer/documents.ts";
import { pageRenderer } from "../../src/server.tsx";
import { resources } from "../support/exampleSite.ts";
import { expectAllRead, filled, sourceOf } from "./readPage.ts";
import { parameters } from "./settings.ts";
import { siteOf, validPage } from "./validPage.ts";

test("every text of a page is on the whole page, and in its head", async () => {
  await fc.assert(
    fc.asyncProperty(validPage, async (page) => {
      const source = sourceOf(siteOf(page));
      const { pieces, head } = await pageRenderer(source, resources)(page as unknown as PageDocument);
      expectAllRead(page, source, pieces.map(({ html }) => html).join(""));
      const told = JSON.stringify(head);
      for (const name of ["title", "description"])
        expect(told).toContain(JSON.stringify(filled(String(page[name]), source)).slice(1, -1));
    }),
    { ...parameters, numRuns: Math.ceil(parameters.numRuns / 5) },
  );
});
