import { expect, test } from "vitest";
import { compactMarkup } from "../../src/renderer/compactMarkup.ts";

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

test("terms and what is said of them need no end", () => {
  const html = "<dl><div><dt>a</dt><dd>b</dd></div><dt>c</dt><dd>d</dd></dl>";
  expect(compactMarkup(html)).toBe("<dl><div><dt>a<dd>b</div><dt>c<dd>d</dl>");
});

test("an element without an end needs no slash, one of a drawing does", () => {
  const html = '<picture><source srcSet="/a.avif"/><img src="/a=" alt=""/></picture><svg><path d="M0 0"/></svg>';
  expect(compactMarkup(html)).toBe(
    '<picture><source srcSet="/a.avif"><img src="/a=" alt></picture><svg><path d="M0 0"/></svg>',
  );
});

test("a shape ends with a slash, but for one that holds something", () => {
  const html = '<svg><path d="M0 0"></path><path><title>a</title></path><g></g><rect width="1"></rect></svg><p></p>';
  expect(compactMarkup(html)).toBe(
    '<svg><path d="M0 0"/><path><title>a</title></path><g></g><rect width="1"/></svg><p></p>',
  );
});

test("choices, and switches without a value", () => {
  const html = '<select required=""><option value="" disabled="">One</option><option value="2">Two</option></select>';
  expect(compactMarkup(html)).toBe('<select required><option value disabled>One<option value="2">Two</select>');
});

test("a choice needs no value that its text gives as well", () => {
  const html = ["A b", "A &amp; b", "A  b", " A", "A\u00a0b"].map(
    (value) => `<option value="${value}">${value}</option>`,
  );
  expect(compactMarkup(html.join(""))).toBe(
    '<option>A b<option>A &amp; b<option value="A  b">A  b<option value=" A"> A<option value="A\u00a0b">A\u00a0b',
  );
  expect(compactMarkup('<option value="a">A</option><option value="a">ab</option>')).toBe(
    '<option value="a">A<option value="a">ab',
  );
});
