/** What hid another mistake, or led to one, on pages that others had broken. */
import { expect, test } from "vitest";
import { check } from "../../../../src/node/check/check.ts";
import {
  block,
  type Group,
  inputOf,
  page,
  pageAt,
  problemsOf,
  settings,
  shortIntro,
  siteWith,
  text,
  toldOf,
} from "../site.ts";

const saidOf = (...blocks: Group[]) =>
  problemsOf({ "pages/index.json": text(page(...blocks)) }).map(({ code, line, fix }) => `${line} ${code}: ${fix}`);

test("an address beside a button that is only a text", () => {
  expect(saidOf({ ...shortIntro({}), button: "Write to us", href: "/contcat" })).toMatchInlineSnapshot(`
    [
      "10 wrong-type: write it like this, and take "href" in line 11 out, with the comma before it: "button": { "label": "Write to us", "href": "/contcat" }.",
      "11 broken-link: did you mean "/contact"?",
    ]
  `);
});

test("the place of a block on the same page, written as the address of a page", () => {
  const form = { ...shortIntro({ heading: "Form" }), id: "form" };
  const link = shortIntro({ button: { label: "Write to us", href: "/form" } });
  expect(saidOf(link, form)).toMatchInlineSnapshot(`
    [
      "12 broken-link: write "#form" for the place on this page, or write the address of one of the pages, add the page, or take the link out.",
    ]
  `);
});

test("a link that is not written as one, with an old address or the folder of a file", () => {
  const files = siteWith({
    "pages/index.json": text(page(shortIntro({ text: "See [our list] (/public/list.txt) and more." }))),
    "pages/b.json": text(pageAt("/b", shortIntro({ text: "See [the rest] (/old-rest#top) and more." }))),
    "pages/rest.json": text({ ...pageAt("/rest", shortIntro({ text: "[Home](/)" })), aliases: ["/old-rest"] }),
  });
  const told = check({ ...inputOf(files), served: new Set(["list.txt"]) });
  expect(told.filter(({ code }) => code === "broken-markdown-link").map(({ fix }) => fix)).toEqual([
    'write "[the rest](/rest#top)".',
    'write "[our list](/list.txt)".',
  ]);
});

test("the picture of a block in the first of its entries", () => {
  const { image: _, ...accordion } = block("accordion");
  const image = { src: "brand/logo.svg", alt: "A kite" };
  const [first, ...others] = accordion["items"] as [Group, ...Group[]];
  expect(saidOf({ ...accordion, items: [{ ...first, image }, ...others] })).toMatchInlineSnapshot(`
    [
      "14 unknown-property: move it out of "items", to before "items" in line 10, with a comma at the end: it belongs to the accordion. Where it was, the comma before it goes as well.",
    ]
  `);
});

const OUT = "take it out, with the space behind it.";

test.each([
  ["[12:41, 03/11/2025] Priya: *First* of all.", `${OUT} Bold words have two stars on each side here, not one.`],
  ["[03/11/2025, 12:41:05] Priya Shah: First of all.", OUT],
])("a message that was copied with its sender: %s", (answer, fix) => {
  expect(saidOf(shortIntro({ text: answer }))).toEqual([`9 chat-words: ${fix}`]);
});

test("a time and a name in a text are no sender", () => {
  expect(saidOf(shortIntro({ text: "We met on 03/11/2025, 12:41 in the office: a good day." }))).toEqual([]);
});

test("a second address of a link, which leads nowhere", () => {
  const link = text(page(shortIntro({ button: { label: "Write to us", href: "/" } })));
  const twice = link.replace('"href": "/"', '"href": "/", "href": "/contcat"');
  expect(problemsOf({ "pages/index.json": twice }).map(({ code }) => code)).toEqual(["duplicate-key", "broken-link"]);
});

test("a choice with its value under the name of another field", () => {
  const { fields, ...site } = JSON.parse(String(siteWith({})["pages/_site.json"])) as Record<string, Group>;
  const budget = { label: "Budget", kind: "select", options: [{ name: "small", label: "Little" }] };
  const told = problemsOf({ "pages/_site.json": text({ ...site, fields: { ...fields, budget } }) });
  expect(told.filter(({ pointer }) => pointer.includes("/options/")).map(({ fix }) => fix)).toEqual([
    'rename it to "value".',
  ]);
});

test("a choice as a name and a value", () => {
  const { fields, ...site } = JSON.parse(String(siteWith({})["pages/_site.json"])) as Record<string, Group>;
  const options: Group[] = [{ value: "small", label: "Little" }, { large: "Much" }];
  const budget = { label: "Budget", kind: "select", options };
  const told = problemsOf({ "pages/_site.json": text({ ...site, fields: { ...fields, budget } }) });
  expect(told.map(({ fix }) => fix)).toContain('write it like this: { "value": "large", "label": "Much" }.');
});

test("logos whose names have signs", () => {
  const grid = block("logoGrid");
  const [group] = grid["groups"] as [Group];
  const told = toldOf({ ...grid, groups: [{ ...group, logos: [{ logo: ".net", label: ".NET" }] }] });
  expect(told).toContain('did you mean "dotnet"?');
});

