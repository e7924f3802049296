/** Lists of names of pictures where one picture belongs: no name is the description of another one. */
import { expect, test } from "vitest";
import type { Json } from "../../../../../../src/model/fields.ts";
import { block, type Group, page, problemsOf, settings, shortHero, text } from "../../../site.ts";

const DOTS = ", with a few words on what the picture shows for the three dots";
const LOGO = `write it like this${DOTS}: "image": { "src": "brand/logo.svg", "alt": "…" }.`;
const ELSEWHERE = 'Put the other one into a block whose entries have one, for example "carousel".';
const KITE = 'write it like this: "image": { "src": "brand/logo.svg", "alt": "A kite" }.';

const fixesOf = (first: Group) => problemsOf({ "pages/index.json": text(page(first)) }).map(({ fix }) => fix);

test.each<[image: Json[], fix: string]>([
  [["brand/logo.svg", "b.webp"], `${LOGO} ${ELSEWHERE}`],
  [["brand/logo.svg", "b.webp", "c.webp"], `${LOGO} ${ELSEWHERE.replace("other one", "others")}`],
  [["brand/logo.svg", "brand/logo.svg"], LOGO],
  [["brand/logo.svg", "A kite"], KITE],
  [["images/brand/logo.svg", "A kite"], KITE],
  [["A kite", "brand/logo.svg"], KITE],
  [["brand/logo.svg", "A kite", "b.webp"], `${KITE} ${ELSEWHERE}`],
  [["brand/logo.svg", "A kite", "Two kites"], `${KITE} Left over is "Two kites": say it in a text, or leave it out.`],
  [["brand/logo.svg", "/contact"], `${LOGO} Left over is "/contact": say it in a text, or leave it out.`],
  [["brand/logo.svg", true], 'write it like this: "image": { "src": "brand/logo.svg", "decorative": true }.'],
  [
    ["A kite", "Two kites"],
    `write it like this, with the name of your own picture for the three dots: "image": { "src": "…", "alt": "A kite" }. Left over is "Two kites": say it in a text, or leave it out.`,
  ],
])("%j in the place of a picture", (image, fix) => {
  expect(fixesOf({ ...shortHero("A kite"), image })).toEqual([fix]);
});

const ROOM = 'There is room for one picture here: show "b.webp" elsewhere.';

test("in an entry, in the settings, and as the file of a picture", () => {
  const grid = block("cardGrid");
  const [first, ...others] = grid["items"] as Group[];
  const image = ["brand/logo.svg", "b.webp"];
  const socialImage = problemsOf({ "pages/_site.json": text({ ...settings(), socialImage: image }) });
  expect([
    ...fixesOf({ ...grid, items: [{ ...first, image }, ...others] }),
    ...socialImage.map(({ fix }) => fix),
    ...fixesOf({ ...shortHero("A kite"), image: { src: image, alt: "A kite" } }),
  ]).toEqual([
    `${LOGO} ${ROOM}`,
    `${LOGO.replace('"image"', '"socialImage"')} ${ROOM}`,
    `write only one of them, without [ ]: "src": "brand/logo.svg". ${ROOM}`,
  ]);
});
