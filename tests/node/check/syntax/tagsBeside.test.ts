/** HTML with quotation marks is told together with all other HTML of its text. */
import { expect, test } from "vitest";
import { page, problemsOf, shortIntro, text } from "../site.ts";

/** What is told of an intro with this text, as it is typed between quotation marks. */
function fixesOf(words: string, field = "text"): (string | undefined)[] {
  const written = text(page(shortIntro({ [field]: "@" }))).replace('"@"', () => `"${words}"`);
  return problemsOf({ "pages/index.json": written }).map(({ fix }) => fix);
}

const LINK = '<a href="/contact">Write to us</a>';

test.each([
  [`<strong>Soon</strong> it is. ${LINK}`, '"text": "**Soon** it is. [Write to us](/contact)"'],
  [`It is <i>soon</i>.<br>${LINK} now.`, '"text": "It is *soon*.\\n[Write to us](/contact) now."'],
  [`${LINK} and <b>soon</b>.`, '"text": "[Write to us](/contact) and **soon**."'],
])("%s", (words, shown) => {
  expect(fixesOf(words)).toEqual([`write it like this: ${shown}.`]);
});

test("a link alone is told where it stands", () => {
  expect(fixesOf(`It is soon, at 3 < 4. ${LINK}`)).toEqual(["write [Write to us](/contact) in its place."]);
});

test.each([
  ["behind a comma", '"heading": "Words.",</span>\n'],
  ["behind a text", '"heading": "Words."</span>,\n'],
  ["apart from it", '"heading": "Words." </strong >,\n'],
  ["before a name", '</p>"heading": "Words.",\n'],
  ["behind a name", '"heading"</b>: "Words.",\n'],
  ["before a text", '"heading": </b>"Words.",\n'],
])("the end of a tag outside of the quotation marks: %s", (_, line) => {
  const written = text(page({ type: "intro", text: "A few." })).replace('"text"', () => `${line}"text"`);
  const tag = /<.*>/.exec(line)![0];
  expect(
    problemsOf({ "pages/index.json": written }).map(({ code, message, fix, edit }) => [code, message, fix, edit?.text]),
  ).toEqual([["unexpected-text", `"${tag}" is not expected here.`, "take it out.", ""]]);
});
