/** Two neighbouring lines of a block in the wrong order: commas apart, one mistake with one finding, or none at all. */
import { expect, test } from "vitest";
import { block, pageAt, problemsOf, siteWith, text, types } from "../node/check/site.ts";
import { sample } from "./settings.ts";

const COMMA = /^A comma is missing|^There is a comma before/;

/** The errors of a page, apart from commas, if a line and the next one are exchanged. */
function toldIf(lines: readonly string[], at: number) {
  const exchanged = lines.toSpliced(at, 2, lines[at + 1]!, lines[at]!).join("\n");
  const found = problemsOf(siteWith({ "pages/x.json": exchanged })).filter(({ severity }) => severity === "error");
  return found.filter(({ sentence }) => !COMMA.test(sentence));
}

test.each(types)("in %s", (type) => {
  const lines = text(pageAt("/x", block(type))).split("\n");
  const first = lines.findIndex((line) => line.includes(`"type": "${type}"`)) - 1;
  const last = lines.findIndex((line, i) => i > first && /^ {4}\}/.test(line));
  const places = Array.from({ length: last - first }, (_, i) => first + i);
  const wrong = sample(places, 2).filter((at) => toldIf(lines, at).length > 1);
  // A text alone before its list, and a field before its group, may as well be mistakes of their own.
  const isKnown = (at: number) => /^ +"points": \[|^ +"base": \{/.test(lines[at]!);
  expect(wrong.filter((at) => !isKnown(at)).map((at) => lines[at])).toEqual([]);
});

test("it is told at the first of the two, with what to do", () => {
  const lines = text(pageAt("/x", block("faq"))).split("\n");
  const at = lines.findIndex((line) => line.includes('"items": ['));
  const said = [-1, 0, 1, 4].map((more) =>
    toldIf(lines, at + more).map(({ line, sentence, fix }) => [line, sentence, fix]),
  );
  expect(said).toMatchInlineSnapshot(`
    [
      [
        [
          8,
          "Line 9 belongs before line 8.",
          "exchange the two: move line 9 up, to before line 8.",
        ],
      ],
      [
        [
          9,
          "Line 10 belongs before line 9.",
          "exchange the two: move line 10 up, to before line 9.",
        ],
      ],
      [
        [
          10,
          "Line 11 belongs before line 10.",
          "exchange the two: move line 11 up, to before line 10.",
        ],
      ],
      [
        [
          13,
          "Line 14 belongs before line 13.",
          "exchange the two: move line 14 up, to before line 13.",
        ],
      ],
    ]
  `);
});
