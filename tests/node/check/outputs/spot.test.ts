/** In a long text, the place is that of what the message names. */
import { expect, test } from "vitest";
import { block, page, problemsOf, text } from "../site.ts";

const LONG = "A first sentence of a paragraph that nobody reads to its end to look for a slip.";

function spotsOf(words: string): string[] {
  const files = { "pages/index.json": text(page({ ...block("intro"), heading: "Hello", text: words })) };
  return problemsOf(files).map(({ file, line, column, endColumn }) => {
    const written = files[file as keyof typeof files].split("\n")[line - 1]!;
    return written.slice(column! - 1, endColumn! - 1);
  });
}

test.each([
  ["a link", "See [our blog](/blogg).", "/blogg"],
  ["a name in braces", "Call {telefone} now.", "{telefone}"],
  ["a name in braces with spaces", "Call { phone } now.", "{ phone }"],
  ["a name in other brackets", "Call [[phone]] now.", "[[phone]]"],
  ["a name in pointed brackets", "Call <phone> now.", "<phone>"],
  ["a name with the signs of another program", "Call %phone% now.", "%phone%"],
  ["a name in braces that is not known yet", "Call {fax} now.", "{fax}"],
  ["HTML", "<b>Bold</b> words.", "<b>Bold</b>"],
  ["words to come", "Lorem ipsum.", "Lorem ipsum"],
  [
    "Latin between others",
    "Lorem ipsum dolor sit amet, sed do eiusmod. In time.",
    "Lorem ipsum dolor sit amet, sed do eiusmod",
  ],
  ["a link with a space", "See [the blog] (/blog).", "[the blog] (/blog)"],
])("%s", (_, words, spot) => {
  expect(spotsOf(`${LONG} ${words}`)).toEqual([spot]);
});

test("two links in one text, each where it is", () => {
  expect(spotsOf(`${LONG} See [one](/onee) and [two](/twoo).`)).toEqual(["/onee", "/twoo"]);
});

test("a short text is marked as a whole", () => {
  expect(spotsOf("See [our blog](/blogg).")).toEqual(['"See [our blog](/blogg)."']);
});

test("a text that is named itself, and one of which nothing is named", () => {
  expect(spotsOf(`##${LONG}`)).toEqual([`"##${LONG}"`]);
  expect(spotsOf(`${LONG.slice(0, -1)}: - one - two - three`)).toEqual([`"${LONG.slice(0, -1)}: - one - two - three"`]);
});
