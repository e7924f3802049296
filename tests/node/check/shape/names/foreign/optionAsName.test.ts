/** An option that stands as a name by itself, with true behind it. */
import { expect, test } from "vitest";
import { block, type Group, page, problemsOf, settings, shortIntro, text } from "../../../site.ts";

function told(group: Group): (string | undefined)[] {
  return problemsOf({ "pages/index.json": text(page(shortIntro({ heading: "First" }), group)) }).map(({ fix }) => fix);
}

/** The example of a block without the fields that say how it looks. */
function plain(type: string): Group {
  const { variant: _variant, ground: _ground, art: _art, ...others } = block(type);
  return others;
}

const THAT_LISTS = "that puts the heading at the left and two columns at the right";

test.each<[type: string, more: Group, fix: string]>([
  ["cardGrid", { numbered: true }, 'write "variant": "steps" in its place.'],
  ["cardGrid", { numbered: "yes" }, 'write "variant": "steps" in its place.'],
  ["cardGrid", { steps: true }, 'write "variant": "steps" in its place.'],
  ["cardGrid", { showNumbers: true }, 'write "variant": "steps" in its place.'],
  ["cardGrid", { withImages: true }, 'write "variant": "pictures" in its place.'],
  ["cardGrid", { twoColumns: true }, `write "variant": "list" in its place: ${THAT_LISTS}. Or take it out.`],
  ["cardGrid", { grey: true }, 'write "ground": "mist" in its place.'],
  ["contactForm", { dark: true }, 'write "ground": "ink" in its place.'],
  ["contactForm", { darkBlue: true }, 'write "ground" with "cobalt" or "ink" in its place.'],
  ["cta", { dark: true }, 'write "variant": "block" in its place: that is dark. Or take it out.'],
  ["cta", { kites: true }, 'write "art": "kites" in its place.'],
  ["cta", { noArt: true }, 'write "art": "none" in its place.'],
  [
    "cardGrid",
    { variant: "steps", numbered: true },
    'take it out, with the comma behind it: "variant": "steps" says it.',
  ],
  [
    "cardGrid",
    { variant: "list", numbered: true },
    'take it out, with the comma behind it: "variant" is there already, and can be only one thing. If you like "steps" better, write that there.',
  ],
])("%s with %o", (type, more, fix) => {
  expect(told({ ...more, ...plain(type) })).toEqual([fix]);
});

test.each<[type: string, more: Group]>([
  ["cardGrid", { numbered: false }],
  ["cardGrid", { small: true }],
  ["cardGrid", { imageLeft: true }],
  ["cardGrid", { right: true }],
  ["faq", { dark: true }],
  ["cta", { input: true }],
])("nothing is chosen by %s with %o", (type, more) => {
  expect(told({ ...more, ...plain(type) })).toEqual(["take it out."]);
});

test("of two names for one field, the first is written", () => {
  expect(told({ numbered: true, pictures: true, ...plain("cardGrid") })).toEqual([
    'write "variant": "steps" in its place.',
    'take it out, with the comma behind it: "variant" is there already, and can be only one thing. If you like "pictures" better, write that there.',
  ]);
});

test("the field that is missing is the one that is meant", () => {
  const site = settings();
  site["fields"] = { name: { label: "Name", kind: "text" }, email: { label: "Email", email: true } };
  const found = problemsOf({ "pages/_site.json": text(site) });
  expect(found.map(({ fix }) => fix)).toEqual(['write "kind": "email" in its place.']);
});
