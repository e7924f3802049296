/** A quotation mark inside of a name: the name is put together, and nothing is asked for behind its first piece. */
import { expect, test } from "vitest";
import { page, problemsOf, text } from "../../site.ts";

const WHOLE = text(page({ type: "faq", heading: "One", items: [{ question: "Who?", answer: "We." }] }));
const toldOf = (name: string, written: string) =>
  problemsOf({ "pages/index.json": WHOLE.replace(`"${name}":`, () => `${written}:`) });

test.each([
  ["heading", '"head"ing"'],
  ["heading", '"he"ad"ing"'],
  ["heading", '"head""ing"'],
  ["type", '"ty"pe"'],
  ["items", '"it"ems"'],
  ["question", '"quest"ion"'],
])("%s, as %s", (name, written) => {
  const told = toldOf(name, written).map(({ message, fix, edit }) => [message, fix, edit?.text]);
  const message = `A quotation mark inside the name ${written} ends it too early.`;
  expect(told).toEqual([[message, `write "${name}".`, `"${name}"`]]);
});

test("without a mark behind it, the first piece may be the name", () => {
  const told = toldOf("heading", '"head"ing').map(({ fix, edit }) => [fix, edit]);
  expect(told).toEqual([['write "heading", or take ing out if it is no part of the name.', undefined]]);
});
