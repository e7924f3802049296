/** A deleted drawing is told by the check, before the build fails. */
import { expect, test } from "vitest";
import { check } from "../../../../../src/node/check/check.ts";
import { formatProblems } from "../../../../../src/node/check/outputs/report.ts";
import { pictureAdvice } from "../../../../../src/node/check/gone/pictures/pictureMeant.ts";
import { images, inputOf, page, pageAt, problemsOf, siteWith, text } from "../../site.ts";

function toldWith(there: readonly string[], ...named: string[]): string {
  const items = named.map((pictogram, i) => ({ pictogram, title: `Service ${i}`, text: "A few words." }));
  const grid = { type: "servicesGrid", heading: "Services", items };
  const files = siteWith({ "pages/a.json": text(pageAt("/a", grid)) });
  const pictures = [...images].filter((image) => !image.startsWith("pictograms/"));
  const all = new Set([...pictures, ...there.map((name) => `pictograms/${name}.svg`)]);
  const found = check({ ...inputOf(files), images: all }).filter(({ file }) => file === "pages/a.json");
  return formatProblems(found, files);
}

test("one that is gone, wherever it is named", () => {
  const there = ["services/web-development", "services/copywriting"];
  expect(`\n${toldWith(there, "services/seo", "services/copywriting", "services/seo")}`).toMatchInlineSnapshot(`
    "
    pages/a.json:11:24   In block 1 (servicesGrid "Services") > service 1: the file of this drawing is not there: images/pictograms/services/seo.svg.
        11 |           "pictogram": "services/seo",
           |                        ^^^^^^^^^^^^^^
        2 places name it. The other is in pages/a.json, line 21.
        Fix: put the file back, or write the name of another drawing in both places.   [missing-image]
    "
  `);
});

test("one that is there, and in no list of names yet", () => {
  const there = ["services/seo", "bakery/loaf"];
  expect(`\n${toldWith(there, "services/seo", "bakery/loaf", "bakery/bun")}`).toMatchInlineSnapshot(`
    "
    pages/a.json:16:24   In block 1 (servicesGrid "Services") > service 2: "bakery/loaf" is not in the list of names yet, but its drawing is there: images/pictograms/bakery/loaf.svg.
        16 |           "pictogram": "bakery/loaf",
           |                        ^^^^^^^^^^^^^
        Fix: run "npm run generate", which puts it into the list.    [unknown-option]

    pages/a.json:21:24   In block 1 (servicesGrid "Services") > service 3: "pictogram" cannot be "bakery/bun".
        21 |           "pictogram": "bakery/bun",
           |                        ^^^^^^^^^^^^
        Fix: write one of "services/android-apps", "services/copywriting", "services/digital-marketing", "services/flutter-development", "services/ios-apps", "services/mobile-app-development", "services/react-native-development", "services/software-development", "services/ui-ux-designs" or "services/web-development". docs/blocks.md has all names.   [unknown-option]
    "
  `);
});

test("a folder of them", () => {
  const there = ["services/web-development"];
  expect(toldWith(there, "software/migration", "software/api-services")).toContain(
    "there is no folder images/pictograms/software.",
  );
});

test("a folder of them that has another name now", () => {
  const there = ["services/seo", "tools/migration", "tools/api-services"];
  expect(`\n${toldWith(there, "services/seo", "software/migration", "software/api-services")}`).toMatchInlineSnapshot(`
    "
    pages/a.json:16:24   In block 1 (servicesGrid "Services") > service 2: there is no folder images/pictograms/software: the drawings are in images/pictograms/tools.
        16 |           "pictogram": "software/migration",
           |                        ^^^^^^^^^^^^^^^^^^^^
        2 places name drawings in images/pictograms/software. The other is in pages/a.json, line 21.
        Fix: rename the folder images/pictograms/tools back to images/pictograms/software.   [missing-image]
    "
  `);
});

test("all of them, of one kind and of both", () => {
  expect(`\n${toldWith([], "services/seo", "software/migration", "services/seo")}`).toMatchInlineSnapshot(`
    "
    pages/a.json:11:24   In block 1 (servicesGrid "Services") > service 1: no drawing is left in images/pictograms.
        11 |           "pictogram": "services/seo",
           |                        ^^^^^^^^^^^^^^
        3 places name drawings in it. The others are in pages/a.json, lines 16 and 21.
        Fix: put the folder with the drawings back.                  [missing-image]
    "
  `);
  const logos = {
    type: "logoGrid",
    heading: "Tools",
    groups: [{ title: "Web", logos: ["react", "vue"].map((logo) => ({ label: logo, logo })) }],
  };
  const items = ["services/seo", "services/copywriting"].map((pictogram) => ({
    pictogram,
    title: pictogram,
    text: "A few words.",
  }));
  const grid = { type: "servicesGrid", heading: "Services", items };
  const files = siteWith({ "pages/a.json": text(pageAt("/a", grid, logos)) });
  const none = new Set([...images].filter((image) => !/^(?:pictograms|logos)\//.test(image)));
  const found = check({ ...inputOf(files), images: none });
  expect(`\n${formatProblems(found, files)}`).toMatchInlineSnapshot(`
    "
    pages/a.json:11:24   In block 1 (servicesGrid "Services") > service 1: no drawing is left in images/pictograms or images/logos.
        11 |           "pictogram": "services/seo",
           |                        ^^^^^^^^^^^^^^
        4 places name drawings in them. The others are in pages/a.json, lines 16, 31 and 35.
        Fix: put the folders with the drawings back.                 [missing-image]
    "
  `);
});

test("where all are there, nothing is told", () => {
  expect(toldWith(["services/seo"], "services/seo", "services/seo")).toBe("");
});

test.each([
  ["services/react-native", 'did you mean "services/react-native-development"?'],
  ["services/Mobile-App", 'did you mean "services/mobile-app-development"?'],
  ["services/digi", expect.stringMatching(/^write one of "services\/android-apps", /)],
])("%s, where a name may go on after a hyphen", (pictogram, fix) => {
  const items = ["services/seo", pictogram].map((name) => ({ pictogram: name, title: name, text: "Very." }));
  const found = problemsOf({ "pages/index.json": text(page({ type: "cardGrid", heading: "Reasons", items })) });
  expect(found.map((each) => each.fix)).toEqual([fix]);
});

test.each([
  ["services/seo", [], 'did you mean "pictograms/services/seo.svg"?'],
  ["services/seo", ["panels/seo.webp"], 'did you mean "panels/seo.webp" or "pictograms/services/seo.svg"?'],
  ["redis", [], 'did you mean "logos/redis.svg"?'],
  ["services/seo.png", ["panels/seo.webp"], 'did you mean "panels/seo.webp"?'],
])("the name of a drawing in the place of a picture: %s", (src, more, fix) => {
  const drawings = ["pictograms/services/seo.svg", "logos/redis.svg"];
  expect(pictureAdvice(new Set([...drawings, ...more]))(src).fix).toBe(fix);
});
