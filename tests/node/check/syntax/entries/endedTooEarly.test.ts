/** A group that ends before its last fields. */
import { expect, test } from "vitest";
import { block, page, problemsOf, text, toldOfEach } from "../../site.ts";

test("fields of a block behind the bracket that ends it", () => {
  const source = text(page(block("hero"), block("faq"))).replace(/("heading": "[^"]*"),/, "$1\n    },");
  expect(toldOfEach(source)).toMatchInlineSnapshot(`
    "
    pages/x.json:9:5   This } ends its group, but "lead" follows, which has to stand in one.
        9 |     },
          |     ^
        Fix: take this } out if "lead" belongs to the group above. Else write { before "lead".   [extra-bracket]
    "
  `);
});

test("what the block would lack without them is not told", () => {
  const source = text(page(block("hero"), block("faq"))).replace(/("heading": "[^"]*"),/, "$1\n    },");
  expect(problemsOf({ "pages/index.json": source }).map(({ code }) => code)).toEqual(["extra-bracket"]);
});

test("an entry whose first lines were deleted is no part of the one above", () => {
  const source = text(page(block("hero"), block("faq"))).replace(/ {4}\{\s+"type": "faq",\n/, "");
  expect(toldOfEach(source)).toMatchInlineSnapshot(`
    "
    pages/x.json:20:7   Only the end of an entry stands here: the { before "heading" is missing, and all others have "type" as well.
        20 |       "heading": "Questions clients ask us first",
           |       ^^^^^^^^^
        Fix: if it is left of one that you deleted, delete lines 20 to 34, and the comma at the end of line 19. Else write before "heading", with what belongs there for the three dots: { "type": "…",   [missing-bracket]
    "
  `);
});

const LINK = '"button": {\n      "label": "Write",\n      "href": "/contact"\n    }';
const ENTRY = '{ "title": "Paper", "text": "Ideas start on it." }';
const BARE = '"title": "Phones",\n"text": "Old ones."';
const intro = (more: string) => `{ "type": "intro", "heading": "Hello", "text": "Come by."\n}${more}`;
const cards = (...items: string[]) => `{ "type": "cardGrid", "heading": "Why", "items": [\n${items.join(",\n")}\n] }`;

const moved = (name: string, where: string) =>
  `This } ends its group, but "${name}" follows, which belongs to that group. move this } to behind ${where}, before its comma. Leave the comma behind this } where it is.`;

test.each<[string, string, string]>([
  ["a group", intro(`,\n${LINK}`), moved("button", "the } in line 11")],
  ["a choice", intro(`,\n"ground": "mist"`), moved("ground", '"mist" in line 8')],
  ["a list", intro(',\n"figures": [{ "value": "5+", "label": "years" }]'), moved("figures", "the ] in line 8")],
  ["two of them", intro(`,\n"ground": "mist",\n${LINK}`), moved("ground", "the } in line 12")],
  [
    "an entry without braces, as the last one",
    cards(ENTRY, BARE),
    'A { is missing before "title". write { before it, and } before the ] of line 10.',
  ],
  [
    "the same as the first one",
    cards(BARE, ENTRY),
    'A { is missing before "title". write { before it, and } behind "Old ones." in line 8.',
  ],
  [
    "the same between two",
    cards(ENTRY, BARE, ENTRY.replace("Paper", "Pens")),
    'A { is missing before "title". write { before it, and } behind "Old ones." in line 9.',
  ],
])("fields without a bracket of their own: %s", (_name, written, said) => {
  const own = text(page(block("cta"), block("faq"))).replace(/ {4}\{\s+"type": "cta"[^]*?\n {4}\}/, () => written);
  const found = problemsOf({ "pages/index.json": own }).filter(({ code }) => code.endsWith("-bracket"));
  expect(found.map(({ message, fix }) => `${message} ${fix}`)).toEqual([said]);
});

const closed = (name: string, fix: string) =>
  `This } ends its group, but "${name}" follows, which belongs to that group. ${fix}`;

const BLOCKS = text(page(block("hero"), block("faq"), block("cta")));

test.each<[string, RegExp, [next: string, where: string]]>([
  ["of a block", /("heading": "Let[^"]*"),/, ["lead", `"Let's talk about your project" in line 8`]],
  ["of a block, behind a group", /(\.webp",\s+"alt": "[^"]*"\s+\}),/, ["ground", "the } in line 13"]],
  ["of the last block", /("heading": "Got[^"]*"),/, ["text", `"Got an App Idea? Let's Talk!" in line 39`]],
  ["of an entry", /("question": "How[^"]*"),/, ["answer", '"How long does it take?" in line 25']],
  ["of an entry, on one line", /("question": "How[^"]*"),\s+/, ["answer", '"How long does it take?" in line 25']],
  ["of a group in a block", /("label": "Write[^"]*"),/, ["href", '"Write to us" in line 16']],
  ["of a picture", /("src": "[^"]*"),/, ["alt", '"panels/contact.webp" in line 11']],
])("a group that ends before its last fields, with no comma behind it: %s", (_name, before, [next, where]) => {
  const source = BLOCKS.replace(before, (_all, own: string) => `${own}\n    } `);
  const found = problemsOf({ "pages/index.json": source });
  const fix = `take this } out, and write a comma behind ${where}.`;
  expect(found.map((each) => `${each.message} ${each.fix}`)).toEqual([closed(next, fix)]);
});

test("fields behind a group that has the only } of both, with no comma behind it", () => {
  const source = BLOCKS.replace(/("lead": "[^"]*"),([^]*?)\n {4}\},/, "$1\n    }$2,");
  const found = problemsOf({ "pages/index.json": source });
  const fix = "write a comma in the place of this }, and write } behind the } in line 19, before its comma.";
  expect(found.map((each) => `${each.message} ${each.fix}`)).toEqual([closed("image", fix)]);
});

test("a field behind a list that is not closed either belongs to what stands around it", () => {
  const source = BLOCKS.replace(/\n {6}\]\n {4}\},/, '\n      "ground": "mist"\n    },');
  expect(problemsOf({ "pages/index.json": source }).map((each) => each.message)).toEqual([
    "A ] is missing at the end of line 34: the [ of line 23 is still open.",
  ]);
});
