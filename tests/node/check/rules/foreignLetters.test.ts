/** Names in braces in letters of other languages. */
import { expect, test } from "vitest";
import { page, problemsOf, shortIntro, text } from "../site.ts";

const STRANGE = (name: string) =>
  `write one of "{company}", "{email}", "{phone}", "{skype}", "{city}", or words without braces. If people are to read the braces, write \\\\{${name}}.`;

test.each([
  ["{téléphone}", 'did you mean "{phone}"?'],
  ["{te\u0301le\u0301phone}", 'did you mean "{phone}"?'],
  ["{{Téléphone}}", 'did you mean "{phone}"?'],
  ["{société}", 'did you mean "{company}"?'],
  ["{Città}", 'did you mean "{city}"?'],
  ["{größe}", STRANGE("größe")],
  ["{ß}", STRANGE("ß")],
  ["{имя}", STRANGE("имя")],
  ["{電話}", STRANGE("電話")],
])("a name in letters of other languages: %s", (written, fix) => {
  const files = { "pages/index.json": text(page(shortIntro({ text: `Call ${written} today.` }))) };
  expect(problemsOf(files).map((problem) => [problem.code, problem.fix])).toEqual([["unknown-token", fix]]);
});

test.each(["\\{größe}", "{siehe die Größe}", "{voilà, ça}", "`{größe}`", "{a≤b}"])("%s is no name", (written) => {
  const files = { "pages/index.json": text(page(shortIntro({ text: `Call ${written} today.` }))) };
  expect(problemsOf(files)).toEqual([]);
});
