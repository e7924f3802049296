/** A field of the site file in another group of it: one finding, which says where the field belongs. */
import { expect, test } from "vitest";
import { type Group, sentences, settings, text, told } from "../../../site.ts";

type Parts = { [part: string]: Group };

/** What is told of the site file with one field moved behind the { of another group. */
function moved(name: string, from: string, to: string): string {
  const site = JSON.parse(text(settings())) as Parts;
  const { [name]: value, ...left } = site[from]!;
  site[from] = left;
  site[to] = { [name]: value!, ...site[to] };
  return sentences(told({ "pages/_site.json": text(site) }));
}

test.each([
  ["map", "contact", "footer"],
  ["email", "contact", "brand"],
  ["callBack", "header", "footer"],
  ["office", "footer", "contact"],
  ["phone", "contact", "brand"],
  // The description of the picture is not told to be missing beside it.
  ["alt", "socialImage", "brand"],
])('"%s", moved from "%s" to "%s"', (name, from, to) => {
  const said = moved(name, from, to).replace(/:\d+:5 {3}/, ": ");
  expect(said).toBe(`
pages/_site.json: In ${to}: "${name}" is not something "${to}" has.
    Fix: move it behind the { of "${from}", with a comma at the end.   [unknown-property]
`);
});

test("a field of an entry of a list", () => {
  const site = JSON.parse(text(settings())) as Parts & { social: Group[] };
  const [{ href, ...first }, ...more] = site.social as [Group, ...Group[]];
  const moves = { ...site, social: [first, ...more], contact: { href: href!, ...site["contact"] } };
  expect(sentences(told({ "pages/_site.json": text(moves) }))).toBe(`
pages/_site.json:10:5   In contact: "href" is not something "contact" has.
    Fix: move it behind the { of link 1 in "social", with a comma at the end.   [unknown-property]
`);
});
