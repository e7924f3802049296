import { expect, test } from "vitest";
import { check } from "../../../../src/node/check/check.ts";
import { formatProblems, report, shortReport, summarize } from "../../../../src/node/check/outputs/report.ts";
import type { Problem } from "../../../../src/node/check/finding.ts";
import { block, images, page, pageAt, schemas, siteWith, text } from "../site.ts";

const cta = block("cta");

function reportOf(files: Record<string, string>, colour = false): string {
  const site = siteWith(files);
  return report(check({ files: site, schemas, images }), { files: site }, { colour });
}

function lastLine(files: Record<string, string>): string {
  return reportOf(files).trimEnd().split("\n").at(-1)!;
}

test("the last line counts problems, and pages that are fine", () => {
  const other = (route: string, content = cta) => text({ ...page(content), route });
  const wrong = { ...cta, titel: "x" };
  expect(reportOf({})).toBe("10 pages checked, no problems.\n");
  expect(lastLine({ "pages/a.json": other("/a", wrong) })).toBe("1 problem in 1 page, 10 pages are fine.");
  expect(lastLine({ "pages/a.json": "{", "pages/b.json": other("/b", wrong) })).toBe(
    "2 problems in 2 pages, 10 pages are fine.",
  );
  expect(lastLine({ "pages/ios.json": "{", "pages/deep/er/a.json": other("/a") })).toBe(
    "1 problem in 1 page, 10 pages are fine.",
  );
  expect(lastLine({ "pages/ios.json": "{" })).toBe("1 problem in 1 page, 9 pages are fine.");
  expect(lastLine({ "pages/_site.json": "{" })).toBe("1 problem in 1 file, 10 pages are fine.");
});

test("pages that a problem of another one names are not called fine", () => {
  const intro = (route: string) => ({
    type: "intro",
    heading: `About ${route}`,
    text: `See [kites of ${route}](/kites).`,
  });
  const last = (...names: string[]) =>
    lastLine(
      Object.fromEntries(names.map((name) => [`pages/${name}.json`, text(pageAt(`/${name}`, intro(`/${name}`)))])),
    );
  expect(last("a", "b", "c")).toBe("1 problem in 3 pages, 10 pages are fine.");
  // Not all of them are named.
  expect(last(..."abcdefghijklmnopqrstuvwxyz")).toContain(" in 26 pages, 10 pages are fine.");
});

test("warnings are told as such and counted apart", () => {
  const files = { "pages/a.json": "{\n}\n" };
  const warning: Problem = {
    code: "some-warning",
    severity: "warning",
    file: "pages/a.json",
    line: 1,
    column: 1,
    endLine: 1,
    endColumn: 2,
    place: "block 1",
    pointer: "/blocks/0",
    message: "something is odd.",
    sentence: "In block 1: something is odd.",
  };
  expect(report([warning], { files })).toMatchInlineSnapshot(`
    "pages/a.json:1:1   In block 1: something is odd.
        1 | {
          | ^
                                                                     [some-warning, a warning]

    1 warning in 1 page. Warnings do not stop the build.
    "
  `);
});

test("at most 50 are shown for a file", () => {
  const wrong = text(page(...Array.from({ length: 53 }, () => ({ ...cta, titel: "x" }))));
  const all = reportOf({ "pages/index.json": wrong, "pages/z.json": "{" });
  expect(all.match(/\[unknown-property\]/g)).toHaveLength(50);
  expect(all).toContain("\npages/index.json   3 more problems in this file.\n\npages/z.json:1:1   ");
  expect(all.slice(-90)).toMatchInlineSnapshot(`
    " kind: unknown-property 53, unclosed-bracket 1.
    54 problems in 2 pages, 9 pages are fine.
    "
  `);
});

test("of many warnings a build shows the first ones", () => {
  const pages = Array.from({ length: 60 }, (_, i) => [
    `pages/p${i}.json`,
    text({ ...page(block("cta")), route: `/p${i}` }),
  ]);
  const files = siteWith(Object.fromEntries(pages));
  const problems = check({ files, schemas });
  const warnings = pages.map(([file]): Problem => ({ ...problems[0]!, file: file!, severity: "warning" }));
  expect(shortReport(warnings.slice(0, 50), { files })).toBe(report(warnings.slice(0, 50), { files }));
  const told = shortReport(warnings, { files });
  expect(told.match(/a warning\]/g)).toHaveLength(50);
  expect(told.slice(-160)).toMatchInlineSnapshot(`
    ".   [duplicate-title, a warning]

    10 more warnings. "npm run check" tells them all.
    60 warnings in 60 pages, 10 pages are fine. Warnings do not stop the build.
    "
  `);
});

test("of many errors a screen shows the first ones as well", () => {
  const files = siteWith(
    Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`pages/p${i}.json`, text(page({ ...cta, titel: "x" }))])),
  );
  const problems = check({ files, schemas }).filter(({ code }) => code === "unknown-property");
  const told = shortReport(problems, { files });
  expect(told.match(/\[unknown-property\]/g)).toHaveLength(50);
  expect(told).toMatch(
    /\n10 more problems\. "npm run check" tells them all\.\n60 problems in 60 pages, 10 pages are fine\.\n$/,
  );
});

