/** A number that is no JSON, in a group on one line: what may stand there is known, though the group could not be read. */
import { expect, test } from "vitest";
import { problemsOf, settings, text } from "../../../site.ts";

const inSite = (group: string) =>
  text({ ...settings(), footer: "HERE" }).replace('"HERE"', `{\n"experience": ${group},\n"text": "We."\n}`);

test.each<[string, string]>([
  ['{ "value": 6+, "label": "years" }', "6+"],
  ['{ "label": "years", "value": 6+ }', "6+"],
  ['{\n  "value": 6+,\n  "label": "years"\n}', "6+"],
])("%s", (group, read) => {
  const found = problemsOf({ "pages/_site.json": inSite(group) }).filter(({ code }) => code === "bad-number");
  expect(found.map(({ message, fix }) => `${message} ${fix}`)).toEqual([
    `The text ${read} is not in quotation marks. put the whole text in quotation marks: "${read}".`,
  ]);
});
