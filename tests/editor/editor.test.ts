/** What VS Code offers, marks and explains while somebody writes a page. */
import { describe, expect, test } from "vitest";
import { blockCatalogue } from "../../src/model/catalogue.ts";
import { page, problemsOf, schemas, text, types } from "../node/check/site.ts";
import { hover, offered, problemsIn, taken } from "./editor.ts";
import { agency } from "../support/agency/agency.ts";

const catalogue = blockCatalogue(schemas);

/** A page with these blocks, each on a line of its own from line 6 on. */
function pageOf(...blocks: string[]): string {
  return `{\n  "route": "/x",\n  "title": "T",\n  "description": "D",\n  "blocks": [\n${blocks.join(",\n")}\n  ]\n}`;
}

async function labels(at: string, file?: string): Promise<string[]> {
  return (await offered(at, file)).map(({ label }) => label);
}

describe("a new block", () => {
  test("may be of every type, each with a sentence", async () => {
    const items = await offered(pageOf('{ "type": "|" }'));
    expect(items.map(({ label, documentation }) => [JSON.parse(label), documentation])).toEqual(
      catalogue.map(({ type, purpose }) => [type, purpose]),
    );
  });

  test("starts with its type", async () => {
    for (const at of ['{ "|" }', "{|}", '{ "heading": "A", | }']) {
      const [item, ...others] = await offered(pageOf(at));
      expect(others).toEqual([]);
      // The cursor stands where the value goes.
      expect((item!.textEdit as { newText: string }).newText).toBe('"type": $1');
    }
  });

  test.each(catalogue)("$type: whole, and without a mistake", async ({ type, title, purpose, examples }) => {
    const at = pageOf("|");
    const item = (await offered(at)).find(({ label }) => label === `${type}: ${title}`)!;
    expect(item.documentation).toBe(purpose);
    const written = taken(at, item);
    expect(JSON.parse(written).blocks).toEqual([examples[0]]);
    expect(await problemsIn(written)).toEqual([]);
    expect(problemsOf({ "pages/index.json": text(page(JSON.parse(written).blocks[0])) })).toEqual([]);
  });

  test("between two others, with the comma that it needs", async () => {
    const intro = '{ "type": "intro", "heading": "A", "text": "B" }';
    const at = pageOf(`${intro},\n|\n${intro}`);
    const item = (await offered(at)).find(({ label }) => label.startsWith("cta"))!;
    const written = taken(at, item);
    expect(JSON.parse(written).blocks.map(({ type }: { type: string }) => type)).toEqual(["intro", "cta", "intro"]);
  });

  test("also in the file of a shared block", async () => {
    const items = await labels('{ "block": { "type": "|" } }', "pages/_shared/new.json");
    expect(items).toEqual(types.map((type) => `"${type}"`));
  });
});

describe.each(catalogue)("in the block $type", ({ type, fields }) => {
  const others = fields.filter(({ name }) => name !== "type");

  test("its own fields are offered and no others, each with its description", async () => {
    const items = await offered(pageOf(`{ "type": "${type}", "|" }`));
    expect(items.map(({ label, documentation }) => [label, documentation])).toEqual(
      others.map(({ name, description }) => [name, description]),
    );
  });

  test("every field is explained under the mouse", async () => {
    for (const { name, title, description } of others) {
      const shown = await hover(pageOf(`{ "type": "${type}", "|${name}": 0 }`));
      expect(shown.replaceAll("\\", "")).toBe(`${title}\n\n${description}`.replaceAll("\\", ""));
    }
  });

  test("every choice is offered with words", async () => {
    for (const { name, choices } of others.filter((field) => field.choices.length > 0 && field.fields.length === 0)) {
      const items = await offered(pageOf(`{ "type": "${type}", "${name}": | }`));
      for (const choice of choices) {
        const item = items.find(({ label }) => label === JSON.stringify(choice));
        expect(item?.documentation, `${name}: ${JSON.stringify(choice)}`).toMatch(/\w+ \w+/);
      }
    }
  });

  test("every field that must be there is missed", async () => {
    const found = await problemsIn(pageOf(`{ "type": "${type}" }`));
    const needed = others.filter(({ required }) => required).map(({ name }) => `line 6: Missing property "${name}".`);
    expect(found.toSorted()).toEqual(needed.toSorted());
  });
});

