import { expect, test } from "vitest";
import { placeOf, shownAt } from "../../../src/studio/app/place.ts";
import { page, sessionWith } from "./site.ts";

const session = sessionWith({
  "pages/_site.json": {},
  "pages/index.json": page("/"),
  "pages/eis.json": page("/süßes eis"),
  "pages/half.json": page("/half\ud800"),
});

test.each(["pages/_site.json", "pages/index.json", "pages/eis.json", "pages/half.json"])(
  "%s is found again by its place",
  (file) => {
    expect(shownAt(session, new URL(placeOf(session, file), "http://localhost").hash).current).toBe(file);
  },
);

test("a place that nothing has changes nothing", () => {
  expect(shownAt(session, "#/gone")).toBe(session);
  expect(shownAt(session, "")).toBe(session);
});
