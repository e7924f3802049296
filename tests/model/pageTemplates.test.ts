import { expect, test } from "vitest";
import { pageTemplates } from "../../src/model/pageTemplates.ts";

// On a site whose pages end with a form, a new one does so as well.
test("no template promises a call to action where another block may take its place", () => {
  const open = pageTemplates.filter(({ blocks }) => blocks.at(-1) === "cta");
  expect(open.filter(({ purpose }) => /call to action/i.test(purpose))).toEqual([]);
});
