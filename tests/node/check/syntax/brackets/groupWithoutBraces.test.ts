/** The fields of a group without the brackets around them: which these are, the lines say. */
import { expect, test } from "vitest";
import { block, page, problemsOf, text } from "../../site.ts";

const cta = { type: "cta", heading: "One", text: "Words.", button: "GROUP" };
const WHOLE = text(page(block("hero"), cta, { type: "intro", headng: "Two", text: "Words." }));
const toldOf = (group: string) =>
  problemsOf({ "pages/index.json": WHOLE.replace('"GROUP"', () => group) }).map(
    ({ message, fix }) => `${message} ${fix}`,
  );
const LABEL = '"label": "Write to us"';

test.each([
  ["on its line", `${LABEL}, "href": "/contact"`],
  ["before another field", `${LABEL}, "href": "/contact",\n      "id": "write"`],
  ["set in", `\n        ${LABEL},\n        "href": "/contact"`],
  ["set in, before another field", `\n        ${LABEL},\n        "href": "/contact",\n      "id": "write"`],
])("%s", (_, group) => {
  const [first, ...others] = toldOf(group);
  expect(first).toBe('The group of "button" has no { } around it. write { before "label" and } after "/contact".');
  expect(others).toEqual([expect.stringContaining('"headng"')]);
});

test("one field that another group of this name has", () => {
  const [first] = toldOf('"href": "/contact",\n      "id": "write"');
  expect(first).toBe('The group of "button" has no { } around it. write { before "href" and } after "/contact".');
});

test.each([
  ["one field behind it may be the next one", '"id": "write"', '"button"'],
  ["so may fields that are not set in", '\n      "id": "write",\n      "art": "quilt"', '"button"'],
  ["a field that has a text elsewhere", '"x",\n      "heading": "id": "write", "art": "quilt"', '"heading"'],
])("%s", (_, group, name) => {
  expect(toldOf(group)[0]).toContain(`Nothing is written after ${name}:.`);
});
