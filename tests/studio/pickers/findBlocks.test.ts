/** Blocks by what people call them. */
import { expect, test } from "vitest";
import { blockCatalogue } from "../../../src/model/catalogue.ts";
import { isMeant, nothingFor } from "../../../src/studio/pickers/findBlocks.ts";
import { schemas } from "../../node/check/site.ts";

const catalogue = blockCatalogue(schemas);
const found = (search: string) => catalogue.filter((entry) => isMeant(entry, search)).map(({ type }) => type);

test.each([
  ["", catalogue.map(({ type }) => type)],
  ["card grid", ["cardGrid"]],
  ["slider", ["carousel"]],
  ["gallery", ["portfolioGrid"]],
  ["reviews", ["testimonials"]],
  ["team", ["cardGrid"]],
  [" Prices", ["cardGrid"]],
  ["nothing like that", []],
])("%j finds", (search, types) => {
  expect(found(search)).toEqual(types);
});

test("what there is no block for is done in another way", () => {
  expect(nothingFor("Map ")).toBe(
    'There is no block for that: link to the map, for example with the "href" of a box of "contactDetails".',
  );
  expect(nothingFor("nothing like that")).toBe("No block is called that, and none is for that.");
});
