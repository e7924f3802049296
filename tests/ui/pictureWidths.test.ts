import { expect, test } from "vitest";
import { widthsFor } from "../../src/ui/pictureWidths.ts";

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
