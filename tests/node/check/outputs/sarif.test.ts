import Ajv from "ajv";
import type { Log } from "sarif";
import { describe, expect, test } from "vitest";
import { formats } from "../../../../src/node/check/outputs/formats.ts";
import type { Outcome } from "../../../../src/node/check/outputs/outcome.ts";
import type { Problem } from "../../../../src/node/check/finding.ts";
import { fine, github, here, of, outcome, problem } from "./outcomes.ts";
import { sarifSchema } from "./sarifSchema.ts";

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
                        "endColumn": 16,
                        "endLine": 2,
                        "startColumn": 16,
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
                  "endColumn": 16,
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
            "text": "In block 1 (intro "Hello"): "headng" is not something an intro has.
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

      Do as the message says: rename it, say it in another field, or take it out. [The list of blocks](https://github.com/a/b/blob/c0ffee/docs/blocks.md) has the fields of every block; there is none for a size or a note, and for a colour only \`"ground"\`, in blocks that have it.",
          "text": "Nobody would read it, so what you wrote would not be shown.

      Do as the message says: rename it, say it in another field, or take it out. The list of blocks has the fields of every block; there is none for a size or a note, and for a colour only \`"ground"\`, in blocks that have it.",
        },
        "helpUri": "https://github.com/a/b/blob/c0ffee/docs/problems.md#unknown-property",
        "id": "unknown-property",
        "shortDescription": {
          "text": "A field that does not exist here",
        },
      }
    `);
    expect(log(fine).runs[0]!.tool.driver.rules![0]).not.toHaveProperty("helpUri");
    for (const { help } of log(fine).runs[0]!.tool.driver.rules!) expect(help!.markdown).not.toContain("](");
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

  test.each([
    ["Unix", "\n"],
    ["Windows", "\r\n"],
    ["old Macs", "\r"],
  ])("a whole line ends where its text ends, with the line ends of %s", (_, end) => {
    const line = problem({ line: 2, endLine: 2 });
    delete line.column;
    delete line.endColumn;
    const files = { "pages/a.json": ["{", '  "a": 1', "}"].join(end) };
    const [result] = log({ problems: [line], files }).runs[0]!.results!;
    expect(result!.locations![0]!.physicalLocation!.region).toMatchObject({ startColumn: 1, endColumn: 9 });
  });

  test("a fingerprint stays when lines move, and no two are the same", () => {
    const printsOf = (problems: readonly Problem[]) =>
      log(of(...problems)).runs[0]!.results!.map(({ partialFingerprints }) => partialFingerprints!["blockwright/v1"]);
    const comma = problem({ message: "a comma is missing in line 9." });
    const problems = [problem(), problem({ line: 2, endLine: 2 }), comma, problem({ code: "wrong-type" })];
    const prints = printsOf(problems);
    expect(new Set(prints).size).toBe(4);
    const moved = problems.map((each) => ({ ...each, line: each.line + 5, message: each.message.replace("9", "14") }));
    expect(printsOf(moved)).toEqual(prints);
  });
});
