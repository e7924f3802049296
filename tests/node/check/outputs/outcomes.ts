/** The outcomes for the tests of the outputs. */
import { check } from "../../../../src/node/check/check.ts";
import type { Outcome, Repository } from "../../../../src/node/check/outputs/outcome.ts";
import type { Problem } from "../../../../src/node/check/finding.ts";
import { inputOf, siteWith } from "../site.ts";

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
`;
export const files = siteWith({ "pages/slip.json": slip, "pages/cut.json": cut });
export const outcome: Outcome = { problems: check(inputOf(files)), files };
export const fine: Outcome = { problems: [], files };
export const here: Repository = { folder: "" };
export const github: Repository = {
  folder: "web/",
  address: "https://github.com/a/b/blob/c0ffee/",
  docs: "https://github.com/a/b/blob/c0ffee/docs/problems.md",
};

/** Problems for outputs, without a site that has them. */
export function problem(given: Partial<Problem> = {}): Problem {
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

export function of(...problems: Problem[]): Outcome {
  return { problems, files: { "pages/a.json": '{ "a": 1 }\n' } };
}
