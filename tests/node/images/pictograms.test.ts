/** Titles stand below pictograms, on the same line at the left: one that begins further right looks moved. */
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { engine } from "../../support/engine.ts";
import { filesBelow } from "../../../src/node/filesBelow.mjs";

const FOLDER = join(engine, "images/pictograms");

test("each pictogram begins at the left edge of its square", async () => {
  const files = filesBelow(FOLDER).filter((name) => name.endsWith(".svg"));
  expect(files).not.toEqual([]);
  for (const file of files) {
    const alpha = sharp(join(FOLDER, file)).ensureAlpha().extractChannel("alpha");
    const { data, info } = await alpha.raw().toBuffer({ resolveWithObject: true });
    expect(
      data.some((value, pixel) => value > 0 && pixel % info.width === 0),
      file,
    ).toBe(true);
  }
});
