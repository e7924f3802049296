/** Comments for a colleague or for oneself that were left in a text. */
import { expect, test } from "vitest";
import { codesOf, foundIn, problemsOf, shortIntro, text, page } from "../site.ts";

const OUT = "see what it asks, and take it out, with the space before it. Visitors would read it.";
const BEHIND = "see what it asks, and take it out, with the space behind it. Visitors would read it.";

test.each([
  ["Eleven people (@Asha please check!) share it.", "(@Asha please check!)", OUT],
  ["Eleven people [@Asha: can you confirm this?] share it.", "[@Asha: can you confirm this?]", OUT],
  ["It is old. @Asha, please confirm the year. Come by.", "@Asha, please confirm the year.", OUT],
  ["It is old (@Émile please check).", "(@Émile please check)", OUT],
  ["@Asha please check! It is old.", "@Asha please check!", BEHIND],
  ["It is old (is that still right?).", "(is that still right?)", OUT],
  ["(Still true?) It is old.", "(Still true?)", BEHIND],
  ["It costs 40 euros (check price!).", "(check price!)", OUT],
])("%s", (words, found, fix) => {
  const message = `"${found}" looks like a note to somebody who works on the page.`;
  expect(foundIn(words)).toEqual([["placeholder-text", message, fix]]);
  expect(codesOf(shortIntro({ heading: words }))).toEqual(["placeholder-text"]);
  const [problem] = problemsOf({ "pages/index.json": text(page(shortIntro({ text: ["First.", words] }))) });
  expect(problem).toMatchObject({ severity: "warning", pointer: "/blocks/0/text/1" });
});

test.each([
  ["It has 12 (???) seats.", "(???)", 'write the real words in the place of "(???)", or a sentence that needs none.'],
  ["It has 12 [???] seats.", "[???]", 'write the real words in the place of "[???]", or a sentence that needs none.'],
  ["(???)", "(???)", "write the real words, or take it out."],
])("%s", (words, found, fix) => {
  const message = `"${found}" looks like words that are still to be written.`;
  expect(foundIn(words)).toEqual([["placeholder-text", message, fix]]);
});

test.each([
  "Write to us (@KitestepApps on Instagram).",
  "Follow @Kitestep, and please check the times before you come.",
  "@Kitestep is this year's winner.",
  "“@Kitestep please check!” is what they wrote.",
  "`(@Asha please check!)` is a note.",
  "Black takes on f7 (??) and loses (?).",
  "Lessons on Fridays (check with Asha).",
  "It is free (please check in advance).",
  "Lunch is at one (right?) in the yard.",
  "Was it really that old (1920?)? Come by (and bring a cake!).",
  "Write to asha@kitestep.example.",
])("%s is fine", (words) => {
  expect(foundIn(words)).toEqual([]);
});
