import { expect, test } from "vitest";
import { block, type Group, page, problemsOf, settings, shortIntro, text, told, toldOf } from "../../../site.ts";

const hero = block("hero");
const cta = block("cta");
const faq = block("faq");

test.each(["12345678901234567890", "9007199254740993", "5.0", "1E5", "0.00000001", "-1.50"])(
  "the number %s is put in quotation marks as it is written",
  (number) => {
    const index = text(page(shortIntro({ heading: 404 }))).replace("404", number);
    const [problem, ...more] = problemsOf({ "pages/index.json": index });
    expect(more).toEqual([]);
    expect(problem).toMatchObject({ fix: `put it in quotation marks: "${number}".`, edit: { text: `"${number}"` } });
    expect(problem!.message).toBe(`"heading" should be a text, but it is a number: ${number}.`);
  },
);

test("values of the wrong type", () => {
  expect(toldOf({ ...cta, heading: 5 })).toMatchInlineSnapshot(`
    "pages/index.json:8:18   In block 1 (cta): "heading" should be a text, but it is a number: 5.
        8 |       "heading": 5,
          |                  ^
        Fix: put it in quotation marks: "5".                         [wrong-type, can be fixed for you]"
  `);
  expect(toldOf({ ...cta, heading: ["One", "Two"] })).toMatchInlineSnapshot(`
    "pages/index.json:8:18   In block 1 (cta): "heading" should be a text, but it is a list.
        8 |       "heading": [
          |                  ^
        Fix: write one text in quotation marks, without [ ]: "heading": "One Two".   [wrong-type]"
  `);
  expect(toldOf({ ...cta, text: { de: "Hallo" } })).toMatchInlineSnapshot(`
    "pages/index.json:9:15   In block 1 (cta "Got an App Idea? Let's Talk!"): "text" should be a text or a list of paragraphs, but it is a group of fields in { }.
        9 |       "text": {
          |               ^
        Fix: write it as a text, without { }: "text": "Hallo".       [wrong-type]"
  `);
  expect(toldOf({ ...cta, text: ["One", 2, " "] })).toMatchInlineSnapshot(`
    "pages/index.json:11:9   In block 1 (cta "Got an App Idea? Let's Talk!") > text: paragraph 2 should be a text, but it is a number: 2.
        11 |         2,
           |         ^
        Fix: put it in quotation marks: "2".                         [wrong-type, can be fixed for you]

    pages/index.json:12:9   In block 1 (cta "Got an App Idea? Let's Talk!") > text: nothing is written in paragraph 3.
        12 |         " "
           |         ^^^
        Fix: take it out, with the comma before it, at the end of line 11, or write something.   [blank-text]"
  `);
  expect(toldOf({ ...cta, text: null })).toMatchInlineSnapshot(`
    "pages/index.json:9:15   In block 1 (cta "Got an App Idea? Let's Talk!"): "text" should be a text or a list of paragraphs, but it is nothing (null).
        9 |       "text": null,
          |               ^^^^
        Fix: take "text": null out, with the comma behind it, or write a text or a list of paragraphs in the place of null.   [wrong-type]"
  `);
  expect(toldOf({ ...cta, button: "/contact" })).toMatchInlineSnapshot(`
    "pages/index.json:10:17   In block 1 (cta "Got an App Idea? Let's Talk!"): "button" should be a group of fields in { }, but it is a text: "/contact".
        10 |       "button": "/contact"
           |                 ^^^^^^^^^^
        Fix: write it like this, with your own words for the three dots: "button": { "label": "…", "href": "/contact" }.   [wrong-type]"
  `);
  expect(toldOf({ ...faq, items: (faq["items"] as never[])[0]! })).toMatchInlineSnapshot(`
    "pages/index.json:9:16   In block 1 (faq "Questions clients ask us first"): "items" should be a list in [ ], but it is a group of fields in { }.
        9 |       "items": {
          |                ^
        Fix: put it in square brackets: [{ … }], with the ] behind the } of line 12.   [wrong-type, can be fixed for you]"
  `);
  expect(toldOf({ ...block("carousel"), autoplay: "true", slidesInView: "3" })).toMatchInlineSnapshot(`
    "pages/index.json:48:19   In block 1 (carousel "Our Portfolio"): "autoplay" should be true or false, but it is a text: "true".
        48 |       "autoplay": "true",
           |                   ^^^^^^
        Fix: take the quotation marks away: true.                    [wrong-type, can be fixed for you]

    pages/index.json:49:23   In block 1 (carousel "Our Portfolio"): "slidesInView" cannot be "3".
        49 |       "slidesInView": "3"
           |                       ^^^
        Fix: take the quotation marks away: 3.                       [unknown-option, can be fixed for you]"
  `);
  expect(toldOf({ ...hero, image: "brand/logo.svg" })).toMatchInlineSnapshot(`
    "pages/index.json:10:16   In block 1 (hero "Let's talk about your project"): "image" should be a group of fields in { }, but it is a text: "brand/logo.svg".
        10 |       "image": "brand/logo.svg",
           |                ^^^^^^^^^^^^^^^^
        Fix: write it like this, with a few words on what the picture shows for the three dots: "image": { "src": "brand/logo.svg", "alt": "…" }.   [wrong-type]"
  `);
  const settled = settings();
  settled["contact"] = { ...(settled["contact"] as object), address: "Example Road" };
  settled["brand"] = { ...(settled["brand"] as object), founded: "2019" };
  expect(told({ "pages/_site.json": text(settled) })).toMatchInlineSnapshot(`
    "pages/_site.json:8:16   In brand: "founded" should be a whole number, but it is a text: "2019".
        8 |     "founded": "2019"
          |                ^^^^^^
        Fix: take the quotation marks away: 2019.                    [wrong-type, can be fixed for you]

    pages/_site.json:14:16   In contact: "address" should be a list in [ ], but it is a text: "Example Road".
        14 |     "address": "Example Road",
           |                ^^^^^^^^^^^^^^
        Fix: put it in square brackets: ["Example Road"].            [wrong-type, can be fixed for you]"
  `);
});

