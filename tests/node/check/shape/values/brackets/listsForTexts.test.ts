import { expect, test } from "vitest";
import { fixSite } from "../../../../../../src/node/fix/fixSite.ts";
import type { Json } from "../../../../../../src/model/fields.ts";
import {
  type Group,
  page,
  problemsOf,
  schemas,
  sentences,
  settings,
  shortIntro,
  siteWith,
  text,
  toldOf,
} from "../../../site.ts";

test("a list where one thing belongs, and a text where a picture or a link belongs", () => {
  expect(
    toldOf(
      shortIntro({ heading: ["Hello"] }),
      shortIntro({ heading: ["Hello", "you"] }),
      shortIntro({ button: [{ label: "Write to us", href: "/contact" }] }),
      shortIntro({ button: "Write to us" }),
      shortIntro({ button: "/contact" }),
      { type: "hero", heading: "Hello", image: "brand/logo.svg" },
      { type: "hero", heading: "Hello", image: "A kite" },
    ),
  ).toMatchInlineSnapshot(`
    "pages/index.json:8:18   In block 1 (intro): "heading" should be a text, but it is a list.
        8 |       "heading": [
          |                  ^
        Fix: take the [ ] away: "heading": "Hello".                  [wrong-type, can be fixed for you]

    pages/index.json:15:18   In block 2 (intro): "heading" should be a text, but it is a list.
        15 |       "heading": [
           |                  ^
        Fix: write one text in quotation marks, without [ ]: "heading": "Hello you".   [wrong-type]

    pages/index.json:25:17   In block 3 (intro "Hello"): "button" should be a group of fields in { }, but it is a list.
        25 |       "button": [
           |                 ^
        Fix: take the [ ] away: "button": { "label": "Write to us", "href": "/contact" }.   [wrong-type, can be fixed for you]

    pages/index.json:36:17   In block 4 (intro "Hello"): "button" should be a group of fields in { }, but it is a text: "Write to us".
        36 |       "button": "Write to us"
           |                 ^^^^^^^^^^^^^
        Fix: write it like this, with the address of a page (its "route") or of another site for the three dots: "button": { "label": "Write to us", "href": "…" }.   [wrong-type]

    pages/index.json:42:17   In block 5 (intro "Hello"): "button" should be a group of fields in { }, but it is a text: "/contact".
        42 |       "button": "/contact"
           |                 ^^^^^^^^^^
        Fix: write it like this, with your own words for the three dots: "button": { "label": "…", "href": "/contact" }.   [wrong-type]

    pages/index.json:47:16   In block 6 (hero "Hello"): "image" should be a group of fields in { }, but it is a text: "brand/logo.svg".
        47 |       "image": "brand/logo.svg"
           |                ^^^^^^^^^^^^^^^^
        Fix: write it like this, with a few words on what the picture shows for the three dots: "image": { "src": "brand/logo.svg", "alt": "…" }.   [wrong-type]

    pages/index.json:52:16   In block 7 (hero "Hello"): "image" should be a group of fields in { }, but it is a text: "A kite".
        52 |       "image": "A kite"
           |                ^^^^^^^^
        Fix: write it like this, with the name of your own picture for the three dots: "image": { "src": "…", "alt": "A kite" }.   [wrong-type]"
  `);
});

test("a block without its type, and with a list of them", () => {
  expect(
    toldOf(
      { heading: "Hello", image: { src: "brand/logo.svg", alt: "Two phones" } },
      { heading: "Hello", items: [] },
      { text: "Hello" },
      { type: ["faq"], heading: "Hello" },
    ),
  ).toMatchInlineSnapshot(`
    "pages/index.json:6:5   In block 1: the "type" is missing, so nobody knows what kind of block this is.
        6 |     {
          |     ^
        Fix: add the type that fits, before the other fields, with a comma at the end: "type": "hero",   [missing-type]

    pages/index.json:13:5   In block 2: the "type" is missing, so nobody knows what kind of block this is.
        13 |     {
           |     ^
        Fix: add "type" with one of "accordion", "cardGrid", "faq", "portfolioGrid", "servicesGrid", "tabs" or "testimonials".   [missing-type]

    pages/index.json:17:5   In block 3: the "type" is missing, so nobody knows what kind of block this is.
        17 |     {
           |     ^
        Fix: add "type" with one of "accordion", "article", "cardGrid", "carousel", "contactDetails", "contactForm", "cta", "faq", "hero", "intro", "logoGrid", "portfolioGrid", "postCards", "process", "servicesGrid", "shared", "tabs" or "testimonials".   [missing-type]

    pages/index.json:21:15   In block 4: "type" should be a text, but it is a list: ["faq"].
        21 |       "type": [
           |               ^
        Fix: write "faq", without [ ].                               [wrong-type]"
  `);
});

