/** Entries of a list with brackets of their own around them: what is wrong in them is told in the same run. */
import { expect, test } from "vitest";
import type { Json } from "../../../../../../src/model/fields.ts";
import { block, type Group, page, problemsOf, shortIntro, text } from "../../../site.ts";

const card = (title: string) => ({ title, text: "A few words." });
const slip = { titel: "Three", text: "A few words." };
const RENAME = '/titel rename it to "title".';

const toldOf = (...blocks: Json[]) =>
  problemsOf({ "pages/index.json": text(page(...blocks)) }).map(({ pointer, fix }) => `${pointer} ${fix}`);
const ofCards = (...items: Json[]) => toldOf({ ...block("cardGrid"), items });

const between = (starts: string, ends: string) =>
  `take { "items": [ of lines ${starts} and ] } of lines ${ends} away, and leave what stands between them.`;

test.each<[what: string, items: Json[], told: string[]]>([
  [
    "a group with nothing but the name of the list",
    [card("One"), card("Two"), { items: [slip, card("Four")] }],
    [`/blocks/0/items/2/items ${between("18 and 19", "28 and 29")}`, `/blocks/0/items/2/items/0${RENAME}`],
  ],
  [
    "a name that any list may have",
    [card("One"), { list: [slip] }, card("Two")],
    [
      '/blocks/0/items/1/list take { "list": [ of lines 14 and 15 and ] } of lines 20 and 21 away, and leave what stands between them.',
      `/blocks/0/items/1/list/0${RENAME}`,
    ],
  ],
  [
    "one in brackets",
    [card("One"), card("Two"), [slip]],
    [
      '/blocks/0/items/2 take the [ ] away: { "titel": "Three", "text": "A few words." }.',
      `/blocks/0/items/2/0${RENAME}`,
    ],
  ],
  [
    "each in brackets",
    [card("One"), [card("Two")], [slip]],
    ["/blocks/0/items/1 take the inner [ ] away, around both of them.", `/blocks/0/items/2/0${RENAME}`],
  ],
  [
    "two in one pair of brackets",
    [card("One"), [card("Two"), slip]],
    ["/blocks/0/items/1 take its [ ] away, and leave what stands between them.", `/blocks/0/items/1/1${RENAME}`],
  ],
])("cards: %s", (_, items, told) => {
  expect(ofCards(...items)).toEqual(told);
});

test("nothing stands between", () => {
  expect(ofCards(card("One"), card("Two"), { items: [] })).not.toContainEqual(expect.stringContaining("between"));
});

test.each<[blocks: (Group | Json[])[], told: string]>([
  [[[shortIntro({ txt: "Words." })]], "/blocks/1 take this [ away, and the ] of line 27 that goes with it."],
  [
    [[shortIntro({ txt: "Words." }), shortIntro({ heading: "Us" })]],
    "/blocks/1 take this [ away, and the ] of line 32 that goes with it.",
  ],
  [
    [[shortIntro({ txt: "Words." })], shortIntro({ heading: "Us" })],
    "/blocks/1 take this [ away, and the ] of line 27 that goes with it. The comma behind that ] stays.",
  ],
])("blocks in brackets of their own: %#", (blocks, told) => {
  expect(toldOf(block("hero"), ...blocks)).toEqual([told, expect.stringContaining("/blocks/1/0/txt ")]);
});
