/** The same mistake in all links, or in all names of pictures, of a file is told once. */
import { expect, test } from "vitest";
import { check } from "../../../../../src/node/check/check.ts";
import { fixSite } from "../../../../../src/node/fix/fixSite.ts";
import { inputOf, page, problemsOf, shortHero, shortIntro, siteWith, text, told } from "../../site.ts";

const ROUTES = ["/blog", "/contact#form", "/technology"];

function pageWith(...links: string[]): string {
  return text(page(shortIntro({ text: links.map((href, i) => `See [the page behind ${i}](${href}).`) })));
}

const html = pageWith(...ROUTES.map((route) => route.replace(/(?=#|$)/, ".html")));

test("an ending behind all addresses of pages", () => {
  expect(`\n${told({ "pages/index.json": html })}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:10:9   In block 1 (intro "Hello") > text: the page that is meant has the address "/blog", not "/blog.html".
        10 |         "See [the page behind 0](/blog.html).",
           |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        3 links have it. The others are in pages/index.json, lines 11 and 12.
        Fix: take ".html" away in all 3 places: write "/blog" here.   [broken-link, can be fixed for you]
    "
  `);
});

test("is taken away by the edits of all of them", () => {
  const { files, problems } = fixSite(inputOf(siteWith({ "pages/index.json": html })));
  expect(problems).toEqual([]);
  expect(files["pages/index.json"]).toBe(pageWith(...ROUTES));
});

test("where another link is right, or where there are two, each is a slip of its own", () => {
  const count = (...links: string[]) => problemsOf({ "pages/index.json": pageWith(...links) }).length;
  expect(count("/blog.html", "/contact.html", "/technology.html", "/portfoliopage")).toBe(3);
  expect(count("/blog.html", "/contact.html")).toBe(2);
  expect(count("/blog.html", "/contact.html", "/technology.html", "/")).toBe(1);
});

test("the address of the site before all of them", () => {
  const links = ROUTES.map((route) => `https://kitestep.example${route}`);
  expect(`\n${told({ "pages/index.json": pageWith(...links) })}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:10:9   In block 1 (intro "Hello") > text: the link "https://kitestep.example/blog" leads to a page of this site by the address of the whole site.
        10 |         "See [the page behind 0](https://kitestep.example/blog).",
           |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        3 links have it. The others are in pages/index.json, lines 11 and 12.
        Fix: take "https://kitestep.example" away in all 3 places: write "/blog" here.   [full-address, can be fixed for you]
    "
  `);
});

const IMAGES = new Set(["a/one.webp", "a/two.webp", "a/three.webp"]);

function pictures(...names: string[]) {
  const heroes = names.map((name, i) => shortHero(`Kite number ${i} over a field`, name));
  const files = siteWith({ "pages/index.json": text(page(...heroes)) });
  return check({ ...inputOf(files), images: new Set([...inputOf(files).images!, ...IMAGES]) }).map(
    ({ line, sentence, detail, fix }) => [line, sentence, detail, fix],
  );
}

test("another ending in all names of pictures", () => {
  expect(pictures("a/one.png", "a/two.png", "a/three.png")).toMatchInlineSnapshot(`
    [
      [
        10,
        "In block 1 (hero "Hello") > image: there is no picture "a/one.png" in the folder images/: its name ends in ".webp".",
        "3 places name pictures with ".png" whose names end in ".webp". The others are in pages/index.json, lines 18 and 26.",
        "write ".webp" in the place of ".png" in all 3 places.",
      ],
    ]
  `);
});

test("where a picture of the file is there, each is a slip of its own", () => {
  expect(pictures("a/one.png", "a/two.png", "a/three.png", "a/one.webp").map(([line]) => line)).toHaveLength(3);
});
