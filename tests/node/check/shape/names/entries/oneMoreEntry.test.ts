/** Entries of a list that stand behind it, without their { }: each is one mistake, and nothing of it is lost. */
import { expect, test } from "vitest";
import { type Group, toldOf } from "../../../site.ts";

/** The fixes alone, each in a line. */
const fixOf = (group: Group) =>
  Array.from(toldOf(group).matchAll(/^ {4}Fix: (.*?) {3}\[/gm), ([, fix]) => fix!.trim()).join("\n");

test("an entry beside its list", () => {
  const items = [{ question: "Who are you?", answer: "A team." }];
  expect(toldOf({ type: "faq", heading: "Questions", items, question: "Is it free?", answer: "It is." }))
    .toMatchInlineSnapshot(`
      "pages/index.json:15:7   In block 1 (faq "Questions"): "question" and "answer" are not something a faq has.
          15 |       "question": "Is it free?",
             |       ^^^^^^^^^^
          Fix: move them to before the ] of "items" in line 14, as one more question, with a comma before it: { "question": "Is it free?", "answer": "It is." }. Where they were, the comma before them goes as well.   [unknown-property]"
    `);
});

const tabs = ["One", "Two"].map((title) => ({ title, content: `About ${title}.` }));
const withTabs = (more: Group) => ({ type: "tabs", heading: "Why us", items: tabs, ...more });
const END = " Where they were, the comma before them goes as well.";

test("its paragraphs under numbers are shown as a list", () => {
  const shown = '{ "title": "Your pace", "content": ["Every two weeks.", "Or once in a quarter."] }';
  const content = { p1: "Every two weeks.", p2: "Or once in a quarter." };
  expect(fixOf(withTabs({ title: "Your pace", content }))).toBe(
    `move them to before the ] of "items" in line 18, as one more tab, with a comma before it: ${shown}.${END}`,
  );
});

test("a long one is shown by its names", () => {
  expect(fixOf(withTabs({ title: "Your pace", content: "Every week. ".repeat(60), ground: "mist" }))).toBe(
    'move them to before the ] of "items" in line 18, as one more tab, with a comma before it: { "title": …, "content": … }.',
  );
});

const card = { title: "Kites", text: "We fly them." };

test.each([
  ["cardGrid", "card", "them"],
  ["accordion", "item", '"title" and "text"'],
])("its fields may be other words for those of the block, or have their names: %s", (type, noun, them) => {
  const fix = `move ${them} to before the ] of "items" in line 18, as one more ${noun}, with a comma before it`;
  const items = ["Boats", "Trains"].map((title) => ({ title, text: `${title} for all.` }));
  expect(fixOf({ type, heading: "Toys", items, ...card })).toBe(
    `${fix}: { "title": "Kites", "text": "We fly them." }.${END}`,
  );
});

test("what the block lacks, or only one field of an entry, is none", () => {
  const { heading: _, ...untitled } = withTabs({});
  expect(fixOf({ ...untitled, title: "Why us" })).toBe('rename it to "heading".');
  expect(toldOf({ ...untitled, title: "Why us", content: "In two parts." })).toContain('rename it to "heading".');
  expect(fixOf(withTabs({ title: "Why us" }))).not.toContain("one more");
  expect(fixOf(withTabs({ content: "In two parts." }))).not.toContain("one more");
});

test("a list that has too few without it is told once, and one that has too few with it twice", () => {
  const lost = { title: "Two", content: "About two." };
  expect(fixOf({ ...withTabs({}), items: tabs.slice(0, 1), ...lost })).toBe(
    `move them to before the ] of "items" in line 14, as one more tab, with a comma before it: { "title": "Two", "content": "About two." }.${END}`,
  );
  expect(fixOf({ ...withTabs({}), items: [], ...lost }).split("\n")).toEqual([
    expect.stringContaining("{"),
    `move them into the [ ] of "items" in line 9, as a tab: { "title": "Two", "content": "About two." }.${END}`,
  ]);
});