test("what cannot be seen and what is too long", () => {
  const heading = `A\u00a0B\u00ad${"x".repeat(80)}`;
  expect(reportOf({ "pages/index.json": text(page({ ...cta, heading, variant: `${"y".repeat(70)}` })) }))
    .toMatchInlineSnapshot(`
      "pages/index.json:14:18   In block 1 (cta "A<U+00A0>B<U+00AD>xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…"): "variant" cannot be "yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy…".
          14 |       "variant": "yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy"
             |                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          Fix: write "block" or "banner", or leave it out, with the comma before it.   [unknown-option]

      1 problem in 1 page, 9 pages are fine.
      "
    `);
});

test("a page on one long line, with tabs and with Windows line ends", () => {
  const minified = JSON.stringify(page(cta, { ...cta, titel: "x" }, cta));
  expect(reportOf({ "pages/index.json": minified })).toMatchInlineSnapshot(`
    "pages/index.json:1:510   In block 2 (cta "Got an App Idea? Let's Talk!"): "titel" is not something a cta has.
        1 | …ld.","button":{"label":"Schedule a Free Consultation Today.","href":"/contact"},"titel":"x"},{"type"…
          |                                                                                  ^^^^^^^
        Fix: "heading" is there already; keep one of the two, or join the words of both, and call it "heading".   [unknown-property]

    1 problem in 1 page, 9 pages are fine.
    "
  `);
  const windows = text(page({ ...cta, titel: "x" }))
    .replaceAll("\n", "\r\n")
    .replaceAll("  ", "\t");
  expect(reportOf({ "pages/index.json": windows })).toMatchInlineSnapshot(`
    "pages/index.json:14:4   In block 1 (cta "Got an App Idea? Let's Talk!"): "titel" is not something a cta has.
        14 |    "titel": "x"
           |    ^^^^^^^
        Fix: "heading" is there already; keep one of the two, or join the words of both, and call it "heading".   [unknown-property]

    1 problem in 1 page, 9 pages are fine.
    "
  `);
});

test("lines that end as on old Macs", () => {
  const lines = text(page({ ...cta, titel: "x" })).replaceAll("\n", "\r");
  expect(reportOf({ "pages/index.json": lines })).toContain("pages/index.json:14:7   In block 1");
  expect(reportOf({ "pages/index.json": lines })).toContain('    14 |       "titel": "x"\n       |       ^^^^^^^\n');
});

test("colours for places, messages and codes", () => {
  expect(reportOf({ "pages/index.json": "{" }, true)).toMatchInlineSnapshot(`
    "[1mpages/index.json:1:1[0m   [31mThe file ends too early: the { of line 1 is never closed.[0m
        [2m1 | {[0m
        [2m  | ^[0m
        Fix: add } at the end of the file. If more stood there before, put that back first.   [2m[unclosed-bracket][0m
        The rest of this page, and the links to it, are checked when this is put right.

    1 problem in 1 page, 9 pages are fine.
    "
  `);
});

test("the list alone, for the overlay and the build", () => {
  const files = siteWith({ "pages/index.json": text(page({ ...cta, titel: "x" })) });
  const problems = check({ files, schemas });
  expect(formatProblems(problems, files)).toBe(report(problems, { files }).replace(/\n.*\n$/, ""));
  expect(formatProblems([], files)).toBe("");
});

test.each([
  [undefined, "npm run check -- --fix"],
  ["../our-site", "npm run check -- ../our-site --fix"],
  ["my site", "npm run check -- 'my site' --fix"],
])("of a site in %s the command that puts right what can be is told with its folder", (named, command) => {
  const { heading, ...rest } = cta;
  const files = siteWith({ "pages/x.json": text(page({ ...rest, headng: heading! })) });
  const problems = check({ files, schemas, images }).filter(({ edit }) => edit);
  expect(report(problems, { files }, { named })).toContain(` One can be put right by "${command}".`);
});

test.each([
  [undefined, "npm run check"],
  ["../our-site", "npm run check -- ../our-site"],
  ["Anna's site", `npm run check -- "Anna's site"`],
])("of a site in %s the command that tells what a comparison left out is told with its folder", (named, command) => {
  const files = siteWith({ "pages/a.json": "{" });
  const changes = { base: "main", commit: "4b825dc", older: check({ files, schemas, images }) };
  const all = report([], { files }, { named, changes });
  expect(all).toContain(` is left out. "${command}" tells everything.\n`);
});

test("the last line says how lines are counted where mending one problem may move those that another names", () => {
  const problem = (line: number, fix: string, file = "pages/a.json"): Problem => ({
    code: "some-problem",
    severity: "error",
    file,
    line,
    endLine: line,
    place: "",
    pointer: "",
    message: "",
    sentence: "Something is odd.",
    fix,
  });
  const above = problem(1, "take out what stands before the first {.");
  const wrap = 'take "props": { and the } of line 24 away.';
  const isSaid = (...problems: Problem[]) =>
    summarize(problems, {}).endsWith(
      " Lines are counted as they are now: mend a page from its last problem up, or check again after each.",
    );
  expect([
    isSaid(above, problem(12, wrap)),
    isSaid(problem(3, wrap), problem(12, wrap)),
    isSaid(problem(3, "keep line 4 or line 6. Take out the other, and the lines with the marks."), problem(12, wrap)),
    isSaid({ ...problem(3, "write the text on one line."), code: "line-break-in-text" }, problem(12, wrap)),
    isSaid(problem(3, wrap)),
    isSaid(above, problem(12, 'rename it to "text".')),
    isSaid(problem(1, 'rename it to "route".'), problem(12, wrap)),
    isSaid(above, problem(12, wrap, "pages/b.json")),
  ]).toEqual([true, true, true, true, false, false, false, false]);
});
