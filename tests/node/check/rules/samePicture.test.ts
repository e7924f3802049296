/** A picture without a description is offered that of the same picture elsewhere on the page. */
import { expect, test } from "vitest";
import { type Group, page, problemsOf, shortHero, text } from "../site.ts";

const SRC = "brand/logo.svg";

/** What is told of a picture in a card, below a hero with the same picture. */
function toldOf(hero: Group, own: Group) {
  const card = { title: "Our sign", text: "It is blue.", image: { src: SRC, ...own } };
  const grid = { type: "cardGrid", heading: "What is new", items: [card, { title: "Else", text: "Words." }] };
  const first = { ...shortHero("A kite"), image: { src: SRC, ...hero } };
  const files = { "pages/index.json": text(page(first, grid)) };
  return problemsOf(files).map(({ code, fix }) => `${code}: ${fix}`);
}

const ALT = { alt: "Two kites above a house" };
const OTHERS = "as for the same picture in line 11, or other words on what the picture shows.";
const ANY =
  'missing-alt: add "alt": "…" below "src", with a comma between the two. For … write a few words on what the picture shows.';

test.each<[string, [hero: Group, own: Group], string[]]>([
  [
    "a description",
    [ALT, {}],
    [`missing-alt: add "alt": "Two kites above a house" below "src", with a comma between the two, ${OTHERS}`],
  ],
  ["the words that are told to be written", [ALT, ALT], []],
  [
    "an ornament",
    [{ decorative: true }, {}],
    [`${ANY} If it only decorates, as in the same picture in line 11, add "decorative": true instead.`],
  ],
  ["another picture", [{ ...ALT, src: "logos/figma.svg" }, {}], [ANY]],
  [
    "a picture that is said to be no ornament",
    [ALT, { decorative: false }],
    [`missing-alt: write "alt": "Two kites above a house" in the place of "decorative": false, ${OTHERS}`],
  ],
])("%s", (_, [hero, own], told) => {
  expect(toldOf(hero, own)).toEqual(told);
});
