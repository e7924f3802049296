/** A number with its sign, which Markdown takes for a heading. */
import { expect, test } from "vitest";
import { foundIn } from "../site.ts";

const SAID = 'would be shown as a heading, without its "#".';

test.each([
  ["# 1 in Tübingen", "# 1 in Tübingen"],
  ["Fragen Sie, wer sie sind:\n# 1 in Tübingen\n", "# 1 in Tübingen"],
  [["Fragen Sie.", "# 2.500 Dächer"], "# 2.500 Dächer"],
  [["# 1 in the region", "Ask around."], "# 1 in the region"],
  [["Ask around who is\n# 1 in the region", "You will hear of us."], "# 1 in the region"],
  ["We have been\n# 1 in the region \nfor ten years.", "# 1 in the region"],
  ["# 2 worldwide\n\nAsk around.", "# 2 worldwide"],
])("%j", (words, line) => {
  const fix = `write "\\\\${line}", or "##${line}" for a heading.`;
  expect(foundIn(words).filter(([code]) => code === "number-sign")).toEqual([
    ["number-sign", `"${line}" ${SAID}`, fix],
  ]);
});

test.each([
  "\\# 1 in Tübingen",
  ["\\# 1 in Tübingen", "Fragen Sie."],
  ["# 2 in 1", "Tea and code."],
  ["# 3 in a row", "Tea three times."],
  ["# 5 inner courts", "Each has a tree."],
  ["# 404 in short", "No page is there."],
  "```\n# 1 in Tübingen\n```\n\nFragen Sie.",
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
