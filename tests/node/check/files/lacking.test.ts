/** Sites with missing files, and a file with too many mistakes to read. */
import { expect, test } from "vitest";
import { check } from "../../../../src/node/check/check.ts";
import { formatProblems, report } from "../../../../src/node/check/outputs/report.ts";
import { block, inputOf, page, pageAt, problemsOf, schemas, shortIntro, siteWith, text, toldAlone } from "../site.ts";

test("a picture that was pasted into a page makes it too big", () => {
  const image = { src: `data:image/png;base64,${"A".repeat(5_000_000)}`, alt: "A kite" };
  const files = { "pages/x.json": text(pageAt("/x", { type: "hero", heading: "Kites", image })) };
  expect(problemsOf(files).map(({ line, message, fix }) => [line, message, fix])).toEqual([
    [
      10,
      "This file is too big for a page: a picture was pasted into it.",
      'put the picture into the folder images/ as a file, and write its name in the place of "data:image/…".',
    ],
  ]);
});

test("no page, no file with what all pages share, and a shared block that no page uses", () => {
  const files = siteWith({ "pages/_shared/note.json": text({ block: shortIntro({}) }) });
  const { "pages/_site.json": site, ...others } = files;
  expect(`\n${toldAlone({ "pages/_site.json": site! })}\n${toldAlone(others)}`).toMatchInlineSnapshot(`
    "
    pages   There is no page in this folder.
        Fix: add a page, for example pages/index.json.               [no-pages]

    pages/_site.json   The file with what all pages share is missing.
        Fix: move it back into the folder pages if it lies elsewhere, or bring it back from an older copy. Else add pages/_site.json with the brand, the contact details, the header and the footer.   [missing-site-file]
    "
  `);
  const posts = { ...block("postCards"), posts: ["/gone"] };
  const alone = { "pages/_site.json": site!, "pages/_shared/posts.json": text({ block: posts }) };
  expect(check(inputOf(alone)).map(({ code }) => code)).toEqual(["no-pages"]);
  const { "pages/all.json": _, ...withoutPlace } = files;
  const unused = check(inputOf(withoutPlace)).filter(({ code }) => code === "unused-shared");
  expect(`\n${formatProblems(unused, files)}`).toMatchInlineSnapshot(`
    "
    pages/_shared/contact-form.json:2:3   No page uses the shared block "contact-form".
        2 |   "block": {
          |   ^^^^^^^
        Fix: place it on a page with { "type": "shared", "use": "contact-form" }. Or leave it for later: it does no harm. Delete the file only if nobody wants it again.   [unused-shared, a warning]

    pages/_shared/note.json:2:3   No page uses the shared block "note".
        2 |   "block": {
          |   ^^^^^^^
        Fix: place it on a page with { "type": "shared", "use": "note" }. Or leave it for later: it does no harm. Delete the file only if nobody wants it again.   [unused-shared, a warning]
    "
  `);
});

test("a thousand mistakes in one file", () => {
  const blocks = Array.from({ length: 1001 }, () => ({ type: "x" }));
  const files = siteWith({ "pages/index.json": text(page(...blocks)) });
  const last = check(inputOf(files)).filter(({ code }) => code === "too-many-problems");
  expect(`\n${formatProblems(last, files)}`).toMatchInlineSnapshot(`
    "
    pages/index.json:1:1   There are 1000 mistakes or more in this file; only the first ones are listed.
        1 | {
          | ^
        Fix: put these right first, then check again.                [too-many-problems]
    "
  `);
});

test("a site without anything", () => {
  expect(report(check({ files: {}, schemas }), { files: {} })).toMatchInlineSnapshot(`
    "pages   There is no folder pages here, or nothing is in it.
        Fix: run this in the folder of the project, or write that folder behind the command. If the folder pages was deleted or renamed, bring it back.   [no-pages]

    1 problem in 1 file.
    "
  `);
});

test.each([
  ["pages/_site.json", "[]", "put back what was in it, from an older copy of the site."],
  [
    "pages/_shared/note.json",
    "null",
    "write the shared block in its place, or copy one that works and change its words.",
  ],
  [
    "pages/_shared/note.json",
    "",
    "if there was a block in it, put it back from an older copy. Else write one into it, or delete the file.",
  ],
])("%s with nothing but %j in it", (file, content, fix) => {
  const told = problemsOf({ [file]: content }).filter((problem) => problem.file === file);
  expect(told.map((problem) => problem.fix)).toEqual([fix]);
});

test("words before the { of a shared block and of the settings", () => {
  const said = ["pages/_shared/note.json", "pages/_site.json"].map((file) =>
    problemsOf({ [file]: "oops" })
      .filter((problem) => problem.file === file)
      .map(({ message, fix }) => `${message} ${fix}`),
  );
  expect(said).toMatchInlineSnapshot(`
    [
      [
        "A file of the site starts with {, but this one starts with "oops". compare it with a shared block that works, or copy one and change its words.",
      ],
      [
        "A file of the site starts with {, but this one starts with "oops". put back what was in it, from an older copy of the site.",
      ],
    ]
  `);
});

test("a file that was cut off in the middle of a letter", () => {
  const whole = new TextEncoder().encode(text(page(shortIntro({ text: "Don’t" }))));
  const cut = whole.subarray(0, whole.indexOf(0xe2) + 2);
  const found = problemsOf({ "pages/index.json": cut }).filter(({ file }) => file === "pages/index.json");
  expect(found.map(({ code, message }) => [code, message])).toEqual([
    ["unclosed-bracket", "The file ends too early, in the middle of this text."],
  ]);
  // At the end of a complete page, it is a letter in another encoding.
  const behind = new Uint8Array([...whole, 0xe2]);
  expect(problemsOf({ "pages/index.json": behind }).map(({ code }) => code)).toContain("encoding");
});
