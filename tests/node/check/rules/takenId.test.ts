/** A duplicate anchor in a copy: links already name the anchor that the copy should have. */
import { expect, test } from "vitest";
import { block, type Group, problemsOf, page, pageAt, shortIntro, text } from "../site.ts";

/** What is said of the second of two blocks with one name, on a page with these words. */
function saidWith(words: string, heading = "What it takes"): string | undefined {
  const blocks = [shortIntro({ id: "cost", text: words }), shortIntro({ id: "cost", heading })];
  const found = problemsOf({ "pages/index.json": text(page(...blocks)) });
  return found.find(({ code }) => code === "duplicate-id")?.fix;
}

test.each([
  ["a link", "See [the part on it](#upkeep)."],
  ["a link with a space in it", "See [the part on it] (#upkeep)."],
  ["a link beside one that leads somewhere", "See [the part on it](#upkeep), [the cost](#cost) or [the top](#top)."],
])("the name that %s has for it", (_, words) => {
  expect(saidWith(words)).toBe(
    'give this one "id": "upkeep", to which the link on line 9 leads. If links to "#cost" are meant to lead here, give the other one that "id" instead.',
  );
});

test("a link to the name that a copy should have is told at the copy, others are told by themselves", () => {
  const blocks = (words: string) => [
    shortIntro({ id: "cost", text: words }),
    shortIntro({ id: "cost", heading: "What it takes" }),
  ];
  const codesOf = (words: string) =>
    problemsOf({ "pages/index.json": text(page(...blocks(words))) }).map(({ code, line }) => `${code} ${line}`);
  expect(codesOf("See [the cost](#cost) and [the part on it](#upkeep).")).toEqual(["duplicate-id 16"]);
  expect(codesOf("See [the part on it](#upkeep) and [the other one](#staff).")).toEqual([
    "broken-anchor 9",
    "broken-anchor 9",
    "duplicate-id 16",
  ]);
});

test("a name that a link of another page has for it is told at the id as well", () => {
  const blocks = [shortIntro({ id: "cost" }), shortIntro({ id: "cost", heading: "What it takes" })];
  const found = problemsOf({
    "pages/index.json": text(page(...blocks)),
    "pages/team.json": text(pageAt("/team", shortIntro({ text: "See [the part on it](/#upkeep)." }))),
  });
  expect(found.map(({ code, file, fix }) => [code, file, fix])).toEqual([
    [
      "duplicate-id",
      "pages/index.json",
      'give this one "id": "upkeep", to which the link in pages/team.json, line 9, leads. If links to "#cost" are meant to lead here, give the other one that "id" instead.',
    ],
  ]);
});

test.each([
  [
    "later",
    ["Our work", "Wheels"],
    'give this one "id": "wheels", to which the link in pages/team.json, line 9, leads. If links to "#cost" are meant to lead here, give the other one that "id" instead.',
  ],
  [
    "earlier",
    ["Wheels", "Our work"],
    'give the other one "id": "wheels", to which the link in pages/team.json, line 9, leads.',
  ],
])("a name that the heading of the %s one has, and a link, is told at the id alone", (_, headings, fix) => {
  const blocks = headings.map((heading) => shortIntro({ id: "cost", heading }));
  const found = problemsOf({
    "pages/index.json": text(page(...blocks)),
    "pages/team.json": text(pageAt("/team", shortIntro({ text: "See [the part on it](/#wheels)." }))),
  });
  expect(found.map((each) => [each.file, each.line, each.message, each.fix])).toEqual([
    ["pages/index.json", 16, 'there is a place called "cost" on this page already.', fix],
  ]);
});

test("a place that a third heading names is told at the link", () => {
  const blocks = [
    { id: "cost", heading: "Our work" },
    { id: "cost", heading: "Ours" },
    { id: "rims", heading: "Wheels" },
  ];
  const link = shortIntro({ text: "See [the part on it](#wheels)." });
  const found = problemsOf({ "pages/index.json": text(page(link, ...blocks.map(shortIntro))) });
  expect(found.map(({ message, fix }) => [message, fix])).toEqual([
    ['no place on this page is called "wheels".', 'write "#rims": the block with that heading has "id": "rims".'],
    [
      'there is a place called "cost" on this page already.',
      'take this "id" out, with the comma before it, if no link is to lead here. Else give this one another "id", for example "ours".',
    ],
  ]);
});

test.each([
  ["nothing is named", "See the part on it."],
  ["two places are named", "See [the part on it](#upkeep) and [the other one](#staff)."],
  ["a place is named with a slip", "See [the cost](#costs)."],
  ["a dialog is named", "[Write to us](#quote)."],
])("an example of its heading where %s", (_, words) => {
  expect(saidWith(words)).toBe(
    'take this "id" out, with the comma before it, if no link is to lead here. Else give this one another "id", for example "what-it-takes".',
  );
});

test.each([
  ["in a text", "See [what it costs](#cost).", 'the link "what it costs" to "#cost" on line 9 means'],
  ["without words", "See [](#cost).", 'the link to "#cost" on line 9 means'],
  ["two on a line", "See [a](#cost) or [b](#cost).", 'the links to "#cost" on line 9 mean'],
])("which link is to be asked about: %s", (_, words, link) => {
  expect(saidWith(words)).toBe(
    `if ${link} block 1 (intro "Hello"), write "id": "what-it-takes" in line 16. If ${link.endsWith("s") ? "it means" : "they mean"} block 2 (intro "What it takes"), write "id": "hello" in line 10.`,
  );
});

