import { createHash } from "node:crypto";
import Ajv from "ajv";
import type { Log } from "sarif";
import { describe, expect, test } from "vitest";
import { check } from "../../../../src/node/check/check.ts";
import { formats } from "../../../../src/node/check/outputs/formats.ts";
import type { Outcome, Repository } from "../../../../src/node/check/outputs/outcome.ts";
import { stepSummary } from "../../../../src/node/check/outputs/stepSummary.ts";
import { report } from "../../../../src/node/check/report.ts";
import type { Problem } from "../../../../src/node/check/site.ts";
import { images, schemas, siteWith } from "../site.ts";
import { sarifSchema } from "./sarifSchema.ts";

const slip = `{
  "route": "/slip",
  "title": "A page with a slip",
  "description": "This page has one word that nobody knows, and it is there on purpose.",
  "blocks": [{ "type": "intro", "headng": "Hello", "text": "[All](/all) words." }]
}
`;
const cut = `{
  "route": "/cut"
  "title": "100 %"
}
`;
const files = siteWith({ "pages/slip.json": slip, "pages/cut.json": cut });
const outcome: Outcome = { problems: check({ files, schemas, images }), files };
const fine: Outcome = { problems: [], files };
const here: Repository = { folder: "" };
const github: Repository = {
  folder: "web/",
  address: "https://github.com/a/b/blob/c0ffee/",
  docs: "https://github.com/a/b/blob/c0ffee/docs/problems.md",
};

/** Problems of a site that exists only as much as a test needs it. */
function problem(given: Partial<Problem> = {}): Problem {
  const words = { message: "it is odd.", sentence: "In block 1: it is odd." };
  const where = { file: "pages/a.json", line: 1, column: 3, endLine: 1, endColumn: 6 };
  return {
    code: "unknown-property",
    severity: "error",
    ...where,
    place: "block 1",
    pointer: "/blocks/0",
    ...words,
    ...given,
  };
}

function of(...problems: Problem[]): Outcome {
  return { problems, files: { "pages/a.json": '{ "a": 1 }\n' } };
}

function annotationsOf(result: Outcome, repository = here): string[] {
  return formats
    .github(result, repository)
    .split("\n")
    .filter((line) => /^::(?:error|warning)(?: file=|::And )/.test(line));
}

describe("json", () => {
  test("every field of every problem", () => {
    expect(formats.json(outcome)).toMatchInlineSnapshot(`
      "{
        "version": 1,
        "summary": {
          "errors": 2,
          "warnings": 0,
          "pages": 12
        },
        "problems": [
          {
            "code": "json-syntax",
            "severity": "error",
            "file": "pages/cut.json",
            "line": 2,
            "endLine": 2,
            "place": "",
            "pointer": "",
            "message": "A comma is missing at the end of line 2.",
            "sentence": "A comma is missing at the end of line 2.",
            "fix": "add a comma after \\"/cut\\".",
            "note": "The rest of this page was not checked until this is put right.",
            "edit": {
              "offset": 19,
              "length": 0,
              "text": ","
            },
            "docs": "docs/problems.md#json-syntax"
          },
          {
            "code": "unknown-property",
            "severity": "error",
            "file": "pages/slip.json",
            "line": 5,
            "column": 33,
            "endLine": 5,
            "endColumn": 41,
            "place": "block 1 (intro)",
            "pointer": "/blocks/0/headng",
            "message": "\\"headng\\" is not something an intro has.",
            "sentence": "In block 1 (intro): \\"headng\\" is not something an intro has.",
            "fix": "rename it to \\"heading\\".",
            "edit": {
              "offset": 177,
              "length": 8,
              "text": "\\"heading\\""
            },
            "docs": "docs/problems.md#unknown-property"
          }
        ]
      }
      "
    `);
  });

  test("the same shape without problems, and what a comparison left out", () => {
    expect(JSON.parse(formats.json(fine))).toEqual({
      version: 1,
      summary: { errors: 0, warnings: 0, pages: 12 },
      problems: [],
    });
    const changes = { base: "origin/main", older: [problem(), problem()] };
    expect(JSON.parse(formats.json({ ...fine, changes })).summary).toEqual({
      errors: 0,
      warnings: 0,
      pages: 12,
      base: "origin/main",
      older: 2,
    });
  });
});