describe("a mistake", () => {
  const intro = '{ "type": "intro", "heading": "A", "text": "B" }';

  test("in a type is one mark, which names the types", async () => {
    const found = await problemsIn(pageOf(intro, '{ "type": "acordion", "heading": "A", "items": [] }'));
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/^line 7: There is no such block\. Write one of "accordion", .* or "testimonials"\.$/);
    for (const type of types) expect(found[0]).toContain(`"${type}"`);
  });

  test.each([
    ["a misspelt field", '"grond": "mist"', "Property grond is not allowed."],
    ["a choice that does not exist", '"ground": "red"', 'Value is not accepted. Valid values: "white", "mist".'],
    ["an empty text", '"heading": " "', "Nothing is written here."],
    ["a number for a text", '"heading": 5', "Write a text in quotation marks."],
    ["an anchor with capitals", '"id": "Form"', "Write small letters, digits and hyphens, with a letter first."],
  ])("%s is marked on its line", async (_, field, message) => {
    const lines = { heading: '"heading": "A"', text: '"text": "B"' };
    const [name = ""] = /\w+/.exec(field)!;
    const block = ['"type": "intro"', ...Object.values({ ...lines, [name]: field })];
    const written = pageOf(`{\n${block.join(",\n")}\n}`);
    const line = written.slice(0, written.indexOf(field)).split("\n").length;
    expect(await problemsIn(written)).toEqual([`line ${line}: ${message}`]);
  });

  const link = 'A link has a "label" and an "href" in { }, and nothing else.';
  const picture = 'A picture has "src" and "alt" in { }, or "decorative" in the place of "alt", and nothing else.';

  test.each([
    ['"/contact"', 'Write a block in { }. It starts with its "type".'],
    ['{ "type": "faq", "heading": "A", "items": { "question": "A", "answer": "B" } }', "Write a list in [ ]."],
    ['{ "type": "intro", "heading": "A", "text": [5] }', "Write a text in quotation marks."],
    ['{ "type": "intro", "heading": "A", "text": ["B", ""] }', "Nothing is written here."],
    ['{ "type": "intro", "heading": "A", "text": "B", "button": "/contact" }', link],
    [
      '{ "type": "intro", "heading": "A", "text": "B", "button": { "label": "C", "href": "/", "target": "_blank" } }',
      link,
    ],
    ['{ "type": "hero", "heading": "A", "image": "a.webp" }', picture],
    [
      '{ "type": "hero", "heading": "A", "image": { "src": "a.webp", "decorative": "yes" } }',
      "Write true or false, without quotation marks.",
    ],
  ])("of the kind of a value is told in plain words: %s", async (block, message) => {
    expect(await problemsIn(pageOf(block))).toEqual([`line 6: ${message}`]);
  });

  test("a list or a choice of two is never told in the words of schemas", () => {
    const plain = { array: "Write a list in [ ].", boolean: "Write true or false, without quotation marks." };
    const isPlain = (type: unknown): type is keyof typeof plain => type === "array" || type === "boolean";
    const { "generated.schema.json": _, ...own } = schemas;
    const found: unknown[] = [];
    JSON.stringify(own, (_name, value) => {
      if (isPlain(value?.type) && value.errorMessage !== plain[value.type as keyof typeof plain]) found.push(value);
      return value;
    });
    expect(found).toEqual([]);
  });

  test("a block without a type is one mark", async () => {
    expect(await problemsIn(pageOf(intro, '{ "heading": "A" }'))).toEqual(['line 7: Missing property "type".']);
  });
});

describe("files", () => {
  test.each(Object.entries(agency))("%s has no mark", async (file, content) => {
    expect(await problemsIn(String(content), file)).toEqual([]);
  });

  test.each([
    ["pages/new.json", "route"],
    ["pages/services/new.json", "route"],
    ["pages/_shared/new.json", "open"],
    ["pages/_site.json", "brand"],
  ])("%s gets help although it names no schema", async (file, field) => {
    expect(await labels('{ "|" }', file)).toContain(field);
  });

  test.each(["package.json", "dist/pages/new.json"])("%s is left alone", async (file) => {
    expect(await labels('{ "|" }', file)).toEqual(["$schema"]);
  });
});

