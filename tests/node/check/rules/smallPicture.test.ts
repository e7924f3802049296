import { expect, test } from "vitest";
import { check } from "../../../../src/node/check/check.ts";
import { formatProblems } from "../../../../src/node/check/outputs/report.ts";
import { type Group, images, page, schemas, siteWith, text } from "../site.ts";

function quotes(...names: string[]): Group {
  const items = names.map((name, at) => ({
    quote: `They were good, ${at}.`,
    name: `Client ${at}`,
    title: "Founder",
    image: { src: name, alt: `Client ${at} in a shop` },
  }));
  return { type: "testimonials", heading: "What people say", items };
}

function toldOf(size: [width: number, height: number, isDrawing?: true] | undefined, ...blocks: Group[]): string {
  const files = siteWith({ "pages/index.json": text(page(...blocks)) });
  const known = new Set([...images, "team/asha.webp", "team/roof.webp"]);
  const imageSize = (image: string) =>
    image === "team/asha.webp" && size
      ? { width: size[0], height: size[1], ...(size[2] && { isDrawing: true as const }) }
      : undefined;
  return `\n${formatProblems(check({ files, schemas, images: known, imageSize }), files)}`;
}

const HERO = { type: "hero", heading: "Hello", image: { src: "team/asha.webp", alt: "A kite over a field" } };

test("a picture that is much smaller than its places is told once, with what the largest needs", () => {
  expect(toldOf([200, 300], HERO, quotes("team/asha.webp", "team/roof.webp"))).toMatchInlineSnapshot(`
    "
    pages/index.json:10:16   In block 1 (hero "Hello") > image: images/team/asha.webp has 200 by 300 pixels, and looks blurred here.
        10 |         "src": "team/asha.webp",
           |                ^^^^^^^^^^^^^^^^
        2 places show it. The other is in pages/index.json, line 23.
        Fix: put a larger one in its place, at least 550 pixels wide and 560 high.   [small-picture, a warning]
    "
  `);
});

test("of a picture that is as wide as it is shown only the width counts", () => {
  const part = (heading: string, image?: Group) => ({
    id: heading,
    heading,
    text: "A few words.",
    ...(image && { image }),
  });
  const image = { src: "team/asha.webp", alt: "A kite over a field" };
  const article = { type: "article", sections: [part("one", image), part("two")] };
  expect(toldOf([300, 30], quotes("team/roof.webp"), article)).toMatchInlineSnapshot(`
    "
    pages/index.json:29:20   In block 2 (article) > section 1 > image: images/team/asha.webp has 300 by 30 pixels, and looks blurred here.
        29 |             "src": "team/asha.webp",
           |                    ^^^^^^^^^^^^^^^^
        Fix: put a larger one in its place, at least 600 pixels wide.   [small-picture, a warning]
    "
  `);
});

test.each<[number, number]>([
  [380, 400],
  [416, 560],
  [4000, 3000],
])("a picture of %i by %i pixels is large enough for a portrait", (width, height) => {
  expect(toldOf([width, height], quotes("team/asha.webp"))).not.toContain("small-picture");
});

test("nothing is said of a drawing, and of what has no size", () => {
  expect(toldOf(undefined, quotes("team/asha.webp"))).not.toContain("small-picture");
  expect(toldOf([14, 3, true], quotes("team/asha.webp"), HERO)).not.toContain("small-picture");
});

test("a picture for other sites", () => {
  const socialImage = { src: "team/asha.webp", alt: "Asha at her desk" };
  const saidOf = (...[width, height, isDrawing]: [number, number, true?]) => {
    const files = siteWith({ "pages/index.json": text({ ...page(), socialImage }) });
    const imageSize = (image: string) =>
      image === "team/asha.webp" ? { width, height, ...(isDrawing && { isDrawing }) } : undefined;
    return check({ files, schemas, images: new Set([...images, "team/asha.webp"]), imageSize }).flatMap(
      ({ code, sentence, fix }) => (code === "small-picture" ? [`${sentence} ${fix}`] : []),
    );
  };
  const fix = "put a larger one in its place, at least 1200 pixels wide and 630 high.";
  expect(saidOf(700, 600)).toEqual([
    `In socialImage: images/team/asha.webp has 700 by 600 pixels, and looks blurred here. ${fix}`,
  ]);
  expect(saidOf(900, 500)).toEqual([]);
  expect(saidOf(144, 36, true)).toEqual([
    "In socialImage: images/team/asha.webp is a drawing of 144 by 36: here it would be enlarged and cut, and look blurred. put one in its place that is about twice as wide as high, as 1200 by 630 pixels are.",
  ]);
  for (const [width, height] of [
    [40, 21],
    [16, 9],
    [10, 10],
    [2, 1],
  ] as const)
    expect(saidOf(width, height, true)).toEqual([]);
});
