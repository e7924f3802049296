import { expect, test } from "vitest";
import { needsAll } from "../../../src/studio/app/dialogs/usePageCommand.ts";
import { leftOut } from "../../../src/studio/app/leftOut.ts";
import { siteOf } from "../../../src/studio/app/session.ts";
import type { Problem } from "../../../src/node/check/finding.ts";
import { lookup } from "../studio.ts";
import { intro, page, sessionWith } from "./site.ts";

const site = siteOf(
  sessionWith({
    "pages/index.json": page("/", intro("Welcome")),
    "pages/who.json": { ...page("/who", intro("Who")), title: "" },
    "pages/old.json": page("/old", intro("Old")),
  }),
);
const wrong = (file: string) =>
  ({ file, pointer: "/title", code: "blank-text", message: 'nothing is written in "title".' }) as Problem;

test("what has a mistake is left out of what is published, and what is not saved", () => {
  const changed = ["pages/index.json", "pages/who.json"];
  const errors = [wrong("pages/who.json"), wrong("pages/old.json")];
  const left = leftOut(lookup, site, { changed, dirty: ["pages/new.json"], errors });
  expect(left.map(({ title, words }) => [title, words])).toEqual([
    ["pages/new.json", "It is not saved."],
    ["/who", "Nothing is written in “Title”."],
  ]);
});

test("a new page does not wait for a page with a mistake, unless it is a copy of it", () => {
  const waiting = ["pages/who.json"];
  expect(needsAll({ name: "new", route: "/x", title: "X" }, site, waiting)).toBe(false);
  expect(needsAll({ name: "duplicate", from: "/old", to: "/x" }, site, waiting)).toBe(false);
  expect(needsAll({ name: "duplicate", from: "/who", to: "/x" }, site, waiting)).toBe(true);
  expect(needsAll({ name: "move", from: "/old", to: "/x" }, site, waiting)).toBe(true);
  // Nothing is wrong: it is not saved because nobody answers, or because of somebody else.
  expect(needsAll({ name: "new", route: "/x", title: "X" }, site, [])).toBe(true);
});
