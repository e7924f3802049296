/** A paragraph in the place of a heading. */
import { expect, test } from "vitest";
import { block, type Group, page, problemsOf, shortIntro, text } from "../../../site.ts";

const paragraph = "We fly kites on long strings. ".repeat(8).trim();
const REST = JSON.stringify("We fly kites on long strings. ".repeat(7).trim());
const LONG = '"heading" has 239 characters, and can have at most 200.';
const saidOf = (fields: Group) =>
  problemsOf({ "pages/index.json": text(page(fields)) }).map(({ message, fix }) => `${message} ${fix}`);

test("it belongs into the text beside, where the block has one", () => {
  expect(saidOf(shortIntro({ heading: paragraph }))).toEqual([
    `${LONG} write "We fly kites on long strings" here, and write the rest before what stands in "text": ${REST}.`,
  ]);
  expect(saidOf({ ...block("carousel"), heading: paragraph })).toEqual([
    '"heading" has 239 characters, and can have at most 200. make it at least 39 characters shorter.',
  ]);
});

test("a heading of two hundred characters is one", () => {
  expect(saidOf(shortIntro({ heading: paragraph.slice(0, 199) + "s" }))).toEqual([]);
});

const OWN = "write a short one of your own words here, of at most 200 characters, and all of this";
const rest = "Strings and so on, ".repeat(12).trim();

test.each([
  ["Why kites? ", "Why kites?"],
  ["Kites: ", "Kites"],
  ["We know how kites do it. ", "We know how kites do it"],
])("where its first sentence ends: %s", (start, heading) => {
  const [said] = saidOf(shortIntro({ heading: start + rest }));
  const all = `write "${heading}" here, and write the rest before what stands in "text": "${rest}".`;
  expect(said).toContain(`at most 200. ${all}`);
});

test.each(["Kites by Dr. Shah, ", "Kites, e.g. Two, ", "Kites etc. ", "Kites and 1.5 Strings of "])(
  "where it does not end: %s",
  (start) => {
    const [said] = saidOf(shortIntro({ heading: start + rest }));
    const all = `${OWN} before what stands in "text": ${JSON.stringify(start + rest)}.`;
    expect(said).toContain(`at most 200. ${all}`);
  },
);

test("a single sentence beside no text", () => {
  const { lead: _, ...hero } = block("hero");
  expect(saidOf({ ...hero, heading: rest })).toContain(
    `"heading" has 227 characters, and can have at most 200. ${OWN} behind it, with a comma between: "lead": "${rest}".`,
  );
  const [said] = saidOf({ ...hero, heading: rest.repeat(3) });
  expect(said).toContain(`${OWN} into "lead".`);
});

test("a text that is not there yet, and one with another name", () => {
  const { lead: _, ...hero } = block("hero");
  expect(saidOf({ ...hero, heading: paragraph })).toContain(
    `${LONG} write "We fly kites on long strings" here, and add the rest as a new line below, with the comma: "lead": ${REST},`,
  );
  expect(saidOf({ type: "cta", button: { label: "Write", href: "/contact" }, heading: paragraph })).toContain(
    `${LONG} write "We fly kites on long strings" here, with a comma behind it, and the rest as a new line below: "text": ${REST}.`,
  );
  expect(saidOf(shortIntro({ heading: paragraph, text: "" }))).toContain(
    `${LONG} write "We fly kites on long strings" here, and write the rest into "text": ${REST}.`,
  );
});
