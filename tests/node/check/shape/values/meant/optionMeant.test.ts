/** Options by other words for them. */
import { expect, test } from "vitest";
import { follow, type Located } from "../../../../../../src/model/fields.ts";
import { GROUND_WORDS } from "../../../../../../src/model/grounds.ts";
import { optionMeant, SAME_CHOICES } from "../../../../../../src/node/check/shape/values/meant/optionMeant.ts";
import { block, page, problemsOf, schemas, settings, text, toldOf, types } from "../../../site.ts";

function optionsIn({ schema, file }: Located): string[][] {
  const located = schema.kind === "block" ? { schema: {}, file } : follow(schemas, { schema, file });
  const { enum: options, properties = {}, items, additionalProperties } = located.schema;
  const inner = [...Object.values(properties), items, additionalProperties].flatMap((each) =>
    typeof each === "object" ? optionsIn({ schema: each, file: located.file }) : [],
  );
  return options ? [options.filter((option) => typeof option === "string"), ...inner] : inner;
}

const all = [types, ...Object.entries(schemas).flatMap(([file, schema]) => optionsIn({ schema, file }))];

test.each(SAME_CHOICES.map((row) => [row]))("of %s, a field has one, and some field has one", (row) => {
  const counts = all.map((options) => options.filter((option) => row.includes(option)).length);
  expect(Math.max(...counts)).toBe(1);
});

test("every ground has words that people call it by", () => {
  const offered = JSON.stringify(schemas).matchAll(/"(?:ground|cardColour)":\{[^{}]*?"enum":\[([^\]]*)\]/g);
  const grounds = new Set(Array.from(offered, ([, list]) => JSON.parse(`[${list!}]`) as string[]).flat());
  expect(grounds.size).toBeGreaterThan(10);
  expect(Object.keys(GROUND_WORDS).toSorted()).toEqual([...grounds].toSorted());
});

test.each([
  ["blue", 'did you mean "cobalt" (blue)?'],
  ["dark-blue", 'did you mean "cobalt" (blue) or "ink" (black)?'],
  ["Navy", 'did you mean "cobalt" (blue) or "ink" (black)?'],
  ["lightBlue", 'did you mean "periwinkle" (lilac) or "pale" (light blue)?'],
  ["dark green", 'did you mean "leaf" (green)?'],
  ["red", 'did you mean "vermilion" (red)?'],
  ["orange", 'did you mean "vermilion" (red) or "marigold" (yellow)?'],
  ["Light orange", 'did you mean "marigold" (yellow)?'],
  ["burnt-orange", 'did you mean "vermilion" (red)?'],
  ["#ff7f00", 'colours come from the design: write "vermilion" (red) or "marigold" (yellow), which are nearest.'],
  ["bg-orange-500", 'did you mean "vermilion" (red) or "marigold" (yellow)?'],
  ["light grey", 'did you mean "mist" (grey)?'],
  ["black", 'did you mean "ink" (black)?'],
  ["purple", 'did you mean "plum" (purple)?'],
  ["#0047ab80", 'colours come from the design: write "cobalt" (blue), which is nearest.'],
  ["#f5f5f5", 'colours come from the design: write "mist" (grey), which is nearest.'],
  ["#e0e6ff", 'colours come from the design: write "pale" (light blue), which is nearest.'],
  ["#000c", 'colours come from the design: write "ink" (black), which is nearest.'],
  ["0047ab", 'colours come from the design: write "cobalt" (blue), which is nearest.'],
  ["rgba(0, 71, 171, .5)", 'colours come from the design: write "cobalt" (blue), which is nearest.'],
  ["hsl(45, 100%, 50%)", 'colours come from the design: write "marigold" (yellow), which is nearest.'],
  ["hsl(120deg 60% 30% / 80%)", 'colours come from the design: write "leaf" (green), which is nearest.'],
  ["var(--blue)", 'did you mean "cobalt" (blue)?'],
  ["bg-green-600", 'did you mean "leaf" (green)?'],
  ["teal-500", 'did you mean "teal" (turquoise)?'],
  [
    "pink",
    'write one of "leaf" (green), "vermilion" (red), "marigold" (yellow), "cobalt" (blue), "periwinkle" (lilac), "teal" (turquoise), "plum" (purple), "ink" (black), "pale" (light blue) or "mist" (grey), or leave it out, with the comma before it.',
  ],
])("a slide in %j", (ground, fix) => {
  const carousel = {
    ...block("carousel"),
    slides: [1, 2, 3].map((i) => ({ title: `Slide ${i}`, ground: i > 1 ? "leaf" : ground })),
  };
  expect(problemsOf({ "pages/index.json": text(page(carousel)) }).map((problem) => problem.fix)).toEqual([fix]);
});

test("kinds of fields of a form", () => {
  const kinds = ["text", "email", "tel", "select", "textarea"];
  const meant = ["phone", "mail", "multiline", "Drop-down", "string", "checkbox"].map((word) =>
    optionMeant(word, kinds),
  );
  expect(meant).toEqual(["tel", "email", "textarea", "select", "text", undefined]);
  const fields = { name: { label: "Name", kind: "text" }, email: { label: "Email", kind: "phone" } };
  expect(problemsOf({ "pages/_site.json": text({ ...settings(), fields }) }).map(({ fix }) => fix)).toEqual([
    'did you mean "tel"?',
  ]);
});

test("a type of block by another word for it", () => {
  expect(`\n${toldOf({ ...block("carousel"), type: "slider" })}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:7:15   In block 1: there is no block called "slider".
        7 |       "type": "slider",
          |               ^^^^^^^^
        Fix: did you mean "carousel"?                                [unknown-block]
    "
  `);
});

test.each([
  [{ ...block("hero"), type: "Hero banner" }, 'did you mean "hero"?'],
  [{ ...block("carousel"), type: "imageCarousel" }, 'did you mean "carousel"?'],
  [{ ...block("contactForm"), type: "contact form block" }, 'did you mean "contactForm"?'],
  // "Banner" is a word for a call to action as well: what it has in it says more.
  [{ ...block("hero"), type: "banner" }, 'did you mean "hero"?'],
  [{ ...block("cta"), type: "banner" }, 'did you mean "cta"?'],
  // By its fields.
  [{ ...block("process"), type: "how we work" }, 'did you mean "process"?'],
  [
    { type: "hero and intro", heading: "Kites" },
    expect.stringMatching(/^write one of "accordion", .* or "testimonials"\. docs/),
  ],
])("a type that nobody would have misspelt: %o", (written, fix) => {
  expect(problemsOf({ "pages/index.json": text(page(written)) })[0]).toMatchObject({ code: "unknown-block", fix });
});
