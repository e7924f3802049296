/** A renamed folder of pictures is one mistake, however many pages name pictures in it. */
import { expect, test } from "vitest";
import { check } from "../../../../../src/node/check/check.ts";
import { formatProblems } from "../../../../../src/node/check/outputs/report.ts";
import { images, inputOf, page, pageAt, problemsOf, settings, shortHero, siteWith, text } from "../../site.ts";

/** The report for pages with these pictures. @param there The pictures that exist besides those of the examples. */
function toldWith(there: string[], ...named: string[][]): string {
  const pages = named.map((names, i) => {
    const blocks = names.map((name, j) => ({ ...shortHero("A kite over a field", name), heading: `Hello ${j}` }));
    return [`pages/${i}.json`, text(pageAt(`/kites-${i}`, ...blocks))] as const;
  });
  const files = siteWith({ "pages/index.json": text(page(shortHero("A kite"))), ...Object.fromEntries(pages) });
  return formatProblems(check({ ...inputOf(files), images: new Set([...images, ...there]) }), files);
}

/** The fixes in that report. */
function fixesWith(there: string[], ...named: string[][]): string[] {
  return Array.from(toldWith(there, ...named).matchAll(/Fix: (.*?) *\[missing-image/g), ([, fix]) => fix!);
}

test("a folder with another name", () => {
  const there = ["kites/red.webp", "kites/blue.webp", "kites/small/green.webp"];
  const named = [["kite/red.webp", "kite/blue.webp", "kite/red.webp"], ["kite/small/green.webp"]];
  expect(`\n${toldWith(there, ...named)}`).toMatchInlineSnapshot(`
    "
    pages/0.json:10:16   In block 1 (hero "Hello 0") > image: there is no folder images/kite: the pictures are in images/kites.
        10 |         "src": "kite/red.webp",
           |                ^^^^^^^^^^^^^^^
        4 places name pictures in images/kite. The others are in pages/0.json, lines 18 and 26; pages/1.json, line 10.
        Fix: write "kites/" in the place of "kite/" in all 4 places, or rename the folder images/kites back to images/kite.   [missing-image]
    "
  `);
});

test.each([
  ["two pictures", ["b/1.webp", "b/2.webp"], ["a/1.webp", "a/2.webp"]],
  ["a folder in another one", ["c/a/1.webp", "c/a/2.webp"], ["a/1.webp", "a/2.webp"]],
])("%s: one mistake", (_, there, named) => {
  expect(fixesWith(there, named)).toHaveLength(1);
});

test("pictures that are called the same in each of many folders", () => {
  const all = (folder: string) => Array.from({ length: 60 }, (_, i) => `${folder}/kite-${i}/front.webp`);
  expect(fixesWith(all("kites"), all("kite"))).toEqual([
    'write "kites/" in the place of "kite/" in all 60 places, or rename the folder images/kites back to images/kite.',
  ]);
  expect(fixesWith(all("kites"), ["boats/front.webp"])[0]).toMatch(/^put the file into the folder images\/boats\//);
});

test("a folder that others use as well, or that two others have become, is not to be renamed", () => {
  const named = ["a/1.webp", "a/2.webp", "a/3.webp", "a/4.webp"];
  const there = ["b/1.webp", "b/2.webp", "b/3.webp", "b/4.webp", "b/5.webp"];
  expect(fixesWith(there, named, ["b/5.webp"])).toEqual(['write "b/" in the place of "a/" in all 4 places.']);
  expect(fixesWith(there, ["a/1.webp", "a/2.webp", "c/3.webp", "c/4.webp"])).toEqual([
    'write "b/" in the place of "a/" in both places.',
    'write "b/" in the place of "c/" in both places.',
  ]);
  expect(fixesWith(["1.webp", "2.webp", "3.webp", "4.webp"], named)).toEqual(['leave out "a/" in all 4 places.']);
});

test("a few names in a folder that others name rightly are mistakes of their own", () => {
  const there = ["b/1.webp", "b/2.webp", "b/3.webp"];
  expect(fixesWith(there, ["a/1.webp", "a/2.webp", "b/3.webp"])).toEqual([
    'did you mean "b/1.webp"?',
    'did you mean "b/2.webp"?',
  ]);
});

test("a folder that is still there, and two that may be meant", () => {
  expect(fixesWith(["a/3.webp", "b/1.webp", "b/2.webp"], ["a/1.webp", "a/2.webp"])).toHaveLength(2);
  expect(fixesWith(["b/1.webp", "b/2.webp", "c/1.webp", "c/2.webp"], ["a/1.webp", "a/2.webp"])).toHaveLength(2);
});

test("a picture that is gone, and that many places name", () => {
  expect(`\n${toldWith([], ["kites/red.webp", "kites/red.webp", "kites/red.webp"], ["kites/red.webp"])}`)
    .toMatchInlineSnapshot(`
      "
      pages/0.json:10:16   In block 1 (hero "Hello 0") > image: there is no picture "kites/red.webp" in the folder images/.
          10 |         "src": "kites/red.webp",
             |                ^^^^^^^^^^^^^^^^
          4 places name it. The others are in pages/0.json, lines 18 and 26; pages/1.json, line 10.
          Fix: put the file into the folder images/kites/, or write the name of one that is there.   [missing-image]
      "
    `);
});

test("a folder with other capitals", () => {
  const named = ["kites/red.webp", "kites/blue.webp"];
  expect(fixesWith(["Kites/red.webp", "Kites/blue.webp"], named)).toEqual([
    'write "Kites/" in the place of "kites/" in both places, or rename the folder images/Kites back to images/kites.',
  ]);
  // If other names have the right folder, each wrong one is told by itself.
  const more = [...named, "kites/green.webp", "kites/white.webp"];
  const there = [...more, "kites/black.webp"].map((name) => name.replace("kites", "Kites"));
  expect(fixesWith(there, more, ["Kites/black.webp"])).toEqual(
    more.map((name) => `write "${name.replace("kites", "Kites")}".`),
  );
});

test("a logo for dark grounds that is not there may go without the other one", () => {
  const site = {
    ...settings(),
    brand: { name: "Kitestep", logo: { src: "brand/logo.svg", onDark: "brand/none.svg" } },
  };
  const found = problemsOf({ "pages/_site.json": text(site) }).filter(({ code }) => code === "missing-image");
  expect(found.map(({ fix }) => fix)).toEqual([
    'put the file into the folder images/brand/, write the name of one that is there, or take "onDark" out, with a comma beside it, until you have it.',
  ]);
});
