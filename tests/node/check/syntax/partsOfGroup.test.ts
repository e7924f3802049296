/** The two values of a picture or a link, without the names of their fields. */
import { expect, test } from "vitest";
import { page, problemsOf, shortHero, text } from "../site.ts";

const SRC = "people/testimonial-1.webp";

function saidOf(field: string, group: string): string[] {
  const written = text(page({ ...shortHero("A kite"), [field]: "HERE" })).replace('"HERE"', group);
  return problemsOf({ "pages/index.json": written }).map(({ code, message, fix }) => `${code}: ${message} ${fix}`);
}

test.each([
  ["image", `{ "${SRC}", "A kite in the sky" }`, [SRC, "src", "A kite in the sky", "alt"]],
  ["image", `{ "A kite in the sky", "${SRC}" }`, ["A kite in the sky", "alt", SRC, "src"]],
  ["button", '{ "Write to us", "/contact" }', ["Write to us", "label", "/contact", "href"]],
])("%s: %s", (field, group, [one, first, two, second]) => {
  expect(saidOf(field, group)).toEqual([
    `missing-name: There are no names before these texts: "${one}" and "${two}". write "${first}": before "${one}", and "${second}": before "${two}".`,
  ]);
});
