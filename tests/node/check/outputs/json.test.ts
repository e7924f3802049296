import { describe, expect, test } from "vitest";
import { check } from "../../../../src/node/check/check.ts";
import { formats } from "../../../../src/node/check/outputs/formats.ts";
import { inputOf } from "../site.ts";
import { files, fine, here, outcome, problem } from "./outcomes.ts";

describe("json", () => {
  test("every field of every problem", () => {
    expect(formats.json(outcome)).toMatchInlineSnapshot(`
      "{
        "version": 2,
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
              "offset": 17,
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
            "place": "block 1 (intro \\"Hello\\")",
            "pointer": "/blocks/0/headng",
            "message": "\\"headng\\" is not something an intro has.",
            "sentence": "In block 1 (intro \\"Hello\\"): \\"headng\\" is not something an intro has.",
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
      version: 2,
      summary: { errors: 0, warnings: 0, pages: 12 },
      problems: [],
    });
    const changes = { base: "origin/main", commit: "4b825dc", older: [problem(), problem()] };
    expect(JSON.parse(formats.json({ ...fine, changes })).summary).toEqual({
      errors: 0,
      warnings: 0,
      pages: 12,
      base: "4b825dc",
      baseName: "origin/main",
      older: 2,
    });
  });
});

test.each(Object.entries(formats))("%s tells every problem in the same order, twice the same", (_, format) => {
  const once = format(outcome, here, {});
  expect(format({ problems: check(inputOf(files)), files }, here, {})).toBe(once);
  const places = outcome.problems.map(({ file }) => once.indexOf(file));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  for (const { fix } of outcome.problems) expect(once).toContain(JSON.stringify(fix).slice(1, 20).split("\\")[0]);
});
