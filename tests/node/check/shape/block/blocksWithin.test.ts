/** Mistakes in misplaced blocks are told in the same run, with the end of what has to go. */
import { expect, test } from "vitest";
import { type Group, page, problemsOf, shortHero, shortIntro, text } from "../../site.ts";
import type { Json } from "../../../../../src/model/fields.ts";

function saidOf(written: string): string[] {
  return problemsOf({ "pages/index.json": written }).map(
    ({ line, sentence, fix, note = "" }) => `${line} ${sentence} ${fix}${note && ` ${note}`}`,
  );
}

const LATER = "The rest of what stands in it is checked when this is put right.";
const LIST = '"blocks" should be a list in [ ], but it is a group of fields in { }.';
const { type: _hero, ...hero } = shortHero("A kite");

function blocksAs(blocks: Json, isOneLine = false): string {
  const whole = { ...page(), blocks };
  return isOneLine
    ? text(whole).replace(/"blocks": .*\n}/s, () => `"blocks": ${JSON.stringify(blocks)}\n}`)
    : text(whole);
}

test("blocks under the names of their types", () => {
  const blocks = { hero, intro: { heading: "About us", txet: "We fly." }, shared: "contact-form" };
  const fix = (start: string) =>
    `${start}, and the name of each block behind its {, like this: { "type": "hero", … } in the place of "hero": { … }, and { "type": "shared", "use": "contact-form" } in the place of "shared": "contact-form". ${LATER}`;
  const name = 'In blocks > intro: "txet" is not something an intro has. rename it to "text".';
  expect(saidOf(blocksAs(blocks))).toEqual([
    `5 ${LIST} ${fix("write [ in the place of its {, ] in the place of the } of line 18")}`,
    `15 ${name}`,
  ]);
  expect(saidOf(blocksAs(blocks, true))).toEqual([
    `5 ${LIST} ${fix("write [ ] in the place of its { }")}`,
    `5 ${name}`,
  ]);
});

test("blocks under numbers", () => {
  const { text: _, ...rest } = shortIntro({});
  const said = saidOf(blocksAs({ "1": shortHero("A kite"), "2": rest }));
  expect(said).toEqual([
    `5 ${LIST} write [ in the place of its {, ] in the place of the } of line 18, and take "1" and "2" away, with the colons behind them. ${LATER}`,
    '15 In blocks > 2: the "text" is missing. add it before the other fields, with the comma and your own words for the three dots: "text": "…",',
  ]);
});

test("groups under names that are no blocks", () => {
  expect(saidOf(blocksAs({ a: { kite: 1 }, b: { kite: 2 } }))).toEqual([
    `5 ${LIST} write [ in the place of its {, ] in the place of the } of line 12, and take "a" and "b" away, with the colons behind them. What stands in it is checked when this is put right.`,
  ]);
});

const row = (fields: Group) => text(page(shortHero("A kite"), { type: "row", ...fields }));
const NO_ROW = 'In block 2: there is no block called "row".';

test("blocks in a block that there is not", () => {
  const name = '"txet" is not something an intro has. rename it to "text".';
  const wrong = { type: "intro", heading: "Hello", txet: "Hi." };
  expect(saidOf(row({ blocks: [wrong, shortIntro({ heading: "Again" })] }))).toEqual([
    `15 ${NO_ROW} leave the blocks in it, and take away what stands from its { to the [ of "blocks", and from the ] of line 27 to the } of line 28: the design arranges them. ${LATER}`,
    `20 In block 2 > block 1: ${name}`,
  ]);
  // The type behind the list goes with the brackets, and the comma stays for the block that follows.
  const between = page(shortHero("A kite"), { blocks: [wrong], type: "row" }, shortIntro({}));
  expect(saidOf(text(between))[1]).toBe(
    `22 ${NO_ROW} leave the blocks in it, and take away what stands from its { to the [ of "blocks", and from the ] of line 21 to the } of line 23, but not the comma behind that: the design arranges them. ${LATER}`,
  );
  const away = "take it away, and write the blocks in it one below the other: the design arranges them.";
  expect(saidOf(row({ columns: [{ width: 6, blocks: [wrong] }, { blocks: [shortIntro({})] }] }))).toEqual([
    `15 ${NO_ROW} ${away} ${LATER}`,
    `23 In block 2 > column 1 > block 1: ${name}`,
  ]);
  expect(saidOf(row({ heading: "Of ours", blocks: [shortIntro({})] }))).toEqual([`15 ${NO_ROW} ${away} ${LATER}`]);
  expect(saidOf(row({ heading: "Of ours" }))).toEqual([`15 ${NO_ROW} ${away}`]);
});

const NOT_CHECKED = "The rest of this block was not checked until this is put right.";

test("a block whose fields are sure to be those of the type that is guessed", () => {
  const features = (fields: Group[]) =>
    saidOf(text(page(shortHero("A kite"), { type: "features", heading: "Why us", features: fields })));
  const guess = '15 In block 2: there is no block called "features". did you mean "cardGrid"?';
  expect(
    features([
      { title: "A kite", description: "It flies." },
      { title: "A string", description: "It holds." },
    ]),
  ).toEqual([
    guess,
    '17 In block 2: "features" is not something a cardGrid has. rename it to "items".',
    '20 In block 2 > feature 1: "description" is not something a card has. rename it to "text" in both places.',
  ]);
  // One card is too few for a grid: another block may be meant.
  expect(features([{ title: "A kite", description: "It flies." }])).toEqual([`${guess} ${NOT_CHECKED}`]);
});

test.each<[what: string, own: Group, told: string[]]>([
  [
    "another name, and numbers in pieces",
    { subheading: "Small.", stats: [{ number: 5, suffix: "+", label: "years" }] },
    [
      '17 In block 2: "subheading" is not something an intro has. rename it to "text".',
      '18 In block 2: "stats" is not something an intro has. rename it to "figures".',
      '20 In block 2 > stat 1: "number" and "suffix" are not something a figure has. write "value" in the place of "number" and "suffix": "value": "5+".',
    ],
  ],
  [
    "an option",
    { content: "Small.", ground: "#808080" },
    [
      '17 In block 2: "content" is not something an intro has. rename it to "text".',
      '18 In block 2: "ground" cannot be "#808080". write "white" or "mist" (grey), or leave it out, with the comma before it.',
    ],
  ],
  [
    "a name within that means nothing here",
    { text: "Small.", figures: [{ value: "5", label: "years", delay: 2 }] },
    ['22 In block 2 > figure 1: "delay" is not something a figure has. take it out, with the comma before it.'],
  ],
])("a block that has all of the type that is guessed is checked as one, with %s", (_, own, found) => {
  const stats = { type: "stats", heading: "In numbers", ...own };
  expect(saidOf(text(page(shortHero("A kite"), stats)))).toEqual([
    '15 In block 2: there is no block called "stats". did you mean "intro"?',
    ...found,
  ]);
});
