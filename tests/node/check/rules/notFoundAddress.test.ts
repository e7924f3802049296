/** The page for missing addresses, which hosts look for at one address only. */
import { expect, test } from "vitest";
import { pageAt, problemsOf, shortIntro, siteWith, text, told, words } from "../site.ts";

const at = (route: string, of: string) => text({ ...pageAt(route, shortIntro({})), ...words(of) });
const HOME = { "pages/index.json": at("/", "The home page") };
const MISPLACED = { ...HOME, "pages/404.json": at("/not-found", "Nothing is here") };
const codesOf = (files: Record<string, string>) => problemsOf(siteWith(files)).map(({ code }) => code);

test("a page that is called so and lives elsewhere is told of once", () => {
  expect(told(siteWith(MISPLACED))).toMatchInlineSnapshot(`
    "pages/404.json:2:12   Whoever mistypes an address is not shown this page, because its own is "/not-found".
        2 |   "route": "/not-found",
          |            ^^^^^^^^^^^^
        Fix: write "/404".                                           [not-found-address, can be fixed for you]"
  `);
});

test("another page lives there", () => {
  expect(codesOf({ ...MISPLACED, "pages/gone.json": at("/404", "Another one") })).not.toContain("not-found-address");
});

test("a page in a folder is another one", () => {
  expect(codesOf({ ...HOME, "pages/codes/404.json": at("/codes/404", "A code") })).not.toContain("not-found-address");
});

test("an address that no page can have is told as such", () => {
  expect(codesOf({ ...HOME, "pages/404.json": at("/404.html", "Nothing is here") })).toEqual(["bad-route"]);
});
