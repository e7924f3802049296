/** Pictures whose files have their ending twice, because the computer hides endings. */
import { expect, test } from "vitest";
import { check } from "../../../../../src/node/check/check.ts";
import { formatProblems } from "../../../../../src/node/check/outputs/report.ts";
import { images, page, schemas, sentences, shortHero, siteWith, text } from "../../site.ts";

/** The report for a missing picture, if another file exists and these are shown too. */
function toldOf(src: string, file: string, ...shown: string[]): string {
  const heroes = [src, ...shown].map((each, i) => ({ ...shortHero(`A kite ${i}`, each), heading: `Kite ${i}` }));
  const files = siteWith({ "pages/index.json": text(page(...heroes)) });
  const problems = check({ files, schemas, images: new Set([...images, file]) });
  return sentences(
    formatProblems(
      problems.filter(({ code }) => code === "missing-image"),
      files,
    ),
  );
}

test.each([
  ["kites/red.webp", "kites/red.webp.webp"],
  ["kites/red.jpg", "kites/red.jpg.JPG"],
  ["kites/red.svg", "kites/red.svg.svg.svg"],
])("%s is in the file %s", (src, file) => {
  expect(toldOf(src, file)).toBe(`
pages/index.json:10:16   In block 1 (hero "Kite 0") > image: there is no picture "${src}" in the folder images/.
    Fix: rename the file images/${file} to images/${src}: its ending is there twice. Computers that hide the ends of names show them in their settings.   [missing-image]

`);
});

test("a file with two endings that are not the same, and one that a page shows", () => {
  expect(toldOf("kites/red.webp", "kites/red.jpg.webp")).not.toContain("twice");
  expect(toldOf("kites/red.webp", "kites/red.webp.webp", "kites/red.webp.webp")).toContain(
    'Fix: put the file into the folder images/kites/, or write "kites/red.webp.webp", which is there.',
  );
});
