/** Dates that no calendar has. */
import { expect, test } from "vitest";
import { check } from "../../../../src/node/check/check.ts";
import { inputOf, page, problemsOf, settings, shortIntro, siteWith, text, toldOf } from "../site.ts";

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

test.each([
  ["Tue 1 January 2030", "Tue", "Wed"],
  ["Fri, 31 December 2027", "Fri", "Thu"],
])("%j is right, by the short name of its day", (words, weekday, other) => {
  expect(saidOf(words)).toEqual([]);
  expect(saidOf(words.replace(weekday, other))[0]).toContain(`is not a ${other}, but a ${weekday}.`);
});

test.each([
  "29 February 2027 doesn’t exist, so we meet a day later.",
  "As likely as 30 February, as my grandad would say.",
  "31/11/2026 is not a day, we know.",
  "There is no such day as 31 April.",
])("%j says so itself", (words) => expect(saidOf(words)).toEqual([]));

test("a sentence beside such a one", () => {
  expect(saidOf("Problems do not exist. We meet on 31 April 2027. Doubts do not exist.")).toHaveLength(1);
  expect(saidOf("We do not open on 31 April.")).toHaveLength(1);
});

/** The same on a site in another language. */
const saidIn = (language: string, words: string) => {
  const files = { "pages/index.json": text(page(shortIntro({ text: words }))) };
  return check(inputOf(siteWith({ ...files, "pages/_site.json": text({ ...settings(), language }) })))
    .filter(({ code }) => code === "wrong-date")
    .map(({ message, fix }) => `${message} ${fix}`);
};

test("names are those of the language of the site", () => {
  expect(["de", "en-GB"].map((language) => saidIn(language, "31 November 2026").length)).toEqual([1, 1]);
  expect(["de", "en"].map((language) => saidIn(language, "31 June 2026 and 31. Juni 2026").length)).toEqual([1, 1]);
});

const NO_DAY = "write the day that is meant.";

test.each([
  ["de", "Bis 31. April 2026.", `there is no "31. April 2026": April has 30 days. ${NO_DAY}`],
  ["de", "Am 31. November", `there is no "31. November": November has 30 days. ${NO_DAY}`],
  ["fr", "le 31 avril 2026", `there is no "31 avril 2026": avril has 30 days. ${NO_DAY}`],
  ["es", "el 29 de febrero de 2027", `there is no "29 de febrero de 2027": febrero 2027 has 28 days. ${NO_DAY}`],
  ["tr", "31 Nisan 2026", `there is no "31 Nisan 2026": Nisan has 30 days. ${NO_DAY}`],
])("in %s, %j", (language, words, said) => expect(saidIn(language, words)).toEqual([said]));

test.each([
  ["de", "Samstag, 14. Februar 2026", "Freitag, 14. Februar 2026"],
  ["de", "Samstag, den 14. Februar 2026", "Freitag, den 14. Februar 2026"],
  ["de", "Di., 3.3.2026", "Mo., 3.3.2026"],
  ["de", "Dienstag, 3. 3. 2026", "Montag, 3. 3. 2026"],
  ["fr", "samedi 14 février 2026", "vendredi 14 février 2026"],
  ["es", "sábado, 14 de febrero de 2026", "viernes, 14 de febrero de 2026"],
  ["it", "Sabato 14 febbraio 2026", "Venerdì 14 febbraio 2026"],
  ["pt", "sexta-feira, 13 de fevereiro de 2026", "quinta-feira, 13 de fevereiro de 2026"],
  ["nl", "zaterdag 14 februari 2026", "vrijdag 14 februari 2026"],
  ["pl", "sobota, 14 lutego 2026", "piątek, 14 lutego 2026"],
  ["tr", "14 Şubat 2026 Cumartesi", "14 Şubat 2026 Cuma"],
])("in %s, %j is right and %j is not", (language, right, wrong) => {
  expect(saidIn(language, right)).toEqual([]);
  expect(saidIn(language, `${wrong}.`)).toEqual([expect.stringContaining(`write "${right}", or the day`)]);
});

test.each([
  "Mo.–Fr. 8–17 Uhr, ab 1.3.2026, bis 30. April und am 31. Mai 2026",
  "Den 31. April 2026 gibt es nicht.",
  "Ausgabe 4.31. April 20260, Nr. 31 Aprilia, so 3. April 2026",
  "Am Sankt-Nimmerleins-Tag, 30.02.2026 existiert nicht",
])("in German, %j is fine", (words) => expect(saidIn("de", words)).toEqual([]));
