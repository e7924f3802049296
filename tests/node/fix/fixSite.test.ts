import { describe, expect, test } from "vitest";
import { check } from "../../../src/node/check/check.ts";
import { formatProblems } from "../../../src/node/check/outputs/report.ts";
import type { SiteFiles } from "../../../src/node/check/site.ts";
import { fixSite } from "../../../src/node/fix/fixSite.ts";
import type { Json } from "../../../src/model/fields.ts";
import { tellSteps } from "../../../src/node/fix/words.ts";
import { type Group, block, images, page, pageAt, schemas, settings, siteWith, text } from "../check/site.ts";

const cta = block("cta");
const brand = settings()["brand"] as Group;
const site = (founded: Json) => text({ ...settings(), brand: { ...brand, founded } });
const hero = block("hero");

/** The result of --fix for these files, with the remaining problems. */
function fix(given: SiteFiles): { files: SiteFiles; told: string } {
  const { files, steps, problems } = fixSite({ files: siteWith(given), schemas, images });
  const changed = Object.fromEntries(Object.entries(files).filter(([file]) => Object.hasOwn(given, file)));
  return {
    files: changed,
    told: `\n${[tellSteps(steps), formatProblems(problems, files)].filter(Boolean).join("\n")}`,
  };
}

/** A page whose blocks are written as they stand here. */
function pageOf(blocks: string): string {
  return text(page("BLOCKS")).replace('[\n    "BLOCKS"\n  ]', blocks);
}

test("names, values and spellings, in a page, a shared block and the site file", () => {
  const spoilt = {
    "pages/index.json": pageOf(`[
    {
      "typ": "Hero",
      "headng": 2024,
      "image": { "src": "images/brand/Logo.svg", "alt": "A kite" },
      "ground": "Cobalt",
      "button": { "label": "Write", "href": "\\u00a0/contact" }
    },
    { "type": "faq", "heading": "Why?", "items": { "question": "Why?", "answer": "So." } },
    { "type": "carousel", "heading": "Slides", "autoplay": "true", "slidesInView": "3", "slides": [
      { "title": "A" }, { "title": "B" }, { "title": "C", "Text": "[x](HTTPS://example.com/a) and https://example.com" }
    ] },
    { "type": "postCards", "heading": "News", "posts": ["/IosorAndroidFindout "] },
    { "type": "shared", "use": "Contact Form", "with": { "headng": "Talk to us" } }
  ]`),
    "pages/_shared/other.json": text({ block: { ...cta, Variant: "Banner" }, open: ["Heading"] }),
    "pages/_site.json": site("2019").replace(/"language": "(.*)"/, '"Language": "$1 "'),
  };
  const { files, told } = fix(spoilt);
  expect(told).toMatchInlineSnapshot(`
    "
    pages/_shared/other.json:10   renamed "Variant" to "variant".
    pages/_shared/other.json:10   changed "Banner" to "banner".
    pages/_shared/other.json:13   changed "Heading" to "heading".
    pages/_site.json:4   renamed "Language" to "language".
    pages/_site.json:4   changed "en " to "en".
    pages/_site.json:8   took the quotation marks away from "2019".
    pages/index.json:7   renamed "typ" to "type".
    pages/index.json:7   changed "Hero" to "hero".
    pages/index.json:8   renamed "headng" to "heading".
    pages/index.json:8   put 2024 in quotation marks.
    pages/index.json:9   changed "images/brand/Logo.svg" to "brand/logo.svg".
    pages/index.json:10   changed "Cobalt" to "cobalt".
    pages/index.json:11   changed "\\u00a0/contact" to "/contact".
    pages/index.json:13   put { "question": "Why?", "answer": "So." } in square brackets.
    pages/index.json:14   took the quotation marks away from "true".
    pages/index.json:14   took the quotation marks away from "3".
    pages/index.json:15   renamed "Text" to "text".
    pages/index.json:15   changed HTTPS://example.com/a to https://example.com/a.
    pages/index.json:17   changed "/IosorAndroidFindout " to "/IosorAndroidFindout".
    pages/index.json:18   changed "Contact Form" to "contact-form".
    pages/index.json:18   renamed "headng" to "heading".

    21 mistakes in 3 files were put right.
    "
  `);
  expect(files["pages/index.json"]).toBe(
    pageOf(`[
    {
      "type": "hero",
      "heading": "2024",
      "image": { "src": "brand/logo.svg", "alt": "A kite" },
      "ground": "cobalt",
      "button": { "label": "Write", "href": "/contact" }
    },
    { "type": "faq", "heading": "Why?", "items": [{ "question": "Why?", "answer": "So." }] },
    { "type": "carousel", "heading": "Slides", "autoplay": true, "slidesInView": 3, "slides": [
      { "title": "A" }, { "title": "B" }, { "title": "C", "text": "[x](https://example.com/a) and https://example.com" }
    ] },
    { "type": "postCards", "heading": "News", "posts": ["/IosorAndroidFindout"] },
    { "type": "shared", "use": "contact-form", "with": { "heading": "Talk to us" } }
  ]`),
  );
  expect(files["pages/_shared/other.json"]).toBe(text({ block: { ...cta, variant: "banner" }, open: ["heading"] }));
  expect(files["pages/_site.json"]).toBe(site(2019));
  expect(fix(files)).toEqual({ files, told: "\nThere is nothing that can be put right for you.\n" });
});

