import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { formats } from "../../../../src/node/check/outputs/formats.ts";
import type { Outcome } from "../../../../src/node/check/outputs/outcome.ts";
import { stepSummary } from "../../../../src/node/check/outputs/stepSummary.ts";
import { report } from "../../../../src/node/check/outputs/report.ts";
import type { Problem } from "../../../../src/node/check/finding.ts";
import { fine, github, here, of, outcome, problem } from "./outcomes.ts";

function annotationsOf(result: Outcome, repository = here): string[] {
  return formats
    .github(result, repository)
    .split("\n")
    .filter((line) => /^::(?:error|warning)(?: file=|::And )/.test(line));
}

describe("github", () => {
  test("the report, which cannot give commands, and an annotation for each problem", () => {
    const written = formats.github(outcome, github);
    const token = createHash("sha256").update(report(outcome.problems, outcome)).digest("hex");
    expect(written.replaceAll(`::${token}`, "::(hash)")).toMatchInlineSnapshot(`
      "::stop-commands::(hash)
      pages/cut.json:2   A comma is missing at the end of line 2.
          2 | "route": "/cut"
          3 | "title": "100 %"
          Fix: add a comma after "/cut".                               [json-syntax, can be fixed for you]
          The rest of this page was not checked until this is put right.

      pages/slip.json:5:33   In block 1 (intro "Hello"): "headng" is not something an intro has.
          5 |   "blocks": [{ "type": "intro", "headng": "Hello", "text": "[All](/all) words." }]
            |                                 ^^^^^^^^
          Fix: rename it to "heading".                                 [unknown-property, can be fixed for you]

      2 problems in 2 pages, 10 pages are fine. Two can be put right by "npm run check -- --fix".
      ::(hash)::
      ::error file=web/pages/cut.json,line=2,endLine=2,title=A comma is missing::A comma is missing at the end of line 2.%0AFix: add a comma after "/cut".%0AThe rest of this page was not checked until this is put right.
      ::error file=web/pages/slip.json,line=5,endLine=5,col=33,endColumn=41,title=A field that does not exist here::In block 1 (intro "Hello"): "headng" is not something an intro has.%0AFix: rename it to "heading".
      "
    `);
  });

  test("no commands without problems", () => {
    expect(formats.github(fine, here)).toBe(report([], fine));
  });

  test("what would end a command is escaped", () => {
    const odd = problem({ file: "pages/a,b: 100%.json", sentence: "100 %,\r\n::error::", fix: "a: b, c." });
    expect(annotationsOf(of(odd))).toEqual([
      "::error file=pages/a%2Cb%3A 100%25.json,line=1,endLine=1,col=3,endColumn=6,title=A field that does not exist here" +
        "::100 %25,%0D%0A::error::%0AFix: a: b, c.",
    ]);
  });

  test("a whole line and several lines have no columns", () => {
    const line = problem();
    delete line.column;
    delete line.endColumn;
    const where = annotationsOf(of(line, problem({ endLine: 2 }))).map((text) => text.split(",title", 1)[0]);
    expect(where).toEqual(["::error file=pages/a.json,line=1,endLine=1", "::error file=pages/a.json,line=1,endLine=2"]);
  });

  test("ten at most of each severity: nine, from as many files as possible, and a last one with the count", () => {
    const named = (name: string, count: number, severity: Problem["severity"] = "error") =>
      Array.from({ length: count }, (_, i) => problem({ file: name, line: i + 1, endLine: i + 1, severity }));
    const short = (lines: string[]) =>
      lines.map((line) => line.replace(/,endLine.*?::/, " ").replace(/ In block.*/, ""));
    const ten = annotationsOf(of(...named("a", 10)));
    expect(ten).toHaveLength(10);
    expect(ten.join("\n")).not.toContain("more problem");
    const many = of(...named("a", 20), ...named("b", 2), ...named("c", 1, "warning"), ...named("d", 11, "warning"));
    expect(short(annotationsOf(many))).toEqual([
      ...[1, 2, 3, 4, 5, 6, 7].map((line) => `::error file=a,line=${line}`),
      ...[1, 2].map((line) => `::error file=b,line=${line}`),
      "::error::And 13 more problems. See the summary of this run.",
      "::warning file=c,line=1",
      ...[1, 2, 3, 4, 5, 6, 7, 8].map((line) => `::warning file=d,line=${line}`),
      "::warning::And 3 more warnings. See the summary of this run.",
    ]);
  });
});

