/** Whatever is in a file, the check tells about it and does not fall over. */
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Json } from "../../src/model/fields.ts";
import { isJsonText } from "../../src/node/check/syntax/isJsonText.ts";
import { decode } from "../../src/node/check/document/decode.ts";
import { formatProblems } from "../../src/node/check/outputs/report.ts";
import type { SiteFiles } from "../../src/node/check/site.ts";
import { block, page, problemsIn, settings, siteWith, text, types } from "../node/check/site.ts";
import { agency } from "../support/agency/agency.ts";
import { aroundOf } from "./corpus/judge.ts";
import { changed } from "./corpus/mutation.ts";
import { subjects } from "./corpus/subjects.ts";
import { parameters } from "./settings.ts";
import { expectTellable, jargonIn } from "./wordsOfProblems.ts";

const around = siteWith({});

/** Checks a site twice; whether anything was found. */
function survives(files: SiteFiles): boolean {
  const site = { ...around, ...files };
  const problems = problemsIn(site);
  for (const problem of problems) {
    const content = site[problem.file];
    const written = typeof content === "string" || content instanceof Uint8Array ? decode(content).text : "";
    expectTellable(problem, written.split(/\r\n?|\n/).length);
    expect(
      jargonIn(
        problem,
        Object.values(files).map((each) => decode(each as string).text),
      ),
    ).toBeUndefined();
  }
  const report = formatProblems(problems, site);
  expect(report.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  expect(formatProblems(problemsIn(site), site)).toBe(report);
  return problems.length > 0;
}

const home = text(page(...types.map(block)));
const real = ["contact", "flutter", "portfolio"].map((name) => String(agency[`pages/${name}.json`]));

describe("anything as a file", () => {
  test("texts", () => {
    const property = fc.property(fc.string({ unit: "binary" }), (content) => survives({ "pages/index.json": content }));
    fc.assert(property, parameters);
  });

  test("bytes", () => {
    const property = fc.property(fc.uint8Array(), (content) =>
      survives({ "pages/index.json": content, "pages/_site.json": content }),
    );
    fc.assert(property, parameters);
  });

  test("any JSON, as a page, as settings, as a shared block, as a block", () => {
    const property = fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
      const content = JSON.stringify(value);
      survives({
        "pages/index.json": content,
        "pages/_site.json": content,
        "pages/_shared/contact-form.json": content,
      });
      survives({ "pages/index.json": text(page(value as Json)) });
    });
    fc.assert(property, parameters);
  });

  test("any value in any field of every block and of the settings", () => {
    const names = [...new Set(types.flatMap((type) => Object.keys(block(type))))];
    const value = fc.jsonValue({ maxDepth: 4 });
    const inBlocks = fc.property(fc.constantFrom(...types), fc.constantFrom(...names), value, (type, name, own) => {
      survives({ "pages/index.json": text(page({ ...block(type), [name]: own as Json })) });
    });
    fc.assert(inBlocks, parameters);
    const inSettings = fc.property(fc.constantFrom(...Object.keys(settings())), value, (name, own) => {
      survives({ "pages/_site.json": text({ ...settings(), [name]: own as Json }) });
    });
    fc.assert(inSettings, { ...parameters, numRuns: Math.ceil(parameters.numRuns / 5) });
  });

  test.each(subjects)("what has no text of its own, in the place of each value: $title", (subject) => {
    const odd: Json[] = [{ toString: null }, [{ toString: null, valueOf: 1, length: -1 }]];
    for (const { group, name } of subject.spots) {
      for (const value of odd) {
        const content = changed(subject, group, (fields) => ({ ...fields, [name]: value })).text;
        expect(survives(aroundOf(subject.file, content)), content).toBe(true);
      }
    }
  });

  test("a page with a piece cut out or put in", () => {
    const piece = fc.oneof(fc.string({ maxLength: 3 }), fc.constantFrom(..."{}[]:,\"'/\\“”\n\t\u0000\ufeff"));
    const property = fc.property(fc.nat(home.length), fc.nat(4), piece, (at, length, put) => {
      const content = home.slice(0, at) + put + home.slice(at + length);
      const found = survives({ "pages/index.json": content });
      if (!isJsonText(content)) expect(found).toBe(true);
    });
    fc.assert(property, parameters);
  });

  test("pages of the site, cut up and put together again", () => {
    const cut = fc
      .constantFrom(...real)
      .chain((content) =>
        fc
          .tuple(fc.nat(content.length), fc.nat(content.length))
          .map(([a, b]) => content.slice(Math.min(a, b), Math.max(a, b))),
      );
    const property = fc.property(fc.array(cut, { minLength: 1, maxLength: 4 }), (parts) => {
      const content = parts.join("");
      if (!isJsonText(content)) expect(survives({ "pages/index.json": content })).toBe(true);
    });
    fc.assert(property, parameters);
  });
});
