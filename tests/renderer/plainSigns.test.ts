/** Signs that are marks only for Markdown, and marks that stay marks. */
import { expect, test } from "vitest";
import type { RichText } from "../../src/model/content.ts";
import { parseMarkdown } from "../../src/renderer/markdown.ts";

const p = (...children: RichText) => ({ tag: "p" as const, children });
const li = (...children: RichText) => ({ tag: "li" as const, children });
const em = (...children: RichText) => ({ tag: "em" as const, children });
const quoted = (...children: RichText) => ({ tag: "blockquote" as const, children: [p(...children)] });
const strong = { tag: "strong" as const, children: ["bold"] };
const br = { tag: "br" as const };

const cases: [written: string | string[], parsed: RichText][] = [
  ["> 50 km: 0,92 €/km; < 50 km free.", [p("> 50 km: 0,92 €/km; < 50 km free.")]],
  ["> 50 km: **bold**\n> 99 km: more", [p("> 50 km: ", strong, br, "> 99 km: more")]],
  ["Near is free.\n>= 50 km", [p("Near is free."), p(">= 50 km")]],
  [">€50", [p(">€50")]],
  ["- > 50 km", [{ tag: "ul", children: [li("> 50 km")] }]],
  ["> It holds.", [quoted("It holds.")]],
  [
    "> 1. First\n> 2. Second",
    [{ tag: "blockquote", children: [{ tag: "ol", children: [li("First"), li("Second")] }] }],
  ],

  ["2*3*4 m", [p("2*3*4 m")]],
  ["2**3**4", [p("2**3**4")]],
  ["3*4 cm and **bold**, 98 €*", [p("3*4 cm and ", strong, ", 98 €*")]],
  ["A*b*c, *2*, and *2* 3", [p("A", em("b"), "c, ", em("2"), ", and ", em("2"), " 3")]],

  ["1. January 2026", [p("1. January 2026")]],
  ["1) All **bold** prices", [p("1) All ", strong, " prices")]],
  ["  0. none", [p("0. none")]],
  ["1898. The year\nof the kite", [p("1898. The year", br, "of the kite")]],
  ["From\n1. January on", [p("From"), p("1. January on")]],
  [
    ["1. One", "2. Two"],
    [p("1. One"), p("2. Two")],
  ],
  ["1. One\n2. Two", [{ tag: "ol", children: [li("One"), li("Two")] }]],
  ["1. One\n\n   More", [{ tag: "ol", children: [li(p("One"), p("More"))] }]],
  [
    "1. One\n\nBetween.\n\n2. Two",
    [{ tag: "ol", children: [li("One")] }, p("Between."), { tag: "ol", start: 2, children: [li("Two")] }],
  ],

  ["+ the way there", [p("+ the way there")]],
  ["- 18 °C in the cold store", [p("- 18 °C in the cold store")]],
  [
    ["- 18 °C", "Cold - but dry"],
    [p("- 18 °C"), p("Cold - but dry")],
  ],
  ["- 2.5 % for **bold**", [p("- 2.5 % for ", strong)]],
  ["- 18 loaves", [{ tag: "ul", children: [li("18 loaves")] }]],
  ["- 18 °C\n- 4 °C", [{ tag: "ul", children: [li("18 °C"), li("4 °C")] }]],
  [
    ["- 20 % off", "- 10 % off"],
    [
      { tag: "ul", children: [li("20 % off")] },
      { tag: "ul", children: [li("10 % off")] },
    ],
  ],
  ["+ One\n+ Two", [{ tag: "ul", children: [li("One"), li("Two")] }]],
  ["* One", [{ tag: "ul", children: [li("One")] }]],
  ["*Slanted* words\n\n* One", [p(em("Slanted"), " words"), { tag: "ul", children: [li("One")] }]],
  ["An hour: 98 €*\n\n* without tax", [p("An hour: 98 €*"), p("* without tax")]],
  [
    ["An hour: 98 €*, *slanted*", "* without tax\nand the way"],
    [p("An hour: 98 €*, ", em("slanted")), p("* without tax", br, "and the way")],
  ],
  ["98 €*\n\n* One\n* Two", [p("98 €*"), { tag: "ul", children: [li("One"), li("Two")] }]],
];

test.each(cases)("%j", (written, parsed) => {
  expect(parseMarkdown(written)).toEqual(parsed);
});
