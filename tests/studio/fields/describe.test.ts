/** What forms show follows from the schemas, for every field there is. */
import { describe, expect, test } from "vitest";
import { follow, type Located, type Schema } from "../../../src/model/fields.ts";
import { pathOf, pointerOf } from "../../../src/model/pointer.ts";
import { newValue } from "../../../src/studio/fields/additions.ts";
import { blockFields, documentFields, overrideFields } from "../../../src/studio/fields/describe.ts";
import type { EditorField } from "../../../src/studio/fields/field.ts";
import { itemText } from "../../../src/studio/fields/itemText.ts";
import { block, type Group, schemas, text, types } from "../../node/check/site.ts";
import { subjects } from "../../fuzz/corpus/subjects.ts";
import { after, lookup, opened, pointersIn } from "../studio.ts";

/** Every field of these and of what is in them, by its way: "items[].question". */
function ways(fields: readonly EditorField[], at = ""): { way: string; field: EditorField }[] {
  return fields.flatMap((field) => {
    const way = at + field.name;
    const items = field.item ? ways(field.item.field.fields, `${way}[].`) : [];
    return [{ way, field }, ...ways(field.fields, `${way}.`), ...items];
  });
}

/** The ways of every property in a schema. */
function properties(at: Located, before = ""): string[] {
  const { schema, file } = follow(schemas, at);
  if (schema.kind === "block") return [];
  return Object.entries(schema.properties ?? {}).flatMap(([name, own]) => {
    const inner = follow(schemas, { schema: own, file });
    const { items, additionalProperties } = inner.schema.kind === "markdown" ? ({} as Schema) : inner.schema;
    const item = items ?? (typeof additionalProperties === "object" ? additionalProperties : undefined);
    const within = item ? properties({ schema: item, file: inner.file }, `${before}${name}[].`) : [];
    return [before + name, ...properties(inner, `${before}${name}.`), ...within];
  });
}

const documents = (["page", "shared", "site"] as const).map((role) => {
  const file = { page: "page.schema.json", shared: "sharedBlock.schema.json", site: "site.schema.json" }[role];
  return { title: role, file, fields: documentFields(schemas, role) };
});
const everything = [
  ...documents,
  ...types.map((type) => ({ title: type, file: `blocks/${type}.schema.json`, fields: blockFields(schemas, type) })),
];

test.each(everything)(
  "every field of $title is shown by a widget, with a title and a description",
  ({ file, fields }) => {
    const all = ways(fields);
    expect(all.map(({ way }) => way).toSorted()).toEqual(properties({ schema: schemas[file]!, file }).toSorted());
    for (const { way, field } of all) {
      expect([way, field.widget]).not.toEqual([way, "unknown"]);
      expect([way, field.item?.field.widget]).not.toEqual([way, "unknown"]);
      expect([way, field.title, field.description]).toEqual([
        way,
        expect.stringMatching(/\S/),
        expect.stringMatching(/\S/),
      ]);
      if (["choice", "icon", "pictogram", "logo"].includes(field.widget))
        expect(field.options.length).toBeGreaterThan(0);
      if (["list", "named"].includes(field.widget)) expect(field.item).toBeDefined();
    }
  },
);

