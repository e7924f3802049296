/** A picture whose name and description do not stand in one group: one mistake, in whatever place they are. */
import { expect, test } from "vitest";
import { type Group, page, problemsOf, sentences, shortHero, text, toldOf } from "../../../site.ts";

const SRC = "people/testimonial-1.webp";
const card = { title: "Maya", text: "She draws." };
const cards = (own: Group) => ({ type: "cardGrid", heading: "Our team", items: [{ ...card, title: "Asha" }, own] });

test("a picture and its description, where the block needs the picture", () => {
  const blocks: Group[] = [{ alt: "A kite" }, { photo: SRC, photoAlt: "Maya" }, { picture: SRC }];
  expect(toldOf(...blocks.map((own, i) => ({ type: "hero", heading: `Kites ${i}`, ...own })))).toMatchInlineSnapshot(`
    "pages/index.json:9:7   In block 1 (hero "Kites 0"): "alt" is not something a hero has.
        9 |       "alt": "A kite"
          |       ^^^^^
        Fix: write in its place, with your own words for the three dots: "image": { "src": "…", "alt": "A kite" }.   [unknown-property]

    pages/index.json:14:7   In block 2 (hero "Kites 1"): "photo" and "photoAlt" are not something a hero has.
        14 |       "photo": "people/testimonial-1.webp",
           |       ^^^^^^^
        Fix: write in their place: "image": { "src": "people/testimonial-1.webp", "alt": "Maya" }.   [unknown-property]

    pages/index.json:20:7   In block 3 (hero "Kites 2"): "picture" is not something a hero has.
        20 |       "picture": "people/testimonial-1.webp"
           |       ^^^^^^^^^
        Fix: rename it to "image", and write it like this, with a few words on what the picture shows for the three dots: "image": { "src": "people/testimonial-1.webp", "alt": "…" }.   [unknown-property]"
  `);
});

const LOST = "people/asha.jpg";

const saidOf = (own: Group) =>
  problemsOf({ "pages/index.json": text(page(shortHero("A kite"), cards({ ...card, ...own }))) }).map(
    ({ message, fix }) => `${message} ${fix}`,
  );

test.each<[own: Group, said: string]>([
  [
    { photo: SRC, alt: "Maya" },
    `"photo" and "alt" are not something a card has. write in their place: "image": { "src": "${SRC}", "alt": "Maya" }.`,
  ],
  [
    { alt: "Maya" },
    '"alt" is not something a card has. write in its place, with your own words for the three dots: "image": { "src": "…", "alt": "Maya" }.',
  ],
  [
    { image: { src: SRC }, imageAlt: "Maya" },
    '"imageAlt" is not something a card has. rename it to "alt", and move it behind the { of "image", with a comma at the end. Where it was, the comma before it goes as well.',
  ],
  [
    { image: { src: SRC }, alt: "Maya" },
    '"alt" is not something a card has. move it behind the { of "image", with a comma at the end. Where it was, the comma before it goes as well.',
  ],
  [
    { image: SRC, alt: "Maya" },
    `"image" should be a group of fields in { }, but it is a text: "${SRC}". write it like this, and take "alt" in line 26 out, with the comma before it: "image": { "src": "${SRC}", "alt": "Maya" }.`,
  ],
  [
    { src: SRC, alt: "Maya" },
    `"src" and "alt" are not something a card has. write in their place: "image": { "src": "${SRC}", "alt": "Maya" }.`,
  ],
  ...["src", "photo", "img"].map((name): [own: Group, said: string] => [
    { decorative: true, [name]: SRC },
    `"${name}" and "decorative" are not something a card has. write in their place: "image": { "src": "${SRC}", "decorative": true }.`,
  ]),
  [
    { src: SRC, alt: "", decorative: true },
    `"src", "alt" and "decorative" are not something a card has. write in their place: "image": { "src": "${SRC}", "decorative": true }.`,
  ],
  [
    { image: { src: SRC }, decorative: true },
    '"decorative" is not something a card has. move it behind the { of "image", with a comma at the end. Where it was, the comma before it goes as well.',
  ],
])("%j is one mistake", (own, said) => {
  expect(saidOf(own)).toEqual([said]);
});

