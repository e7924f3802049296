/** A block that was pasted into an entry of another one: told once, with all that is to be done, and read where it goes. */
import { expect, test } from "vitest";
import { problemsOf, siteWith } from "../../site.ts";

const HEAD = `{
  "route": "/x",
  "title": "A page with a block in an entry",
  "description": "A block was pasted into an entry of another block, and is read as one that stands behind that.",
  "blocks": [
    {
      "type": "cardGrid",
      "heading": "Why us",
      "items": [
        { "title": "Kind", "text": "We are kind." },`;
const END = "\n      ]\n    }\n  ]\n}\n";
const BLOCK = `
          {
            "type": "intro",
            "headings": "Call us",
            "text": "We are there."
          }`;
const ENTRY = `
        {
          "title": "Fast",
          "text": "We are fast."`;
const OTHER = '\n        { "title": "Sure", "text": "We are sure." }';

const pages: readonly [where: string, items: string][] = [
  ["in the last entry", `${ENTRY}${BLOCK}\n        }`],
  ["behind a comma", `${ENTRY},${BLOCK}\n        }`],
  ["before a comma", `${ENTRY}${BLOCK},\n        }`],
  ["before another field", `${ENTRY}${BLOCK},\n          "image": { "src": "brand/logo.svg", "alt": "Us" }\n        }`],
  ["at the start of an entry", `\n        {${BLOCK},${ENTRY.slice(10)}\n        }`],
  ["in an entry before others", `${ENTRY}${BLOCK}\n        },${OTHER}`],
  ["beside another one", `${ENTRY}${BLOCK},${BLOCK.replace("Call", "Ask")}\n        }`],
];

test("a block in an entry of another one", () => {
  const told = pages.map(([where, items]) => {
    const found = problemsOf(siteWith({ "pages/x.json": HEAD + items + END }));
    const own = found.filter(({ file, severity }) => file === "pages/x.json" && severity === "error");
    return [where, ...own.map(({ line, column, sentence, fix }) => `${line}:${column} ${sentence} ${fix}`)].join("\n");
  });
  expect(`\n${told.join("\n\n")}\n`).toMatchInlineSnapshot(`
    "
    in the last entry
    14:11 A block begins here, inside of another one. take it out, from this { to the } of line 18. Write it behind the } of line 21, where the block around it ends, with a comma before it.
    16:13 In block 2 (intro "Call us"): "headings" is not something an intro has. rename it to "heading".

    behind a comma
    14:11 A block begins here, inside of another one. take it out, from this { to the } of line 18, with the comma before it. Write it behind the } of line 21, where the block around it ends, with a comma before it.
    16:13 In block 2 (intro "Call us"): "headings" is not something an intro has. rename it to "heading".

    before a comma
    14:11 A block begins here, inside of another one. take it out, from this { to the } of line 18, with the comma behind it. Write it behind the } of line 21, where the block around it ends, with a comma before it.
    16:13 In block 2 (intro "Call us"): "headings" is not something an intro has. rename it to "heading".

    before another field
    14:11 A block begins here, inside of another one. take it out, from this { to the } of line 18. Write it behind the } of line 22, where the block around it ends, with a comma before it.
    16:13 In block 2 (intro "Call us"): "headings" is not something an intro has. rename it to "heading".

    at the start of an entry
    12:11 A block begins here, inside of another one. take it out, from this { to the } of line 16, with the comma behind it. Write it behind the } of line 21, where the block around it ends, with a comma before it.
    14:13 In block 2 (intro "Call us"): "headings" is not something an intro has. rename it to "heading".

    in an entry before others
    14:11 A block begins here, inside of another one. take it out, from this { to the } of line 18. Write it behind the } of line 22, where the block around it ends, with a comma before it.
    16:13 In block 2 (intro "Call us"): "headings" is not something an intro has. rename it to "heading".

    beside another one
    14:11 A block begins here, inside of another one. take it out, from this { to the } of line 23. Write it behind the } of line 26, where the block around it ends, with a comma before it.
    16:13 In block 2 (intro "Call us"): "headings" is not something an intro has. rename it to "heading".
    21:13 In block 3 (intro "Ask us"): "headings" is not something an intro has. rename it to "heading".
    "
  `);
});
