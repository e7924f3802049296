import { expect, test } from "vitest";
import { block, page, pageAt, problemsOf, text, told } from "../site.ts";

const utf8 = new TextEncoder();
const home = text(page(block("cta")));

function utf16(content: string): Uint8Array {
  return new Uint8Array(Buffer.from(`\ufeff${content}`, "utf16le"));
}

test("names that a computer or an editor has given to pages", () => {
  const files = { "pages/team.json.txt": home, "pages/b.jsonc": home, "pages/c.json5": "{" };
  expect(told(files)).toMatchInlineSnapshot(`
    "pages/b.jsonc   The name of this file does not end in ".json", so it is no page.
        Fix: rename it to pages/b.json. Computers that hide the ends of names show them in their settings.   [unknown-file]

    pages/c.json5   The name of this file does not end in ".json", so it is no page.
        Fix: rename it to pages/c.json. Computers that hide the ends of names show them in their settings.   [unknown-file]

    pages/team.json.txt   The name of this file does not end in ".json", so it is no page.
        Fix: rename it to pages/team.json. Computers that hide the ends of names show them in their settings.   [unknown-file]"
  `);
});

test("what is no page, and what may be one, among the pages", () => {
  const team = text(pageAt("/team", block("contactForm")));
  const files = {
    "pages/team": team,
    "pages/a.docx": "PK\u0003",
    "pages/b/c.WEBP": "RIFF",
    "pages/home.html": "<p>Hi</p>",
  };
  expect(`\n${told(files)}\n`).toMatchInlineSnapshot(`
    "
    pages/a.docx   The name of this file does not end in ".json", so it is no page, and nobody sees it.
        Fix: write what is in it into a page, or move it out of the folder pages.   [unknown-file]

    pages/b/c.WEBP   This is a picture, and it lies among the pages, where nobody sees it.
        Fix: move it to the folder images.                           [unknown-file]

    pages/home.html   The name of this file does not end in ".json", so it is no page, and nobody sees it.
        Fix: write what is in it into a page, or move it out of the folder pages.   [unknown-file]

    pages/team   The name of this file does not end in ".json", so it is no page.
        Fix: rename it to pages/team.json. Computers that hide the ends of names show them in their settings.   [unknown-file]
    "
  `);
});

test("a folder of other files among the pages", () => {
  const notes = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`pages/notes/${i}.md`, "# A note"]));
  expect(problemsOf(notes(20))).toHaveLength(20);
  expect(`\n${told({ ...notes(21), "pages/plan.md": "# A plan" })}\n`).toMatchInlineSnapshot(`
    "
    pages/notes   The names of 21 files in this folder do not end in ".json", so they are no pages, and nobody sees them.
        Fix: move them out of the folder pages, pictures to the folder images.   [unknown-file]

    pages/plan.md   The name of this file does not end in ".json", so it is no page, and nobody sees it.
        Fix: write what is in it into a page, or move it out of the folder pages.   [unknown-file]
    "
  `);
});

test.each(["pages/team.jsn", "pages/team.json.", "pages/team.json ", "pages/team.txt", "pages/team.page.html"])(
  "a page called %s",
  (file) => {
    const found = told({ [file]: text(pageAt("/team", block("contactForm"))) });
    expect(found).toContain(`Fix: rename it to pages/${file.includes("page.") ? "team.page" : "team"}.json.`);
    expect(found.match(/\[[a-z-]+\]/g)).toEqual(["[unknown-file]"]);
  },
);

test("names with characters that cannot be seen", () => {
  expect(told({ "pages/a\nb.json": "{", "pages/c\u001b[31md.json": "{" })).toMatchInlineSnapshot(`
    "pages/a<U+000A>b.json   On Windows nothing can be called "a<U+000A>b.json".
        Fix: rename it to pages/a-b.json.                            [windows-name, a warning]

    pages/a<U+000A>b.json:1:1   The file ends too early: the { of line 1 is never closed.
        1 | {
          | ^
        Fix: add } at the end of the file. If more stood there before, put that back first.   [unclosed-bracket]
        The rest of this page was not checked until this is put right.

    pages/c<U+001B>[31md.json   On Windows nothing can be called "c<U+001B>[31md.json".
        Fix: rename it to pages/c-[31md.json.                        [windows-name, a warning]

    pages/c<U+001B>[31md.json:1:1   The file ends too early: the { of line 1 is never closed.
        1 | {
          | ^
        Fix: add } at the end of the file. If more stood there before, put that back first.   [unclosed-bracket]
        The rest of this page was not checked until this is put right."
  `);
});

