/** The name of a picture and its description in one text: the name ends with its ending, and no word is lost. */
import { expect, test } from "vitest";
import { block, type Group, page, problemsOf, shortHero, text } from "../../../site.ts";

const SRC = "people/testimonial-1.webp";
const SHOP = "The same shop on a phone, a tablet and a laptop";

const saidOf = (image: string) =>
  problemsOf({ "pages/index.json": text(page({ ...shortHero("A kite"), image }, block("faq"))) }).map(
    ({ fix }) => fix?.split(" There is no picture")[0],
  );

const withOwn = (src: string, alt: string) => {
  if (alt === "…") return ", with a few words on what the picture shows for the three dots";
  return src === "…" ? ", with the name of your own picture for the three dots" : "";
};
const like = (alt: string, src = SRC) =>
  `write it like this${withOwn(src, alt)}: "image": ${JSON.stringify({ src, alt })}.`;
const spaced = (fix: string) =>
  fix.replace('{"src":', '{ "src": ').replace(',"alt":', ', "alt": ').replace(/\}\./, " }.");

test.each<[image: string, fix: string]>([
  [`${SRC} (${SHOP})`, like(SHOP)],
  [`${SRC} - ${SHOP}`, like(SHOP)],
  [`${SRC}: ${SHOP}.`, like(`${SHOP}.`)],
  [`${SRC}, ${SHOP}`, like(SHOP)],
  [`${SRC} | ${SHOP}`, like(SHOP)],
  [`images/${SRC} “${SHOP}”`, like(SHOP)],
  [`${SRC} alt='${SHOP}'`, like(SHOP)],
  [`${SRC} "The shop", on a phone`, like('"The shop", on a phone')],
  [`${SRC} (large) The shop`, like("(large) The shop")],
  [`${SHOP} (${SRC})`, like(SHOP)],
  [`alt: ${SHOP}; src: ${SRC}`, like(SHOP)],
  [`Picture: ${SRC} (${SHOP})`, like(SHOP)],
  [`${SRC},`, like("…")],
  ["people/my photo (1).webp", like("…", "people/my photo (1).webp")],
  [`people/my photo (1).webp – ${SHOP}`, like(SHOP, "people/my photo (1).webp")],
  [`url(${SRC})`, like("…")],
  [`background-image: url('../images/${SRC}');`, like("…")],
  [SHOP, like(SHOP, "…")],
  [`See here, ${SRC} (now)`, like(`See here, ${SRC} (now)`, "…")],
])("%s", (image, fix) => {
  expect(saidOf(image)).toEqual([spaced(fix)]);
});

test.each<[image: string | Group, fix: string]>([
  ["url(brand/logo.svg)", spaced(like("…", "brand/logo.svg"))],
  [{ src: "url(brand/logo.svg)", alt: "A red kite" }, 'write "brand/logo.svg".'],
  [
    { src: "url('brand/none.webp')", alt: "A red kite" },
    'write "brand/none.webp", and put the file into the folder images/brand/, or write the name of one that is there.',
  ],
])("a picture as a style sheet names it: %j", (image, fix) => {
  const files = { "pages/index.json": text(page({ ...shortHero("A kite"), image }, block("faq"))) };
  expect(problemsOf(files).map((problem) => problem.fix)).toEqual([fix]);
});
