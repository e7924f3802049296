import { expect, test } from "vitest";
import { withoutEnds } from "../../../src/node/build/withoutEnds.ts";

test("list items need no end, also in lists within them", () => {
  const html = "<ul><li>a<ol><li>b</li><li>c</li></ol></li><li><p>d</p></li></ul>";
  expect(withoutEnds(html)).toBe("<ul><li>a<ol><li>b<li>c</ol><li><p>d</ul>");
});

test("a paragraph ends by itself before a block and at the end of its box", () => {
  const html = '<div><p>a</p><p>b</p><div class="x"><p>c</p></div></div>';
  expect(withoutEnds(html)).toBe('<div><p>a<p>b<div class="x"><p>c</div></div>');
});

test("a paragraph does not end by itself before what could stand in it, nor in a link", () => {
  const html = "<div><p>a</p><a><p>b</p></a><p>c</p><picture></picture></div>";
  expect(withoutEnds(html)).toBe(html);
});
