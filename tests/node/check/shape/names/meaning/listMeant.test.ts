/** A list under the name that another block has for its list: the entries show which one it is. */
import { expect, test } from "vitest";
import type { Json } from "../../../../../../src/model/fields.ts";
import { block, type Group, page, problemsOf, schemas, text, types } from "../../../site.ts";

const found = (...blocks: Group[]) =>
  problemsOf({ "pages/index.json": text(page(...blocks)) }).map(({ fix, edit }) => ({
    fix,
    isSafe: edit !== undefined,
  }));

const called = (fields: Group, name: string, other: string): Group =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [key === name ? other : key, value]));

const isList = (type: string, name: string) => {
  const { items, kind } = schemas[`blocks/${type}.schema.json`]!.properties![name] ?? {};
  return items !== undefined && kind === undefined;
};

const listsOf = (type: string) => Object.keys(block(type)).filter((name) => isList(type, name));

const all = [...new Set(types.flatMap(listsOf))];

test.each(types.filter((type) => listsOf(type).length > 0))("the lists of %s under the names of all others", (type) => {
  const own = block(type);
  for (const name of listsOf(type))
    for (const other of all.filter((each) => !Object.hasOwn(own, each) && !isList(type, each))) {
      const problems = problemsOf({ "pages/index.json": text(page(called(own, name, other))) });
      expect(problems.map(({ pointer, fix }) => [pointer, fix!.split(" If ", 1)[0]])).toEqual([
        [`/blocks/0/${other}`, `rename it to "${name}".`],
      ]);
    }
});

const titled = ["Design", "Code"].map((title) => ({ title, text: `We ${title}.` }));
const asked = [{ question: "Who?", answer: "We do." }];
const stage = (fields: Group): Group => ({
  ...block("process"),
  stages: [
    { title: "First", ...fields },
    { title: "Then", text: "We write." },
  ],
});

test.each<[what: string, block: Group, told: [fix: string, isSafe: boolean]]>([
  [
    "entries that only this block takes",
    { type: "faq", heading: "Questions", slides: asked },
    ['rename it to "items".', true],
  ],
  ["a name that no block has", { type: "faq", heading: "Questions", panels: asked }, ['rename it to "items".', true]],
  [
    "entries that the other block takes as well",
    { type: "accordion", heading: "What we do", stages: titled },
    ['rename it to "items". If a process is meant, write "type": "process" in line 7 instead.', false],
  ],
  [
    "an optional list, of which the entries lack a field",
    { type: "intro", heading: "In short", text: "A few words.", bars: [{ value: "5", label: "years" }] },
    ['rename it to "figures".', false],
  ],
  ["texts", stage({ bars: ["Read", "Ask"] }), ['rename it to "points".', false]],
  ["texts beside the usual list", stage({ points: ["Read"], bars: ["Ask"] }), ['rename it to "phonePoints".', false]],
  [
    "texts under another word for the list there",
    stage({ points: ["Read"], items: ["Ask"] }),
    ['"points" is there already: put "Ask" into it as well, and take this field out, with the comma before it.', false],
  ],
  ["texts under the name of the list around", stage({ stages: ["Read", "Ask"] }), ['rename it to "points".', false]],
])("%s", (_, written, told) => {
  expect(found(written).map(({ fix, isSafe }) => [fix, isSafe])).toEqual([told]);
});

test("what the entries lack is told beside the name", () => {
  const [whole, ...others] = block("contactDetails")["boxes"] as Group[];
  const { detail: _, ...rest } = whole!;
  const boxes: Json = [rest, ...others];
  const { boxes: __, ...fields } = block("contactDetails");
  expect(found({ ...fields, slides: boxes }).map(({ fix }) => fix)).toEqual([
    'rename it to "boxes".',
    'add it before the other fields, with the comma and your own words for the three dots: "detail": "…",',
  ]);
});

test("entries that only the block with that name takes are of that block", () => {
  const stages: Json = [{ title: "Read", points: ["All of it"] } as Group, { title: "Write" }];
  expect(found({ type: "tabs", heading: "How we work", stages }).map(({ fix }) => fix)).toEqual([
    'write "process", or, if it should stay "tabs", rename "stages" to "items" and "points" to "content" and add "content".',
  ]);
});

test("entries that neither of the two blocks takes", () => {
  const tabs: Group = {
    type: "tabs",
    heading: "How we work",
    stages: [...asked, { question: "When?", answer: "Now." }],
  };
  const messages = problemsOf({ "pages/index.json": text(page(tabs)) }).map(({ message }) => message);
  expect(messages).toEqual([
    '"type" is "tabs", but these are the fields of a process.',
    '"question" and "answer" are not something a group has: they are fields of a faq.',
    '"question" and "answer" are not something a group has: they are fields of a faq.',
  ]);
});

test("further entries under the name of another list", () => {
  const [first, ...others] = titled;
  const cards: Group = { type: "cardGrid", heading: "What we do", items: [first!], bars: others };
  const problems = found(cards);
  expect(problems.map(({ fix }) => fix)).toEqual([
    '"items" is there already: put {"title":"Code", "text":"We Code."} into it as well, and take this field out, with the comma before it.',
  ]);
  // Two cards are asked for, and the same one twice makes none.
  expect(found({ ...cards, bars: [first!] }).map(({ fix }) => fix)).toEqual([
    expect.stringContaining("add one more"),
    '"items" says this already: take this field out, with the comma before it.',
  ]);
});

test("entries of a list inside under the name of the list around", () => {
  const [group] = block("logoGrid")["groups"] as Group[];
  const { logos, ...rest } = group!;
  expect(found({ ...block("logoGrid"), groups: [{ ...rest, groups: logos! }] }).map(({ fix }) => fix)).toEqual([
    'rename it to "logos".',
  ]);
  const [first, ...others] = logos as Json[];
  const twice = { ...rest, logos: [first!], groups: others };
  expect(found({ ...block("logoGrid"), groups: [twice] })[0]!.fix).toContain('"logos" is there already: put ');
});
