import { expect, test } from "vitest";
import type { RichText } from "../../src/model/content.ts";
import { parseMarkdown } from "../../src/renderer/markdown.ts";

const li = (...children: RichText) => ({ tag: "li" as const, children });
const p = (...children: RichText) => ({ tag: "p" as const, children });

const cases: [written: string | string[], parsed: RichText][] = [
  ["Plain words.", [p("Plain words.")]],
  [
    ["One.", "Two."],
    [p("One."), p("Two.")],
  ],
  ["One.\n\nTwo.", [p("One."), p("Two.")]],
  ["**bold** and *slanted*", [p({ tag: "strong", children: ["bold"] }, " and ", { tag: "em", children: ["slanted"] })]],
  ["A [link](/contact).", [p("A ", { tag: "a", href: "/contact", children: ["link"] }, ".")]],
  ["[Call](<tel:+91 00>)", [p({ tag: "a", href: "tel:+9100", children: ["Call"] })]],
  [
    "- one\n- two",
    [
      {
        tag: "ul",
        children: [
          { tag: "li", children: ["one"] },
          { tag: "li", children: ["two"] },
        ],
      },
    ],
  ],
  ["3) one\n4) two", [{ tag: "ol", start: 3, children: [li("one"), li("two")] }]],
  ["`code`", [p({ tag: "code", children: ["code"] })]],
  ["```\ncode\n```", [{ tag: "pre", children: [{ tag: "code", children: ["code"] }] }]],
  ["one\\\ntwo", [p("one", { tag: "br" }, "two")]],
  ["one\ntwo", [p("one", { tag: "br" }, "two")]],
  ["one  \ntwo", [p("one", { tag: "br" }, "two")]],
  ["one \r\n two", [p("one", { tag: "br" }, "two")]],
  [
    "one **bold**\n[two](/b)\n",
    [p("one ", { tag: "strong", children: ["bold"] }, { tag: "br" }, { tag: "a", href: "/b", children: ["two"] })],
  ],
  ["**one\ntwo**", [p({ tag: "strong", children: ["one", { tag: "br" }, "two"] })]],
  ["- one\n  two", [{ tag: "ul", children: [{ tag: "li", children: ["one", { tag: "br" }, "two"] }] }]],
  ["one <b>\n![two](/x.png)", [p("one <b>", { tag: "br" }, "![two](/x.png)")]],
  ["<p>\none", ["<p>", { tag: "br" }, "one"]],
  ["`one\ntwo`", [p({ tag: "code", children: ["one", { tag: "br" }, "two"] })]],
  ["one\n\n---\n\ntwo", [p("one"), { tag: "hr" }, p("two")]],
  ["- > said", [{ tag: "ul", children: [{ tag: "li", children: [{ tag: "blockquote", children: [p("said")] }] }] }]],
  ["# Title", [{ tag: "h3", children: ["Title"] }]],
  ["### Title", [{ tag: "h3", children: ["Title"] }]],
  ["#### Title", [{ tag: "h4", children: ["Title"] }]],
  ["### *Title*", [{ tag: "h3", children: [{ tag: "em", children: ["Title"] }] }]],
  ["#### *Title*", [{ tag: "h4", children: [{ tag: "em", children: ["Title"] }] }]],
  ["A <b>tag</b>", [p("A <b>tag</b>")]],
  ["<script>alert(1)</script>", ["<script>alert(1)</script>"]],
  ["![picture](/x.png)", [p("![picture](/x.png)")]],
  ["Tom & Jerry &amp; co", [p("Tom & Jerry & co")]],
];

test.each(cases)("%j", (written, parsed) => {
  expect(parseMarkdown(written)).toEqual(parsed);
});
