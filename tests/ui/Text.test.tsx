import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { RichText } from "../../src/model/content.ts";
import { headingsIn } from "../../src/node/check/outline/blockOutline.ts";
import { Text } from "../../src/ui/Text.tsx";

const RANGES = [
  ["about 4-6 weeks", "4-6"],
  ["from $2000-$2500 on", "$2000-$2500"],
  ["takes 4 to 6 months, often", "4 to 6"],
  ["tends to cost $10k to $35k.", "$10k to $35k."],
  ["between $1,000,000-$2,500,000.", "$1,000,000-$2,500,000."],
  ["開発には通常2-3週間ほどかかりますのでご相談。", "2-3"],
  ["開発には通常2-3週間ほどかかりますのでご相談ください。", "2-3"],
];

test.each(RANGES)("%s breaks nowhere in its range", (text, range) => {
  expect(renderToStaticMarkup(<Text position={1}>{[text!]}</Text>)).toMatch(`>${range}</span>`);
});

test.each(["あ", "ก", "a"])("a text of %s without spaces is looked through at once", (letter) => {
  const started = performance.now();
  renderToStaticMarkup(<Text position={1}>{[`${letter.repeat(100_000)} 2-3`]}</Text>);
  expect(performance.now() - started).toBeLessThan(2000);
});

test("a list goes on from the number that its author wrote", () => {
  const text: RichText = [{ tag: "ol", start: 2019, children: [{ tag: "li", children: ["It begins"] }] }];
  expect(renderToStaticMarkup(<Text position={1}>{text}</Text>)).toContain('<ol start="2019"><li>It begins</li></ol>');
});

test.each([
  "grew to 6 people",
  "rose by 4 to become first",
  "a well-known 5",
  "see https://example.com/reports/2023-2024-annual-review",
])("%s has no range", (text) => {
  expect(renderToStaticMarkup(<Text position={1}>{[text]}</Text>)).not.toContain("<span");
});

test.each([
  [0, false, [2, 3]],
  [1, false, [3, 4]],
  [0, true, [3, 4]],
  [1, true, [4, 4]],
])("headings at position %s, in an item: %s, have the levels %j", (position, inItem, levels) => {
  const text: RichText = [{ tag: "h3", children: ["A"] }, { tag: "hr" }, { tag: "h4", children: ["B"] }];
  const html = renderToStaticMarkup(<Text {...{ position, inItem }}>{text}</Text>);
  expect(headingsIn(html).map(({ level }) => level)).toEqual(levels);
  expect(html).toContain("<hr/>");
});

test("numbers keep their units in words, and code is what was written", () => {
  const text: RichText = [{ tag: "p", children: ["15 % of ", { tag: "code", children: ["15 %"] }] }];
  expect(renderToStaticMarkup(<Text position={1}>{text}</Text>)).toContain("<p>15\u00a0% of <code>15 %</code></p>");
});
