import { describe, expect, test } from "vitest";
import { blockCatalogue, type FieldEntry } from "../../src/model/catalogue.ts";
import type { Json } from "../../src/model/fields.ts";
import { schemas, types } from "../support/exampleSite.ts";

const catalogue = blockCatalogue(schemas);

/** A field by its path, with list entries left out: "slides.ground". */
function field(type: string, path: string): FieldEntry {
  let fields = catalogue.find((entry) => entry.type === type)!.fields;
  let found: FieldEntry | undefined;
  for (const name of path.split(".")) {
    found = fields.find((each) => each.name === name);
    fields = found!.fields;
  }
  return found!;
}

const words: [type: string, path: string, value: string][] = [
  ["hero", "type", 'always "hero"'],
  ["hero", "heading", "a line of text with at most 200 characters"],
  ["hero", "lead", "a text or a list of paragraphs"],
  ["hero", "image", "a picture: a group of fields in { }"],
  ["hero", "ground", "one of 7 choices"],
  ["hero", "button.href", "an address to lead to"],
  ["carousel", "slides", "a list in [ ] with 3 to 30 entries"],
  ["carousel", "autoplay", "true or false"],
  ["process", "stages.points", "a list in [ ] with 1 to 6 entries, each a line of text"],
  ["article", "sections.chart.bars.value", "a number, at least 0"],
  ["postCards", "posts", "a list in [ ] with 1 to 24 entries that differ, each the address of a page"],
  ["shared", "use", "the name of a shared block"],
];

test.each(words)("%s > %s is %s", (type, path, value) => {
  expect(field(type, path).value).toBe(value);
});

test("every block has an entry, and a field its name, title, whether it is needed, and choices", () => {
  expect(catalogue.map(({ type }) => type)).toEqual(types);
  expect(field("carousel", "slides.ground")).toMatchObject({ name: "ground", title: "Colour", required: false });
  expect(field("carousel", "slides.title").required).toBe(true);
  expect(field("contactForm", "ground").choices).toEqual(["cobalt", "ink"]);
});

type Group = { [field: string]: Json };
/** Names links lead to cannot be seen; what pictures are made of is the same everywhere. */
const UNSEEN = new Set(["id", "alt", "decorative"]);

/** What a set of groups does not show: fields that none has, or that all have although they may be left out. */
function untold(fields: readonly FieldEntry[], groups: readonly Group[], place: string): string[] {
  return fields.flatMap(({ name, required, fields: inner }) => {
    if (UNSEEN.has(name)) return [];
    const values = groups.flatMap((group) => (name in group ? [group[name]!] : []));
    const here = `${place} > ${name}`;
    if (values.length === 0) return [`${here} is in no example`];
    const always = !required && values.length === groups.length ? [`${here} is never left out`] : [];
    return [...always, ...untold(inner, (values as (Group | Group[])[]).flat(), here)];
  });
}

describe("examples show what there is", () => {
  test.each(catalogue.map((entry) => [entry.type, entry] as const))("%s: each field, and without it", (type, entry) => {
    expect(untold(entry.fields, entry.examples, type)).toEqual([]);
  });

  test.each(catalogue.map((entry) => [entry.type, entry] as const))(
    "%s: each layout",
    (_type, { fields, examples }) => {
      for (const { name, choices } of fields.filter((each) => each.choices.length > 0 && each.choices.length < 5)) {
        // Left out, it is one of the choices; the others are written.
        const shown = new Set<Json>(examples.flatMap((example) => (name in example ? [example[name]!] : [])));
        const unshown = choices.filter((choice) => !shown.has(choice));
        expect(unshown.length, `${name}: ${unshown.join(", ")}`).toBeLessThan(2);
      }
    },
  );
});
