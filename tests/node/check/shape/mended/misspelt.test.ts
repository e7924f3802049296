/** A name that is misspelt is told, and nothing that only seems to be wrong because of it. */
import { expect, test } from "vitest";
import {
  article,
  block,
  fixesOf,
  type Group,
  page,
  problemsOf,
  shortHero,
  shortIntro,
  text,
  told,
  toldOf,
} from "../../site.ts";

/** A block whose button leads to a place on its own page. */
function leadingTo(place: string): Group {
  return { ...shortHero("A kite"), button: { label: "To the place", href: `#${place}` } };
}

const call = { type: "cta", id: "call", heading: "Call us", button: { label: "Call us today", href: "/contact" } };

/** A page with a link to a place in a shared block, which stands on it so. */
function toldOfShared(placed: Group): string {
  return told({
    "pages/_shared/call.json": text({ open: [], block: call }),
    "pages/index.json": text(page(leadingTo("call"), placed)),
  });
}

test("the type of a shared block in which there is a place that a link leads to", () => {
  expect(toldOfShared({ type: "shraed", use: "call" })).toMatchInlineSnapshot(`
    "pages/index.json:19:15   In block 2: there is no block called "shraed".
        19 |       "type": "shraed",
           |               ^^^^^^^^
        Fix: did you mean "shared"?                                  [unknown-block]"
  `);
  expect(toldOfShared({ type: "Shared", use: "call" })).toMatchInlineSnapshot(`
    "pages/index.json:19:15   In block 2: there is no block called "Shared".
        19 |       "type": "Shared",
           |               ^^^^^^^^
        Fix: write "shared".                                         [unknown-block, can be fixed for you]"
  `);
  expect(toldOfShared({ use: "call" })).toMatchInlineSnapshot(`
    "pages/index.json:18:5   In block 2: the "type" is missing, so nobody knows what kind of block this is.
        18 |     {
           |     ^
        Fix: add the type that fits, before the other fields, with a comma at the end: "type": "shared",   [missing-type]"
  `);
});

test("the name of a block that a link leads to", () => {
  expect(toldOf(leadingTo("start"), shortIntro({ ID: "start" }))).toMatchInlineSnapshot(`
    "pages/index.json:22:7   In block 2 (intro "Hello"): "ID" is not something an intro has.
        22 |       "ID": "start"
           |       ^^^^
        Fix: rename it to "id".                                      [unknown-property, can be fixed for you]"
  `);
  expect(toldOf(leadingTo("start"), shortIntro({ idd: "start" }))).toMatchInlineSnapshot(`
    "pages/index.json:22:7   In block 2 (intro "Hello"): "idd" is not something an intro has.
        22 |       "idd": "start"
           |       ^^^^^
        Fix: rename it to "id".                                      [unknown-property, can be fixed for you]"
  `);
});

test.each(["d", "i", "od", "if"])("the name of a block that a link leads to, written %s", (name) => {
  const files = { "pages/index.json": text(page(leadingTo("start-here"), shortIntro({ [name]: "start-here" }))) };
  expect(problemsOf(files).map(({ message, fix }) => [message, fix])).toEqual([
    [`"${name}" is not something an intro has.`, 'rename it to "id".'],
  ]);
});

test.each([
  ["no name for links", { d: "Start here" }],
  ["a name beside the one that is there", { d: "start-here", id: "start" }],
])("%s is no misspelt name of the block", (_, fields) => {
  expect(fixesOf(fields)).toEqual([expect.stringMatching(/^take it out/)]);
});

const other = { type: "intro", heading: "A day out", text: "Take a coat along." };

test.each([
  ["content", { content: call }, ['rename it to "block".']],
  ["data", { data: call }, ['rename it to "block".']],
  ["section", { section: call }, ['rename it to "block".']],
  ["Block", { Block: call }, ['rename it to "block".']],
  ["blocks", { blocks: call }, ['rename it to "block".']],
  ["cta", { cta: call }, ['rename it to "block".']],
  ["content, in a list", { content: [call] }, ['rename it to "block", and take the [ ] around it away.']],
  [
    "content and data",
    { content: call, data: other },
    [
      'rename it to "block".',
      'take "data": away, and move what stands behind it, from { to }, to a page or a file of its own.',
    ],
  ],
])("the block of a shared one, called %s", (_, written, fixes) => {
  const files = {
    "pages/_shared/call.json": text(written),
    "pages/index.json": text(page(leadingTo("call"), { type: "shared", use: "call" })),
  };
  expect(problemsOf(files).map(({ fix }) => fix)).toEqual(fixes);
});

test("a place that is not there is told beside a misspelt name of something else", () => {
  expect(toldOf(leadingTo("start"), shortIntro({ hedaing: "start" }))).toMatchInlineSnapshot(`
    "pages/index.json:15:17   In block 1 (hero "Hello") > button: no place on this page is called "start", and "To the place" leads there.
        15 |         "href": "#start"
           |                 ^^^^^^^^
        Fix: give the block that is meant "id": "start", lead the button elsewhere, or take it out.   [broken-anchor]

    pages/index.json:22:7   In block 2 (intro "Hello"): "hedaing" is not something an intro has.
        22 |       "hedaing": "start"
           |       ^^^^^^^^^
        Fix: "heading" is there already; keep one of the two, or join the words of both, and call it "heading".   [unknown-property]"
  `);
});

test.each(["crad", "Card"])("the card of a page that another one shows, called %s", (name) => {
  const { card, ...rest } = article;
  const posts = { ...block("postCards"), posts: ["/IosorAndroidFindout"] };
  const files = { "pages/ios.json": text({ ...rest, [name]: card! }), "pages/index.json": text(page(posts)) };
  expect(told(files)).toBe(
    `pages/ios.json:56:3   "${name}" is not something a page has.
    56 |   "${name}": {
       |   ^^^^^^
    Fix: rename it to "card".                                    [unknown-property, can be fixed for you]`,
  );
});
