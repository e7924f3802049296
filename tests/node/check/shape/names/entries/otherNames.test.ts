/** A field that must be there, under a name that nobody can take for a slip. */
import { expect, test } from "vitest";
import {
  block,
  type Group,
  page,
  problemsOf,
  settings,
  shortHero,
  shortIntro,
  text,
  told,
  toldOf,
} from "../../../site.ts";

const question = { question: "Is it free?", answer: "Yes, it is." };

function faqOf(item: Group): Group {
  return { type: "faq", heading: "Before you write", items: [item, question] };
}

test("its value could stand in the only field that is missing: one mistake", () => {
  expect(toldOf(faqOf({ question: "Is it quick?", reply: "Yes." }))).toMatchInlineSnapshot(`
    "pages/index.json:12:11   In block 1 (faq "Before you write") > question 1: "reply" is not something a question has.
        12 |           "reply": "Yes."
           |           ^^^^^^^
        Fix: rename it to "answer".                                  [unknown-property]"
  `);
  expect(toldOf(faqOf({ kysymys: "Is it quick?", answer: "Yes." }))).toMatchInlineSnapshot(`
    "pages/index.json:11:11   In block 1 (faq "Before you write") > question 1: "kysymys" is not something a question has.
        11 |           "kysymys": "Is it quick?",
           |           ^^^^^^^^^
        Fix: rename it to "question".                                [unknown-property]"
  `);
  expect(toldOf({ type: "shared", name: "contact-form" })).toMatchInlineSnapshot(`
    "pages/index.json:8:7   In block 1 (shared "contact-form"): "name" is not something a shared block has.
        8 |       "name": "contact-form"
          |       ^^^^^^
        Fix: rename it to "use".                                     [unknown-property]"
  `);
  expect(toldOf({ ...shortHero("A kite"), image: { source: "brand/logo.svg", alt: "A kite" } })).toMatchInlineSnapshot(`
    "pages/index.json:10:9   In block 1 (hero "Hello") > image: "source" is not something an image has.
        10 |         "source": "brand/logo.svg",
           |         ^^^^^^^^
        Fix: rename it to "src".                                     [unknown-property, can be fixed for you]"
  `);
});

test.each(["eyebrow", "kicker", "overline", "preheading", "tagline"])("%s: the small words above a heading", (name) => {
  const { label: _, ...rest } = block("testimonials");
  const problems = problemsOf({ "pages/index.json": text(page(shortHero("A kite"), { ...rest, [name]: "CLIENTS" })) });
  expect(problems.map(({ fix }) => fix)).toEqual(['rename it to "label".']);
});

test("the same for lists of blocks and for groups", () => {
  const { blocks, ...rest } = page(block("cta"));
  expect(told({ "pages/index.json": text({ ...rest, sections: blocks! }) })).toMatchInlineSnapshot(`
    "pages/index.json:5:3   "sections" is not something a page has.
        5 |   "sections": [
          |   ^^^^^^^^^^
        Fix: rename it to "blocks".                                  [unknown-property, can be fixed for you]"
  `);
  const { brand, ...site } = settings();
  expect(told({ "pages/_site.json": text({ company: brand!, ...site }) })).toMatchInlineSnapshot(`
    "pages/_site.json:2:3   "company" is not something pages/_site.json has.
        2 |   "company": {
          |   ^^^^^^^^^
        Fix: rename it to "brand".                                   [unknown-property]"
  `);
});

