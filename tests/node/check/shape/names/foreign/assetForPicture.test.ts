/** What other programs write for a picture, in the place of the name of its file. */
import { expect, test } from "vitest";
import { type Group, page, problemsOf, text } from "../../../site.ts";

function saidOf(image: Group): string[] {
  const files = { "pages/index.json": text(page({ type: "hero", heading: "Hello", image })) };
  return problemsOf(files).map(({ message, fix }) => `${message} ${fix}`);
}

const NOT = "not something an image has.";
const alt = "A kite";
const NAMED = 'with the name of a picture in the folder images/ for the three dots: "src": "…".';
const DESCRIBED =
  'with the name of a picture in the folder images/ and a few words on what the picture shows for the three dots: "src": "…", "alt": "…".';

test.each<[image: Group, said: string]>([
  [{ sys: { type: "Link", linkType: "Asset", id: "3kYd" }, alt }, `"sys" is ${NOT} write in its place, ${NAMED}`],
  [{ id: 12, alt }, `"id" is ${NOT} write in its place, ${NAMED}`],
  [{ sys: { id: "3kYd" } }, `"sys" is ${NOT} write in its place, ${DESCRIBED}`],
  [
    { _type: "image", asset: { _ref: "image-3kYd" }, alt },
    `"_type" and "asset" are ${NOT} write in their place, ${NAMED}`,
  ],
  [
    { childImageSharp: { fluid: { src: "brand/logo.svg" } }, decorative: true },
    `"childImageSharp" is ${NOT} write in its place: "src": "brand/logo.svg".`,
  ],
])("%j is told once", (image, said) => {
  expect(saidOf(image)).toEqual([said]);
});

test("beside the name of the file, such a group is one too many", () => {
  const own = { src: "brand/logo.svg", alt };
  expect(saidOf({ ...own, sys: { id: "3kYd" } })).toEqual([`"sys" is ${NOT} take it out, with the comma before it.`]);
  expect(saidOf(own)).toEqual([]);
});

test("another name beside a missing one is a mistake of its own", () => {
  expect(saidOf({ width: 300, alt })).toHaveLength(2);
});
