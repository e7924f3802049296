/** A name of a place that is there twice: a copy whose links say already how it is to be called. */
import { expect, test } from "vitest";
import { problemsOf, page, shortIntro, text } from "../site.ts";

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
    'give this one "id": "upkeep", to which the link on line 9 leads. If links to "#cost" are meant to lead here, give the other one another "id".',
  );
});

test.each([
  ["nothing is named", "See the part on it."],
  ["two places are named", "See [the part on it](#upkeep) and [the other one](#staff)."],
  ["a place is named with a slip", "See [the cost](#costs)."],
  ["a dialog is named", "[Write to us](#quote)."],
])("an example of its heading where %s", (_, words) => {
  expect(saidWith(words)).toBe(
    'give this one another "id", for example "what-it-takes", or the other one if links to "#cost" are meant to lead here.',
  );
});

test.each([
  ["in a text", "See [what it costs](#cost).", 'the link "what it costs" to "#cost" on line 9 is'],
  ["without words", "See [](#cost).", 'the link to "#cost" on line 9 is'],
  ["two on a line", "See [a](#cost) or [b](#cost).", 'the links to "#cost" on line 9 are'],
])("which link is to be asked about: %s", (_, words, link) => {
  expect(saidWith(words)).toBe(
    `if ${link} meant to lead here, give the other one another "id", for example "hello". Else give this one another "id", for example "what-it-takes".`,
  );
});

test("links with fields of their own, and with the address of their page", () => {
  const button = { label: "What it costs", href: "#cost" };
  const blocks = [shortIntro({ id: "cost", button }), shortIntro({ id: "cost", heading: "Two", text: "[A](/#cost)" })];
  const found = problemsOf({ "pages/index.json": text(page(...blocks)) });
  expect(found.map(({ fix }) => fix)).toEqual([
    'if the links to "#cost" on lines 13 and 19 are meant to lead here, give the other one another "id", for example "hello". Else give this one another "id", for example "two".',
  ]);
});

test("a place in a shared block, to which its page links", () => {
  const shared = text({ block: shortIntro({ id: "cost", heading: "Shared" }) });
  const blocks = [shortIntro({ id: "cost", text: "[A](#cost)" }), { type: "shared", use: "more" }];
  const found = problemsOf({ "pages/index.json": text(page(...blocks)), "pages/_shared/more.json": shared });
  expect(found.find(({ code }) => code === "duplicate-id")).toMatchObject({
    file: "pages/index.json",
    fix: 'if the link "A" to "#cost" on line 9 is meant to lead here, give the other one another "id", for example "shared". Else give this one another "id", for example "hello".',
  });
});