test("an option that is misspelt, written as people would say it, or strange", () => {
  expect(toldOf({ ...cta, variant: "baner" })).toMatchInlineSnapshot(`
    "pages/index.json:14:18   In block 1 (cta "Got an App Idea? Let's Talk!"): "variant" cannot be "baner".
        14 |       "variant": "baner"
           |                  ^^^^^^^
        Fix: did you mean "banner"?                                  [unknown-option]"
  `);
  expect(toldOf({ ...hero, ground: "black" })).toMatchInlineSnapshot(`
    "pages/index.json:14:17   In block 1 (hero "Let's talk about your project"): "ground" cannot be "black".
        14 |       "ground": "black",
           |                 ^^^^^^^
        Fix: did you mean "ink" (black)?                             [unknown-option]"
  `);
  const card = { pictogram: "seo", title: "SEO", text: "Be found." };
  expect(
    toldOf({
      ...block("servicesGrid"),
      items: [{ ...card, pictogram: "Services/SEO" }, card, { ...card, pictogram: "rocket" }],
    }),
  ).toMatchInlineSnapshot(`
    "pages/index.json:12:24   In block 1 (servicesGrid "Services We Offer") > service 1: "pictogram" cannot be "Services/SEO".
        12 |           "pictogram": "Services/SEO",
           |                        ^^^^^^^^^^^^^^
        Fix: write "services/seo".                                   [unknown-option, can be fixed for you]

    pages/index.json:17:24   In block 1 (servicesGrid "Services We Offer") > service 2: "pictogram" cannot be "seo".
        17 |           "pictogram": "seo",
           |                        ^^^^^
        Fix: did you mean "services/seo"?                            [unknown-option]

    pages/index.json:22:24   In block 1 (servicesGrid "Services We Offer") > service 3: "pictogram" cannot be "rocket".
        22 |           "pictogram": "rocket",
           |                        ^^^^^^^^
        Fix: write the name of a drawing, for example "seo/e-commerce-seo", "seo/local-seo" or "seo/off-page-seo". docs/blocks.md has all names.   [unknown-option]"
  `);
});

test("a drawing that there is not, beside others of one folder", () => {
  const card = { pictogram: "seo/local-seo", title: "SEO", text: "Be found." };
  const items = [card, { ...card, pictogram: "rocket" }, { ...card, pictogram: "seo/on-page-seo" }];
  expect(toldOf({ ...block("servicesGrid"), items })).toMatchInlineSnapshot(`
    "pages/index.json:17:24   In block 1 (servicesGrid "Services We Offer") > service 2: "pictogram" cannot be "rocket".
        17 |           "pictogram": "rocket",
           |                        ^^^^^^^^
        Fix: write one of "seo/content-writing", "seo/e-commerce-seo", "seo/off-page-seo" or "seo/technical-seo". docs/blocks.md has all names.   [unknown-option]"
  `);
});

