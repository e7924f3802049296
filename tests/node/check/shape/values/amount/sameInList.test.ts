/** A list of texts that is too long, and texts that differ only in the forms of their words. */
import { expect, test } from "vitest";
import { areVersions } from "../../../../../../src/node/check/wording/areVersions.ts";
import { block, type Group, page, problemsOf, text } from "../../../site.ts";

const OTHERS = ["Plan", "Draw", "Build", "Test", "Fly", "Land", "Rest"];

function saidWith(...points: string[]) {
  const process = block("process");
  const [stage, ...stages] = process["stages"] as Group[];
  const blocks = [{ ...process, stages: [{ ...stage, points }, ...stages] }];
  return problemsOf({ "pages/index.json": text(page(...blocks)) }).map(({ line, fix }) => `${line} ${fix}`);
}

const first = saidWith(...OTHERS)[0]!.split(" ")[0]!;

test("any of them may go", () => {
  expect(saidWith(...OTHERS)).toEqual([`${first} take 1 out, whichever can be spared, with a comma beside it.`]);
});

test.each([
  ["Functional testing", "Functional tests", true],
  ["User experience testing", "User experience tests", true],
  ["Design of apps", "Design of apps", true],
  ["Wireframe", "Wireframes", true],
  ["Web design", "Web development", false],
  ["Unit tests", "System tests", false],
  ["Android apps", "iOS apps", false],
  ["Test", "Tester", true],
  ["Plan 20261", "Plan 20262", false],
])("%s and %s", (one, other, isSame) => {
  expect(areVersions([{ title: one }], [{ title: other }])).toBe(isSame);
});
