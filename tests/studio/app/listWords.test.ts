import { expect, test } from "vitest";
import { siteOf } from "../../../src/studio/app/session.ts";
import { unsavedWords } from "../../../src/studio/app/listWords.ts";
import { lookup } from "../studio.ts";
import { intro, page, sessionWith } from "./site.ts";

const site = siteOf(
  sessionWith({ "pages/index.json": page("/", intro("")), "pages/new.json": page("/new", intro("")) }),
);
const blank = (file: string) =>
  ({
    code: "blank-text",
    severity: "error",
    file,
    pointer: "/blocks/0/heading",
    message: 'nothing is written in "heading".',
  }) as never;

test("what could not be saved is told with the mistake that has to be mended first, and where it is", () => {
  const dirty = ["pages/new.json"];
  expect(unsavedWords(lookup, site, { problems: [blank("pages/new.json")], dirty })).toBe(
    "Mend the mistake in “/new” first. Block 1 (Introduction): Nothing is written in “Heading”.",
  );
  expect(unsavedWords(lookup, site, { problems: [blank("pages/index.json"), blank("pages/new.json")], dirty })).toBe(
    "Mend the 2 mistakes first. One is in “/new”. Block 1 (Introduction): Nothing is written in “Heading”.",
  );
  expect(unsavedWords(lookup, site, { problems: [], dirty })).toBe(
    "Some changes could not be saved. The bar at the top of the window says why.",
  );
});