test("files that cannot be read", () => {
  expect(
    told({
      "pages/a.json": { unreadable: "directory" },
      "pages/b.json": { unreadable: "dangling" },
      "pages/c.json": { unreadable: "denied" },
      "pages/d.json": { unreadable: "other" },
      "pages/e.json": "",
      "pages/f.json": " \n",
      "pages/g.json": " ".repeat(5_000_001),
      "pages/h.json": "[]",
      "pages/i.json": '"hello"',
      "pages/j.json": { unreadable: "looping" },
      "pages/k.json": { unreadable: "outside" },
      "pages/l/m.json": { unreadable: "again", other: "pages/index.json" },
      "pages/n.json": { unreadable: "gone" },
    }),
  ).toMatchInlineSnapshot(`
    "pages/a.json   This is a folder, but its name is that of a file.
        Fix: take ".json" out of its name.                           [folder-named-json]

    pages/b.json   This is a link to a file that does not exist.
        Fix: put the file in its place, or take the link away.       [link-to-nothing]

    pages/c.json   This file may not be read.
        Fix: give yourself the right to read it.                     [no-permission]

    pages/d.json   This file could not be read.
        Fix: see whether it opens in your editor, and save it again.   [unreadable-file]

    pages/e.json   This file is empty.
        Fix: if there was a page in it, put it back from an older copy. Else write one into it, or delete the file.   [empty-file]

    pages/f.json   This file is empty.
        Fix: if there was a page in it, put it back from an older copy. Else write one into it, or delete the file.   [empty-file]

    pages/g.json   This file is too big for a page.
        Fix: split it into several pages. A file may have up to 5 MB.   [too-big]

    pages/h.json:1:1   The file should be a group of fields in { }, but it is a list.
        1 | []
          | ^
        Fix: write the page in its place, or copy one that works and change its words.   [wrong-type]

    pages/i.json:1:1   The file should be a group of fields in { }, but it is a text.
        1 | "hello"
          | ^
        Fix: write the page in its place, or copy one that works and change its words.   [wrong-type]

    pages/j.json   This is a link that leads back to itself, so there is no file behind it.
        Fix: put the file in its place, or take the link away.       [link-to-nothing]

    pages/k.json   This is a link to a file outside of the site, so it is not read.
        Fix: put the file itself in its place.                       [link-outside]

    pages/l/m.json   This is a link to the page pages/index.json, and a page has only one file.
        Fix: take it away. For a second address of that page, write "aliases": ["/l/m"] in pages/index.json.   [linked-page]

    pages/n.json   This file was taken away while it was being read.
        Fix: check again.                                            [unreadable-file]"
  `);
});

test("files in the wrong place", () => {
  expect(told({ "pages/_sites.json": home, "pages/_share/x.json": home, "pages/_draft.json": home }))
    .toMatchInlineSnapshot(`
    "pages/_draft.json   Names that start with "_" are kept for _site.json and the folder _shared.
        Fix: take the "_" away if this is a page, or move the file to pages/_shared if it is a shared block.   [unknown-file]

    pages/_share/x.json   Names that start with "_" are kept for _site.json and the folder _shared.
        Fix: rename the folder to _shared.                           [unknown-file]

    pages/_sites.json   Names that start with "_" are kept for _site.json and the folder _shared.
        Fix: rename it to _site.json.                                [unknown-file]"
  `);
});

test("a file in another encoding, or with a mark before its text", () => {
  const latin = utf8.encode(home.replace("short", "Caf#"));
  latin[latin.indexOf("#".charCodeAt(0))] = 0xe9;
  expect(told({ "pages/index.json": `\ufeff${home}` })).toMatchInlineSnapshot(`
    "pages/index.json:1:1   The file starts with a mark that cannot be seen (U+FEFF, a byte order mark).
        1 | {
          | ^
        Fix: take it out: save the file again as "UTF-8" without BOM.   [byte-order-mark, can be fixed for you]"
  `);
  expect(told({ "pages/index.json": latin })).toMatchInlineSnapshot(`
    "pages/index.json:3:39   A letter here cannot be read, because the file is not saved as UTF-8.
        3 |   "title": "The page under test in Café",
          |                                       ^
        Fix: if your editor shows � in its place, open the file with the encoding Windows-1252 first. Then save the file again with the encoding UTF-8. Most editors have it under "Save as".   [encoding]"
  `);
  // Other mistakes are told as well, but without edits: an edit of the decoded text does not fit the bytes of the file.
  const slips = Buffer.from(home.replace("short", "Caf\u00e9").replace(/,(?=\n {2}"blocks")/, ";"), "latin1");
  expect(problemsOf({ "pages/index.json": slips }).map(({ code, edit }) => [code, edit])).toEqual([
    ["encoding", undefined],
    ["json-syntax", undefined],
  ]);
  expect(told({ "pages/index.json": utf16(home) })).toMatchInlineSnapshot(`
    "pages/index.json:1:1   The file is saved as UTF-16, which browsers do not expect.
        1 | {
          | ^
        Fix: save the file again with the encoding UTF-8. Most editors have it under "Save as".   [utf-16]"
  `);
  const letters = Array.from(`\ufeff${home}`, (letter) => letter.codePointAt(0)!);
  const little = Buffer.from(Uint32Array.from(letters).buffer);
  for (const utf32 of [little, Buffer.from(little).swap32(), little.subarray(4)])
    expect(problemsOf({ "pages/index.json": new Uint8Array(utf32) }).map(({ message }) => message)).toEqual([
      "The file is saved as UTF-32, which browsers do not expect.",
    ]);
  // The encoding of the file is right; a pasted text brought the U+FFFD.
  const pasted = problemsOf({ "pages/index.json": utf8.encode(home.replace("short", "Caf\ufffd")) });
  expect(pasted.map(({ code }) => code)).toEqual(["lost-letter"]);
});

