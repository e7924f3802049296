/** In a long text, the position is that of what the message quotes. */
import { expect, test } from "vitest";
import { eachPlace } from "../../../../src/node/check/problem.ts";
import { block, page, problemsOf, text } from "../site.ts";

const LONG = "A first sentence of a paragraph that nobody reads to its end to look for a slip.";

function introWith(words: string) {
  return { "pages/index.json": text(page({ ...block("intro"), heading: "Hello", text: words })) };
}

function spotsOf(words: string): string[] {
  const files = introWith(words);
  return problemsOf(files)
    .flatMap(eachPlace)
    .map(({ file, line, column, endColumn }) => {
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
  ["a name in braces that is code before", "Write `{telefone}` for {telefone} now.", "{telefone}"],
])("%s", (_, words, spot) => {
  expect(spotsOf(`${LONG} ${words}`)).toEqual([spot]);
});

test("two links in one text, each where it is", () => {
  expect(spotsOf(`${LONG} See [one](/onee) and [two](/twoo).`)).toEqual(["/onee", "/twoo"]);
});

test.each([
  ["the same but for a capital letter", "See [one](/contact), or [another](/Contact).", ["/Contact"]],
  ["and before the right one", "See [one](/Contact), or [another](/contact).", ["/Contact"]],
  ["the same with a place", "See [one](/contact), or [another](/contact#from).", ["/contact#from"]],
  ["each with a mistake of its own", "See [one](/Blog), [two](/blog), [three](/blog#x).", ["/Blog", "/blog#x"]],
  ["the same mistake", "See [one](/Contact), [two](/contact) and [three](/Contact).", ["/Contact", "/Contact"]],
  ["the same in code", "Write `[one](/blogg)` for [one](/blogg) or [two](/blog).", ["/blogg"]],
  ["without words", "See [one](/blog), [](/blog) and [two](/blog).", ["/blog"]],
  ["words that say nothing", "Do not click here, but [click here](/blog) or [there it is](/blog).", ["click here"]],
  ["behind signs of several letters", 'See "one" \u{1f600} [two](/blog), or [three](/Blog).', ["/Blog"]],
  ["between < and >", "See [one](</blog>), or [two](</Blog>).", ["/Blog"]],
])("two links in one text: %s", (_, words, spots) => {
  expect([spotsOf(`${LONG} ${words}`), spotsOf(words)]).toEqual([spots, spots]);
});

/** The bars enclose what has to be marked. */
test.each([
  "See [one](|/Blog|), [two](/blog) and [three](|/Blog|).",
  "See [one](/blog), [two](|/Blog|) and [three](/blog).",
  "Write `[one](/blogg)` in code, and [one](|/blogg|) for a link or [two](/blog).",
  "Write `{telefone}` in code, and in a text that is not short |{telefone}|.",
  "Write \\\\{telefone} with a backslash, and in a text that is not short |{telefone}|.",
])("which of several is marked: %s", (marked) => {
  const pieces = marked.split("|");
  const columns = pieces.flatMap((_, i) => (i % 2 === 1 ? [pieces.slice(0, i).join("").length] : []));
  const found = problemsOf(introWith(pieces.join("").replaceAll("\\\\", "\\")));
  expect(found.flatMap(eachPlace).map(({ column }) => column! - '      "text": "'.length - 1)).toEqual(columns);
});

test("a short text is marked as a whole", () => {
  expect(spotsOf("See [our blog](/blogg).")).toEqual(['"See [our blog](/blogg)."']);
});

test("a text that is named itself, and one of which nothing is named", () => {
  expect(spotsOf(`##${LONG}`)).toEqual([`"##${LONG}"`]);
  expect(spotsOf(`${LONG.slice(0, -1)}: - one - two - three`)).toEqual([`"${LONG.slice(0, -1)}: - one - two - three"`]);
});
