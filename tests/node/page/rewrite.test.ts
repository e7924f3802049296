import { expect, test } from "vitest";
import { newErrors } from "../../../src/node/page/rewrite.ts";
import { surveyOf } from "../../../src/node/page/survey.ts";
import { inputOf, pageText, siteWith } from "./site.ts";

test("an error is new where there was a warning", () => {
  const survey = surveyOf(inputOf(siteWith({ "pages/lost.json": pageText("/lost", ["x"]) })));
  expect(survey.problems).toMatchObject([{ code: "orphan-page", severity: "warning", pointer: "/route" }]);
  const change = { file: "pages/found.json", from: "pages/lost.json", text: pageText("/images/lost", ["x"]) };
  expect(newErrors(survey, [change])).toMatchObject([{ code: "own-folder", file: change.file, pointer: "/route" }]);
});

test("an error that there was is none of a file that has another name now", () => {
  const text = pageText("/lost", ["[Gone](/gone)"]);
  const survey = surveyOf(inputOf(siteWith({ "pages/lost.json": text })));
  expect(survey.problems.map(({ code }) => code)).toEqual(["orphan-page", "broken-link"]);
  expect(newErrors(survey, [{ file: "pages/found.json", from: "pages/lost.json", text }])).toEqual([]);
});
