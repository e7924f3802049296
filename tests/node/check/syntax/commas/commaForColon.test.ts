/** A comma where a colon belongs: on a line of its own, a name and a text are no part of the field above. */
import { expect, test } from "vitest";
import { page, problemsOf, text } from "../../site.ts";

const button = { label: "Write to us", href: "/contact" };
const cta = { type: "cta", art: "quilt", heading: "One", text: "Words.", id: "one", button };
const WHOLE = text(page(cta));
const fixesOf = (file: string) => problemsOf({ "pages/index.json": file }).map(({ fix, edit }) => [fix, edit?.text]);
const SURE = [["write : in place of the comma.", ":"]];

test.each(["art", "heading", "text", "id"])("behind %s", (name) => {
  expect(fixesOf(WHOLE.replace(`"${name}":`, `"${name}",`))).toEqual(SURE);
});

test("with a third text on the line", () => {
  const [first] = fixesOf(WHOLE.replace('"heading": "One"', '"heading", "One", "Two"'));
  expect(first).toEqual(["write : in place of the comma.", undefined]);
});

test("entries of a list may stand there, below its name", () => {
  const [first] = fixesOf(WHOLE.replace('"id": "one"', '"required": "name",\n"email", "phone"'));
  expect(first![0]).toBe(
    'write : in place of the comma. If these are entries of a list, write [ before "name" and ] after the last one.',
  );
});

test("on the same line they may be one text", () => {
  const [first] = fixesOf(WHOLE.replace('"quilt",\n      "heading": "One"', '"quilt", "heading", "One"'));
  expect(first![0]).toContain("If these are one text");
});

test.each(["type", "heading", "button"])("before the colon, behind %s", (name) => {
  const problems = problemsOf({ "pages/index.json": WHOLE.replace(`"${name}":`, `"${name}",:`) });
  expect(problems.map(({ message, fix, edit }) => [message, fix, edit?.text])).toEqual([
    [`There is a comma between "${name}" and its colon.`, "take the comma out.", ""],
  ]);
});