test("spaces at the ends of a text are told in quotation marks", () => {
  const { files, told } = fix({ "pages/index.json": text(page({ ...cta, heading: "Call us " })) });
  expect(told).toMatchInlineSnapshot(`
    "
    pages/index.json:8   changed "Call us " to "Call us".

    1 mistake in 1 file was put right.
    "
  `);
  expect(files["pages/index.json"]).toBe(text(page({ ...cta, heading: "Call us" })));
});

test("slips of the keyboard", () => {
  const right = `{
  "route": "/x",
  "title": "A page to mend",
  "description": "A page whose text has every slip of the keyboard that can be mended without asking.",
  "blocks": [
    { "type": "intro", "heading": "One", "text": ["a", "b"] },
    { "type": "cta", "heading": "Two", "variant": "block", "button": { "label": "L", "href": "/contact" } }
  ]
}
`;
  const spoilt = `\ufeff{
  route: "/x"
  'title'= “A page to mend”,,
  "description": "A page whose text has every slip of the keyboard that can be mended without asking.":
  "blocks": [
    { "type": "intro", "heading": "One", "text": ["a" "b",] }
    {\u00a0"type": \`cta\`, "heading": "Two\u0007", "variant": "block", "button": { "label": "L", "href": "/contact", }}
  ]
}
}`;
  const linking = { type: "intro", heading: "More", text: "[The other page](/x)" };
  const { files, told } = fix({ "pages/x.json": spoilt, "pages/y.json": text(pageAt("/y", linking)) });
  expect(told).toMatchInlineSnapshot(`
    "
    pages/x.json:1   took out a character that cannot be seen (U+FEFF).
    pages/x.json:2   put route in quotation marks.
    pages/x.json:2   added a comma.
    pages/x.json:3   changed 'title' to "title".
    pages/x.json:3   changed = to a colon.
    pages/x.json:3   changed “A page to mend” to "A page to mend".
    pages/x.json:3   took out a comma.
    pages/x.json:4   changed a colon to a comma.
    pages/x.json:6   added a comma.
    pages/x.json:6   took out a comma.
    pages/x.json:6   added a comma.
    pages/x.json:7   changed a character that cannot be seen (U+00A0) to a space.
    pages/x.json:7   changed \`cta\` to "cta".
    pages/x.json:7   took out a character that cannot be seen (U+0007).
    pages/x.json:7   took out a comma.
    pages/x.json:10   took out }.

    16 mistakes in 1 file were put right.
    "
  `);
  expect(files["pages/x.json"]).toBe(`${right.replace(" } }\n", " }}\n")}`);
});