test("a wrong encoding hides no other mistake", () => {
  const wrong = home.replace('"heading"', '"headng"');
  const contents = { "byte-order-mark": `\ufeff${wrong}`, "utf-16": utf16(wrong) };
  for (const [encoding, content] of Object.entries(contents)) {
    const codes = problemsOf({ "pages/index.json": content }).map(({ code, line }) => `${code} ${line}`);
    expect(codes).toEqual([`${encoding} 1`, "unknown-property 8"]);
  }
});

test("a mark before the first character hides no mistake in what follows, and a word processor's own format is known", () => {
  expect(told({ "pages/index.json": `\ufeff${home.replace(",", "")}` })).toMatchInlineSnapshot(`
    "pages/index.json:1:1   The file starts with a mark that cannot be seen (U+FEFF, a byte order mark).
        1 | {
          | ^
        Fix: take it out: save the file again as "UTF-8" without BOM.   [byte-order-mark, can be fixed for you]

    pages/index.json:2   A comma is missing at the end of line 2.
        2 |   "route": "/"
        3 |   "title": "The page under test in short",
        Fix: add a comma after "/".                                  [json-syntax, can be fixed for you]"
  `);
  expect(told({ "pages/x.json": "{\\rtf1\\ansi {\\fonttbl}}" })).toMatchInlineSnapshot(`
    "pages/x.json:1:1   A word processor saved this file in its own format, RTF.
        1 | {\\rtf1\\ansi {\\fonttbl}}
          | ^^^^^
        Fix: save it again as plain text, or copy its words into a page that works.   [not-json]
        The rest of this page was not checked until this is put right."
  `);
});

test("groups without end are told, and stop nobody", () => {
  for (const depth of [101, 10_000, 100_000]) {
    const codes = (content: string) => problemsOf({ "pages/index.json": content }).map(({ code }) => code);
    expect(codes(`{"route": "/", "x": ${"[".repeat(depth)}${"]".repeat(depth)}}`)).toEqual(["too-deep"]);
    expect(codes(`{"route": "/", "x": ${'{"a":'.repeat(depth)}1${"}".repeat(depth)}}`)).toEqual(["too-deep"]);
    expect(codes("[".repeat(depth))).toEqual(["too-deep"]);
    expect(codes('{"a":'.repeat(depth))).toEqual(["too-deep"]);
  }
  expect(told({ "pages/index.json": `{\n"a": ${"[".repeat(120)}${"]".repeat(120)}}` })).toMatchInlineSnapshot(`
    "pages/index.json:2:105   More than 100 groups and lists stand inside each other here.
        2 | …[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[…
          |                                                                                  ^
        Fix: look for brackets that are opened again and again.      [too-deep]
        The rest of this page, and the links to it, are checked when this is put right."
  `);
});

test("a page that does not parse keeps its address", () => {
  const cards = text({ ...page({ ...block("postCards"), posts: ["/broken"] }) });
  for (const broken of [
    '{ "route": "/broken", }',
    '{ "title": "x" "route": "/broken" }',
    "{ “route”: “/broken”, }",
    "{ route: '/broken' }",
    '{ "route", "/broken" }',
    '{ "route":: "/broken" }',
    '{ "route"; "/broken" }',
  ]) {
    const problems = problemsOf({ "pages/broken.json": broken, "pages/index.json": cards });
    expect(new Set(problems.map(({ file }) => file))).toEqual(new Set(["pages/broken.json"]));
  }
  const files = { "pages/broken.json": "nothing of use", "pages/index.json": cards };
  expect(problemsOf(files).map(({ file }) => file)).toEqual(["pages/broken.json"]);
});

test("half of an address that was cut off with its page is none", () => {
  const linking = text(page(block("hero"), { ...block("cta"), button: { label: "Ask us", href: "/contact" } }));
  for (const cut of ["/", "/co", "/contact"]) {
    const files = { "pages/index.json": linking, "pages/contact.json": `{ "route": "${cut}` };
    expect(problemsOf(files).map(({ file, code }) => `${file} ${code}`)).toEqual([
      "pages/contact.json unclosed-bracket",
    ]);
  }
});
