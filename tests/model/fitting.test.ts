/** Examples on a site that has little of what they show. */
import { expect, test } from "vitest";
import { blockSchema, type Json } from "../../src/model/fields.ts";
import { fitted, type Stock } from "../../src/model/fitting.ts";
import { linkSpans } from "../../src/node/check/gathered/links/markdownLinks.ts";
import { schemas } from "../node/check/site.ts";

const nothing: Stock = {
  routes: [],
  cards: [],
  forms: [],
  shared: [],
  images: new Set(),
  picture: undefined,
  leadsTo: () => undefined,
  linkSpans,
};

function fit(block: { type: string; [field: string]: Json }, stock: Partial<Stock>): Json | undefined {
  return fitted(
    { schemas, at: blockSchema(schemas, block.type)! },
    { stock: { ...nothing, ...stock }, route: "/new" },
    block,
  );
}

test("links lead to a page that is there", () => {
  const links = {
    type: "cta",
    heading: "Talk",
    text: "See [here](/a) and [there](https://example.org/).",
    button: { label: "Go", href: "/a#b" },
  };
  const led = (stock: Partial<Stock>) => {
    const { text, button } = fit(links, stock) as { text: string; button: { href: string } };
    return [text, button.href];
  };
  const rest = "and [there](https://example.org/).";
  expect(led({ routes: ["/", "/Contact-us"] })).toEqual([`See [here](/Contact-us) ${rest}`, "/Contact-us"]);
  expect(led({ routes: ["/b", "/"] })).toEqual([`See [here](/) ${rest}`, "/"]);
  expect(led({ routes: ["/b"], leadsTo: () => "/b" })).toEqual([`See [here](/b) ${rest}`, "/b"]);
  expect(led({})).toEqual([`See [here](/new) ${rest}`, "/new"]);
});

test("pictures, forms, cards and shared blocks are some of the site, or left out", () => {
  const hero = { type: "hero", heading: "Hello", image: { src: "a.webp", alt: "A" }, phoneImage: "a.webp" };
  expect(fit(hero, { images: undefined })).toEqual(hero);
  expect(fit(hero, {})).toEqual({ type: "hero", heading: "Hello" });
  const picture = { src: "brand.jpg", alt: "Brand" };
  expect(fit(hero, { images: new Set(["brand.jpg", "0.png"]), picture })).toEqual({
    type: "hero",
    heading: "Hello",
    image: picture,
  });
  for (const src of ["a.avif", "a.gif", "A.JPG"])
    expect(fit(hero, { images: new Set([src]) })).toMatchObject({ image: { src, decorative: true } });
  expect(fit(hero, { images: new Set(["z.webp", "0.png", "readme.txt"]) })).toMatchObject({
    image: { src: "0.png", decorative: true },
  });
  const form = { type: "contactForm", heading: "Write", form: "contact" };
  expect(fit(form, { forms: ["other", "contact"] })).toEqual(form);
  expect(fit(form, { forms: ["other"] })).toEqual({ ...form, form: "other" });
  expect(fit(form, {})).toEqual({ type: "contactForm", heading: "Write" });
  const posts = { type: "postCards", heading: "Read on", posts: ["/a", "/b"] };
  expect(fit(posts, { cards: ["/news"] })).toEqual({ ...posts, posts: ["/news"] });
  const use = { type: "shared", use: "call" };
  expect(fit(use, { shared: ["end", "call"] })).toEqual(use);
  expect(fit(use, { shared: ["end"] })).toEqual({ ...use, use: "end" });
});
