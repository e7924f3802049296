/** Invalid ids, and links to them. */
import { expect, test } from "vitest";
import { type Group, page, pageAt, problemsOf, shortHero, shortIntro, text, told } from "../../site.ts";

const other = text(pageAt("/other", shortIntro({ text: "See [the kinds](/#kinds)." })));
interface Written {
  ids: string[];
  links: string[];
  /** Other files. */
  more?: Record<string, string>;
}

/** The messages and fixes for links to anchors and for invalid ids. */
const fixesOf = ({ ids, links, more }: Written) => {
  const linking = links.map((href) => shortIntro({ text: `See [the place](${href}).` }));
  const files = { ...more, "pages/index.json": text(page(...linking, ...ids.map((id) => shortIntro({ id })))) };
  return problemsOf(files).map(({ code, fix }) => `${code}: ${fix}`);
};

test("a name with a word of the place that a link leads to", () => {
  const button = { label: "See our seven kinds of text", href: "#kinds" };
  expect(`\n${told({ "pages/index.json": text(page(shortIntro({ button }), shortIntro({ id: "Seven kinds" }))) })}\n`)
    .toMatchInlineSnapshot(`
    "
    pages/index.json:19:13   In block 2 (intro "Hello"): "id" is "Seven kinds", but an anchor has only small letters, digits and hyphens, and starts with a letter.
        19 |       "id": "Seven kinds"
           |             ^^^^^^^^^^^^^
        Fix: write "kinds": the button on line 12 leads there.       [bad-anchor]
    "
  `);
});

const lead = (id: string) =>
  `broken-anchor: give the block that is meant "id": "${id}", lead the link elsewhere, or take it out.`;

const orSeven = (name: string) =>
  `broken-anchor: lead to "#seven-kinds", give the block that is meant "id": "${name}", or take the link out.`;

test.each<[string, Written, said: string[]]>([
  [
    "a slip",
    { ids: ["Pricse"], links: ["#prices"] },
    [
      'bad-anchor: write "prices": the link on line 9 leads there. If that is misspelt, write "pricse" here, and "#pricse" in the link.',
    ],
  ],
  [
    "several links",
    { ids: ["Seven kinds"], links: ["#kinds"], more: { "pages/other.json": other } },
    ['bad-anchor: write "kinds": 2 links lead there, the first on line 9.'],
  ],
  [
    "a link on another page",
    { ids: ["Seven kinds"], links: [], more: { "pages/other.json": other } },
    ['bad-anchor: write "kinds": the link in pages/other.json, line 9, leads there.'],
  ],
  ["the name as it is meant", { ids: ["Seven kinds"], links: ["#seven-kinds"] }, ['bad-anchor: write "seven-kinds".']],
  [
    "links to two places",
    { ids: ["Seven kinds"], links: ["#kinds", "#seven"] },
    [orSeven("kinds"), orSeven("seven"), 'bad-anchor: write "seven-kinds".'],
  ],
  [
    "two names",
    { ids: ["Seven kinds", "Our kinds"], links: ["#kinds"] },
    [
      lead("kinds"),
      'bad-anchor: write "kinds", to which links lead already, or "seven-kinds".',
      'bad-anchor: write "kinds", to which links lead already, or "our-kinds".',
    ],
  ],
  [
    "another name is nearer",
    { ids: ["Seven kinds", "kind"], links: ["#kinds"] },
    [
      'broken-anchor: did you mean "#kind"?',
      'bad-anchor: write "kinds", to which links lead already, or "seven-kinds".',
    ],
  ],
])("%s", (_, files, said) => {
  expect(fixesOf(files)).toEqual(said);
});

test("the name of a section as a link has it already", () => {
  const rights = { heading: "Your rights", id: "Your Rights", text: "Write to us." };
  const article = { type: "article", sections: [{ heading: "Our duties", id: "duties", text: "We reply." }, rights] };
  const linking = text(pageAt("/other", shortIntro({ text: "See [your rights](/#your-rights)." })));
  const found = problemsOf({ "pages/index.json": text(page(article)), "pages/other.json": linking });
  expect(found.map(({ code, fix }) => `${code}: ${fix}`)).toEqual(['bad-anchor: write "your-rights".']);
});