test("what is no word for a picture that only decorates stays told by itself", () => {
  const asked = `rename it to "image", and write it like this, with a few words on what the picture shows for the three dots: "image": { "src": "${SRC}", "alt": "…" }.`;
  for (const decorative of [false, "true"])
    expect(saidOf({ src: SRC, decorative })).toEqual([
      `"src" is not something a card has. ${asked}`,
      '"decorative" is not something a card has. take it out, with the comma before it.',
    ]);
  expect(saidOf({ src: SRC, alt: "Maya", decorative: true })).toEqual([
    `"src" and "alt" are not something a card has. write in their place: "image": { "src": "${SRC}", "alt": "Maya" }.`,
    '"decorative" is not something a card has. take it out, with the comma before it.',
  ]);
});

test("descriptions in the place of true, and under a name for visible words", () => {
  const two = (own: (i: number) => Group) =>
    [1, 2].map((i) => ({ title: `Card ${i}`, text: "A few words.", image: { src: SRC, ...own(i) } }));
  const saidOfCards = (own: (i: number) => Group) =>
    sentences(toldOf({ type: "cardGrid", heading: "Two reasons", items: two(own) }));
  expect(saidOfCards((i) => ({ decorative: `Maya at work ${i}` }))).toMatchInlineSnapshot(`
    "
    pages/index.json:15:27   In block 1 (cardGrid "Two reasons") > card 1 > image: "decorative" should be true or false, but it is a text: "Maya at work 1".
        2 places have words there. The other is in pages/index.json, line 23.
        Fix: rename "decorative" to "alt" in both places, and keep the words as they are: "alt" is for what a picture shows.   [wrong-type]
    "
  `);
  expect(saidOfCards((i) => ({ caption: `Maya at work ${i}` }))).toMatchInlineSnapshot(`
    "
    pages/index.json:15:13   In block 1 (cardGrid "Two reasons") > card 1 > image: "caption" is not something an image has.
        2 places have it. The other is in pages/index.json, line 23.
        Fix: rename it to "alt" in both places. "alt" is read out to people who cannot see the picture, and shown to nobody else.   [unknown-property]
    "
  `);
  expect(saidOfCards((i) => (i > 1 ? { decorative: true } : { decorative: "Maya at work" }) as Group))
    .toMatchInlineSnapshot(`
    "
    pages/index.json:15:27   In block 1 (cardGrid "Two reasons") > card 1 > image: "decorative" should be true or false, but it is a text: "Maya at work".
        Fix: rename "decorative" to "alt", and keep the words as they are: "alt" is for what a picture shows.   [wrong-type]
    "
  `);
});

test("a description under a name of web pages, or given to what says that there is none", () => {
  const said = (own: Group) => saidOf({ image: { src: SRC, ...own } });
  expect(said({ "aria-label": "Maya" })).toEqual(['"aria-label" is not something an image has. rename it to "alt".']);
  expect(said({ decorative: "Maya at work" })).toEqual([
    '"decorative" should be true or false, but it is a text: "Maya at work". rename "decorative" to "alt", and keep the words as they are: "alt" is for what a picture shows.',
  ]);
  expect(said({ decorative: "Maya at work", alt: "Maya" })[0]).toContain("write true or false.");
});

test.each<[own: Group]>([
  [{ photo: LOST, alt: "Maya" }],
  [{ src: LOST, alt: "Maya" }],
  [{ image: LOST }],
  [{ image: LOST, alt: "Maya" }],
  [{ photo: LOST }],
])("that the picture of %j is not there is told at once", (own) => {
  const [said, ...others] = saidOf(own);
  expect(others).toEqual([]);
  expect(said).toContain(
    `There is no picture "${LOST}" so far: put the file into the folder images/people/, or write the name of one that is there.`,
  );
});

test.each(["imageSrc", "image_url", "photoFile"])('"%s" beside its description', (name) => {
  const alt = name.replace(/_?(?:[Ss]rc|url|File)$/, "Alt");
  expect(saidOf({ [name]: SRC, [alt]: "Maya" })).toEqual([
    `"${name}" and "${alt}" are not something a card has. write in their place: "image": { "src": "${SRC}", "alt": "Maya" }.`,
  ]);
});
