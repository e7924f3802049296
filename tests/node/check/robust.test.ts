/** Whatever is in a file, the check tells about it and does not fall over. */
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Json } from "../../../src/model/fields.ts";
import { check } from "../../../src/node/check/check.ts";
import { countNames, repeatedNames } from "../../../src/node/check/keys.ts";
import { formatProblems } from "../../../src/node/check/report.ts";
import type { SiteFiles } from "../../../src/node/check/site.ts";
import { findSyntaxFault } from "../../../src/node/check/syntax.ts";
import { block, images, page, schemas, settings, siteWith, text, types, words } from "./site.ts";

function survives(files: SiteFiles): boolean {
  const site = siteWith(files);
  const problems = check({ files: site, schemas, images });
  for (const { line, column = 1, endLine, sentence } of problems) {
    expect(line).toBeGreaterThan(0);
    expect(column).toBeGreaterThan(0);
    expect(endLine).toBeGreaterThanOrEqual(line);
    expect(sentence).not.toMatch(/undefined|NaN|\[object/);
  }
  expect(formatProblems(problems, site).replaceAll("\n", "")).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  return problems.length > 0;
}

function parses(content: string): boolean {
  try {
    JSON.parse(content);
    return true;
  } catch {
    return false;
  }
}

const home = text(page(...types.map(block)));

describe("anything as a file", () => {
  test("texts", () => {
    fc.assert(fc.property(fc.string({ unit: "binary" }), (content) => survives({ "pages/index.json": content })));
  });

  test("bytes", () => {
    fc.assert(
      fc.property(fc.uint8Array(), (content) => survives({ "pages/index.json": content, "pages/_site.json": content })),
    );
  });

  test("any JSON, as a page, as settings, as a shared block, as a block", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        const content = JSON.stringify(value);
        survives({
          "pages/index.json": content,
          "pages/_site.json": content,
          "pages/_shared/contact-form.json": content,
        });
        survives({ "pages/index.json": text(page(value as Json)) });
      }),
    );
  });

  test("any value in any field of every block and of the settings", () => {
    const names = [...new Set(types.flatMap((type) => Object.keys(block(type))))];
    fc.assert(
      fc.property(
        fc.constantFrom(...types),
        fc.constantFrom(...names),
        fc.jsonValue({ maxDepth: 4 }),
        (type, name, value) => {
          survives({ "pages/index.json": text(page({ ...block(type), [name]: value as Json })) });
        },
      ),
    );
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(settings())), fc.jsonValue({ maxDepth: 4 }), (name, value) => {
        survives({ "pages/_site.json": text({ ...settings(), [name]: value as Json }) });
      }),
    );
  });

  test("a page with a piece cut out or put in", () => {
    const piece = fc.oneof(fc.string({ maxLength: 3 }), fc.constantFrom(..."{}[]:,\"'/\\“”\n\t\u0000\ufeff"));
    fc.assert(
      fc.property(fc.nat(home.length), fc.nat(4), piece, (at, length, put) => {
        const content = home.slice(0, at) + put + home.slice(at + length);
        const found = survives({ "pages/index.json": content });
        if (!parses(content)) expect(found).toBe(true);
      }),
    );
  });
});

test("the scanner finds a mistake exactly where JSON.parse does", () => {
  const token = fc.constantFrom(
    "{",
    "}",
    "[",
    "]",
    ":",
    ",",
    '"a"',
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
      expect(findSyntaxFault(content) === undefined).toBe(parses(content));
    }),
    { numRuns: 2000 },
  );
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (content) => {
      expect(findSyntaxFault(content) === undefined).toBe(parses(content));
    }),
  );
  fc.assert(
    fc.property(fc.json(), (content) => {
      expect(findSyntaxFault(content)).toBeUndefined();
    }),
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
  );
});

test("a file that is nothing but mistakes takes no minutes", () => {
  const names = Array.from({ length: 100_000 }, (_, i) => `"k${i}": 1`).join(",");
  const blocks = Array.from({ length: 100_000 }, () => '{"type": "x"}').join(",");
  const frame = JSON.stringify({ route: "/", ...words("Nothing but mistakes"), blocks: "here" });
  for (const content of [`{${names}}`, frame.replace('"here"', `[${blocks}]`)]) {
    const problems = check({ files: siteWith({ "pages/index.json": content }), schemas });
    expect(problems).toHaveLength(1001);
    const last = problems.find(({ code }) => code === "too-many-problems");
    expect(last?.sentence).toBe("There are 1000 mistakes or more in this file; only the first ones are listed.");
  }
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
