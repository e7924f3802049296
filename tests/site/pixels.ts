import type { Page } from "@playwright/test";
import sharp from "sharp";

/** A part of the window, in CSS pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A picture, row by row: red, green and blue of each pixel. */
export interface Shot {
  data: Uint8Array;
  width: number;
  height: number;
}

const linear = Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** What the page looks like in that box, or as a whole. One pixel is one CSS pixel. */
export async function shoot(page: Page, clip?: Box): Promise<Shot> {
  const png = await page.screenshot({ ...(clip ? { clip } : { fullPage: true }), caret: "initial" });
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** How many pixels differ by a contrast of 3:1 or more, in the whole pictures or in a box of them. */
export function plainlyChanged(before: Shot, after: Shot, box?: Box): number {
  const { x, y, width, height } = box ?? { x: 0, y: 0, ...before };
  let count = 0;
  for (let row = Math.max(0, Math.floor(y)); row < Math.min(before.height, y + height); row += 1) {
    for (let column = Math.max(0, Math.floor(x)); column < Math.min(before.width, x + width); column += 1) {
      const pixel = row * before.width + column;
      const [one, other] = [luminance(before, pixel), luminance(after, pixel)];
      if ((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) >= 3) count += 1;
    }
  }
  return count;
}

/** See WCAG 2.2, "relative luminance". */
function luminance({ data }: Shot, pixel: number): number {
  const at = pixel * 3;
  return 0.2126 * linear[data[at]!]! + 0.7152 * linear[data[at + 1]!]! + 0.0722 * linear[data[at + 2]!]!;
}
