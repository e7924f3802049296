/** Files of other kinds in the place of a page. */
import { expect, test } from "vitest";
import { pageAt, problemsOf, shortIntro, text, toldOfEach } from "../site.ts";

test("what has been put there instead of a page", () => {
  const pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n";
  const signIn = "<!DOCTYPE html>\n<html><body>Sign in <script>{}</script></body></html>\n";
  const markdown = "---\ntitle: Our prices\n---\n\n# Prices\n";
  expect(toldOfEach(pointer, signIn, markdown)).toMatchInlineSnapshot(`
    "
    pages/x.json:1:1   Git LFS has put a note in the place of this file.
        1 | version https://git-lfs.github.com/spec/v1
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: run "git lfs pull", or ask whoever set up the project.   [not-json]

    pages/x.json:1:1   This is a web page, as a browser saves it.
        1 | <!DOCTYPE html>
          | ^^^^^^^^^^^^^^^
        Fix: bring the file back from an older copy. Else copy a page that works, and change its words.   [not-json]

    pages/x.json:1:1   This is Markdown with a head between lines of hyphens, which other programs read.
        1 | ---
          | ^^^
        Fix: copy a page that works, and write the title and the words of this one into it.   [not-json]
    "
  `);
});

test("a page as mails and addresses have it", () => {
  const page = text(pageAt("/x", shortIntro({})));
  const mail = page.replaceAll(": ", ":=20");
  const cut = page.replace("described in", "described =\nin").replace("results can", "results =\ncan");
  expect(toldOfEach(mail, cut, encodeURIComponent(page))).toMatchInlineSnapshot(`
    "
    pages/x.json:1:1   This is the source of a mail: it has =20 in the place of spaces, or lines that end in =.
        1 | {
          | ^
        Fix: copy it once more from the mail as it is shown, or save the file that came with the mail.   [not-json]

    pages/x.json:1:1   This is the source of a mail: it has =20 in the place of spaces, or lines that end in =.
        1 | {
          | ^
        Fix: copy it once more from the mail as it is shown, or save the file that came with the mail.   [not-json]

    pages/x.json:1:1   This is written as an address is, with %22 in the place of each quotation mark.
        1 | %7B%0A%20%20%22route%22%3A%20%22%2Fx%22%2C%0A%20%20%22title%22%3A%20%22The%20page%20at%20%2Fx%20in%2…
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: bring the file back from an older copy, or copy it once more from where it came from.   [not-json]
    "
  `);
});

test("a page behind such a head is still a page", () => {
  const page = text(pageAt("/x", shortIntro({})));
  const [only, ...others] = problemsOf({ "pages/x.json": `---\nlayout: page\n---\n${page}` });
  expect([only!.fix, others]).toEqual(['take lines 1 to 3 out ("layout" is no field of a page).', []]);
});

test("two shared blocks in one file", () => {
  const file = '{ "$schema": "../schema/sharedBlock.schema.json", "open": ["text"], "block": {} }';
  expect(toldOfEach(`${file}\n${file}`, '{ "block": {} }\n{ "block": {} }')).toMatchInlineSnapshot(`
    "
    pages/x.json:2:1   A second block begins here, but a file has only one.
        2 | { "$schema": "../schema/sharedBlock.schema.json", "open": ["text"], "block": {} }
          | ^
        Fix: keep one of the two. Move the other one to a file of its own, or take it out.   [text-after-end]

    pages/x.json:2:1   A second block begins here, but a file has only one.
        2 | { "block": {} }
          | ^
        Fix: keep one of the two. Move the other one to a file of its own, or take it out.   [text-after-end]
    "
  `);
});
