import { readdirSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "../fixtures.ts";

/** Titles stand below pictograms, on the same line at the left: one that begins further right looks moved. */

const FOLDER = "images/pictograms/";
const files = readdirSync(FOLDER, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".svg"));

for (const file of files) {
  test(`the pictogram ${file} begins at the left edge of its square`, async () => {
    const alpha = sharp(FOLDER + file)
      .ensureAlpha()
      .extractChannel("alpha");
    const { data, info } = await alpha.raw().toBuffer({ resolveWithObject: true });
    expect(data.some((value, pixel) => value > 0 && pixel % info.width === 0)).toBe(true);
  });
}
