import { expect, test } from "vitest";
import { compactMarkup } from "../../../src/node/build/compactMarkup.ts";

test("list items need no end, also in lists within them", () => {
  const html = "<ul><li>a<ol><li>b</li><li>c</li></ol></li><li><p>d</p></li></ul>";
  expect(compactMarkup(html)).toBe("<ul><li>a<ol><li>b<li>c</ol><li><p>d</ul>");
});

test("a paragraph ends by itself before a block and at the end of its box", () => {
  const html = '<div><p>a</p><p>b</p><div class="x"><p>c</p></div></div>';
  expect(compactMarkup(html)).toBe('<div><p>a<p>b<div class="x"><p>c</div></div>');
});

test("a paragraph does not end by itself before what could stand in it, nor in a link", () => {
  const html = "<div><p>a</p><a><p>b</p></a><p>c</p><picture></picture></div>";
  expect(compactMarkup(html)).toBe(html);
});

test("an element without an end needs no slash, one of a drawing does", () => {
  const html = '<picture><source srcSet="/a.avif"/><img src="/a=" alt=""/></picture><svg><path d="M0 0"/></svg>';
  expect(compactMarkup(html)).toBe(
    '<picture><source srcSet="/a.avif"><img src="/a=" alt></picture><svg><path d="M0 0"/></svg>',
  );
});

test("choices, and switches without a value", () => {
  const html = '<select required=""><option value="" disabled="">One</option><option value="2">Two</option></select>';
  expect(compactMarkup(html)).toBe('<select required><option value disabled>One<option value="2">Two</select>');
});
