import { expect, test } from "vitest";
import { sizesIn, widthsFor } from "../../src/ui/pictureWidths.ts";

const WIDTHS = [400, 640, 960, 1280, 1600];

test.each([
  ["92px", [400]],
  ["400px", [400, 640, 960]],
  ["(max-width: 640px) 84vw, (max-width: 1440px) 28vw, 400px", [400, 640, 960, 1280]],
  ["(max-width: 720px) and (resolution > 2.5dppx) 67vw, 200px", [400, 640, 960, 1280]],
  ["(max-width: 720px) 92vw, 30vw", WIDTHS],
  ["(max-width: 720px) max(90vw, 416px), 300px", WIDTHS],
  ["(max-width: 400px) max(90vw, 416px), 300px", [400, 640, 960]],
  ["100vw", WIDTHS],
])("a place of %s may ask for %j", (sizes, widths) => {
  expect(widthsFor(sizes, WIDTHS)).toEqual(widths);
});

test("a picture that is smaller than its place is there as it is", () => {
  expect(widthsFor("1000px", [400, 640])).toEqual([400, 640]);
});

const PLACE =
  "(max-width: 720px) and (resolution > 2.5dppx) 62vw by 46.5vw, (max-width: 1080px) 46vw by 350px, 640px by 480px";

test.each([
  [4 / 3, "62vw, (max-width: 1080px) max(46vw, 467px), 640px"],
  [7 / 5, "62vw, (max-width: 1080px) max(46vw, 490px), 640px"],
  [2, "93vw, (max-width: 1080px) max(46vw, 700px), 960px"],
  [20 / 3, "310vw, (max-width: 1080px) max(46vw, 2334px), 3200px"],
  [1 / 2, "62vw, (max-width: 1080px) max(46vw, 175px), 640px"],
])("a picture %f times as wide as high fills its place in height as well", (ratio, sizes) => {
  const picture = { width: 1200 * ratio, height: 1200 };
  expect(sizesIn(PLACE, picture)).toBe(`(max-width: 720px) and (resolution > 2.5dppx) ${sizes}`);
});

test("a place in which nothing is cut says only how wide it is", () => {
  expect(sizesIn("(max-width: 1080px) 92vw, 47vw", { width: 5, height: 1 })).toBe("(max-width: 1080px) 92vw, 47vw");
});
