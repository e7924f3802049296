/**
 * A corpus of single mistakes, made from the schemas and from a page of the site: each gives exactly one finding, about
 * the file it is in. A part of the spellings is left out unless FUZZ_ALL is set.
 */
import { describe, expect, test } from "vitest";
import type { SiteFiles } from "../../src/node/check/site.ts";
import { type Group, page, problemsIn } from "../node/check/site.ts";
import { agency } from "../support/agency/agency.ts";
import { addressMistakes } from "./corpus/addresses.ts";
import { encodingMistakes } from "./corpus/encodings.ts";
import { aroundOf, judge, noFigures } from "./corpus/judge.ts";
import { changed } from "./corpus/mutation.ts";
import { nameMistakes, without } from "./corpus/names.ts";
import { printed } from "./corpus/printed.ts";
import { subjects } from "./corpus/subjects.ts";
import { syntaxMistakes } from "./corpus/syntax.ts";
import { valueMistakes } from "./corpus/values.ts";
import { sample } from "./settings.ts";

const figures = noFigures();
const KINDS = [
  ["names", nameMistakes, 16],
  ["values", valueMistakes, 16],
  ["addresses", addressMistakes, 8],
] as const;

describe.each(subjects)("$title", (subject) => {
  const { file, spots } = subject;
  const around = aroundOf(file, printed(subject.data).text);

  test("is fine as it is", () => {
    expect(problemsIn(around)).toEqual([]);
  });

  test("is fine without what it need not have, and only that is to be left out", () => {
    for (const { group, name, required } of spots) {
      if (required) continue;
      const told = (change: (fields: Group) => Group) =>
        problemsIn({ ...around, [file]: changed(subject, group, change).text });
      const advice = told((fields) => ({ ...fields, [name]: null })).map(({ fix }) => fix);
      const left = told((fields) => without(fields, name)).map(({ sentence }) => sentence);
      expect([advice.length, /leave it out|: null out/.test(advice.join())], name).toEqual([1, left.length === 0]);
      // A picture is described or decorative, an entry of the menu leads somewhere, and some fields show others.
      if (left.length > 0) expect(["alt", "decorative", "href", "image", "form"]).toContain(name);
    }
  });

  test.each(KINDS)("%s", (_, mistakesOf, step) => {
    expect(judge(around, sample([...mistakesOf(subject)], step), figures).wrong).toEqual([]);
  });
});

describe("JSON of a page of the site", () => {
  const file = "pages/contact.json";
  const text = String(agency[file]);
  const shared = "pages/_shared/contact-form.json";
  const made = aroundOf(file, text);
  const all = String(made["pages/all.json"]).replace('"id": "form",', "");
  const around = { ...made, [shared]: agency[shared]!, "pages/all.json": all };

  test("is fine as it is", () => {
    expect(problemsIn(around)).toEqual([]);
  });

  test("slips", () => {
    expect(judge(around, sample([...syntaxMistakes(file, text)], 8), figures).wrong).toEqual([]);
  });

  test("slips beside a misspelt name, which is told as well wherever the rest can be read", () => {
    const misspelt = text.replace('"question": "Do you work', '"qestion": "Do you work');
    const slips = sample([...syntaxMistakes(file, misspelt)], 16);
    let alone = 0;
    for (const { what, content, expected } of slips) {
      const problems = problemsIn({ ...around, [file]: content });
      const beside = problems.filter(({ code }) => !expected.codes.includes(code));
      expect(problems.length - beside.length, what).toBe(1);
      // So it is in the line of the slip, and where the rest cannot be read.
      if (beside.length === 0) alone++;
      else expect(beside.map(({ code, line }) => `${code} ${line}`)).toEqual([`unknown-property ${lineOf(content)}`]);
    }
    expect(alone).toBeLessThan(slips.length / 4);
  });

  function lineOf(content: SiteFiles[string]): number {
    const written = String(content);
    return written.slice(0, written.indexOf("qestion")).split("\n").length;
  }
});

test("encodings", () => {
  const intro = { type: "intro", heading: "Café", text: "A few words about a place that is open until late." };
  const { text } = printed(page(intro));
  const file = "pages/index.json";
  expect(judge(aroundOf(file, text), encodingMistakes(file, text), figures).wrong).toEqual([]);
});

test("the schemas give many of them", () => {
  const counts = KINDS.flatMap(([, mistakesOf, step]) =>
    subjects.map((subject) => sample([...mistakesOf(subject)], step).length),
  );
  expect(counts.reduce((sum, count) => sum + count)).toBeGreaterThan(1000);
});

test("of all mistakes, the line is right for 99 %, and for 95 % of the near misses the name that was meant", () => {
  const { made, wrong, otherLine, near, withoutName } = figures;
  console.log(
    `${made} mistakes: ${wrong.length} without exactly one finding, ${otherLine.length} on another line; ` +
      `${near} near misses: ${withoutName.length} without the right name.`,
  );
  expect(otherLine.length, otherLine.join("\n")).toBeLessThanOrEqual(made * 0.01);
  expect(withoutName.length, withoutName.join("\n")).toBeLessThanOrEqual(near * 0.05);
});