describe("the summary of a step", () => {
  test("every problem with its lines and links", () => {
    expect(stepSummary(outcome, github, 1_000_000)).toMatchInlineSnapshot(`
      "## Check of the pages

      2 problems in 2 pages, 10 pages are fine. Two can be put right by "npm run check -- --fix".

      ### pages/cut.json

      **[Line 2](https://github.com/a/b/blob/c0ffee/web/pages/cut.json#L2).** A comma is missing at the end of line 2.

      \`\`\`
      2 | "route": "/cut"
      3 | "title": "100 %"
      \`\`\`

      Fix: add a comma after "/cut".

      The rest of this page was not checked until this is put right.

      <sub>[json-syntax](https://github.com/a/b/blob/c0ffee/docs/problems.md#json-syntax), can be fixed for you</sub>

      ### pages/slip.json

      **[Line 5](https://github.com/a/b/blob/c0ffee/web/pages/slip.json#L5).** In block 1 (intro "Hello"): "headng" is not something an intro has.

      \`\`\`
      5 |   "blocks": [{ "type": "intro", "headng": "Hello", "text": "[All](/all) words." }]
        |                                 ^^^^^^^^
      \`\`\`

      Fix: rename it to "heading".

      <sub>[unknown-property](https://github.com/a/b/blob/c0ffee/docs/problems.md#unknown-property), can be fixed for you</sub>
      "
    `);
  });

  test("without problems, and outside GitHub", () => {
    expect(stepSummary(fine, here, 1_000_000)).toBe("## Check of the pages\n\n12 pages checked, no problems.\n");
    expect(stepSummary(of(problem()), here, 1_000_000)).toContain("\n**Line 1.** In block 1: it is odd.\n");
  });

  test("what authors wrote is not read as Markdown or HTML", () => {
    const text = 'say "<b>*a*_b_[c](d)`e`|~#&amp;\\".';
    const site = { "pages/a.json": "{ ```` }\n" };
    const summary = stepSummary({ problems: [problem({ sentence: text })], files: site }, here, 10_000);
    expect(summary).toContain(String.raw`say "&lt;b&gt;\*a\*\_b\_\[c\](d)\`e\`\|\~\#&amp;amp;\\".`);
    expect(summary).toContain("\n`````\n1 | { ```` }\n  |   ^^^\n`````\n");
  });

  test("is cut between two problems, in bytes, and says so", () => {
    const many = of(...Array.from({ length: 100 }, (_, i) => problem({ sentence: `“${i}” is odd.` })));
    const whole = stepSummary(many, here, 1_000_000);
    for (const room of [1000, 1001, 2500, 5000]) {
      const summary = stepSummary(many, here, room);
      expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(room);
      const shown = summary.match(/is odd/g)!.length;
      expect(shown).toBeGreaterThan(room / 150);
      expect(summary).toContain(`\n**${100 - shown} more problems not shown here.**`);
      expect(whole.startsWith(summary.slice(0, summary.lastIndexOf("\n**")))).toBe(true);
    }
    expect(stepSummary({ ...many, named: "sites/kites" }, here, 2500)).toMatch(
      /more problems not shown here\.\*\* To see them, run `npm run check -- sites\/kites` on your computer\.\n$/,
    );
    expect(whole).not.toContain("not shown");
    expect(stepSummary(many, here, 100)).toBe("");
  });
});