test.each([
  ["web/suport-maintenance", "web/support-and-maintenance"],
  ["seo/writing-content", "seo/content-writing"],
])("a drawing by its words, with a slip in one of them or another word left out: %s", (pictogram, meant) => {
  const items = [{ pictogram, title: "SEO", text: "Be found." }];
  const found = problemsOf({ "pages/index.json": text(page({ ...block("servicesGrid"), items })) });
  expect(found.map(({ fix }) => fix)).toContain(`did you mean "${meant}"?`);
});

test("drawings far from any name: in another folder, beside others, and logos that there are not", () => {
  const card = { pictogram: "services/seo", title: "SEO", text: "Be found." };
  const logos = [
    { logo: "postgresql", label: "PostgreSQL" },
    { logo: "wordpress", label: "WordPress" },
  ];
  expect(
    toldOf(
      {
        ...block("servicesGrid"),
        items: [{ ...card, pictogram: "industries/real-estate" }, card, { ...card, pictogram: "seo/rocket" }],
      },
      { ...block("logoGrid"), groups: [{ title: "Content", logos }] },
    ),
  ).toMatchInlineSnapshot(`
    "pages/index.json:12:24   In block 1 (servicesGrid "Services We Offer") > service 1: "pictogram" cannot be "industries/real-estate".
        12 |           "pictogram": "industries/real-estate",
           |                        ^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: did you mean "software-types/real-estate"?              [unknown-option]

    pages/index.json:22:24   In block 1 (servicesGrid "Services We Offer") > service 3: "pictogram" cannot be "seo/rocket".
        22 |           "pictogram": "seo/rocket",
           |                        ^^^^^^^^^^^^
        Fix: write one of "seo/content-writing", "seo/e-commerce-seo", "seo/local-seo", "seo/off-page-seo", "seo/on-page-seo" or "seo/technical-seo". docs/blocks.md has all names.   [unknown-option]

    pages/index.json:41:23   In block 2 (logoGrid "The tools we work with") > group 1 > logo 2: there is no logo called "wordpress".
        41 |               "logo": "wordpress",
           |                       ^^^^^^^^^^^
        Fix: take this entry out, from { to }, with a comma beside it, or write another one of the 43 logos that docs/blocks.md names. For one of your own, put its drawing into the folder images: images/logos/wordpress.svg. Then run "npm run generate", and write "wordpress".   [unknown-option]"
  `);
});

test("how much of something", () => {
  expect(toldOf({ ...faq, items: [] })).toMatchInlineSnapshot(`
    "pages/index.json:9:16   In block 1 (faq "Questions clients ask us first"): "items" is empty, and needs at least one.
        9 |       "items": []
          |                ^
        Fix: write it like this, with your own words for the three dots: "items": [{ "question": "…", "answer": "…" }].   [too-few]"
  `);
  expect(toldOf({ ...block("tabs"), items: [{ title: "One", content: "Only." }] })).toMatchInlineSnapshot(`
    "pages/index.json:10:16   In block 1 (tabs "Why choose us"): "items" has one, and needs at least two.
        10 |       "items": [
           |                ^
        Fix: add one more: copy one from { to }, put a comma between, and change its words. If it should stand alone, say it in a block "intro" in the place of this one.   [too-few]"
  `);
  expect(toldOf({ ...faq, items: Array.from({ length: 23 }, () => ({ question: "Why?", answer: "So." })) }))
    .toMatchInlineSnapshot(`
      "pages/index.json:90:9   In block 1 (faq "Questions clients ask us first"): "items" has 23, and can have at most 20.
          90 |         {
             |         ^
          Fix: take 3 out, with a comma beside it, or make two blocks of them.   [too-many]"
    `);
  expect(
    toldOf({ ...block("postCards"), posts: ["/IosorAndroidFindout", "/IosorAndroidFindout", "/IosorAndroidFindout"] }),
  ).toMatchInlineSnapshot(`
    "pages/index.json:11:9   In block 1 (postCards "Recent Market Trends") > posts: article 2 says the same as article 1: "/IosorAndroidFindout".
        11 |         "/IosorAndroidFindout",
           |         ^^^^^^^^^^^^^^^^^^^^^^
        Fix: write what was meant in the place of one of the two, or take it out, with a comma beside it.   [repeated]

    pages/index.json:12:9   In block 1 (postCards "Recent Market Trends") > posts: article 3 says the same as article 1: "/IosorAndroidFindout".
        12 |         "/IosorAndroidFindout"
           |         ^^^^^^^^^^^^^^^^^^^^^^
        Fix: write what was meant in the place of one of the two, or take it out, with a comma beside it.   [repeated]"
  `);
  const site = settings();
  expect(told({ "pages/_site.json": text({ ...site, brand: { ...(site["brand"] as object), founded: 19 } }) }))
    .toMatchInlineSnapshot(`
    "pages/_site.json:8:16   In brand: "founded" should be 1800 or more, but it is 19.
        8 |     "founded": 19
          |                ^^
        Fix: write a number that is 1800 or more.                    [out-of-range]"
  `);
});

