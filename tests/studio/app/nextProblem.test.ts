import { expect, test } from "vitest";
import type { Problem } from "../../../src/node/check/finding.ts";
import { nameOf, nextProblem } from "../../../src/studio/app/useNextProblem.ts";
import { controlId } from "../../../src/studio/form/form.ts";

const problem = (file: string, pointer: string, said: Partial<Problem> = {}) =>
  ({ file, pointer, code: "", severity: "error", message: "", ...said }) as Problem;
const elsewhere = problem("b", "/title");
const title = problem("a", "/title");
const long = problem("a", "/blocks/0/heading", { code: "long", severity: "warning" });
const shouted = problem("a", "/blocks/0/heading", { code: "shouted", severity: "warning" });
const all = [elsewhere, long, shouted, title];

function after(focused: string, last?: Problem): Problem | undefined {
  return nextProblem(all, { current: "a", last: last && nameOf(last), focused });
}

test("mistakes come before warnings, what is shown before other files, and the first after the last", () => {
  expect([undefined, title, long, shouted, elsewhere].map((last) => after("", last))).toEqual([
    title,
    long,
    shouted,
    elsewhere,
    title,
  ]);
});

test("who is in a field goes on to the next one, past all that is said of it, wherever they were before", () => {
  expect(after(controlId(title.pointer))).toBe(long);
  expect(after(controlId(long.pointer))).toBe(elsewhere);
  expect(after(controlId(title.pointer), shouted)).toBe(long);
});