test("its value could not stand there, is a remark, or belongs elsewhere: nobody can say what it is", () => {
  expect(toldOf(faqOf({ question: "Is it quick?", reply: { first: 1 } }))).toMatchInlineSnapshot(`
    "pages/index.json:10:9   In block 1 (faq "Before you write") > question 1: the "answer" is missing.
        10 |         {
           |         ^
        Fix: add it before the other fields, with the comma and your own words for the three dots: "answer": "…",   [missing-property]

    pages/index.json:12:11   In block 1 (faq "Before you write") > question 1: "reply" is not something a question has.
        12 |           "reply": {
           |           ^^^^^^^
        Fix: take it out, with the comma before it, or say it in "answer".   [unknown-property]"
  `);
  expect(toldOf(faqOf({ question: "Is it quick?", note: "To be written." }))).toContain('the "answer" is missing');
  expect(toldOf({ type: "hero", background: "blue", lead: "Hello" })).toContain('the "heading" is missing');
  expect(toldOf({ type: "hero", subtitle: "Hello" })).toContain('the "heading" is missing');
});

test("groups that only one field takes, whatever their name", () => {
  const site = settings();
  const fields = site["fields"] as Group;
  const values = [{ value: "seo", label: "SEO" }];
  site["fields"] = { ...fields, service: { label: "Service", kind: "select", choices: values } };
  const items = [{ label: "Home", href: "/" }];
  site["header"] = { ...(site["header"] as Group), menu: [{ label: "All", items }] };
  expect(told({ "pages/_site.json": text(site) })).toMatchInlineSnapshot(`
    "pages/_site.json:34:9   In header > menu entry 1: "items" is not something a menu entry has.
        34 |         "items": [
           |         ^^^^^^^
        Fix: rename it to "links".                                   [unknown-property]

    pages/_site.json:85:7   In fields > service: "choices" is not something a field has.
        85 |       "choices": [
           |       ^^^^^^^^^
        Fix: rename it to "options".                                 [unknown-property]"
  `);
});

test("words that other programs have for a quote and for slides beside each other", () => {
  const [first] = block("testimonials")["items"] as Group[];
  const { quote, ...rest } = first!;
  expect(toldOf({ ...block("testimonials"), items: [{ text: quote!, ...rest }] })).toMatchInlineSnapshot(`
    "pages/index.json:12:11   In block 1 (testimonials "WHAT OUR CLIENTS SAY") > quote 1: "text" is not something a quote has.
        12 |           "text": "Words of client 1.",
           |           ^^^^^^
        Fix: rename it to "quote".                                   [unknown-property, can be fixed for you]"
  `);
  const { slidesInView: _, ...carousel } = block("carousel");
  expect(toldOf({ ...carousel, slidesPerView: 2 })).toMatchInlineSnapshot(`
    "pages/index.json:48:7   In block 1 (carousel "Our Portfolio"): "slidesPerView" is not something a carousel has.
        48 |       "slidesPerView": 2
           |       ^^^^^^^^^^^^^^^
        Fix: rename it to "slidesInView".                            [unknown-property, can be fixed for you]"
  `);
});

test("a word that could be a field which would not be seen there", () => {
  const carousel = block("carousel");
  const [first, ...others] = carousel["slides"] as Group[];
  const { title, ...rest } = first!;
  const captions: Group[] = [
    { ...first!, caption: "A shop that traces every jar." },
    { ...rest, caption: title! },
    { title: "Logistics", caption: "Routes and drivers on one screen." },
  ];
  const all = captions.map((slide) => toldOf({ ...carousel, slides: [slide, ...others] }));
  expect(`\n${all.join("\n\n")}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:18:11   In block 1 (carousel "Our Portfolio") > slide 1: "caption" is not something a slide has.
        18 |           "caption": "A shop that traces every jar."
           |           ^^^^^^^^^
        Fix: "title" is there already; keep one of the two, or join the words of both, and call it "title".   [unknown-property]

    pages/index.json:17:11   In block 1 (carousel "Our Portfolio") > slide 1: "caption" is not something a slide has.
        17 |           "caption": "Project 1"
           |           ^^^^^^^^^
        Fix: rename it to "title".                                   [unknown-property, can be fixed for you]

    pages/index.json:13:11   In block 1 (carousel "Our Portfolio") > slide 1: "caption" is not something a slide has.
        13 |           "caption": "Routes and drivers on one screen."
           |           ^^^^^^^^^
        Fix: rename it to "text".                                    [unknown-property]
    "
  `);
});

