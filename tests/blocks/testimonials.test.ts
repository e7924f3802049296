/** Quotes of people who have given no portrait. */
import { renderToStaticMarkup } from "react-dom/server";
import { createElement } from "react";
import { expect, test } from "vitest";
import { Testimonials } from "../../src/blocks/testimonials/Testimonials.tsx";

const image = { base: "/a", width: 800, height: 800, widths: [800], alt: "Ann", plain: "/a.webp", full: "/a.webp" };

function quote(name: string, picture?: typeof image) {
  return { quote: "Good bread.", name, title: "Neighbour", ...(picture && { image: picture }) };
}

test.each([
  ["all portraits", [quote("Ann", image), quote("Bob", image)], { pictures: 4, letters: [], isPlain: false }],
  ["one of two", [quote("Ann", image), quote("“Öykü” Ak")], { pictures: 2, letters: ["Ö", "Ö"], isPlain: false }],
  ["none", [quote("Ann"), quote("Bob")], { pictures: 0, letters: ["A", "B"], isPlain: true }],
  ["none of one", [quote("Ann")], { pictures: 0, letters: [], isPlain: true }],
])("%s", (_, items, expected) => {
  const block = { type: "testimonials", heading: "Kind words", items, position: 1, blockId: "quotes" } as never;
  const html = renderToStaticMarkup(createElement(Testimonials, block));
  const letters = [...html.matchAll(/class="[^"]*(?:letter|initial)[^"]*">([^<]*)</g)].map(([, letter]) => letter);
  const isPlain = /class="[^"]*plain/.test(html);
  expect({ pictures: html.split("<img").length - 1, letters, isPlain }).toEqual(expected);
});
