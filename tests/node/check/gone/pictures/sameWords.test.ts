/** Missing pictures for which there is one with the same words in its name. */
import { expect, test } from "vitest";
import { check } from "../../../../../src/node/check/check.ts";
import { formatProblems } from "../../../../../src/node/check/outputs/report.ts";
import { images, page, schemas, shortHero, siteWith, text } from "../../site.ts";

const SHOWN = "team/asha-at-work.webp";

/** The report for a missing picture, if another one exists. */
function toldOf(src: string, ...others: string[]): string {
  const pictures = [SHOWN, src].map((each) => ({
    ...shortHero("A kite over the town"),
    image: { src: each, alt: "A kite over the town" },
  }));
  const [first, second] = pictures;
  const files = siteWith({ "pages/index.json": text(page(first!, { ...second!, heading: "Another one" })) });
  return formatProblems(check({ files, schemas, images: new Set([SHOWN, ...images, ...others]) }), files);
}

function fixOf(src: string, ...others: string[]): string | undefined {
  const [, fix] = /there is no picture .*\n.*\n.*\n +Fix: (.*?)(?: +\[|$)/.exec(toldOf(src, ...others)) ?? [];
  return fix;
}

test("a picture with the same words in its name", () => {
  expect(toldOf("people/asha-portrait.webp", "people/portrait-asha.webp")).toMatchInlineSnapshot(`
    "pages/index.json:18:16   In block 2 (hero "Another one") > image: there is no picture "people/asha-portrait.webp" in the folder images/.
        18 |         "src": "people/asha-portrait.webp",
           |                ^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: did you mean "people/portrait-asha.webp"?               [missing-image]
    "
  `);
});

test.each([
  ["team/WorkAtAsha.jpg", [], SHOWN],
  ["work/5-bakery.webp", ["work/05-bakery.webp"], "work/05-bakery.webp"],
  ["panels/team-office.webp", ["panels/our-office-team.webp"], "panels/our-office-team.webp"],
  ["panels/office.webp", ["panels/our-office.webp"], "panels/our-office.webp"],
  ["panels/bakery.webp", ["people/bakrey.webp"], "people/bakrey.webp"],
])("%s beside %j", (src, others, meant) => {
  expect(fixOf(src, ...others)).toBe(`did you mean "${meant}"?`);
});

test.each([
  ["team/asha.webp", []],
  ["panels/office.webp", ["people/office-at-night.webp"]],
  ["panels/office-team.webp", ["panels/office-dog.webp"]],
  ["panels/team-office.webp", ["drawings/office-team.svg"]],
  ["panels/team-office.webp", ["a/team-office-1.webp", "a/team-office-2.webp", "a/team-office-3.webp"]],
])("%s beside %j may be another one", (src, others) => {
  expect(fixOf(src, ...others)).toContain("put the file into the folder images/");
});

test("a folder in the place of a picture", () => {
  expect(fixOf("team")).toBe(`"team" is a folder: write the name of a picture in it, for example "${SHOWN}".`);
});

test("where the file may show something else, the description is named as well", () => {
  const other = ' If it shows something else, change its "alt" as well.';
  expect(fixOf("panels/team-photo.webp", "people/TeamPhoto2024.webp")).toBe(
    `did you mean "people/TeamPhoto2024.webp"?${other}`,
  );
  expect(fixOf("people/anna.webp", "people/anna-new.webp")).toBe(`did you mean "people/anna-new.webp"?${other}`);
  expect(fixOf("kites/red.webp", "kites/blue.webp")).toBe(
    `put the file into the folder images/kites/, or write "kites/blue.webp", which is there and shown nowhere.${other}`,
  );
});