const posts = (written: string) => ({ type: "postCards", heading: "News", posts: written });
const stages = (points: Json) => ({
  type: "process",
  heading: "Steps",
  stages: [
    { title: "One", points },
    { title: "Two", points: ["b"] },
  ],
});

test("a list that is written as one text", () => {
  expect(
    toldOf(
      posts("/IosorAndroidFindout, /HowtoCreateAppfromScratch"),
      posts("/IosorAndroidFindout; /HowtoCreateAppfromScratch"),
      posts("/IosorAndroidFindout, and more"),
      stages("Sketches, prototypes, tests"),
    ),
  ).toMatchInlineSnapshot(`
    "pages/index.json:9:16   In block 1 (postCards "News"): "posts" should be a list in [ ], but it is a text: "/IosorAndroidFindout, /HowtoCreateAppfromScratch".
        9 |       "posts": "/IosorAndroidFindout, /HowtoCreateAppfromScratch"
          |                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: put each entry in quotation marks of its own, and all of them in square brackets: ["/IosorAndroidFindout", "/HowtoCreateAppfromScratch"].   [wrong-type, can be fixed for you]

    pages/index.json:14:16   In block 2 (postCards "News"): "posts" should be a list in [ ], but it is a text: "/IosorAndroidFindout; /HowtoCreateAppfromScratch".
        14 |       "posts": "/IosorAndroidFindout; /HowtoCreateAppfromScratch"
           |                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: put each entry in quotation marks of its own, and all of them in square brackets: ["/IosorAndroidFindout", "/HowtoCreateAppfromScratch"].   [wrong-type, can be fixed for you]

    pages/index.json:19:16   In block 3 (postCards "News"): "posts" should be a list in [ ], but it is a text: "/IosorAndroidFindout, and more".
        19 |       "posts": "/IosorAndroidFindout, and more"
           |                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: put each entry in quotation marks of its own, and all of them in square brackets: ["/IosorAndroidFindout", "and more"].   [wrong-type]

    pages/index.json:27:21   In block 4 (process "Steps") > stage 1: "points" should be a list in [ ], but it is a text: "Sketches, prototypes, tests".
        27 |           "points": "Sketches, prototypes, tests"
           |                     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: put each entry in quotation marks of its own, and all of them in square brackets: ["Sketches", "Prototypes", "Tests"].   [wrong-type]"
  `);
});

test("its entries are put in quotation marks of their own", () => {
  const files = siteWith({ "pages/index.json": text(page(posts("/IosorAndroidFindout,/HowtoCreateAppfromScratch"))) });
  const fixed = fixSite({ files, schemas }).files["pages/index.json"];
  expect(fixed).toContain('"posts": ["/IosorAndroidFindout", "/HowtoCreateAppfromScratch"]');
});

test("names of a form's fields in one text, or by the words that visitors see", () => {
  const site = settings();
  const forms = site["forms"] as { [name: string]: Group };
  const saidOf = (fields: Json, required: Json = ["email"]) => {
    const contact = { ...forms["contact"], fields, required };
    const files = { "pages/_site.json": text({ ...site, forms: { ...forms, contact } }) };
    return problemsOf(files).map(({ message, fix }) => `${message} ${fix}`);
  };
  const each = "quotation marks of its own";
  expect(saidOf("name email")).toEqual([
    `"fields" should be a list in [ ], but it is a text: "name email". put each entry in ${each}, and all of them in square brackets: ["name", "email"].`,
  ]);
  expect(saidOf(["name, email"])).toEqual([
    `there is no field called "name, email". put each name in ${each}: "name", "email".`,
  ]);
  expect(saidOf(["name email"])).toEqual([
    `there is no field called "name email". put each name in ${each}: "name", "email".`,
  ]);
  const fields = { ...(site["fields"] as Group), mail: { label: "Your address", kind: "email" } };
  const labelled = { ...forms["contact"], fields: ["name", "Your address"], required: ["mail"] };
  const files = { "pages/_site.json": text({ ...site, fields, forms: { ...forms, contact: labelled } }) };
  expect(problemsOf(files).map(({ message, fix }) => `${message} ${fix}`)).toEqual([
    'there is no field called "Your address". did you mean "mail"?',
  ]);
  expect(saidOf(["name", "fax"], ["fax"])).toEqual([
    'there is no field called "fax". add "fax": { "label": "Fax", "kind": "text" } to the group "fields" of line 68, which describes the fields of all forms, with your own words as its label, or write "email" in both places.',
  ]);
});

