/**
 * Pages after a few edits at random, of their values and of their lines: the check tells of them and does not fall over,
 * and --fix makes nothing worse.
 */
import * as fc from "fast-check";
import { isDeepStrictEqual } from "node:util";
import { describe, expect, test } from "vitest";
import { check } from "../../src/node/check/check.ts";
import { docsOf } from "../../src/node/check/codes.ts";
import { isJsonText } from "../../src/node/check/syntax/isJsonText.ts";
import type { SiteFiles } from "../../src/node/check/site.ts";
import { type Fixed, fixSite } from "../../src/node/fix/fixSite.ts";
import { tellSteps } from "../../src/node/fix/words.ts";
import { images, inputOf } from "../node/check/site.ts";
import { agency, agencyPictures } from "../support/agency/agency.ts";
import { aroundOf } from "./corpus/judge.ts";
import { printed } from "./corpus/printed.ts";
import { subjects } from "./corpus/subjects.ts";
import { editedLines } from "./edits/lines.ts";
import { editedValues, parsed } from "./edits/values.ts";
import { parameters } from "./settings.ts";
import { siteOf, validPage } from "./validPage.ts";
import { expectTellable } from "./wordsOfProblems.ts";

const site = fc.oneof(
  validPage.map(siteOf),
  fc.constantFrom(...subjects).map(({ file, data }) => aroundOf(file, printed(data).text)),
  fc.constant(agency),
);

/** Findings about files that are not there. */
const LACKING = ["missing-site-file", "no-pages"];
const pictures = new Set([...images, ...agencyPictures]);
const withPictures = (files: SiteFiles) => ({ ...inputOf(files), images: pictures });

function isEqual(before: SiteFiles, after: SiteFiles): boolean {
  const areJson = Object.values(after).every((content) => isJsonText(String(content)));
  return areJson && isDeepStrictEqual(parsed(before), parsed(after));
}

/** The words and numbers that a file has. */
function wordsIn(content: SiteFiles[string] | undefined): Set<string> {
  // Nobody wrote the letters of \n and \u00e9, nor of \\n in a list that stands in quotation marks.
  const written = String(content).replaceAll(/\\+(?:u[0-9a-fA-F]{4}|.)/g, " ");
  return new Set(written.match(/[\p{L}\p{N}]+/gu));
}

/** The words that are gone from their files, but for those that --fix says it has changed or taken out. */
function lostWords(before: SiteFiles, { files, steps }: Fixed): string[] {
  const told = tellSteps(steps);
  return Object.keys(files).flatMap((file) => {
    const left = wordsIn(files[file]);
    return [...wordsIn(before[file])].filter((word) => !left.has(word) && !told.includes(word));
  });
}

describe.each([
  ["values", editedValues],
  ["lines", editedLines],
])("%s", (_, edited) => {
  test("are told", () => {
    const property = fc.property(edited(site), ({ before, after }) => {
      const input = withPictures(after);
      const problems = check(input);
      expect(check(input)).toEqual(problems);
      for (const problem of problems) {
        if (!LACKING.includes(problem.code)) expect(Object.keys(after)).toContain(problem.file);
        expectTellable(problem, String(after[problem.file]).split("\n").length);
        expect(docsOf(problem.code), problem.code).toBeDefined();
      }
      if (isEqual(before, after)) expect(problems).toEqual([]);
    });
    fc.assert(property, parameters);
  });

  test("are mended", () => {
    const property = fc.property(edited(site), ({ after }) => {
      const fixed = fixSite(withPictures(after));
      const again = fixSite(withPictures(fixed.files));
      expect(again.steps).toEqual([]);
      expect(again.problems).toEqual(fixed.problems);
      expect(lostWords(after, fixed)).toEqual([]);
    });
    fc.assert(property, parameters);
  });
});
