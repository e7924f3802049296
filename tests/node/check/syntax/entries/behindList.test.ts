/** A list that is closed too early: the texts behind its `]` belong to it, and are one mistake. */
import { expect, test } from "vitest";
import { page, problemsOf, text } from "../../site.ts";

const intro = { type: "intro", heading: "One", text: "LIST" };
const WHOLE = text(page(intro, { type: "intro", headng: "Two", text: "Words." }));
const toldOf = (list: string) =>
  problemsOf({ "pages/index.json": WHOLE.replace('"LIST"', () => list) }).map(({ code, fix }) => `${code}: ${fix}`);
const BEHIND = 'unknown-property: rename it to "heading".';

test.each([
  ["on one line", '["One.", "Two."], "Three.", "Four."]'],
  ["each on its line", '["One.",\n"Two."],\n"Three.",\n"Four."\n]'],
  ["set in", '[\n        "One.",\n        "Two."],\n        "Three.",\n        "Four."\n      ]'],
])("with a ] of its own behind them: %s", (_, list) => {
  expect(toldOf(list)).toEqual([
    "unexpected-text: take the ] before them out: the list has another one behind them.",
    BEHIND,
  ]);
});

test("without one", () => {
  expect(toldOf('["One.", "Two."], "Three.", "Four."')).toEqual([
    'unexpected-text: move them into the list: "text": ["One.", "Two.", "Three.", "Four."].',
    BEHIND,
  ]);
});

test("the ] of the blocks is not taken for one", () => {
  const last = text(page({ type: "intro", heading: "One", text: "LIST" })).replace(/\n *\}(?=\n *\]\n)/, "");
  const file = last.replace('"LIST"', () => '["One.",\n"Two."],\n"Three.",\n"Four."');
  const [first] = problemsOf({ "pages/index.json": file });
  expect(first!.fix).toBe("move them into the list, before its ], with a comma between two texts.");
});
