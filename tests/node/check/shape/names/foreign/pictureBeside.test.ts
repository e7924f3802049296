/** The fields of a picture, written beside its name. */
import { expect, test } from "vitest";
import { block, type Group, page, problemsOf, text } from "../../../site.ts";

function fixesWith(own: Group): (string | undefined)[] {
  const grid = block("portfolioGrid");
  const [{ image: _image, description: _words, ...tile } = {}, ...tiles] = grid["items"] as Group[];
  const items = [{ image: "brand/logo.svg", ...own, ...tile }, ...tiles];
  return problemsOf({ "pages/index.json": text(page({ ...grid, items })) }).map(({ fix }) => fix);
}

const image = (line: number) =>
  `write it like this, and take "alt" in line ${line} out, with the comma behind it: "image": { "src": "brand/logo.svg", "alt": "A kite" }.`;
const IMAGE = image(13);

test("what a picture calls its description is that of the picture", () => {
  expect(fixesWith({ alt: "A kite" })).toContain(IMAGE);
  expect(fixesWith({ alt: "A kite", description: "We build it." })).toEqual([IMAGE]);
});

test("what a tile calls its words is renamed, with other capitals as well", () => {
  const rename = 'rename it to "description".';
  expect(fixesWith({ alt: "A kite", Description: "We build it." })).toEqual([IMAGE, rename]);
  expect(fixesWith({ Description: "We build it.", alt: "A kite" })).toEqual([image(14), rename]);
});
