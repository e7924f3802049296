import type { Page } from "@playwright/test";
import sharp from "sharp";

/** A part of the window, in CSS pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A picture as relative luminances, row by row; see WCAG 2.2, "relative luminance". */
export interface Shot {
  luminances: Float32Array;
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
  const { width, height } = info;
  const luminances = new Float32Array(width * height).map((_, index) => {
    const [red, green, blue] = data.subarray(index * 3, index * 3 + 3);
    return 0.2126 * linear[red!]! + 0.7152 * linear[green!]! + 0.0722 * linear[blue!]!;
  });
  return { luminances, width, height };
}

/** How many pixels differ by a contrast of 3:1 or more, in the whole pictures or in a box of them. */
export function plainlyChanged(before: Shot, after: Shot, box?: Box): number {
  const { x, y, width, height } = box ?? { x: 0, y: 0, ...before };
  let count = 0;
  for (let row = Math.max(0, Math.floor(y)); row < Math.min(before.height, y + height); row += 1) {
    for (let column = Math.max(0, Math.floor(x)); column < Math.min(before.width, x + width); column += 1) {
      const index = row * before.width + column;
      const [dark, light] = [before.luminances[index]!, after.luminances[index]!].toSorted((a, b) => a - b);
      if ((light! + 0.05) / (dark! + 0.05) >= 3) count += 1;
    }
  }
  return count;
}
