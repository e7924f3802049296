/** A picture without a name: the one of the example would be another picture, and the check would find nothing. */
import { expect, test } from "vitest";
import type { Json } from "../../../../../../src/model/fields.ts";
import { block, type Group, page, problemsOf, text } from "../../../site.ts";

const FIX = 'write it like this, with the name of your own picture for the three dots: "src": "…".';

function fixesOf(src: Json): (string | undefined)[] {
  const hero = { type: "hero", heading: "Hello", image: { src, alt: "A kite" } };
  const grid = block("portfolioGrid");
  const [first, ...others] = grid["items"] as Group[];
  const items = [{ ...first, image: { ...(first!["image"] as Group), src } }, ...others];
  return [hero, { ...grid, items }].flatMap((each) =>
    problemsOf({ "pages/index.json": text(page(each)) }).map(({ fix }) => fix),
  );
}

test.each<Json>([null, true, false, 5, {}, []])("%j", (src) => {
  expect(fixesOf(src)).toEqual([FIX, FIX]);
});

test("an empty text in the place of a picture asks for both of its parts", () => {
  const found = problemsOf({ "pages/index.json": text(page({ ...block("hero"), image: "" })) });
  expect(found.map(({ fix }) => fix)).toEqual([
    'write it like this, with your own picture and words for the three dots: "image": { "src": "…", "alt": "…" }.',
  ]);
});

test.each(["later", "TBD", "No picture yet", "coming soon"])(
  "a word for a picture that is still to come: %s",
  (word) => {
    const [person, ...others] = block("testimonials")["items"] as Group[];
    const told = (image: Json) =>
      problemsOf({
        "pages/index.json": text(page({ ...block("testimonials"), items: [{ ...person, image }, ...others] })),
      }).map(({ fix }) => fix?.replace(/, with the comma .*/, "."));
    expect(told(word)).toEqual([
      'write it like this, with your own picture and words for the three dots: "image": { "src": "…", "alt": "…" }. If you have no picture yet, take "image" out.',
    ]);
    expect(told({ src: "panels/contact.webp", alt: word })).toEqual([
      'say in a few words what is on it, or write "decorative": true instead if it adds nothing to the text.',
    ]);
  },
);
