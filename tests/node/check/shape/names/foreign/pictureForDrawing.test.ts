/** A picture where a logo, a pictogram or an icon is chosen by its name. */
import { expect, test } from "vitest";
import { block, type Group, page, problemsOf, shortIntro, text, toldOf } from "../../../site.ts";

const box: Group = { icon: "mail", title: "Write to us", detail: "{email}" };
const picture = { src: "brand/logo.svg", alt: "A wheel" };

function withLogo(logo: Group): Group {
  const [group, ...others] = block("logoGrid")["groups"] as [{ logos: Group[] } & Group, ...Group[]];
  return { ...block("logoGrid"), groups: [{ ...group, logos: [logo, ...group.logos.slice(1)] }, ...others] };
}

test("the drawing is told where the picture stands, and not that it is missing", () => {
  expect(toldOf(shortIntro({}), withLogo({ image: picture, label: "PHP" }))).toMatchInlineSnapshot(`
    "pages/index.json:20:15   In block 2 (logoGrid "The tools we work with") > group 1 > logo 1: "image" is not something a logo has.
        20 |               "image": {
           |               ^^^^^^^
        Fix: write "logo": "php" in its place. Or show the picture in a block that has an "image", for example a hero or an article.   [unknown-property]"
  `);
});

test.each([
  ["a file name", withLogo({ picture: "brand/logo.svg", label: "PHP" }), 'write "logo": "php" in its place.'],
  [
    "an icon",
    { ...block("contactDetails"), boxes: [{ photo: picture, title: "Ring us", detail: "{phone}" }, box] },
    'write "icon": "…" in its place. For … write "mail", "phone", "pin" or "skype".',
  ],
])("%s", (_, written, fix) => {
  const found = problemsOf({ "pages/index.json": text(page(shortIntro({}), written)) });
  expect(found.map((each) => [each.code, each.fix])).toEqual([
    [
      "unknown-property",
      `${fix} Or show the picture in a block that has an "image", for example a hero or an article.`,
    ],
  ]);
});

test("a picture beside a logo is no logo", () => {
  const found = problemsOf({
    "pages/index.json": text(page(shortIntro({}), withLogo({ logo: "php", image: picture, label: "PHP" }))),
  });
  expect(found.map(({ fix }) => fix)).toMatchInlineSnapshot(`
    [
      "take it out, or show the picture in a block that has an "image", for example a hero or an article.",
    ]
  `);
});
