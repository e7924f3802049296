/** Words that mean true or false in other notations: alone they stand for that, and before other words they begin a text. */
import { expect, test } from "vitest";
import { page, problemsOf, shortIntro, text } from "../../site.ts";

const WHOLE = text(page(shortIntro({ heading: "HEADING" })));
const toldOf = (value: string) =>
  problemsOf({ "pages/index.json": WHOLE.replace('"HEADING"', () => value) }).map(
    ({ message, fix }) => `${message} ${fix}`,
  );

test.each(["On this page", "No tape, ever", "Off the shelf", "Yes we can", "None of them"])("%s", (words) => {
  expect(toldOf(`${words}"`)).toEqual([
    `The opening quotation mark of this text is missing. write " before ${words.split(" ")[0]}.`,
  ]);
  expect(toldOf(words)).toEqual([
    `The text ${words} is not in quotation marks. put it in quotation marks: "${words}".`,
  ]);
});

test("alone", () => {
  expect(toldOf("On")[0]).toBe('"On" is no value that JSON has. write true.');
});

test("with a name that is not in quotation marks either", () => {
  const file = WHOLE.replace('"type": "intro"', '"type": "intro",\n      autoplay: False');
  const [told] = problemsOf({ "pages/index.json": file }).filter(({ code }) => code === "unquoted-text");
  expect(told!.fix).toBe('write it like this: "autoplay": false,');
});