test("the same block again, with others between the two", () => {
  const one = shortIntro({ heading: "One" });
  const banner = { type: "cta", heading: "Write to us now", button: { label: "Write", href: "/contact" } };
  expect(saidOf(banner, one, banner)).toEqual(["20 repeated-content: take one of the two out, or change its words."]);
  // An article has no heading by which it could be known for an example.
  expect(saidOf(block("article"), one, block("article")).join()).toContain("repeated-content");
  // The studio adds blocks with the words of their examples.
  expect(saidOf(block("cta"), one, block("cta"))).toEqual([]);
});

test("a place whose name was written with the sign, and a link that was written without it", () => {
  const link = shortIntro({ button: { label: "See them", href: "kinds" } });
  expect(saidOf(link, { ...shortIntro({ heading: "Kinds" }), id: "#kinds" }).map((said) => said.slice(3))).toEqual([
    'unsafe-url: did you mean "#kinds"?',
    'bad-anchor: write "kinds".',
  ]);
});

test("links to a page whose address lacks its slash are checked at once", () => {
  const files = {
    "pages/prices.json": text({ ...pageAt("/prices", shortIntro({})), route: "prices", aliases: "/costs" }),
    "pages/index.json": text(
      page(shortIntro({ text: "[Our prices](/prices), [the list](/prices.json) and [costs](/costs)." })),
    ),
  };
  expect(problemsOf(files).map(({ code, fix, detail, note }) => [code, fix, detail ?? note])).toMatchInlineSnapshot(`
    [
      [
        "broken-link",
        "write "/prices".",
        undefined,
      ],
      [
        "broken-link",
        "write "/prices".",
        undefined,
      ],
      [
        "bad-route",
        "write "/prices".",
        "The links to this page are checked when this is put right.",
      ],
      [
        "wrong-type",
        "put it in square brackets: ["/costs"].",
        undefined,
      ],
    ]
  `);
});

test("a link without what the page is told to leave out of its address is right", () => {
  const files = {
    "pages/careers.json": text(pageAt("/careers/index", shortIntro({}))),
    "pages/index.json": text(page(shortIntro({ text: "[Work with us](/careers)." }))),
  };
  expect(problemsOf(files).map(({ code, fix }) => `${code}: ${fix}`)).toEqual(['index-address: write "/careers".']);
});

test("the code of a letter hides no tags, and quotation marks of Windows are told in a file of Windows", () => {
  expect(saidOf(shortIntro({ text: "Don\\u2019t wait: <b>write</b>." }))).toMatchInlineSnapshot(`
    [
      "9 letter-code: write "’" in the place of \\\\u2019.",
      "9 pasted-html: take the tags out: write ** around bold words, * around slanted ones, [the words](/address) for a link, and for paragraphs a list of texts: ["…", "…"].",
    ]
  `);
  const spoilt = text(page(shortIntro({ heading: "Notre équipe" }))).replace('"Notre équipe"', "«Notre équipe»");
  expect(problemsOf({ "pages/index.json": Buffer.from(spoilt, "latin1") }).map(({ code }) => code)).toEqual([
    "curly-quotes",
    "encoding",
  ]);
});

test("what the wrong address of forms hid", () => {
  const delivery = { kind: "demo", url: "forms.kites.example/submit" };
  const said = problemsOf({ "pages/_site.json": text({ ...settings(), delivery }) });
  expect(said.map(({ code }) => code)).toEqual(["unused-endpoint", "bad-url"]);
});

test("a block with the name of one of its entries, and what is wrong in it", () => {
  const entries = { a: { title: "One", content: "Words." }, b: { title: "Two", content: "Words." } };
  expect(saidOf({ type: "tabPanel", heading: "Hello", items: entries })).toMatchInlineSnapshot(`
    [
      "7 unknown-block: did you mean "tabs"?",
      "9 wrong-type: write [ in the place of its {, ] in the place of the } of line 18, and take "a" and "b" away, with the colons behind them.",
    ]
  `);
});

test("the address of a link before its words", () => {
  expect(saidOf(shortIntro({ text: "Ask (/contact)[our team]. See (/contact)[1] and (/contact) [later]." }))).toEqual([
    '9 broken-markdown-link: write "[our team](/contact)".',
  ]);
});

test("the place of another page, written as a page below it", () => {
  const files = {
    "pages/prices.json": text(pageAt("/prices", { ...shortIntro({}), id: "teams" })),
    "pages/index.json": text(page(shortIntro({ text: "[Our prices](/prices), [for teams](/prices/teams)." }))),
  };
  expect(problemsOf(files).map(({ fix }) => fix)).toEqual(['did you mean "/prices#teams", a place on that page?']);
});

test("a name that is filled in, without its quotation marks, and a space that is written as a code", () => {
  const spoilt = text(page(shortIntro({ heading: "{city}" }))).replace('"{city}"', "{city}");
  const found = problemsOf({ "pages/index.json": spoilt });
  expect(found.map(({ code, fix }) => `${code}: ${fix}`)).toEqual([
    'unquoted-text: put it in quotation marks: "{city}".',
  ]);
  expect(saidOf(shortIntro({ heading: "Apps&nbsp;" }))).toEqual(['8 markdown-in-line: write "Apps".']);
});

test("a logo with the point of its name", () => {
  const logos = [{ logo: "Next.js", label: "Next.js" }];
  const groups = [{ title: "Web", logos }];
  expect(saidOf({ ...block("logoGrid"), groups })).toEqual(['15 unknown-option: did you mean "nextjs-icon"?']);
});