describe("the fields of a shared block that a page words differently", () => {
  const use = (given: string) => pageOf(`{ "type": "shared", "use": "contact-form", "with": { ${given} } }`);

  test("are offered, with all that can be said of them", async () => {
    const items = await offered(use("|"));
    const names = catalogue.filter(({ type }) => type !== "shared").flatMap(({ fields }) => fields);
    const expected = new Set(names.map(({ name }) => name).filter((name) => name !== "type" && name !== "id"));
    expect(new Set(items.map(({ label }) => label))).toEqual(expected);
    for (const { documentation } of items) expect(documentation).toMatch(/\w+ \w+/);
    for (const { textEdit } of items) expect((textEdit as { newText: string }).newText).toMatch(/^"\w+": \S/);
  });

  test.each([
    ['"|heading": "A"', /^Heading\n\nThis field of the shared block, different on this page/],
    ['"|items": []', /^This field of the shared block/],
    ['"button": { "|label": "A" }', /\w+ \w+/],
    ['"details": [{ "|icon": "phone" }]', /\w+ \w+/],
  ])("are explained under the mouse: %s", async (given, words) => {
    expect(await hover(use(given))).toMatch(words);
  });

  const homes = catalogue.filter(({ type }) => type !== "shared");
  const names = new Set(homes.flatMap(({ fields }) => fields.map(({ name }) => name)));

  test.each([...names].filter((name) => name !== "type" && name !== "id"))(
    "have only values offered that every block with %s takes",
    async (name) => {
      const at = use(`"${name}": |`);
      for (const item of await offered(at)) {
        const value = JSON.parse(taken(at, item)).blocks[0].with[name];
        for (const { examples } of homes.filter(({ fields }) => fields.some((field) => field.name === name))) {
          const problems = await problemsIn(pageOf(JSON.stringify({ ...examples[0], [name]: value })));
          // Empty brackets are a start.
          expect(problems.filter((problem) => !problem.includes("too few"))).toEqual([]);
        }
      }
    },
  );

  test("are marked where no block could have them so", async () => {
    expect(await problemsIn(use('"heading": "A", "ground": "cobalt", "items": [{}]'))).toEqual([]);
    expect(await problemsIn(use('"heading": 5'))).toEqual(["line 6: Write a text in quotation marks."]);
  });
});

/** Every list of groups of a block's first example, without its entries: the cursor stands in it. */
function listsOf(type: string): [path: string, at: string][] {
  const [example] = catalogue.find((each) => each.type === type)!.examples;
  const found: [string, string][] = [];
  const search = (value: unknown, path: string) => {
    if (typeof value !== "object" || value === null) return;
    for (const [name, inner] of Object.entries(value)) {
      if (Array.isArray(inner) && typeof inner[0] === "object") {
        const entries = inner.splice(0);
        found.push([`${path}${name}`, pageOf(JSON.stringify(copy)).replace(`"${name}":[]`, `"${name}":[|]`)]);
        inner.push(...entries);
      }
      search(inner, `${path}${name} `);
    }
  };
  const copy = structuredClone(example);
  search(copy, "");
  return found.filter(([, at]) => at.includes("|"));
}

const lists = types.flatMap((type) => listsOf(type).map((list) => [type, ...list] as const));

test("there are lists to try", () => {
  expect(lists.length).toBeGreaterThan(12);
});

test.each(lists)("in the block %s, the list %s offers a whole entry", async (...[, , at]) => {
  const item = (await offered(at)).find(({ label }) => label !== "{}")!;
  expect(item.documentation).toMatch(/\w+ \w+/);
  const written = taken(at, item);
  // All that an entry needs is there; a list may need more than one.
  expect((await problemsIn(written)).filter((problem) => !problem.includes("too few"))).toEqual([]);
});
