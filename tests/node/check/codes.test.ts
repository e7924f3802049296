/** Every code of the check is in the docs, and every code in the docs occurs. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { check } from "../../../src/node/check/check.ts";
import { codeSections, docsLink } from "../../../src/node/check/codes.ts";
import { problemExamples, problemsIn } from "../../../src/node/generate/problems/page.ts";
import { formatProblems } from "../../../src/node/check/outputs/report.ts";
import type { Schema } from "../../../src/model/fields.ts";
import { images, page, render, schemas, shortIntro, siteWith, text } from "./site.ts";
import { engine } from "../../support/engine.ts";
import { filesBelow } from "../../../src/node/filesBelow.mjs";

const docs = Object.assign({}, ...codeSections.map(({ codes }) => codes)) as Record<string, object>;
const codes = Object.keys(docs);
/** Codes for which no example is known with our schemas and components; those of others may cause them. */
const WITHOUT_EXAMPLE = ["bad-format", "main-heading", "wrong-value"];

function filesIn(folder: string): string[] {
  const names = filesBelow(join(engine, folder));
  return names.filter((name) => name.endsWith(".ts")).map((name) => readFileSync(join(engine, folder, name), "utf8"));
}

function found(folder: string, pattern: RegExp): string[] {
  return filesIn(folder).flatMap((source) => Array.from(source.matchAll(pattern), ([, code]) => code!));
}

test("there is no code twice", () => {
  const all = codeSections.flatMap((section) => Object.keys(section.codes));
  expect(all.toSorted()).toEqual([...new Set(all)].toSorted());
});

test("every code in the source has an entry", () => {
  const given = found("src/node/check", /\bcode: "([a-z0-9-]+)"/g);
  expect(given.length).toBeGreaterThan(60);
  expect(given.filter((code) => !codes.includes(code))).toEqual([]);
});

test("every code that a test has seen has an entry", () => {
  const seen = found(
    "tests/node/check",
    // Not in a line that is shown of a file.
    /(?<! \| .*)\[([a-z0-9]+(?:-[a-z0-9]+)*)(?:, a warning)?(?:, can be fixed for you)?\]$/gm,
  );
  expect(seen.length).toBeGreaterThan(100);
  // The tests of the outputs have a problem with an invented code.
  expect(seen.filter((code) => !codes.includes(code) && code !== "some-warning")).toEqual([]);
});

test("every entry has an example, but for those that no example is known for", () => {
  expect(codes.filter((code) => !(code in problemExamples)).toSorted()).toEqual(WITHOUT_EXAMPLE);
  expect(Object.keys(problemExamples).filter((code) => !codes.includes(code))).toEqual([]);
});

test("an entry without an example says why there is none", () => {
  const entries = readFileSync(join(engine, "docs/problems.md"), "utf8").split(/^### /m);
  const without = entries.filter((entry) => /^[a-z-]+\n/.test(entry) && !entry.includes("\nFor example:\n"));
  expect(without.map((entry) => entry.split("\n", 1)[0]).toSorted()).toEqual(WITHOUT_EXAMPLE);
  for (const entry of without)
    expect(entry).toContain(
      "There is no example: none of the blocks and fields that come with this program gives it. Those that a developer adds may.",
    );
});

describe("an example gives its code and no other", () => {
  test.each(Object.entries(problemExamples))("%s", (code, example) => {
    const given = problemsIn({ schemas, render }, example).map((problem) => problem.code);
    if (code === "too-many-problems") expect(given).toContain(code);
    else expect(given).toEqual([code]);
  });
});

test("what schemas of somebody else's may give", () => {
  const toldWith = (airport: Schema) => {
    const intro = schemas["blocks/intro.schema.json"]!;
    const properties = { ...intro.properties, airport };
    const own = { ...schemas, "blocks/intro.schema.json": { ...intro, properties } };
    const files = siteWith({ "pages/index.json": text(page(shortIntro({ airport: "abc" }))) });
    return formatProblems(check({ files, schemas: own, images }), files);
  };
  const schemasOf = [
    { type: "string", pattern: "^[A-Z]{3}$" },
    { type: "string", not: { const: "abc" } },
  ];
  expect(`\n${schemasOf.map(toldWith).join("\n")}`).toMatchInlineSnapshot(`
    "
    pages/index.json:10:18   In block 1 (intro "Hello"): "airport" cannot be "abc".
        10 |       "airport": "abc"
           |                  ^^^^^
        Fix: leave it out, with the comma before it.                 [bad-format]

    pages/index.json:10:18   In block 1 (intro "Hello"): "airport" cannot be "abc".
        10 |       "airport": "abc"
           |                  ^^^^^
        Fix: leave it out, with the comma before it.                 [wrong-value]
    "
  `);
});

test("a code leads to its place in the docs", () => {
  expect(docsLink("json-syntax")).toBe("docs/problems.md#json-syntax");
  expect(docsLink("encoding", "../problems.md")).toBe("../problems.md#encoding");
  const headings = Array.from(
    readFileSync(join(engine, "docs/problems.md"), "utf8").matchAll(/^### (.*)$/gm),
    ([, name]) => name,
  );
  expect(headings).toEqual(codes);
});
