/** A list of texts that is too long: those that say the same twice are named, and else none of them. */
import { expect, test } from "vitest";
import { nearlySame } from "../../../../src/node/check/wording/nearlySame.ts";
import { block, type Group, page, problemsOf, text } from "../site.ts";

const OTHERS = ["Plan", "Draw", "Build", "Test", "Fly", "Land", "Rest"];

function saidWith(...points: string[]) {
  const process = block("process");
  const [stage, ...stages] = process["stages"] as Group[];
  const blocks = [{ ...process, stages: [{ ...stage, points }, ...stages] }];
  return problemsOf({ "pages/index.json": text(page(...blocks)) }).map(({ line, fix }) => `${line} ${fix}`);
}

const [, ...REST] = OTHERS;
const first = saidWith(...OTHERS)[0]!.split(" ")[0]!;

test("any of them may go", () => {
  expect(saidWith(...OTHERS)).toEqual([`${first} take 1 out, whichever can be spared, with a comma beside it.`]);
});

test("two that say the same", () => {
  expect(saidWith("Security testing", ...REST.slice(1), "Security tests")).toEqual([
    `${first} "Security testing" and "Security tests" say nearly the same: take one of the two out, with a comma beside it.`,
  ]);
});

test("more of them, and more that have to go", () => {
  const twice = ["Test it", "Draw it", "Tests it", "Draws it", ...REST.slice(2), "Mend", "Sell"];
  expect(saidWith(...twice)).toEqual([
    `${first} some say nearly the same: "Test it" and "Tests it", "Draw it" and "Draws it". Keep one of each two, and take the other out, with a comma beside it. Then take two more out.`,
  ]);
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
  expect(nearlySame([one, "Else", other])).toEqual(isSame ? [[one, other]] : []);
});
