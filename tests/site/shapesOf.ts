import type { Locator } from "@playwright/test";

/** How pictures are shown, and the shape that they have by themselves: width by height. */
export function shapesOf(pictures: Locator) {
  return pictures.evaluateAll((all) =>
    all.map((img) => {
      const { top, width, height } = img.getBoundingClientRect();
      const own = Number(img.getAttribute("width")) / Number(img.getAttribute("height"));
      return { top: Math.round(top), height, shown: width / height, own };
    }),
  );
}
