/** Names with numbers in the list of a chart's bars. */
import { expect, test } from "vitest";
import { sentences, toldOfEach } from "../../site.ts";

const page = (list: string) => `{\n  "route": "/x",\n  "title": "X",\n  ${list}\n}`;

test("a name and its number are a bar", () => {
  expect(
    sentences(
      toldOfEach(
        page('"bars": [\n    "Store keeps 30%": 2,100,\n    "Store keeps 15%": 2,550\n  ]'),
        page('"bars": ["iOS": 30, "Android": 70]'),
        page('"bars": [{ "label": "Simple", "value": 10 }, "Large": 25.5]'),
        page('"bars": [\n    "Simple": $10k,\n    "Large": "$1,250k"\n  ]'),
        page('"bars": ["Half": 2,125, "Rest": 2,5]'),
        page('"bars": ["First": 1.200.000, "Second": 20 %]'),
      ),
    ),
  ).toMatchInlineSnapshot(`
    "

    pages/x.json:5:5   Only a group has names, but "Store keeps 30%" and "Store keeps 15%" are names in a list.
        Fix: write each of them as a group: { "label": "Store keeps 30%", "value": 2100 }, { "label": "Store keeps 15%", "value": 2550 }.   [missing-name]

    pages/x.json:4:12   Only a group has names, but "iOS" and "Android" are names in a list.
        Fix: write each of them as a group: { "label": "iOS", "value": 30 }, { "label": "Android", "value": 70 }.   [missing-name]

    pages/x.json:4:48   Only a group has names, but "Large" is a name in a list.
        Fix: write { "label": "Large", "value": 25.5 } in the place of this name and its value.   [missing-name]

    pages/x.json:5:5   Only a group has names, but "Simple" and "Large" are names in a list.
        Fix: write each of them as a group: { "label": "Simple", "value": 10, "shown": "$10k" }, { "label": "Large", "value": 1250, "shown": "$1,250k" }.   [missing-name]

    pages/x.json:4:12   Only a group has names, but "Half" and "Rest" are names in a list.
        Fix: write each of them as a group: { "label": "Half", "value": 2.125 }, { "label": "Rest", "value": 2.5 }.   [missing-name]

    pages/x.json:4:12   Only a group has names, but "First" and "Second" are names in a list.
        Fix: write each of them as a group: { "label": "First", "value": 1200000 }, { "label": "Second", "value": 20, "shown": "20 %" }.   [missing-name]

    "
  `);
});

test("what is no pair of a name and a number is told as elsewhere", () => {
  expect(
    sentences(
      toldOfEach(
        page('"bars": ["label": "Simple", "value": 10]'),
        page('"bars": ["Simple": "little", "Large": "much"]'),
        page('"bars": ["Simple": $900, "Large": $40k]'),
        page('"values": ["Simple one": 10, "Large one": 20]'),
      ),
    ),
  ).toMatchInlineSnapshot(`
    "

    pages/x.json:4:12   There are no { } around "label" and the fields behind it.
        Fix: write { before it, and } before the ] behind them.      [missing-bracket]

    pages/x.json:4:12   There are no { } around "Simple" and the fields behind it.
        Fix: write { before it, and } before the ] behind them.      [missing-bracket]

    pages/x.json:4:12   A { is missing before "Simple".
        Fix: write { before it. If it is left of something that was deleted, take it out, up to its last } and the comma behind that.   [missing-bracket]

    pages/x.json:4:14   There are no { } around "Simple one" and the fields behind it.
        Fix: write { before it, and } before the ] behind them.      [missing-bracket]

    "
  `);
});
