/** The path to the schema, from which editors take their help. */
import { describe, expect, test } from "vitest";
import { check } from "../../../../src/node/check/check.ts";
import { fixSite } from "../../../../src/node/fix/fixSite.ts";
import { block, inputOf, pageAt, problemsOf, settings, shortHero, siteWith, text, told } from "../site.ts";

const PAGE = "pages/x.json";
const DEEP = "pages/a/b/x.json";
const SHARED = "pages/_shared/x.json";
const SITE = "pages/_site.json";

/** A site with one file that names this schema. */
function withSchema($schema: string, file = PAGE): Record<string, string> {
  const use = file.startsWith("pages/_shared/")
    ? [{ type: "shared", use: file.slice("pages/_shared/".length, -5) }]
    : [];
  const home = text(pageAt("/x", shortHero("A kite"), ...use));
  if (file === SITE) return { [PAGE]: home, [file]: text({ ...settings(), $schema }) };
  if (use.length > 0) return { [PAGE]: home, [file]: text({ $schema, block: block("faq") }) };
  return { [file]: text({ $schema, ...pageAt("/x", shortHero("A kite")) }) };
}

test("a slip in the name", () => {
  expect(`\n${told(withSchema("../schema/pages.schema.json"))}\n`).toMatchInlineSnapshot(`
    "
    pages/x.json:2:14   "$schema" does not lead to the file from which editors take their help.
        2 |   "$schema": "../schema/pages.schema.json",
          |              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write "../schema/page.schema.json".                     [lost-schema, a warning, can be fixed for you]
    "
  `);
});

test("sentences that belong elsewhere, which --fix leaves", () => {
  const files = withSchema("What we build is small. It is quick as well.");
  expect(problemsOf(files)).toMatchObject([
    {
      fix: 'write "../schema/page.schema.json" here, and the words of this place into a block, if visitors are to read them.',
    },
  ]);
  expect(fixSite(inputOf(siteWith(files))).steps).toEqual([]);
});

test("a shared block that was moved into a folder keeps the path that is right where it belongs", () => {
  const site = siteWith(withSchema("../../schema/sharedBlock.schema.json", SHARED));
  const entries = Object.entries(site).map(([file, content]) => [
    file.replace(SHARED, "pages/_shared/a/x.json"),
    content,
  ]);
  expect(check(inputOf(Object.fromEntries(entries))).map(({ code }) => code)).toEqual(["unknown-shared"]);
});

test.each(["../my site/schema/page.schema.json", "page schema.json"])(
  "a path with a space, %j, is set right",
  (written) => {
    expect(problemsOf(withSchema(written))).toMatchObject([{ fix: 'write "../schema/page.schema.json".' }]);
  },
);

describe.each([
  [PAGE, "../schema/page.schema.json"],
  [DEEP, "../../../schema/page.schema.json"],
  [SHARED, "../../schema/sharedBlock.schema.json"],
  ["pages/_shared/a/x.json", "../../../schema/sharedBlock.schema.json"],
  [SITE, "../schema/site.schema.json"],
])("%s", (file, right) => {
  test.each([
    "../schema/pages.schema.json",
    "schema/page.schema.json",
    "/schema/page.schema.json",
    right.slice(1),
    `../${right}`,
    right.slice(3),
    right.replace("schema/", "Schema/"),
    right.replaceAll("/", "\\"),
    `https://www.example.com/${right.replaceAll("../", "")}`,
    `file:///home/me/site/${right.replaceAll("../", "")}`,
    "http://json-schema.org/draft-07/schema#",
    "../../schema/blocks/hero.schema.json",
    right.replace(/\w+(?=\.schema)/, file === SITE ? "page" : "site"),
    `${right} `,
    "",
    "%",
  ])("%j is told, and set right", (written) => {
    const files = withSchema(written, file);
    expect(problemsOf(files).map(({ code, pointer, fix }) => [code, pointer, fix])).toEqual([
      ["lost-schema", "/$schema", `write "${right}".`],
    ]);
    expect(fixSite(inputOf(siteWith(files))).files).toEqual(siteWith(withSchema(right, file)));
  });

  test.each([
    right,
    `./${right}`,
    right.replace("schema/", "./schema//"),
    right.replace("schema/", "%73chema/"),
    right.replace("schema/", "images/../schema/"),
    `${right}#`,
    // The name of the project's folder is not known.
    `../${right.replace("schema/", "kitestep/schema/")}`,
  ])("%j leads there", (written) => {
    expect(problemsOf(withSchema(written, file))).toEqual([]);
  });
});

test("beside a slip in its name, both are told", () => {
  const misspelt = withSchema("../schema/pages.schema.json")[PAGE]!.replace("$schema", "$shema");
  expect(problemsOf({ [PAGE]: misspelt }).map(({ code, fix }) => [code, fix])).toEqual([
    ["unknown-property", 'rename it to "$schema".'],
    ["lost-schema", 'write "../schema/page.schema.json".'],
  ]);
  expect(fixSite(inputOf(siteWith({ [PAGE]: misspelt }))).files).toEqual(
    siteWith(withSchema("../schema/page.schema.json")),
  );
});

test("nothing is told of a file without one", () => {
  expect(problemsOf({ [PAGE]: text(pageAt("/x", shortHero("A kite"))) })).toEqual([]);
});

test("a file that has to be moved has no path yet", () => {
  const page = { $schema: "../schema/page.schema.json", ...pageAt("/y", shortHero("A kite")) };
  expect(problemsOf({ [SHARED]: text(page) }).map(({ code }) => code)).toEqual(["unknown-file"]);
});
