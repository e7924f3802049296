/** Names with a sign in them that only looks like the one that is meant, or cannot be seen. */
import { expect, test } from "vitest";
import { block, type Group, page, problemsOf, shortHero, text } from "../../../site.ts";

const fixesOf = (...blocks: Group[]) => problemsOf({ "pages/index.json": text(page(...blocks)) }).map(({ fix }) => fix);

const seen = block("servicesGrid");
const named = (pictogram: string) => {
  const [card, ...others] = seen["items"] as Group[];
  return { ...seen, items: [{ ...card, pictogram }, ...others] };
};

test.each([
  [
    "no keyboard has",
    "copywriting/email‑copy",
    '"‑" (U+2011) is a sign that only looks like "-": type the word again.',
  ],
  ["is a dash", "copywriting/Email–copy", '"–" (U+2013) is a sign that only looks like "-": type the word again.'],
  [
    "is Greek",
    "copywriting/emaιl-copy",
    '"ι" (U+03B9) is a Greek letter that only looks like "i": type the word again.',
  ],
  [
    "is Cyrillic",
    "copywriting/em\u0430іl-copy",
    '<U+0430> stands for a Cyrillic letter that only looks like "a": type the word again.',
  ],
  [
    "cannot be seen",
    "copywriting/email-​copy",
    "<U+200B> stands for a character that cannot be seen: type the word again.",
  ],
  ["everybody sees", "copywriting/email_copy", ""],
])("a name with a sign that %s", (_, name, why) => {
  expect(fixesOf(shortHero("A kite"), named(name))).toEqual([`write "copywriting/email-copy".${why && ` ${why}`}`]);
});

test("the name of a picture", () => {
  const picture = { src: "brand/lοgo.svg", alt: "A kite" };
  expect(fixesOf({ ...shortHero("A kite"), image: picture })).toEqual([
    'did you mean "brand/logo.svg"? "ο" (U+03BF) is a Greek letter that only looks like "o": type the word again.',
  ]);
});
