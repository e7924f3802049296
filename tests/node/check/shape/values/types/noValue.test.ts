/** Values that say nothing of what was meant to stand there. */
import { expect, test } from "vitest";
import type { Json } from "../../../../../../src/model/fields.ts";
import { block, type Group, page, problemsOf, settings, shortHero, shortIntro, text } from "../../../site.ts";

function saidOf(only: Group): string[] {
  return problemsOf({ "pages/index.json": text(page(only)) }).map(
    ({ code, fix, edit }) => `${code}: ${fix}${edit ? " (edit)" : ""}`,
  );
}

test("a number in the place of the description of a picture, and one in quotation marks", () => {
  const described = (alt: unknown) => saidOf(shortHero(alt as string));
  expect(described(7)).toMatchInlineSnapshot(`
    [
      "wrong-type: write in quotation marks, behind "alt":, a few words on what the picture shows, or write "decorative": true in the place of it if the picture adds nothing to the text.",
    ]
  `);
  expect(described("7")).toMatchInlineSnapshot(`
    [
      "weak-alt: say in a few words what is on it, or write "decorative": true instead if it adds nothing to the text.",
    ]
  `);
  // These may be what is on the picture.
  expect([...described("404"), ...described("1984"), ...described("24/7")]).toEqual([]);
});

test("nothing in the place of an address", () => {
  expect(saidOf(shortIntro({ button: { label: "Call us", href: null } }))).toMatchInlineSnapshot(`
    [
      "wrong-type: write the address that it leads to, for example "href": "/portfoliopage".",
    ]
  `);
});

test("what other programs switch off is left out", () => {
  expect(saidOf({ ...shortHero("A kite"), button: false })).toMatchInlineSnapshot(`
    [
      "wrong-type: take "button": false out, with the comma before it, at the end of line 12.",
    ]
  `);
});

test("what a browser is to do is no text; an address in its place is still one", () => {
  const button = (onclick: string) => saidOf(shortIntro({ button: { label: "Call us", onclick } }));
  const [first, ...others] = block("cardGrid")["items"] as Group[];
  const cards = { ...block("cardGrid"), items: [{ onClick: "alert(1)", ...first }, ...others] };
  expect([...saidOf(cards), ...button("/contact")]).toEqual([
    "unknown-property: take it out, with the comma behind it: pages have no scripts.",
    'unknown-property: rename it to "href".',
  ]);
});

test("words for true and false, and values that may be either", () => {
  const said = (titleAlone: Json) =>
    problemsOf({ "pages/index.json": text({ ...page(shortIntro({})), titleAlone }) }).map(({ fix, edit }) => [
      fix,
      !!edit,
    ]);
  for (const yes of ["True", "ja", "yes", "wahr", "enabled"])
    expect(said(yes)).toEqual([['write it like this: "titleAlone": true.', true]]);
  for (const no of ["FALSE", "nein", "faux", "falso", "disabled"])
    expect(said(no)).toEqual([['write it like this: "titleAlone": false.', true]]);
  expect(said("true")).toEqual([["take the quotation marks away: true.", true]]);
  for (const either of [2, "maybe"]) expect(said(either)).toEqual([["write true or false.", false]]);
  const carousel = { ...block("carousel"), autoplay: "after 5 seconds" };
  expect(problemsOf({ "pages/index.json": text(page(carousel)) }).map(({ fix }) => fix)).toEqual([
    "write true or false. With true, it moves on every two and a half seconds.",
  ]);
});

test.each(["16px", "no", "three", "1,5"])("a number that its field cannot have is not suggested: %j", (founded) => {
  const site = settings();
  site["brand"] = { ...(site["brand"] as Group), founded };
  expect(problemsOf({ "pages/_site.json": text(site) }).map(({ fix }) => fix)).toEqual([
    'write it like this: "founded": 2019.',
  ]);
});
