/** HTML with its own quotation marks in the place of an address. */
import { expect, test } from "vitest";
import { block, type Group, page, problemsOf, sentences, settings, text, told } from "../site.ts";

/** The report of the site file with this in the place of the address of the map. */
function withMap(written: string): string {
  const own = settings();
  const contact = { ...(own["contact"] as Group), map: "@" };
  return told({ "pages/_site.json": text({ ...own, contact }).replace('"@"', () => written) });
}

const CODE = '<iframe width="425" src="https://maps.example/embed?a=1" style="border: 0"></iframe>';
const BESIDE = '<br/><small><a href="https://maps.example/?a=1&amp;b=2">Larger</a></small>';

test.each([
  [`"${CODE}${BESIDE}"`, 'write only the address of the link in that code: "https://maps.example/?a=1&b=2".'],
  [`${CODE}${BESIDE}`, 'write only the address of the link in that code: "https://maps.example/?a=1&b=2".'],
  [
    `"<div class="map">${CODE}</div>"`,
    'open the map or the video in a browser, and copy its address from the address bar, or from under "Share". Write that address alone in the place of the code.',
  ],
])("the code of a map in the place of its address: %s", (written, fix) => {
  const all = sentences(withMap(written)).trim();
  expect(all.split("\n")).toEqual([
    expect.stringMatching(
      /^pages\/_site\.json:\d+:\d+ {3}In contact: this is the code that shows something inside another page, and no address\.$/,
    ),
    expect.stringMatching(/^ {4}Fix: .* {3}\[(?:quote-in-text|unquoted-text)\]$/),
  ]);
  expect(all).toContain(`Fix: ${fix}`);
});

/** The fix of the only problem of a hero, in which `written` replaces the value "@". */
function fixFor(fields: Group, written: string): string | undefined {
  const hero = text(page({ ...block("hero"), ...fields })).replace('"@"', () => written);
  const [only, ...others] = problemsOf({ "pages/index.json": hero });
  expect(others).toEqual([]);
  return only?.fix;
}

test("other tags in the place of an address, and a picture in the place of its file", () => {
  expect(sentences(withMap('"<div class="map" data-href="https://maps.example/"></div>"')).trim())
    .toMatchInlineSnapshot(`
    "pages/_site.json:18:13   In contact: HTML stands in the place of "map", and a page has none.
        Fix: write only an address in its place, without tags.       [quote-in-text]"
  `);
  const image = { image: { src: "@", alt: "Our sign" } };
  expect(fixFor(image, '"<img src="/images/brand/logo.svg" alt="Our sign">"')).toBe(
    'write it like this: "src": "brand/logo.svg".',
  );
  expect(fixFor({ lead: "@" }, '"<img src="brand/logo.svg" alt="Our sign">"')).toBe(
    "take it out: a text shows no pictures.",
  );
});
