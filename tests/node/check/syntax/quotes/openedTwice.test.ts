/** Two quotation marks at the start of a text that others follow. */
import { expect, test } from "vitest";
import { pageAt, problemsOf, shortIntro, text } from "../../site.ts";

const SOUND = text(pageAt("/x", shortIntro({ text: ["One", "Two", "Three"], button: { label: "Home", href: "/" } })));
/** The same on one line. */
const LINE = `${SOUND.replaceAll(/\n\s*/g, " ").trim()}\n`;

function saidOf(...[from, to]: [from: string, to: string]): string[] {
  expect(LINE).toContain(from);
  return problemsOf({ "pages/x.json": LINE.replace(from, to) }).map(({ message, fix }) => `${message} ${fix}`);
}

const TOO_MANY = 'There is a quotation mark too many. take it out: one " starts a text, and one ends it.';

test.each([
  ['"label": "Home", ', '"label": ""Home", '],
  ['"label": "Home", ', '"label": ""Home again: all", '],
  ['"label": "Home", ', '"label":""Home",'],
  ['"label": "Home", "href": "/"', '"href": "/", "label": ""See all projects"'],
  ['"href": "/"', '"href": ""/"'],
  ['"label": "Home", "href": "/"', '"href": ""/", "label": "Home"'],
  ['"title": "', '"title": ""'],
  ['"route"', '"$schema": ""../schema/page.schema.json", "route"'],
  ['"One", ', '""One", '],
  ['"Two", ', '""Two", '],
  ['"Three"', '""Three"'],
])("%s as %s", (from, to) => {
  expect(saidOf(from, to)).toEqual([TOO_MANY]);
});

test.each([
  ['"href": "/"', '"href": ""/"', [TOO_MANY]],
  ['"heading": ', 'heading: "', ["The name heading is not in quotation marks. write this line like this"]],
])("over several lines, %s as %s", (from, to, expected) => {
  const found = problemsOf({ "pages/x.json": SOUND.replace(from, to) });
  expect(found.map(({ message, fix }) => `${message} ${fix}`)).toEqual(
    expected.map((each) => expect.stringContaining(each) as string),
  );
});

test("what stands behind it is checked as well", () => {
  const found = problemsOf({ "pages/x.json": LINE.replace('"label": "Home", "href"', '"label": ""Home", "hreff"') });
  expect(found.map(({ code }) => code)).toEqual(["unexpected-text", "unknown-property"]);
});

test("two marks at both ends may be meant", () => {
  expect(saidOf('"Home"', '""Our team""')).toEqual([
    'There are two quotation marks before this text, and two behind it. keep one before it and one behind it: "Our team". If visitors are to see the inner two, write \\" for each of them.',
  ]);
  expect(saidOf('"/"', '""/""')[0]).toMatch(/keep one before it and one behind it: "\/"\.$/);
});

test.each(['""Home" and more"', '""Home", "Work" and more"', '""Home", she said"'])(
  "marks around a word of %s are shown with a backslash",
  (words) => {
    expect(saidOf('"Home"', words)[0]).toMatch(/write \\" for each quotation mark inside the text/);
  },
);