test("names of fields in one text are parted by --fix only where commas part them", () => {
  const site = settings();
  const forms = site["forms"] as { [name: string]: Group };
  const withFields = (fields: Json) => text({ ...site, forms: { ...forms, contact: { ...forms["contact"], fields } } });
  const fixed = (written: string) =>
    fixSite({ files: siteWith({ "pages/_site.json": written }), schemas }).files["pages/_site.json"];
  const right = withFields(["name", "email"]);
  const parted = right.replace(/"fields": \[\s*"name",\s*"email"\s*\]/, '"fields": ["name", "email"]');
  expect(fixed(parted.replace('["name", "email"]', '["name, email"]'))).toBe(parted);
  const spaced = withFields("name email");
  expect(fixed(spaced)).toBe(spaced);
});

test("points in one text with one comma: one of them, or two", () => {
  const stage = { title: "Build", points: "Code and content, tests" };
  const others = { ...stage, title: "Launch", points: ["Publish it"] };
  const process = { type: "process", heading: "How we work", stages: [stage, others] };
  expect(problemsOf({ "pages/index.json": text(page(process)) }).map(({ fix, edit }) => [fix, edit])).toEqual([
    [
      'put it in square brackets: ["Code and content, tests"]. If these are two, write ["Code and content", "Tests"].',
      undefined,
    ],
  ]);
});

test("points with their marks in one text", () => {
  const written = [
    "• Sketch • Test",
    "Sketch • Test",
    "- Sketch;\n- Test",
    "· Sketch · Test",
    "- Sketch - Test - Ship",
  ];
  expect(sentences(toldOf(...written.map((each) => stages(each))))).toMatchInlineSnapshot(`
    "
    pages/index.json:12:21   In block 1 (process "Steps") > stage 1: "points" should be a list in [ ], but it is a text: "• Sketch • Test".
        Fix: put each point in quotation marks of its own, and all of them in square brackets: ["Sketch", "Test"].   [wrong-type, can be fixed for you]

    pages/index.json:28:21   In block 2 (process "Steps") > stage 1: "points" should be a list in [ ], but it is a text: "Sketch • Test".
        Fix: put each point in quotation marks of its own, and all of them in square brackets: ["Sketch", "Test"].   [wrong-type]

    pages/index.json:44:21   In block 3 (process "Steps") > stage 1: "points" should be a list in [ ], but it is a text: "- Sketch;<U+000A>- Test".
        Fix: put each point in quotation marks of its own, and all of them in square brackets: ["Sketch", "Test"].   [wrong-type, can be fixed for you]

    pages/index.json:60:21   In block 4 (process "Steps") > stage 1: "points" should be a list in [ ], but it is a text: "· Sketch · Test".
        Fix: put each point in quotation marks of its own, and all of them in square brackets: ["Sketch", "Test"].   [wrong-type, can be fixed for you]

    pages/index.json:76:21   In block 5 (process "Steps") > stage 1: "points" should be a list in [ ], but it is a text: "- Sketch - Test - Ship".
        Fix: put each point in quotation marks of its own, and all of them in square brackets: ["Sketch", "Test", "Ship"].   [wrong-type, can be fixed for you]
    "
  `);
  expect(sentences(toldOf(stages("Steps: • Sketch • Test"), stages("Sketch - Test - Ship")))).toMatchInlineSnapshot(`
    "
    pages/index.json:12:21   In block 1 (process "Steps") > stage 1: "points" should be a list in [ ], but it is a text: "Steps: • Sketch • Test".
        Fix: put it in square brackets: ["Steps: • Sketch • Test"].   [wrong-type, can be fixed for you]

    pages/index.json:28:21   In block 2 (process "Steps") > stage 1: "points" should be a list in [ ], but it is a text: "Sketch - Test - Ship".
        Fix: put each entry in quotation marks of its own, and all of them in square brackets: ["Sketch", "Test", "Ship"]. If they are one text, write ["Sketch - Test - Ship"].   [wrong-type]
    "
  `);
  expect(sentences(toldOf(stages(["• Sketch • Test • Ship", "Monday • Friday"])))).toMatchInlineSnapshot(`
    "
    pages/index.json:13:13   In block 1 (process "Steps") > stage 1 > points: several points stand in one text of a list.
        Fix: make a text of each: "Sketch", "Test", "Ship".          [pasted-list, a warning]
    "
  `);
});
