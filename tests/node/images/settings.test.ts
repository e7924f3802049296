import { expect, test } from "vitest";
import { chooseWidths } from "../../../src/node/images/settings.ts";

test.each([
  [90, [90]],
  [400, [400]],
  [660, [400, 660]],
  [1000, [400, 640, 1000]],
  [1600, [400, 640, 960, 1280, 1600]],
  [2400, [400, 640, 960, 1280, 1600]],
  [3200, [400, 640, 960, 1280, 1600, 2200]],
])("an original %i px wide is made %j wide", (original, widths) => {
  expect(chooseWidths(original)).toEqual(widths);
});
