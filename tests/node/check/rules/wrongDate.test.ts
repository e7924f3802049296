/** Dates that no calendar has. */
import { expect, test } from "vitest";
import { check } from "../../../../src/node/check/check.ts";
import { type Group, inputOf, page, problemsOf, settings, shortIntro, siteWith, text, toldOf } from "../site.ts";

const saidOf = (...texts: string[]) =>
  problemsOf({ "pages/index.json": text(page(...texts.map((words) => shortIntro({ text: words })))) }).map(
    ({ code, message, fix }) => `${code}: ${message} ${fix}`,
  );

test("as it is told", () => {
  const dates = ["We meet on 31 November 2026.", "Come on **Monday, 5 February 2027**, at ten."];
  expect(`\n${toldOf(...dates.map((words) => shortIntro({ text: words })))}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:9:15   In block 1 (intro "Hello"): there is no "31 November 2026": November has 30 days.
        9 |       "text": "We meet on 31 November 2026."
          |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write the day that is meant.                            [wrong-date, a warning]

    pages/index.json:14:15   In block 2 (intro "Hello"): "Monday, 5 February 2027" is not a Monday, but a Friday.
        14 |       "text": "Come on **Monday, 5 February 2027**, at ten."
           |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write "Friday, 5 February 2027", or the day that is meant.   [wrong-date, a warning]
    "
  `);
});

test.each([
  ["Until 30 February.", '"30 February": February has at most 29 days.'],
  ["Until the 31st of April", '"31st of April": April has 30 days.'],
  ["From 29 February 2027 on", '"29 February 2027": February 2027 has 28 days.'],
  ["From June 31, 2027 on", '"June 31, 2027": June has 30 days.'],
  ["As of 2026-02-30: seven", '"2026-02-30": February 2026 has 28 days.'],
  ["Bis zum 30.02.2026.", '"30.02.2026": February 2026 has 28 days.'],
  ["Until 02/30/2026", '"02/30/2026": February 2026 has 28 days.'],
  ["Until 31/9/2026, and on", '"31/9/2026": September has 30 days.'],
  ["A line.\n13.13.2026", '"13.13.2026": a year has 12 months.'],
  ["One line.\n31 Nov, and so on", '"31 Nov": November has 30 days.'],
])("%j", (words, said) => {
  expect(saidOf(words)).toEqual([`wrong-date: there is no ${said} write the day that is meant.`]);
});

test.each([
  ["Tuesday 1st January 2030", "Tuesday"],
  ["Friday, December 31, 2027", "Friday"],
  ["On Thursday, 29 February 2024, it was so", "Thursday"],
])("%j is right", (words, weekday) => {
  expect(saidOf(words)).toEqual([]);
  const [said = ""] = saidOf(words.replace(weekday, "Sunday"));
  expect(said).toContain(`is not a Sunday, but a ${weekday}.`);
});

test.each([
  "28 February, 29 February, 30 April and 31 May",
  "In November 31 new pages went online",
  "All 31 June bookings, and room 31 June 2027",
  "Issue 31 November 2026",
  "Version 2.31 June, $31 April, 31 Juniper trees, 1-31 Nov",
  "Monday to Friday, 5 February 2027",
  "Monday, 5 February, and Monday, 2 of 5 February 2027",
  "99 April 2027, 0 June 2027",
  "28.02.2026, 2/28/2026, 2026-12-31, 2026-31-12 and 29.2.2028",
  "Version 30.02.2026, v30.02.2026, build 13.13.2026, 1.30.02.2026, 30.02.2026.1 and 30.2.20261",
  "Part 2026-45-30, 45.30.2026, 00.00.2026, /blog/2026-02-30/x and 30.02.2026-b",
])("%j is fine", (words) => {
  expect(saidOf(words)).toEqual([]);
});

test("only in English", () => {
  const files = { "pages/index.json": text(page(shortIntro({ text: "31 November 2026" }))) };
  const codesIn = (language: Group) =>
    check(inputOf(siteWith({ ...files, "pages/_site.json": text({ ...settings(), ...language }) })))
      .map(({ code }) => code)
      .filter((code) => code === "wrong-date");
  expect([{ language: "de" }, { language: "en-GB" }].map(codesIn)).toEqual([[], ["wrong-date"]]);
});
