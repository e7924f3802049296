import { expect, test } from "vitest";
import { placeOf, shownAt, wrongPlace } from "../../../src/studio/app/place.ts";
import { siteOf } from "../../../src/studio/app/session.ts";
import { titleOf } from "../../../src/studio/app/titleOf.ts";
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

test("a page that cannot be read is found by the address that stands in it", () => {
  const text = '{ "title": "Who we are", "route": "/who", "blocks": [';
  const broken = sessionWith({ "pages/who.json": text });
  expect(placeOf(broken, "pages/who.json")).toBe("#/who");
  expect(titleOf(broken.files["pages/who.json"]!.open)).toBe("Who we are");
  expect(siteOf(broken).unread).toMatchObject([{ file: "pages/who.json", title: "Who we are", route: "/who" }]);
});

test("an address that no page has is told", () => {
  expect(wrongPlace(session, "#/s%C3%BC%C3%9F")).toBe("There is no page with the address “/süß”.");
  expect(wrongPlace(session, "#/%")).toBe("There is no page with the address “/%”.");
  for (const place of ["", "#", "#/", placeOf(session, "pages/eis.json")])
    expect(wrongPlace(session, place)).toBeUndefined();
});

test("a place that nothing has changes nothing", () => {
  expect(shownAt(session, "#/gone")).toBe(session);
  expect(shownAt(session, "")).toBe(session);
});
