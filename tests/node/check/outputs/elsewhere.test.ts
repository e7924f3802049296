/** Problems with several places: each place is in the output for programs. */
import type { Log } from "sarif";
import { expect, test } from "vitest";
import { check } from "../../../../src/node/check/check.ts";
import { formats } from "../../../../src/node/check/outputs/formats.ts";
import type { PlaceElsewhere } from "../../../../src/node/check/finding.ts";
import { inputOf, page, pageAt, shortIntro, siteWith, text } from "../site.ts";
import { here } from "./outcomes.ts";

const link = (label: string) => shortIntro({ text: `${label}.`, button: { label, href: "/priecs" } });
const files = siteWith({
  "pages/a.json": text(pageAt("/a", link("See a"))),
  "pages/b.json": text(pageAt("/b", link("See b"), link("See it"))),
  "pages/index.json": text(page(link("See all"))),
});
const problems = check(inputOf(files));
const lines = ["pages/b.json:12", "pages/b.json:21", "pages/index.json:12"];

test("json gives their lines and pointers", () => {
  const [found] = JSON.parse(formats.json({ problems, files })).problems;
  expect(found.code).toBe("broken-link");
  expect(found.elsewhere.map(({ file, line }: PlaceElsewhere) => `${file}:${line}`)).toEqual(lines);
  expect(found.elsewhere[1]).toEqual({
    file: "pages/b.json",
    line: 21,
    column: 17,
    endLine: 21,
    endColumn: 26,
    pointer: "/blocks/1/button/href",
  });
});

test("sarif gives them as related locations", () => {
  expect(relatedIn(files)).toEqual(lines);
});

test("sarif gives those of a slip that is told once for its file as well", () => {
  const blocks = [
    shortIntro({
      figures: [
        { value: "1", label: "one" },
        { value: "2", label: "two" },
      ].map((each) => [each]),
    }),
  ];
  const related = relatedIn(siteWith({ "pages/index.json": text(page(...blocks)) }));
  expect(related).toEqual(["pages/index.json:17"]);
});

function relatedIn(all: typeof files): string[] {
  const log = JSON.parse(formats.sarif({ problems: check(inputOf(all)), files: all }, here)) as Log;
  return log.runs[0]!.results![0]!.relatedLocations!.map(({ physicalLocation }) =>
    [physicalLocation?.artifactLocation?.uri, physicalLocation?.region?.startLine].join(":"),
  );
}
