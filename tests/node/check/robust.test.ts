/** The check survives any content of a file, and reports it. */
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { check } from "../../../src/node/check/check.ts";
import { isJsonText } from "../../../src/node/check/syntax/isJsonText.ts";
import { countNames, repeatedNames } from "../../../src/node/check/document/keys.ts";
import { findSyntaxFault } from "../../../src/node/check/syntax/findFault.ts";
import { parameters } from "../../fuzz/settings.ts";
import { block, page, problemsOf, schemas, siteWith, text, types, words } from "./site.ts";

const home = text(page(...types.map(block)));

test("the scanner finds a mistake exactly where JSON.parse does", () => {
  const token = fc.constantFrom(
    "{",
    "}",
    "[",
    "]",
    ":",
    ",",
    '"a"',
    '""',
    '"b\\n"',
    "1",
    "-0.5e3",
    "true",
    "null",
    "word",
    "'x'",
    "“x”",
    "//x\n",
    "\n",
    " ",
  );
  fc.assert(
    fc.property(fc.array(token, { maxLength: 12 }), (tokens) => {
      const content = tokens.join("");
      expect(findSyntaxFault(content) === undefined).toBe(isJsonText(content));
    }),
    { ...parameters, numRuns: parameters.numRuns * 20 },
  );
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (content) => {
      expect(findSyntaxFault(content) === undefined).toBe(isJsonText(content));
    }),
    parameters,
  );
});

test("the scanner finds no mistake in JSON whose texts look like one", () => {
  const said = fc.constantFrom(
    "",
    "a",
    "Hello, ",
    ",",
    ":",
    "}",
    "]",
    "{name} x",
    "true",
    '"',
    "\\",
    "’",
    "#",
    "//",
    "12:30",
  );
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      said,
      fc.constantFrom(1, -0.5, 250, true, null),
      fc.array(tie("value"), { maxLength: 3 }),
      fc.dictionary(said, tie("value"), { maxKeys: 3 }),
    ),
  }));
  fc.assert(
    fc.property(fc.oneof(value, fc.jsonValue()), fc.nat(2), (each, indent) => {
      expect(findSyntaxFault(JSON.stringify(each, null, indent))).toBeUndefined();
    }),
    {
      ...parameters,
      numRuns: 20_000,
      examples: [
        [["", ""], 0],
        [[{ a: "" }, ""], 0],
      ],
    },
  );
});

test("names are counted as they are written", () => {
  const count = (value: unknown): number => {
    if (typeof value !== "object" || value === null) return 0;
    const inner = Object.values(value).reduce((sum: number, each) => sum + count(each), 0);
    return inner + (Array.isArray(value) ? 0 : Object.keys(value).length);
  };
  fc.assert(
    fc.property(fc.json(), fc.nat(2), (content, indent) => {
      const written = JSON.stringify(JSON.parse(content), null, indent);
      expect(countNames(written)).toBe(count(JSON.parse(written)));
      expect(repeatedNames(written)).toEqual([]);
    }),
    parameters,
  );
});

test("a file that is nothing but mistakes takes no minutes", () => {
  const names = Array.from({ length: 50_000 }, (_, i) => `"k${i}": 1`).join(",");
  const blocks = Array.from({ length: 50_000 }, () => '{"type": "x"}').join(",");
  const frame = JSON.stringify({ route: "/", ...words("Nothing but mistakes"), blocks: "here" });
  for (const content of [`{"route": "/", ${names}}`, frame.replace('"here"', `[${blocks}]`)]) {
    const problems = check({ files: siteWith({ "pages/index.json": content }), schemas });
    expect(problems).toHaveLength(1001);
    const last = problems.find(({ code }) => code === "too-many-problems");
    expect(last?.sentence).toBe("There are 1000 mistakes or more in this file; only the first ones are listed.");
  }
});

test("what is beyond the mistakes that are listed is not taken for sound", () => {
  const blocks = Array.from({ length: 1_200 }, (_, i) => ({ heading: `Part ${i}`, text: "A [place](#nowhere)." }));
  const codes = problemsOf({ "pages/index.json": text(page(...blocks)) }).map(({ code }) => code);
  // The missing anchor is certain, and told once for all links to it.
  expect(codes).toHaveLength(1002);
  expect(new Set(codes)).toEqual(new Set(["missing-type", "too-many-problems", "broken-anchor"]));
});

test("the same site gives the same report, whatever the order of its files", () => {
  const files = siteWith({
    "pages/index.json": home.replaceAll('"heading"', '"headng"'),
    "pages/b.json": "{",
    "pages/a.json": home,
  });
  const problems = check({ files, schemas });
  const turned = Object.fromEntries(Object.entries(files).toReversed());
  expect(check({ files: turned, schemas })).toEqual(problems);
  expect(problems.map(({ file, line }) => `${file}:${String(line).padStart(5)}`)).toEqual(
    problems.map(({ file, line }) => `${file}:${String(line).padStart(5)}`).toSorted(),
  );
});

test("schemas are schemas", async () => {
  const { Ajv2020 } = await import("ajv/dist/2020.js");
  const ajv = new Ajv2020({ strict: false });
  for (const [file, schema] of Object.entries(schemas)) expect(ajv.validateSchema(schema), file).toBe(true);
});