describe("github", () => {
  test("the report, which cannot give commands, and an annotation for each problem", () => {
    const written = formats.github(outcome, github);
    const token = createHash("sha256").update(report(outcome.problems, outcome)).digest("hex");
    expect(written.replaceAll(`::${token}`, "::(hash)")).toMatchInlineSnapshot(`
      "::stop-commands::(hash)
      pages/cut.json:2   A comma is missing at the end of line 2.
          2 |   "route": "/cut"
          3 |   "title": "100 %"
          Fix: add a comma after "/cut".                               [json-syntax, can be fixed for you]
          The rest of this page was not checked until this is put right.

      pages/slip.json:5:33   In block 1 (intro): "headng" is not something an intro has.
          5 |   "blocks": [{ "type": "intro", "headng": "Hello", "text": "[All](/all) words." }]
            |                                 ^^^^^^^^
          Fix: rename it to "heading".                                 [unknown-property, can be fixed for you]

      2 problems in 2 pages, 10 pages are fine. Two can be put right by "npm run check -- --fix".
      ::(hash)::
      ::error file=web/pages/cut.json,line=2,endLine=2,title=A comma is missing::A comma is missing at the end of line 2.%0AFix: add a comma after "/cut".%0AThe rest of this page was not checked until this is put right.
      ::error file=web/pages/slip.json,line=5,endLine=5,col=33,endColumn=41,title=A field that does not exist here::In block 1 (intro): "headng" is not something an intro has.%0AFix: rename it to "heading".
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
      "::error::And 13 more problems. The summary of this run tells them all.",
      "::warning file=c,line=1",
      ...[1, 2, 3, 4, 5, 6, 7, 8].map((line) => `::warning file=d,line=${line}`),
      "::warning::And 3 more warnings. The summary of this run tells them all.",
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
      2 |   "route": "/cut"
      3 |   "title": "100 %"
      \`\`\`

      Fix: add a comma after "/cut".

      The rest of this page was not checked until this is put right.

      <sub>[json-syntax](https://github.com/a/b/blob/c0ffee/docs/problems.md#json-syntax), can be fixed for you</sub>

      ### pages/slip.json

      **[Line 5](https://github.com/a/b/blob/c0ffee/web/pages/slip.json#L5).** In block 1 (intro): "headng" is not something an intro has.

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
    expect(whole).not.toContain("not shown");
    expect(stepSummary(many, here, 100)).toBe("");
  });
});

describe("sarif", () => {
  const log = (result: Outcome, repository = here) => JSON.parse(formats.sarif(result, repository)) as Log;
  const valid = new Ajv({ allErrors: true }).compile(sarifSchema);

  test("the results", () => {
    expect(log(outcome, github).runs[0]!.results).toMatchInlineSnapshot(`
      [
        {
          "fixes": [
            {
              "artifactChanges": [
                {
                  "artifactLocation": {
                    "uri": "web/pages/cut.json",
                  },
                  "replacements": [
                    {
                      "deletedRegion": {
                        "endColumn": 18,
                        "endLine": 2,
                        "startColumn": 18,
                        "startLine": 2,
                      },
                      "insertedContent": {
                        "text": ",",
                      },
                    },
                  ],
                },
              ],
              "description": {
                "text": "add a comma after "/cut".",
              },
            },
          ],
          "level": "error",
          "locations": [
            {
              "physicalLocation": {
                "artifactLocation": {
                  "uri": "web/pages/cut.json",
                },
                "region": {
                  "endColumn": 18,
                  "endLine": 2,
                  "startColumn": 1,
                  "startLine": 2,
                },
              },
            },
          ],
          "message": {
            "text": "A comma is missing at the end of line 2.
      Fix: add a comma after "/cut".
      The rest of this page was not checked until this is put right.",
          },
          "partialFingerprints": {
            "blockwright/v1": "cc8af73909dee3276933ab01a43d5270:1",
          },
          "ruleId": "json-syntax",
        },
        {
          "fixes": [
            {
              "artifactChanges": [
                {
                  "artifactLocation": {
                    "uri": "web/pages/slip.json",
                  },
                  "replacements": [
                    {
                      "deletedRegion": {
                        "endColumn": 41,
                        "endLine": 5,
                        "startColumn": 33,
                        "startLine": 5,
                      },
                      "insertedContent": {
                        "text": ""heading"",
                      },
                    },
                  ],
                },
              ],
              "description": {
                "text": "rename it to "heading".",
              },
            },
          ],
          "level": "error",
          "locations": [
            {
              "physicalLocation": {
                "artifactLocation": {
                  "uri": "web/pages/slip.json",
                },
                "region": {
                  "endColumn": 41,
                  "endLine": 5,
                  "startColumn": 33,
                  "startLine": 5,
                },
              },
            },
          ],
          "message": {
            "text": "In block 1 (intro): "headng" is not something an intro has.
      Fix: rename it to "heading".",
          },
          "partialFingerprints": {
            "blockwright/v1": "5e659eb3f096f214f7308f922f84cf45:1",
          },
          "ruleId": "unknown-property",
        },
      ]
    `);
  });

  test("the rules are the same for every site and say what GitHub wants to know", () => {
    const rules = log(fine, github).runs[0]!.tool.driver.rules!;
    expect(log(outcome, github).runs[0]!.tool.driver.rules).toEqual(rules);
    expect(rules.length).toBeGreaterThan(60);
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
    expect(rules.find(({ id }) => id === "unknown-property")).toMatchInlineSnapshot(`
      {
        "defaultConfiguration": {
          "level": "error",
        },
        "fullDescription": {
          "text": "Nobody would read it, so what you wrote would not be shown.",
        },
        "help": {
          "markdown": "Nobody would read it, so what you wrote would not be shown.

      Rename it as the message says. [The list of blocks](blocks.md) has the fields of every block.",
          "text": "Nobody would read it, so what you wrote would not be shown.

      Rename it as the message says. [The list of blocks](blocks.md) has the fields of every block.",
        },
        "helpUri": "https://github.com/a/b/blob/c0ffee/docs/problems.md#unknown-property",
        "id": "unknown-property",
        "shortDescription": {
          "text": "A field that does not exist here",
        },
      }
    `);
    expect(log(fine).runs[0]!.tool.driver.rules![0]).not.toHaveProperty("helpUri");
  });

  test.each<[string, Outcome]>([
    ["problems", outcome],
    ["no problems", fine],
    ["a file without text", of(problem({ file: "pages/none.json", wholeFile: true }))],
    ["warnings", of(problem({ severity: "warning" }))],
  ])("fits the standard and what GitHub asks for: %s", (_, result) => {
    valid(log(result, github));
    expect(valid.errors).toBeNull();
  });

  test("names in addresses are encoded", () => {
    const [result] = log(of(problem({ file: "pages/größe 100%.json" })), github).runs[0]!.results!;
    expect(result!.locations![0]!.physicalLocation!.artifactLocation!.uri).toBe(
      "web/pages/gr%C3%B6%C3%9Fe%20100%25.json",
    );
  });

  test("a whole line ends where its text ends; a mark before the text has no place in SARIF", () => {
    const line = problem();
    delete line.column;
    delete line.endColumn;
    const mark = problem({ edit: { offset: 0, length: 1, text: "" } });
    const both = { problems: [line, mark], files: { "pages/a.json": '\ufeff{ "a": 1 }\r\n' } };
    const [first, second] = log(both).runs[0]!.results!;
    expect(first!.locations![0]!.physicalLocation!.region).toEqual({
      startLine: 1,
      startColumn: 1,
      endLine: 1,
      endColumn: 11,
    });
    expect(second).not.toHaveProperty("fixes");
  });

  test("a fingerprint stays when lines move, and no two are the same", () => {
    const moved = of(problem(), problem({ message: "a comma is missing in line 9." }), problem({ code: "wrong-type" }));
    const prints = log(moved).runs[0]!.results!.map(
      ({ partialFingerprints }) => partialFingerprints!["blockwright/v1"]!,
    );
    expect(new Set(prints).size).toBe(3);
    const later = of(
      ...moved.problems.map((each) => ({ ...each, line: 6, endLine: 6, message: each.message.replace("9", "14") })),
    );
    expect(
      log(later).runs[0]!.results!.map(({ partialFingerprints }) => partialFingerprints!["blockwright/v1"]),
    ).toEqual(prints);
  });
});

test.each(Object.entries(formats))("%s tells every problem in the same order, twice the same", (_, format) => {
  const once = format(outcome, here, false);
  expect(format({ problems: check({ files, schemas, images }), files }, here, false)).toBe(once);
  const places = outcome.problems.map(({ file }) => once.indexOf(file));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  for (const { fix } of outcome.problems) expect(once).toContain(JSON.stringify(fix).slice(1, 20).split("\\")[0]);
});