test.each(everything)("the help of $title names no file, and choices as the form does", ({ fields }) => {
  const all = ways(fields);
  const values = new Set(all.flatMap(({ field }) => field.options.map(({ value }) => `"${String(value)}"`)));
  for (const { field } of all) {
    expect(field.description).not.toMatch(/\.json|\.md/);
    expect((field.description.match(/"[^"]*"/g) ?? []).filter((quoted) => values.has(quoted))).toEqual([]);
  }
});

test("a help has the words of the form for what is stored", () => {
  const [variant] = blockFields(schemas, "hero").filter(({ name }) => name === "variant");
  expect(variant!.description).toMatch(/^“Page” puts the picture at the right, “Home” spreads it .* it is “Page”\.$/);
  expect(blockFields(schemas, "shared").find(({ name }) => name === "use")!.description).toBe(
    "The name of the shared block.",
  );
});

function told(fields: readonly EditorField[]): string {
  const lines = ways(fields).map(({ way, field }) => {
    const { required, widget, limits, leftOut, item, options } = field;
    const each = item && `${item.word}: ${item.field.widget}`;
    const parts = [
      widget,
      each,
      limits.words,
      options
        .map(({ words }) => words)
        .slice(0, 3)
        .join(" | "),
      leftOut,
    ];
    return `${way}${required ? "*" : ""}   ${parts.filter(Boolean).join("; ")}`;
  });
  return `\n${lines.join("\n")}\n`;
}

test("a block, a page and a shared block as forms show them", () => {
  expect(told(blockFields(schemas, "carousel"))).toMatchInlineSnapshot(`
    "
    type*   fixed
    id   anchor
    heading*   text; at most 200 characters
    slides*   list; slide: object; 3 to 30 entries
    slides[].image   image; Left out, the slide is a coloured card.
    slides[].image.src*   imageFile
    slides[].image.alt   text
    slides[].image.decorative   switch
    slides[].title*   text
    slides[].category   text
    slides[].text   markdown
    slides[].ground   choice; Leaf | Vermilion | Marigold
    slides[].pictogram   pictogram; Blogs | Brochure copy | Email copy
    button   object
    button.label*   text
    button.href*   link
    slidesInView   choice; 2 | 3; Left out, it is 3.
    autoplay   switch; Left out, it does.
    ground   choice; White | Mist; Left out, it is white.
    "
  `);
  expect(told(documentFields(schemas, "page"))).toMatchInlineSnapshot(`
    "
    $schema   fixed
    route*   route; at most 200 characters
    title*   text
    titleAlone   switch
    description*   text
    aliases   list; old address: route; entries that differ
    partOf   link
    socialImage   image; Left out, it is the one on the card, or else the one in the site settings.
    socialImage.src*   imageFile
    socialImage.alt   text
    socialImage.decorative   switch
    card   object
    card.image*   image
    card.image.src*   imageFile
    card.image.alt   text
    card.image.decorative   switch
    card.title*   text
    card.text*   text
    card.label   text
    blocks*   list; block: block; at least 1 entry
    "
  `);
  expect(told(documentFields(schemas, "shared"))).toMatchInlineSnapshot(`
    "
    $schema   fixed
    block*   block
    open   openFields; entries that differ
    "
  `);
  expect(told(blockFields(schemas, "shared"))).toMatchInlineSnapshot(`
    "
    type*   fixed
    id   anchor
    use*   shared
    with   overrides
    "
  `);
  const cta = { block: block("cta"), open: ["heading", "button", "nothing"] };
  expect(told(overrideFields(schemas, cta))).toMatchInlineSnapshot(`
    "
    heading   text; at most 200 characters
    button   object
    button.label*   text
    button.href*   link
    "
  `);
});

test("the fields of a schema are the same objects each time, so that they are drawn once", () => {
  expect(blockFields(schemas, "hero")).toBe(blockFields(schemas, "hero"));
  expect(blockFields(schemas, "nothing")).toEqual([]);
});

test("a new type of block, with a kind that nobody has heard of, needs no code", () => {
  const quote: Schema = {
    type: "object",
    required: ["type", "words"],
    properties: {
      type: { const: "quote" },
      words: { title: "Words", kind: "line", type: "string", maxLength: 60 },
      mood: { kind: "mood", type: "string" },
      stars: { type: "integer", minimum: 1, maximum: 5 },
    },
  };
  const more = { ...schemas, "blocks/quote.schema.json": quote };
  expect(told(blockFields(more, "quote"))).toMatchInlineSnapshot(`
    "
    type*   fixed
    words*   text; at most 60 characters
    mood   text
    stars   number; 1 to 5
    "
  `);
});

test("choices in words", () => {
  const find = (type: string, name: string) =>
    ways(blockFields(schemas, type)).find(({ way }) => way === name)!.field.options;
  expect(find("servicesGrid", "items[].pictogram").find(({ value }) => value === "services/web-development")).toEqual({
    value: "services/web-development",
    words: "Web development",
    group: "Services",
  });
  expect(find("carousel", "slidesInView").map(({ value, words }) => [value, words])).toEqual([
    [2, "2"],
    [3, "3"],
  ]);
});

test("folded blocks and items are known by their first words", () => {
  const known = types.map((type) => `${type}: ${itemText(blockFields(schemas, type), block(type))}`);
  expect(known).toMatchInlineSnapshot(`
    [
      "accordion: Core Value",
      "article: Who are your users?",
      "cardGrid: Why choose us",
      "carousel: Our Portfolio",
      "contactDetails: Other ways to reach us",
      "contactForm: Let's Get in Touch",
      "cta: Got an App Idea? Let's Talk!",
      "faq: Questions clients ask us first",
      "hero: Let's talk about your project",
      "intro: Mobile & Web App Development Agency",
      "logoGrid: The tools we work with",
      "portfolioGrid: Portfolio",
      "postCards: Recent Market Trends",
      "process: Our Development Process",
      "servicesGrid: Services We Offer",
      "shared: contact-form",
      "tabs: Why choose us",
      "testimonials: WHAT OUR CLIENTS SAY",
    ]
  `);
  const items = (type: string, list: string, value: Group) => {
    const field = blockFields(schemas, type).find(({ name }) => name === list)!;
    return itemText(field.item!.field.fields, value);
  };
  expect(items("faq", "items", { answer: "Yes.", question: "Really?" })).toBe("Really?");
  expect(items("faq", "items", { answer: ["Yes.", "No."], question: " " })).toBe("Yes.");
  expect(items("portfolioGrid", "items", { image: { src: "a.webp", alt: "A kite" } })).toBe("A kite");
  expect(items("faq", "items", {})).toBe("");
});

describe("every field of every kind is set, cleared and set again", () => {
  const around = { leadsTo: () => undefined, linkSpans: () => [], routes: [], images: undefined, picture: undefined };
  const stock = { ...around, cards: ["/news"], forms: ["contact"], shared: ["contact-form"] };

  test.each(subjects)("$title", ({ file, data }) => {
    const role = file.includes("_shared") ? "shared" : file.includes("_site") ? "site" : "page";
    const named = { file, role, name: "" } as const;
    const start = opened(text(data), named);
    const tried = new Set<string>();
    for (const { pointer, isItem } of pointersIn(data)) {
      if (isItem) continue;
      const path = pathOf(pointer, data);
      const value = newValue({ lookup, stock, page: { ...named, text: "", data } }, path) ?? { heading: "New" };
      const settle = { type: "settle" } as const;
      const cleared = after(start, { type: "clear", pointer }, settle);
      expect(pointersIn(cleared.now.page!).some((each) => each.pointer === pointer)).toBe(false);
      const set = after(cleared, { type: "set", pointer, value }, settle);
      expect(pointersIn(set.now.page!).find((each) => each.pointer === pointer)?.value).toEqual(value);
      // What it was before comes back with the same bytes.
      expect(after(set, { type: "undo" }, { type: "undo" }).now.text).toBe(text(data));
      expect(after(set, { type: "clear", pointer }).now.text).toBe(cleared.now.text);
      tried.add(pointerOf(path));
    }
    expect(tried.size).toBeGreaterThan(2);
  });
});

test("which switches are on while nothing is written is in the schema, and not in its words", () => {
  const on = everything.flatMap(({ title, fields }) =>
    ways(fields)
      .filter(({ field }) => field.located.schema["default"] === true)
      .map(({ way, field }) => [title, way, field.widget]),
  );
  expect(on).toEqual([["carousel", "autoplay", "switch"]]);
});
