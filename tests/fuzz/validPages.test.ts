/** Pages that fit their schemas and have no mistake: the check says nothing, and all that is written is shown. */
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { check, survey } from "../../src/node/check/check.ts";
import { outlinesOf } from "../../src/node/check/outline/pageOutline.ts";
import { expectAsRendered } from "../node/check/asRendered.ts";
import { type Group, inputOf, render } from "../node/check/site.ts";
import { expectAllRead, sourceOf } from "./readPage.ts";
import { parameters } from "./settings.ts";
import { siteOf, validPage } from "./validPage.ts";

test("nothing is found on a page without a mistake, and the check knows its anchors and headings", () => {
  fc.assert(
    fc.property(validPage, (page) => {
      const files = siteOf(page);
      const input = inputOf(files);
      const problems = check(input);
      expect(problems.map(({ file, line, sentence, code }) => `${code} ${file}:${line} ${sentence}`)).toEqual([]);

      const { context } = survey(input, () => () => true);
      const document = context.documents.find(({ file }) => file === "pages/fuzzed.json")!;
      const source = sourceOf(files);
      let html = "";
      expectAsRendered(outlinesOf(context)!.pageOf(document)!, ({ block, blockId, position }) => {
        const own = render.block({ ...block, id: blockId }, position, source.site as unknown as Group);
        html += own;
        return own;
      });
      expectAllRead(page, source, html);
    }),
    parameters,
  );
});
