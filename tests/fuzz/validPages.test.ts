/** Pages that fit their schemas and have no mistake: the check says nothing, and all that is written is shown. */
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { check, openContext } from "../../src/node/check/check.ts";
import { outlinesOf } from "../../src/node/check/outline/pageOutline.ts";
import type { PageDocument } from "../../src/renderer/documents.ts";
import { renderPage } from "../../src/server.tsx";
import { expectAsRendered } from "../node/check/asRendered.ts";
import { type Group, images, render, schemas } from "../node/check/site.ts";
import { resources } from "../support/exampleSite.ts";
import { filled, oneSpaced, readingOf, sourceOf, writtenOn } from "./readPage.ts";
import { parameters } from "./settings.ts";
import { siteOf, validPage } from "./validPage.ts";

test("nothing is found on a page without a mistake, and the check knows its anchors and headings", () => {
  fc.assert(
    fc.property(validPage, (page) => {
      const files = siteOf(page);
      const input = { files, schemas, images, render };
      const problems = check(input);
      expect(problems.map(({ file, line, sentence, code }) => `${code} ${file}:${line} ${sentence}`)).toEqual([]);

      const { context } = openContext(input);
      const document = context.documents.find(({ file }) => file === "pages/fuzzed.json")!;
      const source = sourceOf(files);
      let html = "";
      expectAsRendered(outlinesOf(context)!.pageOf(document)!, ({ block, blockId, position }) => {
        const own = render.block({ ...block, id: blockId }, position, source.site as unknown as Group);
        html += own;
        return own;
      });
      expectAllRead(page, files, html);
    }),
    parameters,
  );
});

test("every text of a page is on the whole page, and in its head", async () => {
  await fc.assert(
    fc.asyncProperty(validPage, async (page) => {
      const files = siteOf(page);
      const source = sourceOf(files);
      const { html, head } = await renderPage(page as unknown as PageDocument, source, resources);
      expectAllRead(page, files, html);
      const told = JSON.stringify(head);
      for (const name of ["title", "description"])
        expect(told).toContain(JSON.stringify(filled(String(page[name]), source)).slice(1, -1));
    }),
    { ...parameters, numRuns: Math.ceil(parameters.numRuns / 5) },
  );
});

function expectAllRead(page: Group, files: ReturnType<typeof siteOf>, html: string): void {
  const reading = readingOf(html);
  const { lines, words } = writtenOn(page, sourceOf(files));
  expect(lines.filter((text) => !reading.includes(oneSpaced(text)))).toEqual([]);
  expect(words.filter((word) => !reading.includes(word))).toEqual([]);
}