test.each(["Kinds", "kinds ", "Kinds!"])("the name of a shared block that is written %o", (id) => {
  const files = {
    "pages/_shared/kinds.json": text({ block: shortIntro({ id }) }),
    "pages/index.json": text(page(shortIntro({ text: "See [the kinds](#kinds)." }), { type: "shared", use: "kinds" })),
  };
  expect(problemsOf(files).map(({ file, fix }) => `${file}: ${fix}`)).toEqual([
    'pages/_shared/kinds.json: write "kinds".',
  ]);
});

test("a place that is called as the heading of a part of an article says, also where the article has a mistake", () => {
  const section = (id: string, heading: string) => ({
    id,
    heading,
    text: ["A few words.", "[Why](#2-how-soon-is-it)"],
  });
  const article = {
    type: "article",
    sections: [section("budget", "1. The budget"), section("approval", "2. How soon is it?")],
  };
  const fixes = (own: Group) =>
    problemsOf({ "pages/index.json": text(page(shortHero("A kite"), own)) })
      .filter(({ code }) => code === "broken-anchor")
      .map(({ fix }) => fix);
  const fix = 'write "#approval": the part with that heading has "id": "approval".';
  for (const own of [article, { ...article, close: 3 }]) expect(new Set(fixes(own))).toEqual(new Set([fix]));
});

test("a place that is called as the heading of a block says, which has another name", () => {
  const form = { type: "contactForm", id: "form", heading: "Let’s get in touch", form: "contact" };
  const linked = { ...shortHero("A kite"), button: { label: "Write to us", href: "/contact#lets-get-in-touch" } };
  const fixes = (...blocks: Group[]) =>
    problemsOf({ "pages/index.json": text(page(linked)), "pages/contact.json": text(pageAt("/contact", ...blocks)) })
      .filter(({ code }) => code === "broken-anchor")
      .map(({ fix }) => fix);
  expect(fixes(shortHero("A form"), form)).toEqual([
    'write "/contact#form": the block with that heading has "id": "form".',
  ]);
  const { id: _, ...nameless } = form;
  expect(fixes(shortHero("A form"), nameless)[0]).toContain('"id": "lets-get-in-touch"');
});

/** What is said of an article with these sections, and of a text with links to it. */
function saidOfSections(sections: Group[], ...anchors: string[]): string[] {
  const list = sections.map((section) => ({ ...section, text: "Dry it, then oil it." }));
  const care = { type: "article", sections: list };
  const words = anchors.map((anchor) => `See [the place](/care#${anchor}).`).join(" ");
  const files = {
    "pages/care.json": text(pageAt("/care", shortIntro({}), care)),
    "pages/here.json": text(pageAt("/here", shortIntro({ text: words }))),
  };
  return problemsOf(files)
    .filter(({ code }) => code !== "missing-card")
    .map(({ file, message, fix }) => `${file} ${message} ${fix}`);
}

const CHAIN = { heading: "The chain" };
const BRAKES = { id: "brakes", heading: "The brakes" };
const MISSING =
  'pages/care.json the "id" is missing. add it before the other fields, with the comma, for example: "id":';
const NUMBER = 'pages/care.json "id" should be a text, but it is a number: 3.';

test.each<[string, Group[], string[], string[]]>([
  ["a missing id", [CHAIN, BRAKES], ["chain"], [`${MISSING} "chain",`]],
  [
    "a number",
    [{ id: 3, ...CHAIN }, BRAKES],
    ["chain"],
    [`${NUMBER} write "chain": the link in pages/here.json, line 9, leads there.`],
  ],
  ["a missing id without a link", [CHAIN, BRAKES], ["brakes"], [`${MISSING} "the-chain",`]],
  ["a missing id and links to two places", [CHAIN, BRAKES], ["chain", "wheels"], [`${MISSING} "the-chain",`]],
  [
    "two missing ids",
    [CHAIN, { heading: "The brakes" }],
    ["chain"],
    [`${MISSING} "the-chain",`, `${MISSING} "the-brakes",`],
  ],
  [
    "a number without a link",
    [{ id: 3, ...CHAIN }, BRAKES],
    ["brakes"],
    [`${NUMBER} write it like this: "id": "the-chain".`],
  ],
])("%s among sections", (_name, ...[sections, anchors, expected]) => {
  expect(saidOfSections(sections, ...anchors)).toEqual(expected);
});