test("entries of another type do not count, and a page may have two such blocks", () => {
  const figures = Array.from({ length: 4 }, (_, i) => ({ value: `${i + 1}+`, label: "years" }));
  expect(toldOf(shortIntro({ figures: [...figures, "120+ happy clients"] }))).toMatchInlineSnapshot(`
    "pages/index.json:27:9   In block 1 (intro "Hello") > figures: figure 5 should be a group of fields in { }, but it is a text: "120+ happy clients".
        27 |         "120+ happy clients"
           |         ^^^^^^^^^^^^^^^^^^^^
        Fix: write it like this: { "value": "120+", "label": "happy clients" }.   [wrong-type]"
  `);
  expect(toldOf(shortIntro({ figures: [...figures, { value: "9", label: "countries" }] }))).toMatchInlineSnapshot(`
    "pages/index.json:27:9   In block 1 (intro "Hello"): "figures" has 5, and can have at most 4.
        27 |         {
           |         ^
        Fix: take 1 out, with a comma beside it, or make two blocks of them.   [too-many]"
  `);
});

test("too many entries where there is only one such list can be put together", () => {
  const site = settings();
  const columns = ["One", "Two", "Three", "Four"].map((heading) => ({
    heading,
    links: [{ label: "Home", href: "/" }],
  }));
  const stages = Array.from({ length: 9 }, (_, i) => ({
    title: `Stage ${i + 1}`,
    text: `What happens in week ${i + 1}.`,
  }));
  const steps = { type: "process", heading: "How we work", text: "Step by step.", stages };
  const footer = (list: typeof columns) =>
    told({ "pages/_site.json": text({ ...site, footer: { ...(site["footer"] as Group), columns: list } }) });
  const all = [
    footer(columns),
    footer([...columns, { ...columns[0]!, heading: "Five" }]),
    told({ "pages/_shared/steps.json": text({ block: steps }) }),
    told({
      "pages/_shared/steps.json": text({ block: { ...steps, stages: [...stages, { ...stages[0]!, title: "End" }] } }),
    }),
  ];
  expect(`\n${all.join("\n\n")}\n`).toMatchInlineSnapshot(`
    "
    pages/_site.json:81:7   In footer: "columns" has 4, and can have at most 3.
        81 |       {
           |       ^
        Fix: move the links of one into another, those that it does not have, and take the empty one out, with a comma beside it.   [too-many]

    pages/_site.json:81:7   In footer: "columns" has 5, and can have at most 3.
        81 |       {
           |       ^
        Fix: move the links of two of them into others, those that these do not have, and take the empty ones out, each with a comma beside it.   [too-many]

    pages/_shared/steps.json:39:7   In the block (process "How we work"): "stages" has 9, and can have at most 8.
        39 |       {
           |       ^
        Fix: put two of them together into one, or take 1 out, with a comma beside it.   [too-many]

    pages/_shared/steps.json:39:7   In the block (process "How we work"): "stages" has 10, and can have at most 8.
        39 |       {
           |       ^
        Fix: put some of them together into one, or take 2 out, with a comma beside it.   [too-many]
    "
  `);
});

test("the address of another site in a list of pages", () => {
  const posts = (...list: string[]) => told({ "pages/index.json": text(page({ ...block("postCards"), posts: list })) });
  const all = [posts("/IosorAndroidFindout", "https://blog.example/kites"), posts("www.blog.example/kites")];
  expect(`\n${all.join("\n\n")}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:11:9   In block 1 (postCards "Recent Market Trends") > posts: article 2 is "https://blog.example/kites", but the address of a page starts with "/".
        11 |         "https://blog.example/kites"
           |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: only pages of this site can be shown here. For another site, take it out here, and link to it in a text: [words to click](https://blog.example/kites).   [bad-route]

    pages/index.json:10:9   In block 1 (postCards "Recent Market Trends") > posts: article 1 is "www.blog.example/kites", but the address of a page starts with "/".
        10 |         "www.blog.example/kites"
           |         ^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: only pages of this site can be shown here. For another site, take it out here, and link to it in a text: [words to click](https://www.blog.example/kites).   [bad-route]
    "
  `);
});
