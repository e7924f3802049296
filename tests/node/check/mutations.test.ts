/** Every field of every block, spoilt in every usual way: each gives one finding, on the right line, with the right name. */
import { describe, expect, test } from "vitest";
import type { Json, Located, Path } from "../../../src/model/fields.ts";
import { type Group, block, page, problemsOf, schemas, settings, text, types } from "./site.ts";
import { pages, slips, spotsOf } from "./spots.ts";

/** The page with a group in it changed. */
function changed(content: Group, path: Path, change: (group: Group) => Group): string {
  const copy = structuredClone(content) as Json;
  let parent = copy as Record<string | number, Json>;
  for (const key of path.slice(0, -1)) parent = parent[key] as Record<string | number, Json>;
  const last = path.at(-1)!;
  parent[last] = change(parent[last] as Group);
  return text(copy);
}

function renamed(name: string, other: string): (group: Group) => Group {
  return (group) =>
    Object.fromEntries(Object.entries(group).map(([key, value]) => [key === name ? other : key, value]));
}

function lineOf(content: string, wanted: string): number {
  return content.slice(0, content.indexOf(wanted)).split("\n").length;
}

describe.each(pages)("$title", ({ content, spots }) => {
  test("is fine as it is", () => {
    expect(problemsOf({ "pages/index.json": text(content) })).toEqual([]);
  });

  test("every field misspelt", () => {
    for (const { group, name, names } of spots) {
      for (const slip of slips(name)) {
        if (names.includes(slip) || slip.length < 2) continue;
        const wrong = changed(content, group, renamed(name, slip));
        const problems = problemsOf({ "pages/index.json": wrong });
        const seen = problems.map(({ code, line, fix }) => ({ code, line, fix }));
        const line = lineOf(wrong, `${JSON.stringify(slip)}:`);
        expect(seen, `${name} as ${slip}`).toEqual([
          { code: "unknown-property", line, fix: `rename it to "${name}".` },
        ]);
      }
    }
  });

  test("every field left out", () => {
    for (const { group, name, required } of spots) {
      const wrong = changed(content, group, (fields) =>
        Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name)),
      );
      const problems = problemsOf({ "pages/index.json": wrong });
      const seen = problems.map(({ code, message }) => `${code}: ${message}`);
      const isAlt = name === "alt" || name === "decorative";
      if (name === "type")
        expect(seen).toEqual(['missing-type: the "type" is missing, so nobody knows what kind of block this is.']);
      else if (required)
        expect(seen).toEqual([expect.stringMatching(`^missing-property: the "${name}" (?:is|are) missing\\.$`)]);
      else if (isAlt) expect(problems.map(({ code }) => code)).toEqual(["missing-alt"]);
      else expect(seen).toEqual([]);
    }
  });

  test("every field of the wrong type", () => {
    for (const { group, name, located } of spots) {
      for (const value of [null, 12.5, true, "text", [], {}, [[1]]] as Json[]) {
        const type = value === null ? "null" : Array.isArray(value) ? "array" : typeof value;
        const allowed = [located.schema.type ?? []].flat();
        if (located.schema.enum || located.schema.const || allowed.includes(type)) continue;
        const wrong = changed(content, group, (fields) => ({ ...fields, [name]: value }));
        const problems = problemsOf({ "pages/index.json": wrong });
        expect(
          problems.map(({ code, pointer }) => `${code} ${pointer}`),
          `${name}: ${JSON.stringify(value)}`,
        ).toEqual([`wrong-type /${[...group, name].join("/")}`]);
        const { message, line } = problems[0]!;
        expect(message).toMatch(/^"\w+" should be .+, but it is .+\.$/);
        expect(line).toBeGreaterThan(1);
      }
    }
  });

  test("every text blank, every option wrong", () => {
    for (const { group, name, located } of spots) {
      const { schema } = located;
      if (name === "type" || name === "alt") continue;
      const isText = schema.type === "string" || schema.kind === "markdown";
      if (!schema.enum && !isText) continue;
      const wrong = changed(content, group, (fields) => ({ ...fields, [name]: schema.enum ? "qqqqqq" : " " }));
      const seen = problemsOf({ "pages/index.json": wrong }).map(({ code, pointer }) => `${code} ${pointer}`);
      expect(seen).toEqual([`${schema.enum ? "unknown-option" : "blank-text"} /${[...group, name].join("/")}`]);
    }
  });

  test("a field too many in every group", () => {
    for (const group of new Set(spots.map((spot) => spot.group))) {
      const wrong = changed(content, group, (fields) => ({ ...fields, zzzzzz: "x" }));
      const problems = problemsOf({ "pages/index.json": wrong });
      expect(problems.map(({ code, line }) => ({ code, line }))).toEqual([
        { code: "unknown-property", line: lineOf(wrong, '"zzzzzz"') },
      ]);
      expect(problems[0]!.fix).toMatch(/^take it out, or use one of ".+"\.$/);
    }
  });
});

describe("pages/_site.json", () => {
  const site: Located = { schema: schemas["site.schema.json"]!, file: "site.schema.json" };
  const content = { root: settings() };
  const spots = [...spotsOf(site, content.root, ["root"])];
  const told = (path: Path, change: (group: Group) => Group) => {
    const { root } = JSON.parse(changed(content, path, change)) as { root: Json };
    const problems = problemsOf({ "pages/_site.json": text(root) });
    return problems.map(({ code, pointer, fix }) => ({ code, pointer, fix }));
  };

  test("every field misspelt", () => {
    for (const { group, name, names } of spots) {
      for (const slip of slips(name)) {
        if (names.includes(slip)) continue;
        const seen = told(group, renamed(name, slip));
        const pointer = `/${[...group.slice(1), slip].join("/")}`;
        expect(seen, `${name} as ${slip}`).toEqual([
          { code: "unknown-property", pointer, fix: `rename it to "${name}".` },
        ]);
      }
    }
  });

  test("every field that is needed left out", () => {
    for (const { group, name, required } of spots) {
      if (!required) continue;
      const without = (fields: Group) => Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name));
      const seen = told(group, without);
      expect(
        seen.map(({ code }) => code),
        name,
      ).toEqual(["missing-property"]);
    }
  });
});

test("no word of the schema language reaches an author", () => {
  const words =
    /\b(?:oneOf|pattern|additionalProperties|must|array|object|schema|undefined|NaN|string|boolean|regex|enum|const)\b/;
  for (const type of types) {
    for (const name of Object.keys(block(type))) {
      for (const value of [null, 1, "", [], {}, [null], { a: 1 }] as Json[]) {
        const spoilt = { ...block(type), [name]: value };
        for (const { sentence, fix = "" } of problemsOf({ "pages/index.json": text(page(spoilt)) })) {
          expect(`${sentence} ${fix}`.replaceAll(/"[^"]*"/g, "")).not.toMatch(words);
        }
      }
    }
  }
});
