import { expect, test } from "vitest";
import { block, page, problemsOf, text } from "../site.ts";

test("HTML in the place of a block", () => {
  const whole = (written: string) => text(page({ ...block("intro"), id: "@" })).replace('"id": "@"', () => written);
  const after = (written: string) =>
    whole(`"id": "a"\n},\n${written},\n{\n${JSON.stringify(block("intro")).slice(1, -1)}`);
  const toldOfTags = (written: string) =>
    problemsOf({ "pages/index.json": after(written) }).flatMap(({ code, sentence, fix }) =>
      code === "unquoted-text" ? [[sentence, fix]] : [],
    );
  const message = "In blocks: HTML stands in the place of block 2, and a page has none.";
  const toContact = '"button": { "label": "Write", "href": "/contact" }';
  expect(toldOfTags('<section><h2>Hello</h2><p>One.</p><a href="/contact">Write</a></section>')).toEqual([
    [message, `write it like this: { "type": "intro", "heading": "Hello", "text": "One.", ${toContact} }.`],
  ]);
  expect(toldOfTags('<form action="/x"><input placeholder="Your name"><button>Send</button></form>')).toEqual([
    [message, 'take it out. A form stands in a block of its own, for example a "contactForm".'],
  ]);
});

test("a block is called by the heading that is meant", () => {
  const whole = text(page({ ...block("hero"), heading: "@" })).replace('"@"', "<h1>Hello</h1>");
  expect(problemsOf({ "pages/index.json": whole }).map(({ sentence }) => sentence)).toEqual([
    'In block 1 (hero "Hello"): HTML stands in the place of "heading", and a page has none.',
  ]);
});

test("the number of a bar, and what visitors read beside it", () => {
  const chart = { caption: "Use", bars: ["@"] };
  const sections = [{ id: "a", heading: "A", text: "One.", chart }];
  const row = "<tr><td>React</td><td>40%</td></tr>";
  const whole = text(page({ ...block("article"), sections })).replace('"@"', row);
  expect(problemsOf({ "pages/index.json": whole }).map(({ fix }) => fix)).toContain(
    'write it like this: { "label": "React", "value": 40, "shown": "40%" }.',
  );
});
