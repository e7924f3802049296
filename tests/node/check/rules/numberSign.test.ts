/** A number with its sign, which Markdown takes for a heading. */
import { expect, test } from "vitest";
import { foundIn } from "../site.ts";

const SAID = 'would be shown as a heading, without its "#".';

test.each([
  ["# 1 in Tübingen", "# 1 in Tübingen"],
  ["Fragen Sie, wer sie sind:\n# 1 in Tübingen\n", "# 1 in Tübingen"],
  [["Fragen Sie.", "# 2.500 Dächer"], "# 2.500 Dächer"],
])("%j", (words, line) => {
  const fix = `write "\\\\${line}", or "##${line}" for a heading.`;
  expect(foundIn(words).filter(([code]) => code === "number-sign")).toEqual([
    ["number-sign", `"${line}" ${SAID}`, fix],
  ]);
});

test.each([
  "\\# 1 in Tübingen",
  "### 1 in Tübingen",
  "# 1. Preise",
  "# 1) Preise",
  "# 10 Gründe\n\nHolz hält warm.",
  ["# 10 Gründe", "Holz hält warm."],
  "```\n# 1 in Tübingen\n```",
  "Der Erste: # 1 in Tübingen",
])("%j is fine", (words) => {
  expect(foundIn(words).filter(([code]) => code === "number-sign")).toEqual([]);
});
