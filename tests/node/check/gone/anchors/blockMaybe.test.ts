/** Links to a place that is not there, whose label or name tells which block may be meant. */
import { expect, test } from "vitest";
import { block, type Group, page, pageAt, problemsOf, shortHero, shortIntro, text } from "../../site.ts";

const form = { ...block("contactForm"), heading: "Reserve your place" };
const sharedForm = (more: Group) => ({ "pages/_shared/talk.json": text({ block: { ...form, ...more } }) });
const placed = { type: "shared", use: "talk" };

/** What is said of the link of a button. @param more Other files of the site. */
function fixOf(label: string, href: string, { blocks, more = {} }: { blocks: Group[]; more?: Record<string, string> }) {
  const hero = { ...shortHero("A kite"), button: { label, href } };
  const found = problemsOf({ "pages/index.json": text(page(hero, ...blocks)), ...more });
  return found.find(({ code }) => code === "broken-anchor")?.fix;
}
const maybe = (place: string, id: string) =>
  `if ${place} is meant, write "id": "${id}" and a comma behind its { in line 19. Else lead the button elsewhere, or take it out.`;
const any = (id: string) => `give the block that is meant "id": "${id}", lead the button elsewhere, or take it out.`;
const faq = { ...block("faq"), heading: "Before you write" };
const FAQ = 'block 2 (faq "Before you write")';
const FORM = 'block 2 (contactForm "Reserve your place")';

test.each<[what: string, label: string, href: string, blocks: Group[], fix: string]>([
  ["a word of its heading in the label", "Reserve a table", "#card", [form], maybe(FORM, "card")],
  ["a word for a form", "Come along", "#register", [form], maybe(FORM, "register")],
  [
    "the only form, beside other blocks",
    "Come",
    "#sign-register",
    [form, shortIntro({})],
    maybe(FORM, "sign-register"),
  ],
  [
    "all long words of the label in a heading",
    "What it costs",
    "#money",
    [shortIntro({ heading: "What an app costs" })],
    maybe('block 2 (intro "What an app costs")', "money"),
  ],
  ["another word for its kind", "Read the answers", "#questions", [faq], maybe(FAQ, "questions")],
  [
    "another word for its kind, beside a block with a name of its own",
    "Read the answers",
    "#questions",
    [faq, { ...form, id: "form" }],
    maybe(FAQ, "questions"),
  ],
  [
    "another word for the kind of a block with a name",
    "Read the answers",
    "#questions",
    [{ ...faq, id: "before" }],
    'write "#before": the faq there has "id": "before".',
  ],
  [
    "another word for the kind of two blocks",
    "Read the answers",
    "#questions",
    [faq, { ...faq, heading: "After that" }],
    any("questions"),
  ],
  [
    "a name that has nothing to do with that of another block",
    "Come along",
    "#venue",
    [{ ...shortIntro({}), id: "budget" }],
    any("venue"),
  ],
  ["no word that is about the form", "Come along", "#venue", [form], any("venue")],
  ["two forms", "Come along", "#register", [form, { ...form, heading: "Write to us" }], any("register")],
  [
    "two headings with the words",
    "Costs",
    "#money",
    [shortIntro({ heading: "Costs" }), shortIntro({ heading: "More costs" })],
    any("money"),
  ],
])("%s", (_, ...[label, href, blocks, fix]) => {
  expect(fixOf(label, href, { blocks })).toBe(fix);
});

test("a form in a shared block", () => {
  const said = (more: Group) => fixOf("Come along", "#register", { blocks: [placed], more: sharedForm(more) });
  expect(said({})).toBe(maybe('block 2 (shared "talk")', "register"));
  expect(said({ id: "place" })).toBe('write "#place": the shared block "talk" there has "id": "place".');
});

/** The same form with the id "venue" on two other pages, or on as many as are asked for. */
const elsewhere = (each: Group = { ...form, id: "venue" }, count = 2) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, i) => [`pages/x${i}.json`, text(pageAt(`/x${i}`, shortIntro({}), each))]),
  );
const OTHERWISE = 'Else write "/x0#venue" or "/x1#venue": those pages have it. Or take the button out.';
const two = 'write "/x0#venue" or "/x1#venue": those pages have it. Or take the button out.';
const shared = { "pages/_shared/talk.json": text({ block: { ...form, id: "venue" } }) };
const itself = `if ${FORM} is meant, write "id": "venue" and a comma behind its { in line 19.`;

test.each<[what: string, blocks: Group[], more: Record<string, string>, fix: string]>([
  ["a block of the type that has it on other pages", [form], elsewhere(), `${itself} ${OTHERWISE}`],
  [
    "such a block beside one that has another name",
    [form, { ...form, heading: "Write to us", id: "write" }],
    elsewhere(),
    `${itself} ${OTHERWISE}`,
  ],
  ["two such blocks", [form, { ...form, heading: "Write to us" }], elsewhere(), two],
  ["no block of that type", [shortIntro({})], elsewhere(), two],
  [
    "only one page that has it",
    [form],
    elsewhere(undefined, 1),
    'write "/x0#venue": that page has it. Or take the button out.',
  ],
  [
    "a shared block that has it on other pages",
    [form],
    { ...shared, ...elsewhere(placed) },
    `${itself} Else write "/all#venue", "/x0#venue" or "/x1#venue": those pages have it. Or take the button out.`,
  ],
  [
    "a shared block, and no block of its type",
    [shortIntro({})],
    { ...shared, ...elsewhere(placed) },
    'add { "type": "shared", "use": "talk" }, a contactForm with that "id", to this page. Or write "/all#venue", "/x0#venue" or "/x1#venue": those pages have it. Or take the button out.',
  ],
])("a place that other pages have, and %s", (_, ...[blocks, more, fix]) => {
  expect(fixOf("Come along", "#venue", { blocks, more })).toBe(fix);
});
