import { renderToStaticMarkup } from "react-dom/server";
import { createElement } from "react";
import { expect, test } from "vitest";
import { Hero } from "../../src/blocks/hero/Hero.tsx";
import type { HeroBlock } from "../../src/types.gen.ts";

const image = { base: "/a", width: 1600, height: 800, widths: [1600], alt: "", plain: "/a.webp", full: "/a.webp" };
const words = { variant: "home", heading: "Hello", lead: ["A few words."] } as const;

test.each<[string, Partial<HeroBlock>, boolean]>([
  ["a white top on white", { image: { ...image, freeTop: "white" } }, true],
  ["a white top on another ground", { image: { ...image, freeTop: "white" }, ground: "mist" }, false],
  ["an empty top on any ground", { image: { ...image, freeTop: "empty" }, ground: "ink" }, true],
  ["an ordinary photograph", { image }, false],
  ["a white top below a heading alone", { image: { ...image, freeTop: "white" }, lead: undefined }, false],
])("a picture with %s is pulled up under the words: %s", (_, fields, isRaised) => {
  const block = { type: "hero", ...words, ...fields, position: 0, blockId: "hero" } as never;
  expect(/class="[^"]*raised/.test(renderToStaticMarkup(createElement(Hero, block)))).toBe(isRaised);
});
