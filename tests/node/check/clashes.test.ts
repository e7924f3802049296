import { expect, test } from "vitest";
import { block, pageAt, problemsOf, text, told } from "./site.ts";

const cta = block("cta");

test("addresses that clash", () => {
  const at = (route: string, ...aliases: string[]) =>
    text({ ...pageAt(route, cta), ...(aliases.length > 0 && { aliases }) });
  expect(told({ "pages/seo.json": at("/web"), "pages/web.json": at("/web") })).toMatchInlineSnapshot(`
    "pages/seo.json:2:12   Two pages want the address "/web".
        2 |   "route": "/web",
          |            ^^^^^^
        The other is pages/web.json, line 2.
        Fix: give one of them another address. If you copied the page, change this one, and its title and description too.   [duplicate-route]"
  `);
  expect(told({ "pages/a.json": at("/x"), "pages/b.json": at("/x"), "pages/c.json": at("/x") })).toMatchInlineSnapshot(`
    "pages/a.json:2:12   Three pages want the address "/x".
        2 |   "route": "/x",
          |            ^^^^
        The others are pages/b.json, line 2; pages/c.json, line 2.
        Fix: give one of them another address. If you copied the page, change this one, and its title and description too.   [duplicate-route]"
  `);
  expect(told({ "pages/a.json": at("/News"), "pages/b.json": at("/news") })).toMatchInlineSnapshot(`
    "pages/a.json:2:12   Two pages want addresses that differ only in capital letters: "/News" and "/news".
        2 |   "route": "/News",
          |            ^^^^^^^
        The other is pages/b.json, line 2.
        Fix: give one of them another address. If you copied the page, change this one.   [duplicate-route]"
  `);
  const copy = { "pages/contact.json": at("/blog"), "pages/blog.json": at("/blog") };
  expect(problemsOf(copy).map(({ file, detail }) => [file, detail])).toEqual([
    ["pages/contact.json", "The other is pages/blog.json, line 2."],
  ]);
  const withAliases = {
    "pages/old copy.json": at("/old", "/Old", "/older"),
    "pages/old.json": at("/old", "/Old", "/older"),
  };
  expect(problemsOf(withAliases).map(({ file, code, fix }) => [file, code, fix])).toEqual([
    [
      "pages/old copy.json",
      "duplicate-route",
      "give one of them another address. If you copied the page, change this one, and its title, description and aliases too.",
    ],
  ]);
  expect(
    told({
      "pages/a.json": at("/a", "/b", "/a", "/old", "/A", "/B2"),
      "pages/b.json": at("/b", "/old"),
      "pages/c.json": at("/b2"),
    }),
  ).toMatchInlineSnapshot(`
    "pages/a.json:17:5   A page lives at the old address "/b".
        17 |     "/b",
           |     ^^^^
        It is pages/b.json, line 2.
        Fix: take this old address out, or change it.                [alias-clash]

    pages/a.json:18:5   The old address "/a" is the address of this page itself.
        18 |     "/a",
           |     ^^^^
        Fix: take it out.                                            [alias-clash]

    pages/a.json:21:5   A page lives at the old address "/B2", written "/b2".
        21 |     "/B2"
           |     ^^^^^
        It is pages/c.json, line 2.
        Fix: take this old address out, or change it.                [alias-clash]

    pages/b.json:17:5   The old address "/old" is written twice.
        17 |     "/old"
           |     ^^^^^^
        The other is pages/a.json, line 19.
        Fix: take one of the two out.                                [alias-clash]"
  `);
});
