import { expect, test } from "vitest";
import { lostFrom, markdownOf, partsOf } from "../../../src/studio/form/pasted.ts";

const WORD = `<html><head><style>p.MsoNormal { margin: 0 }</style></head><body><!--StartFragment-->
<p class=MsoNormal><b><span lang=EN>Our offer</span></b><o:p></o:p></p>
<p class=MsoNormal>We build <b>fast</b> apps,
and <a href="https://example.com/">sites</a> &amp; shops.</p>
<p class=MsoListParagraph><![if !supportLists]><span style='font-family:Symbol'>·<span>&nbsp;&nbsp;&nbsp; </span></span><![endif]>Plan</p>
<p class=MsoListParagraph><span style='font-family:Symbol'>·<span>&nbsp;&nbsp;&nbsp; </span></span>Build</p>
<p class=MsoNormal>Write to us.</p>
<!--EndFragment--></body></html>`;

test("what comes from a word processor keeps its paragraphs, items, bold words and links", () => {
  expect(markdownOf(WORD)).toBe(
    "**Our offer**\n\nWe build **fast** apps, and [sites](https://example.com/) & shops.\n\n- Plan\n- Build\n\nWrite to us.",
  );
});

test.each([
  ["a list", "<ul>\n<li>One</li>\n<li><b>Two</b></li>\n</ul><p>Three</p>", "- One\n- **Two**\n\nThree"],
  ["steps", "<ol><li><p>One</p></li><li>Two</li></ol><p>Three</p>", "1. One\n2. Two\n\nThree"],
  ["steps in lines of their own", "<ol>\n  <li>One</li>\n  <li>Two</li>\n</ol>", "1. One\n2. Two"],
  ["steps that go on", '<ol start="2019"><li>One</li><li>Two</li></ol>', "2019. One\n2020. Two"],
  ["steps of several paragraphs", "<ol><li><p>One</p><p>More</p></li><li>Two</li></ol>", "1. One\n\nMore\n\n2. Two"],
  ["steps of steps", "<ol><li>One<ol><li>Two</li></ol></li><li>Three</li></ol>", "- One\n1. Two\n- Three"],
  ["steps of Word", "<p>1.<span>&nbsp;&nbsp; </span>One</p><p>2.<span>&nbsp;&nbsp; </span>Two</p>", "1. One\n2. Two"],
  ["steps with a list in one", "<ol><li>One<ul><li>Two</li></ul></li><li>Three</li></ol>", "- One\n- Two\n- Three"],
  ["what nobody sees", "<p>app\u200b stores\u2028and \ufeffmore</p>", "app stores and more"],
  ["two lines", "<div>One</div><div>Two</div>", "One\n\nTwo"],
  ["a break", "One<br>Two<br><br>Three", "One\nTwo\n\nThree"],
  ["what is bold by its tag alone", '<meta charset="utf-8"><b style="font-weight:normal;"><p>One</p></b>', "One"],
  [
    "what is bold by its style",
    '<p><span style="color:#000;font-weight:700">One </span><span>two</span></p>',
    "**One** two",
  ],
  [
    "what Word makes bold",
    "<b style='mso-bidi-font-weight:normal'><span style='font-weight:bold'>One</span></b>",
    "**One**",
  ],
  ["words about HTML", "<p>Write &amp;#39; for &#39;</p>", "Write &#39; for '"],
  ["plain words", "<span>One &#8217; two</span>", "One ’ two"],
  ["nothing", "", undefined],
  ["a picture", '<img src="a.png">', undefined],
  ["a heading alone", "<h2>Our <b>offer</b></h2>", "Our offer"],
  [
    "headings",
    "<h1>One<br>two</h1><p>Three</p><h2><b>Four</b> &amp; five</h2><h2>&nbsp;</h2>",
    "**One two**\n\nThree\n\n**Four & five**",
  ],
])("pasted: %s", (_what, html, text) => {
  expect(markdownOf(html)).toBe(text);
});

test("an article is parted at its headings, and its pictures and tables are counted", () => {
  const html =
    "<!--[if gte vml 1]><img src=v><![endif]--><p>Before.</p><h2>One</h2><p>A</p><p><img src='file:///c.jpg'></p><h3>Two</h3><table><tr><td>B</td></tr></table>";
  expect(partsOf(html)).toEqual([{ text: "Before." }, { heading: "One", text: "A" }, { heading: "Two", text: "B" }]);
  expect(partsOf("")).toEqual([]);
  expect(lostFrom(html)).toEqual({ pictures: 1, tables: 1 });
});
