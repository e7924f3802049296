/** A drawing that was deleted is told before the build misses it. */
import { expect, test } from "vitest";
import { check } from "../../../../src/node/check/check.ts";
import { formatProblems } from "../../../../src/node/check/outputs/report.ts";
import { images, inputOf, pageAt, siteWith, text } from "../site.ts";

function toldWith(there: readonly string[], ...named: string[]): string {
  const items = named.map((pictogram, i) => ({ pictogram, title: `Service ${i}`, text: "A few words." }));
  const grid = { type: "servicesGrid", heading: "Services", items };
  const files = siteWith({ "pages/a.json": text(pageAt("/a", grid)) });
  const all = new Set([...images, ...there.map((name) => `pictograms/${name}.svg`)]);
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

test("a folder of them", () => {
  const there = ["services/web-development"];
  expect(toldWith(there, "software/migration", "software/api-services")).toContain(
    "there is no folder images/pictograms/software.",
  );
});

test("where no drawings are known, and where all are there, nothing is told", () => {
  expect(toldWith([], "services/seo", "services/seo")).toBe("");
  expect(toldWith(["services/seo"], "services/seo", "services/seo")).toBe("");
});
