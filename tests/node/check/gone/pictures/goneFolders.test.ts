/** A missing folder of pictures is one mistake, and so is a route in which only capitals changed. */
import { expect, test } from "vitest";
import { check } from "../../../../../src/node/check/check.ts";
import { formatProblems } from "../../../../../src/node/check/outputs/report.ts";
import { images, inputOf, pageAt, problemsOf, shortHero, shortIntro, siteWith, text, told } from "../../site.ts";

/** The report for two pages with these pictures. @param there The pictures that exist besides those of the examples. */
function toldWith(named: string[], there: string[] = []): string {
  const pages = ["/a", "/b"].map((route) => {
    const blocks = named.map((name, i) => ({ ...shortHero("A kite over a field", name), heading: `Hello ${i}` }));
    return [`pages${route}.json`, text(pageAt(route, ...blocks))] as const;
  });
  const files = siteWith(Object.fromEntries(pages));
  return formatProblems(check({ ...inputOf(files), images: new Set([...images, ...there]) }), files);
}

test("a folder that was taken away whole", () => {
  expect(`\n${toldWith(["kites/red.webp", "kites/blue.webp"])}`).toMatchInlineSnapshot(`
    "
    pages/a.json:10:16   In block 1 (hero "Hello 0") > image: there is no folder images/kites.
        10 |         "src": "kites/red.webp",
           |                ^^^^^^^^^^^^^^^^
        4 places name pictures in it. The others are in pages/a.json, line 18; pages/b.json, lines 10 and 18.
        Fix: put the folder with its pictures back, or write the names of pictures that are there.   [missing-image]
    "
  `);
});

test("a single picture in a folder that is not there: the folder is named", () => {
  expect(toldWith(["kites/red.webp"])).toContain("put the file into the folder images/kites/,");
});

test("a folder that is there, and names that are elsewhere, are no folder that is gone", () => {
  expect(toldWith(["kites/red.webp", "kites/blue.webp"], ["kites/green.webp"])).not.toContain("there is no folder");
  expect(toldWith(["kites/red.webp", "kites/blue.webp"], ["panels/red.webp"])).not.toContain("there is no folder");
});

test("the name that a computer gives to a copy", () => {
  expect(toldWith(["kites/red.webp"], ["kites/red (1).webp"])).toContain(
    'rename the file images/kites/red (1).webp to images/kites/red.webp, or write "kites/red (1).webp".',
  );
  expect(toldWith(["kites/red-copy.webp"], ["kites/red.webp"])).toContain('did you mean "kites/red.webp"?');
});

test("a page whose address has capitals now, and whose file and links have none: the page has changed", () => {
  const links = ["[One](/prices).", "[Two](/prices)."];
  const site = (file: string) => ({
    [file]: text(pageAt("/Prices", shortIntro({}))),
    "pages/index.json": text(pageAt("/", shortIntro({ text: links }))),
  });
  const toldOfLinks = (file: string) => {
    const { "pages/all.json": _, ...files } = siteWith(site(file));
    return check(inputOf(files)).filter(({ code, message }) => code === "broken-link" && !message.includes("/all"));
  };
  expect(toldOfLinks("pages/prices.json").map(({ file, fix }) => [file, fix])).toEqual([
    ["pages/prices.json", 'write "/prices" here, or "/Prices" in both places.'],
  ]);
  expect(toldOfLinks("pages/costs.json").map(({ file }) => file)).toEqual(["pages/index.json", "pages/index.json"]);
});

test("a copy that nothing leads to yet is told once", () => {
  const page = pageAt("/contact", shortIntro({}));
  const files = { "pages/contact.json": text(page), "pages/our-team.json": text({ ...page, route: "/our-team" }) };
  const { "pages/all.json": all, ...rest } = siteWith(files);
  const without = {
    ...rest,
    "pages/all.json": String(all).replace('"[The page at /our-team](/our-team)"', '"No link."'),
  };
  expect(check(inputOf(without)).map(({ code }) => code)).toEqual(["duplicate-title"]);
  expect(problemsOf(files).map(({ code }) => code)).toEqual(["duplicate-title"]);
  expect(told(files)).toContain("Fix: give each of them a title and a description of its own.");
});

test("a folder that is a link, which stands among the files", () => {
  expect(toldWith(["kites/red.webp", "kites/blue.webp"], ["kites"])).toContain(
    "images/kites is a link to a folder, and no picture behind it is shown.",
  );
});
