/** A field of a shared block that pages may not change: what else its author can do than lose it. */
import { expect, test } from "vitest";
import { type Group, pageAt, problemsOf, shortIntro, text } from "../site.ts";

test("a field that is not open can be said in a block of one's own", () => {
  const form = { type: "contactForm", heading: "Write to us", form: "contact" };
  const long = {
    ...form,
    text: "We answer within a few days, with questions, an estimate and a plan. ".repeat(3).trim(),
  };
  const fixOf = (contact: Group, ...[use]: Group[]) =>
    problemsOf({
      "pages/_shared/contact-form.json": text({ block: contact, open: ["heading"] }),
      "pages/x.json": text(pageAt("/x", shortIntro({}), { type: "shared", use: "contact-form", ...use })),
    }).map(({ fix }) => fix);
  const OPEN =
    'change "open" in pages/_shared/contact-form.json to ["heading", "form"] (other pages stay as they are),';
  const words = { heading: "Your school", form: "quote" };
  const OUT = `${OPEN} or take "form" out of "with", with the comma before it: the shared "form" is shown here then, and this one is lost.`;
  const own = "all that this block shows is written here, so write the block itself in the place of this one";
  const short = { ...form, text: "We answer soon." };
  expect([
    fixOf(form, { with: words }),
    fixOf(form, { id: "write", with: words }),
    fixOf(short, { with: words }),
    fixOf(long, { with: words }),
    fixOf(form, { with: { ...words, form: 5 } }),
  ]).toEqual([
    [`${own}: { "type": "contactForm", "heading": "Your school", "form": "quote" }. Or ${OUT}`],
    [`${own}: { "type": "contactForm", "heading": "Your school", "form": "quote", "id": "write" }. Or ${OUT}`],
    [
      `${OUT} Or write the block itself in the place of this one: { "type": "contactForm", "heading": "Your school", "form": "quote", "text": "We answer soon." }.`,
    ],
    [OUT],
    [OUT],
  ]);
  // If one block overrides two closed fields, each fix lists both.
  const both = fixOf(form, { with: { text: "Ask us.", form: "quote" } });
  expect(both.map((fix) => / to \[.*?\]/.exec(fix!)?.[0])).toEqual(
    Array.from(both, () => ' to ["heading", "text", "form"]'),
  );
  const done = { ...form, ...words };
  expect(problemsOf({ "pages/x.json": text(pageAt("/x", shortIntro({}), done)) })).toEqual([]);
});

const questions = [
  {
    question: "What does a first talk cost?",
    answer: "Nothing. We ask what you need, and say what it takes to build it.",
  },
  { question: "How long does it take?", answer: "A first version takes three months, from the talk to the stores." },
];
const faq = { type: "faq", heading: "Questions", items: questions };
const given = { heading: "Questions about our guides", items: questions };
const make = (line: number, rest = "") =>
  `all that this block shows is written here, so make this a block of its own: write "type": "faq" in the place of "type": "shared", take "use" out, with the comma behind it, and take "with": { and the } of line ${line} away${rest}.`;
const change =
  'change "open" in pages/_shared/faq.json to ["heading", "items"], so that these "items" stand in the place of the shared ones (other pages stay as they are), or take "items" out of "with"';
const wholes: [what: string, files: { shared: Group; place?: Group }, fix: string][] = [
  [
    "all of it",
    { shared: { block: faq, open: ["heading"] } },
    `${make(26)} Or ${change}, with the comma before it: the shared "items" are shown here then, and these are lost.`,
  ],
  [
    "all of it, with a field behind it",
    { shared: { block: faq, open: ["heading"] }, place: { id: "ask" } },
    `${make(26, " with its comma, write a comma at the end of line 25")} Or ${change}, with the comma before it: the shared "items" are shown here then, and these are lost.`,
  ],
  [
    "all but its name for links",
    { shared: { block: { ...faq, id: "ask" }, open: ["heading"] } },
    `${change}, with the comma before it: the shared "items" are shown here then, and these are lost.`,
  ],
  [
    "all but its ground",
    { shared: { block: { ...faq, ground: "mist" }, open: ["heading"] } },
    `${change}, with the comma before it: the shared "items" are shown here then, and these are lost.`,
  ],
  [
    "all, of which nothing is open",
    { shared: { block: faq } },
    `${make(26)} Or add "open": ["heading", "items"] to pages/_shared/faq.json (other pages stay as they are), or take "with" out, with the comma before it: the shared words are shown here then, and these are lost.`,
  ],
];
test.each(wholes)("a page that words differently %s", (_, { shared, place }, fix) => {
  const found = problemsOf({
    "pages/_shared/faq.json": text(shared),
    "pages/x.json": text(pageAt("/x", shortIntro({}), { type: "shared", use: "faq", with: given, ...place })),
  });
  expect(found.map((problem) => problem.fix)).toEqual([fix]);
});

test("words in a field that the block does not have can be said beside it, and fields that the page words already are not offered", () => {
  const form = { type: "contactForm", heading: "Write to us", form: "contact" };
  const fixOf = (words: Group) =>
    problemsOf({
      "pages/_shared/contact-form.json": text({ block: form, open: ["heading"] }),
      "pages/x.json": text(pageAt("/x", shortIntro({}), { type: "shared", use: "contact-form", with: words })),
    }).map(({ message, fix }) => `${message} ${fix}`);
  const NOT = 'the shared block "contact-form" is a contactForm, which has no';
  const beside = 'say it in a block beside this one, for example an "intro".';
  expect([
    fixOf({ heading: "Your school", colour: "One team for you." }),
    fixOf({ colour: ["One team for you."] }),
    fixOf({ heading: "Your school", colour: "red" }),
    fixOf({ colour: "red" }),
  ]).toEqual([
    [`${NOT} "colour". take it out, with the comma before it, or ${beside}`],
    [`${NOT} "colour". use "heading", take it out, or ${beside}`],
    [`${NOT} "colour". take it out, with the comma before it.`],
    [`${NOT} "colour". use "heading", or take it out.`],
  ]);
});