test("words for what happens in a stage", () => {
  const process = block("process");
  const [, ...others] = process["stages"] as Group[];
  const stage = { title: "Planning", steps: ["Road map", "Tools"] };
  expect(toldOf({ ...process, stages: [stage, ...others] })).toMatchInlineSnapshot(`
    "pages/index.json:12:11   In block 1 (process "Our Development Process") > stage 1: "steps" is not something a stage has.
        12 |           "steps": [
           |           ^^^^^^^
        Fix: rename it to "points".                                  [unknown-property]"
  `);
  const both = { title: "Planning", points: ["Road map"], tasks: ["Tools"] };
  expect(toldOf({ ...process, stages: [both, ...others] })).toMatchInlineSnapshot(`
    "pages/index.json:15:11   In block 1 (process "Our Development Process") > stage 1: "tasks" is not something a stage has.
        15 |           "tasks": [
           |           ^^^^^^^
        Fix: "points" is there already: put "Tools" into it as well, and take this field out, with the comma before it.   [unknown-property]"
  `);
});

test("two names of another language beside two fields that are missing", () => {
  const hero = { ...block("hero") };
  const { heading = "", image = "", type = "", ...rest } = hero;
  const german = { type, überschrift: heading, bild: image, ...rest };
  expect(problemsOf({ "pages/index.json": text(page(german)) }).map(({ message, fix }) => [message, fix])).toEqual([
    ['"überschrift" is not something a hero has.', 'rename it to "heading".'],
    ['"bild" is not something a hero has.', 'rename it to "image".'],
  ]);
});

test("two texts beside two texts that are missing: nobody knows which is which", () => {
  const { heading: _, text: __, ...rest } = shortIntro({});
  const codes = problemsOf({ "pages/index.json": text(page({ ...rest, zeile: "Hello", worte: "Words." })) });
  expect(codes.map(({ code, fix }) => [code, /rename/.test(fix!)])).not.toContainEqual(["unknown-property", true]);
});

test("what stands under another word for a field is checked in the same run", () => {
  const site = settings();
  const header = site["header"] as Group;
  const entry = { label: "Guides", submenu: [{ label: "Prices", href: "/contcat" }] };
  const found = problemsOf({ "pages/_site.json": text({ ...site, header: { ...header, menu: [entry] } }) });
  expect(found.map(({ code, fix }) => `${code}: ${fix}`)).toEqual([
    'unknown-property: rename it to "links".',
    'broken-link: did you mean "/contact"?',
  ]);
});

const byDesign = "take it out, with the comma behind it: colours, sizes and places are chosen by the design.";
const noStars = "take it out, with the comma behind it: no stars are shown. The words of the quote can say it.";

test.each<[string, Group, string[]]>([
  [
    "the width of a picture",
    { ...shortHero("A kite"), image: { source: "brand/logo.svg", alt: "A kite", width: 800 } },
    ['rename it to "src".', byDesign],
  ],
  [
    "the same beside a name in another language",
    { ...shortHero("A kite"), image: { datei: "brand/logo.svg", alt: "A kite", width: 800 } },
    ['rename it to "src".', byDesign],
  ],
  [
    "stars beside a quote",
    {
      type: "testimonials",
      heading: "They came",
      items: [{ quote: "I came.", name: "Asha", role: "Founder", rating: 5 }],
    },
    ['rename it to "title".', noStars],
  ],
  [
    "a name that may be any",
    {
      type: "cardGrid",
      heading: "Why",
      items: [
        { title: "A", summary: "One.", foo: 1 },
        { title: "B", text: "Two." },
      ],
    },
    ['rename it to "text".', "take it out."],
  ],
])("what is added beside a wrong name does not hide what that means: %s", (_name, own, fixes) => {
  expect(problemsOf({ "pages/index.json": text(page(own)) }).map(({ fix }) => fix)).toEqual(fixes);
});
