/** Fields that may be left out in general, but not here: no fix suggests it. */
import { expect, test } from "vitest";
import { type Group, pageAt, problemsOf, settings, shortIntro, text } from "../site.ts";

const image = { src: "brand/logo.svg", alt: "A kite" };
const fixOf = (block: Group) =>
  problemsOf({ "pages/x.json": text(pageAt("/x", shortIntro({}), block)) }).map(({ fix }) => fix);
const hero = (picture: Group) => ({ type: "hero", heading: "Hello", image: picture });

test("a picture keeps its description, or says that it is decorative", () => {
  expect(fixOf(hero({ ...image, alt: null }))).toEqual([
    'write in quotation marks, behind "alt":, a few words on what the picture shows, or write "decorative": true in the place of it if the picture adds nothing to the text.',
  ]);
  expect(fixOf(hero({ src: image.src, decorative: null }))).toEqual(['write it like this: "decorative": true.']);
  expect(fixOf(hero({ ...image, decorative: null }))).toEqual([
    'take "decorative": null out, with the comma before it, at the end of line 16.',
  ]);
  expect(fixOf(hero({ src: image.src, alt: null, decorative: true }))).toEqual([
    'take "alt": null out, with the comma behind it.',
  ]);
});

test("a field beside which another one is shown", () => {
  const slides = (slide: Group) => ({
    type: "carousel",
    heading: "Our work",
    slides: [1, 2, 3].map((i) => ({ ...slide, title: `Slide ${i}` })),
  });
  const [first] = fixOf(slides({ image: null, category: "Web" }));
  expect(first).toMatch(/^write it like this, with your own picture and words for the three dots: "image": \{ /);
  expect(fixOf(slides({ image: null }))[0]).toBe(
    'take "image": null out, with the comma behind it, or write a group of fields in { } in the place of null.',
  );
});

test("an entry of the menu, choices, and where forms are sent", () => {
  const site = (change: (site: Group & { header: Group; fields: Group }) => void) => {
    const changed = settings() as Parameters<typeof change>[0];
    change(changed);
    return problemsOf({ "pages/_site.json": text(changed) }).map(({ fix }) => fix);
  };
  const blog = { label: "Blog", href: "/blog" };
  expect(site(({ header }) => (header["menu"] = [{ ...blog, href: null }]))).toEqual([
    'write the address that it leads to, for example "href": "/blog".',
  ]);
  expect(site(({ header }) => (header["menu"] = [{ label: "Blog", href: null, links: [blog] }]))).toEqual([
    'take "href": null out, with the comma behind it, or write a text in the place of null.',
  ]);
  expect(site(({ fields }) => (fields["name"] = { label: "Name", kind: "select", options: null }))).toEqual([
    'write it like this, with your own words for the three dots: "options": [{ "value": "…", "label": "…" }].',
  ]);
  expect(site((all) => (all["delivery"] = { kind: "endpoint", url: null }))).toEqual([
    'write it like this: "url": "https://…".',
  ]);
  expect(site((all) => (all["delivery"] = { kind: "endpoint", url: "" }))).toEqual([
    'write the web address that your form service gave you: "url": "https://…".',
  ]);
});
