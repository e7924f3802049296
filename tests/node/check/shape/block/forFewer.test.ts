/** A list that is too short for its block, and other types of blocks that take it. */
import { expect, test } from "vitest";
import { type Group, problemsOf, page, shortIntro, text, toldOf } from "../../site.ts";

const cards: Group[] = ["Schools", "Shops"].map((title) => ({
  title,
  text: `What ${title.toLowerCase()} need.`,
  ground: "mist",
}));
const carousel = { type: "carousel", heading: "Two trades", slidesInView: 3 };

const fixOf = (block: Group) =>
  problemsOf({ "pages/index.json": text(page(shortIntro({}), block)) }).find(({ code }) => code === "too-few")?.fix;

test("the cards of a carousel", () => {
  expect(toldOf({ ...carousel, slides: cards })).toMatchInlineSnapshot(`
    "pages/index.json:10:17   In block 1 (carousel "Two trades"): "slides" has two, and needs at least three.
        10 |       "slides": [
           |                 ^
        Fix: add one more: copy one from { to }, put a comma between, and change its words. If there are only two, write "accordion" or "cardGrid" for its "type", rename "slides" to "items" and take "slidesInView" and each "ground" out.   [too-few]"
  `);
});

test.each<[what: string, block: Group]>([
  [
    "pictures, which need words elsewhere",
    { slides: cards.map(({ title }) => ({ title: title!, image: { src: "brand/logo.svg", alt: "A kite" } })) },
  ],
  ["words that have no place elsewhere", { slides: cards.map((card) => ({ ...card, category: "Trades" })) }],
  ["a link that has no place elsewhere", { slides: cards, button: { label: "Ask us", href: "/contact" } }],
])("%s", (_, own) => {
  expect(fixOf({ ...carousel, ...own })).toMatch(
    /^add one more: copy one from \{ to \}, put a comma between, and change [^.]*\.$/,
  );
});