describe("what an author may have meant otherwise is left as it is, and nothing else is promised", () => {
  const blocks = (...all: Group[]) => text(page(...all));
  const raw = (line: string) => `{\n  "route": "/x",\n  ${line}\n}\n`;
  test.each<[string, string | Uint8Array]>([
    ["a comment", raw('// "title": "kept",\n  "title": "x"')],
    ["an apostrophe behind a word in single quotation marks", raw("\"title\": 'The clients' own'")],
    ["a quotation mark inside a text", raw('"title": "He said "yes" to me"')],
    ["quotation marks written twice", raw('"aliases": ["He said ""yes"" to me"]')],
    ["a number with a space", raw('"aliases": [1 000]')],
    ["a line with a mistake that nobody can put right", raw("'title': 'The clients' own', 'route': '/x'")],
    ["names and texts without quotation marks", raw("title: Blogs, description: Many")],
    ["names in a list", raw('"aliases": ["a": "b"]')],
    ["a closing bracket at the start", "] }"],
    ["a bracket that is missing", raw('"blocks": [')],
    ["a text that is not closed", raw('"title": "x')],
    ["a name that is written twice", blocks(cta).replace('"heading"', '"heading": "First",\n      "heading"')],
    ["a field that nobody knows", blocks({ ...cta, zzz: 1 })],
    ["a name when the right one is there", blocks({ ...cta, headng: "x" })],
    ["two names for one field", blocks({ type: "cta", headng: "A", haeding: "B", button: cta["button"]! })],
    ["an option with another letter", blocks({ ...cta, variant: "baner" })],
    ["a block type with another letter", blocks({ ...cta, type: "ctaa" })],
    ["a picture with another letter", blocks({ ...hero, image: { src: "brand/lgo.svg", alt: "Logo" } })],
    ["a picture with another ending", blocks({ ...hero, image: { src: "brand/logo.png", alt: "Logo" } })],
    ["a link without its slash", blocks({ ...cta, button: { label: "x", href: "contact me" } })],
    ["a link with one slash too many", blocks({ ...cta, button: { label: "x", href: "//example.com" } })],
    ["true for a text", blocks({ ...cta, heading: true })],
    ["nothing for a text", blocks({ ...cta, text: null })],
    ["a number that is too small", blocks({ ...block("carousel"), slidesInView: "9" })],
    ["one of several that are needed", blocks({ ...block("tabs"), items: { title: "A", content: "B" } })],
    ["the address of the page", text({ ...page(cta), route: "/index " })],
    ["UTF-16", Buffer.from(`\ufeff${blocks({ ...cta, Variant: "block" })}`, "utf16le")],
    ["another encoding", Buffer.from(blocks({ ...cta, Variant: "block", heading: "Caf\u00e9" }), "latin1")],
  ])("%s", (_, content) => {
    const files = siteWith({ "pages/index.json": content });
    const problems = check({ files, schemas, images });
    expect(problems.filter(({ file }) => file === "pages/index.json")).not.toEqual([]);
    expect(problems.filter(({ edit }) => edit)).toEqual([]);
    const fixed = fixSite({ files, schemas, images });
    expect(fixed.files["pages/index.json"]).toBe(content);
    expect(fixed).toEqual({ files, steps: [], problems });
  });
});

