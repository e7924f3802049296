/** A paragraph in the place of a heading. */
import { expect, test } from "vitest";
import { block, type Group, page, problemsOf, shortIntro, text } from "../site.ts";

const paragraph = "We fly kites on long strings. ".repeat(8).trim();
const LONG = '"heading" has 239 characters, and can have at most 200.';
const saidOf = (fields: Group) =>
  problemsOf({ "pages/index.json": text(page(fields)) }).map(({ message, fix }) => `${message} ${fix}`);

test("it belongs into the text beside, where the block has one", () => {
  expect(saidOf(shortIntro({ heading: paragraph }))).toEqual([
    `${LONG} write "We fly kites on long strings" here, and write the rest before what stands in "text".`,
  ]);
  expect(saidOf({ ...block("carousel"), heading: paragraph })).toEqual([
    '"heading" has 239 characters, and can have at most 200. make it at least 39 characters shorter.',
  ]);
});

test("a heading of two hundred characters is one", () => {
  expect(saidOf(shortIntro({ heading: paragraph.slice(0, 199) + "s" }))).toEqual([]);
});

test.each([
  ["Why kites? ", 'write "Why kites?" here'],
  ["Kites: ", 'write "Kites" here'],
  ["Kites by Dr. Shah, ", "say it in up to 200 characters"],
  ["Kites, e.g. Two, ", "say it in up to 200 characters"],
  ["Kites etc. ", "say it in up to 200 characters"],
  ["Kites and 1.5 Strings of ", "say it in up to 200 characters"],
])("where its first sentence ends: %s", (start, say) => {
  const heading = start + "Strings and so on, ".repeat(12);
  const [said] = saidOf(shortIntro({ heading: heading.trim() }));
  expect(said).toContain(`at most 200. ${say}, and write the rest before what stands in "text".`);
});

test("a text that is not there yet, and one with another name", () => {
  const { lead: _, ...hero } = block("hero");
  expect(saidOf({ ...hero, heading: paragraph })).toContain(
    `${LONG} write "We fly kites on long strings" here, and write the rest into "lead".`,
  );
  expect(saidOf(shortIntro({ heading: paragraph, text: "" }))).toContain(
    `${LONG} write "We fly kites on long strings" here, and write the rest into "text".`,
  );
});