test("links with fields of their own, and with the address of their page", () => {
  const button = { label: "What it costs", href: "#cost" };
  const blocks = [shortIntro({ id: "cost", button }), shortIntro({ id: "cost", heading: "Two", text: "[A](/#cost)" })];
  const found = problemsOf({ "pages/index.json": text(page(...blocks)) });
  expect(found.map(({ fix }) => fix)).toEqual([
    'if the links to "#cost" on lines 13 and 19 mean block 1 (intro "Hello"), write "id": "two" in line 20. If they mean block 2 (intro "Two"), write "id": "hello" in line 10.',
  ]);
});

test("the place whose words the link has comes first", () => {
  expect(saidWith("See [how long it takes](#cost).", "What it takes")).toBe(
    'if the link "how long it takes" to "#cost" on line 9 means block 2 (intro "What it takes"), write "id": "hello" in line 10. If it means block 1 (intro "Hello"), write "id": "what-it-takes" in line 16.',
  );
});

test("a place in a shared block, to which its page links", () => {
  const shared = text({ block: shortIntro({ id: "cost", heading: "Shared" }) });
  const blocks = [shortIntro({ id: "cost", text: "[A](#cost)" }), { type: "shared", use: "more" }];
  const found = problemsOf({ "pages/index.json": text(page(...blocks)), "pages/_shared/more.json": shared });
  expect(found.find(({ code }) => code === "duplicate-id")).toMatchObject({
    file: "pages/index.json",
    fix: 'if one of the two is enough, take the other one out, lines 6 to 11 or lines 12 to 15, with a comma beside it. If both are meant, and the link "A" to "#cost" on line 9 is meant to lead here, give the other one another "id", for example "shared". Where it is not, give this one another "id", for example "hello".',
  });
});

test("two versions of one block are told where they differ and where they stand, two kinds of blocks are not", () => {
  const old = shortIntro({ id: "prices", text: "From $10k." });
  const fixOf = (...blocks: Group[]) =>
    problemsOf({ "pages/index.json": text(page(...blocks)) }).find(({ code }) => code === "duplicate-id")?.fix;
  expect(fixOf(old, { ...old, text: "From $12k.", ground: "mist" })).toMatchInlineSnapshot(
    `"the two differ in "text" (lines 9 and 15) and "ground" (only in line 17). If one is a newer version of the other, keep the right one, and take the other one out, lines 6 to 11 or lines 12 to 18, with a comma beside it. If both are meant, take this "id" out, if no link is to lead here. Else give this one another "id", for example "hello"."`,
  );
  expect(fixOf(old, { ...block("faq"), heading: old["heading"]!, id: "prices" })).toMatchInlineSnapshot(
    `"if one of the two is a copy, take it out, with a comma beside it. If both are meant, take this "id" out, with the comma before it, if no link is to lead here. Else give this one another "id", for example "hello"."`,
  );
});

const ownForm = { type: "contactForm", id: "form", heading: "What do you make?", form: "discuss" };
const sharedForm = { type: "shared", use: "contact-form", id: "form" };

test.each<[string, Group[], { lines: string; out: string; free: string }]>([
  [
    "a shared one behind one of the page",
    [ownForm, sharedForm],
    { lines: "6 to 11 or lines 12 to 16", out: "out, with the comma before it,", free: "form-2" },
  ],
  [
    "one of the page behind a shared one",
    [sharedForm, ownForm],
    { lines: "6 to 10 or lines 11 to 16", out: "out,", free: "what-do-you-make" },
  ],
  [
    "two of the page",
    [ownForm, { ...ownForm, heading: "Write to us" }],
    { lines: "6 to 11 or lines 12 to 17", out: "out,", free: "write-to-us" },
  ],
])("one of two forms may be enough: %s", (_, blocks, { lines, out, free }) => {
  const found = problemsOf({ "pages/index.json": text(page(...blocks)) });
  expect(found.map(({ fix }) => fix)).toEqual([
    `if one form is enough, take the other one out, lines ${lines}, with a comma beside it. If both are meant, take this "id" ${out} if no link is to lead here. Else give this one another "id", for example "${free}".`,
  ]);
});

test("two shared forms of one name, which stands in their own files", () => {
  const blocks = [
    { type: "shared", use: "contact-form" },
    { type: "shared", use: "more" },
  ];
  const form = (heading: string) => text({ block: { ...ownForm, id: "write", heading } });
  const files = { "pages/_shared/contact-form.json": form("One"), "pages/_shared/more.json": form("Two") };
  const found = problemsOf({ "pages/index.json": text(page(...blocks)), ...files });
  expect(found.map(({ file, code, fix }) => [file, code, fix])).toMatchInlineSnapshot(`
    [
      [
        "pages/_shared/more.json",
        "duplicate-id",
        "if one form is enough, take the other one out of pages/all.json, with a comma beside it. If both are meant, take this "id" out, if no link is to lead here. Else give this one another "id", for example "two".",
      ],
    ]
  `);
});

test.each<[string, Group, string]>([
  ["made of its heading", { heading: "2. How to read a quote" }, '"how-to-read-a-quote".'],
  ["with a number where its heading is as short", { heading: "Quote" }, '"quote-2".'],
  ["never one that is taken, too", { heading: "Menu" }, '"quote-2".'],
  [
    "and the links to it",
    { heading: "What it costs", text: "[A](#quote)" },
    '"what-it-costs", and write "#what-it-costs" in the link "A" to "#quote" on line 9 too.',
  ],
])("another name for one that a dialog has, %s", (_, fields, fix) => {
  const found = problemsOf({ "pages/index.json": text(page(shortIntro({ id: "quote", ...fields }))) });
  expect(found.find(({ code }) => code === "duplicate-id")?.fix).toBe(`give this one another "id", for example ${fix}`);
});