describe("an edit is only made when it helps", () => {
  test("a line is put right as a whole or not at all", () => {
    const spoilt = `{\n  "route": "/x",\n  title: "A",\n  'description': 'Tom', 'Dick' and Harry',\n}\n`;
    const { files } = fix({ "pages/x.json": spoilt });
    expect(files["pages/x.json"]).toBe(spoilt.replace("title", '"title"'));
  });

  test("a value that is wrong under its right name too", () => {
    const spoilt = text(page({ type: "cta", headng: "Write to {emial}", button: cta["button"]!, Variant: "banner" }));
    const { files, told } = fix({ "pages/index.json": spoilt });
    expect(files["pages/index.json"]).toBe(spoilt.replace("Variant", "variant").replace("headng", "heading"));
    expect(told).toMatchInlineSnapshot(`
      "
      pages/index.json:8   renamed "headng" to "heading".
      pages/index.json:13   renamed "Variant" to "variant".

      2 mistakes in 1 file were put right.

      pages/index.json:8:18   In block 1 (cta "Write to {emial}"): nothing is known that could be filled in for {emial}.
          8 |       "heading": "Write to {emial}",
            |                  ^^^^^^^^^^^^^^^^^^
          Fix: did you mean "{email}"?                                 [unknown-token]
      "
    `);
  });

  test("a number for a picture", () => {
    const spoilt = text(page({ ...hero, image: { src: 5, alt: "x" } }));
    expect(fix({ "pages/index.json": spoilt }).files["pages/index.json"]).toBe(spoilt);
  });

  test("a link is not changed to an address that was only guessed", () => {
    const broken = '{\n  "route": "/Contact",\n  "title": "x';
    const link = text(page({ ...cta, button: { label: "Write", href: "/contact" } }));
    const files = siteWith({ "pages/contact.json": broken, "pages/index.json": link });
    expect(fixSite({ files, schemas, images })).toMatchObject({ files, steps: [] });
    expect([...new Set(check({ files, schemas, images }).map(({ file }) => file))]).toEqual(["pages/contact.json"]);
  });

  test("what was hidden may come up", () => {
    const spoilt = text(page({ ...cta, type: "CTA", variant: "dark" }));
    const { files, told } = fix({ "pages/index.json": spoilt });
    expect(files["pages/index.json"]).toBe(spoilt.replace("CTA", "cta"));
    expect(told).toContain('"variant" cannot be "dark"');
  });
});

test("more mistakes than are told at once", () => {
  const content = (name: string) => {
    const blocks = Array.from({ length: 1100 }, (_, i) => ({ type: "intro", [name]: "x", text: `y${i}` }));
    return text(page(hero, ...blocks));
  };
  const { files, steps, problems } = fixSite({
    files: siteWith({ "pages/index.json": content("headng") }),
    schemas,
    images,
  });
  expect(files["pages/index.json"]).toBe(content("heading"));
  expect([steps.length, problems.length]).toEqual([1100, 0]);
});

test("a year that cannot be right stays in its quotation marks", () => {
  const files = siteWith({ "pages/_site.json": site("19") });
  const problems = check({ files, schemas, images });
  expect(problems.map(({ pointer, edit }) => [pointer, edit])).toEqual([["/brand/founded", undefined]]);
  expect(fixSite({ files, schemas, images })).toEqual({ files, steps: [], problems });
});

test("a field of a shared block that is not open is no slip for one that is", () => {
  const shared = text({ block: block("logoGrid"), open: ["groups"] });
  const use = { type: "shared", use: "logos", with: { ground: "mist" } };
  const files = { "pages/_shared/logos.json": shared, "pages/index.json": text(page(use)) };
  expect(fix(files).told).toMatchInlineSnapshot(`
    "
    There is nothing that can be put right for you.

    pages/index.json:10:9   In block 1 (shared "logos") > with: the shared block "logos" has no "ground" that a page may change.
        10 |         "ground": "mist"
           |         ^^^^^^^^
        Fix: change "open" in pages/_shared/logos.json to ["groups", "ground"] (other pages stay as they are), or take "ground" out of "with": it is lost then.   [closed-field]
    "
  `);
});

test("only what is changed is changed", () => {
  const written = [
    '{"$schema" :"../schema/page.schema.json",\r\n',
    '\t"route":"/x" ,   "title":"A page to mend", "description":\r\n"A page in a style that no program writes, with odd spaces everywhere.",\r\n\r\n',
    '"blocks":[{"Type":"cta","heading":"\\u00dcber uns \\/ mehr","button":{"href":"/contact","label":"L"}}   ]\r\n\r\n}  \r\n ',
  ].join("");
  const { files, told } = fix({ "pages/x.json": written });
  expect(files["pages/x.json"]).toBe(written.replace("Type", "type"));
  expect(told).toBe('\npages/x.json:5   renamed "Type" to "type".\n\n1 mistake in 1 file was put right.\n');
});

test.each(["30+", "thirty", "007", '"so "many" shops"'])(
  "a group that lacks its brackets is left alone while %s in it cannot be read",
  (value) => {
    const intro = { ...block("intro"), figures: { value: "VALUE", label: "sites" } };
    const given = { "pages/index.json": text(page(intro)).replace('"VALUE"', value) };
    expect(fix(given).files).toEqual(given);
  },
);
