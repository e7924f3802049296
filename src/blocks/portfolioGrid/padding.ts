import type PhotoSwipe from "photoswipe";
import { captionOf } from "./slides.ts";

/** At most so many CSS pixels high, a window is a low one. */
const COMPACT = 578;
/** The least room below a picture, in CSS pixels, so that most pictures begin and end at the same height. */
const BELOW = 112;

interface Padding {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/**
 * The room that pictures leave for the controls and the caption, by the size of the window. In a low window these stand at its
 * sides, as a picture would be smaller than its tile between them. The same sizes are in the style sheet.
 */
export function paddingFor(pswp: () => PhotoSwipe, tiles: readonly HTMLAnchorElement[]) {
  // PhotoSwipe asks four times for each picture.
  let known: { size: string; padding: Padding } | undefined;
  return ({ x, y }: { x: number; y: number }): Padding => {
    const size = `${x} ${y}`;
    if (known?.size !== size) known = { size, padding: measure() };
    return known.padding;

    function measure(): Padding {
      if (y > COMPACT || x <= y)
        return { top: 64, bottom: Math.max(BELOW, highest(pswp().element!, tiles)), left: 0, right: 0 };
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const inset = Math.min(Math.max(rem / 2, x / 50), 1.5 * rem);
      return { top: 0, bottom: 0, left: Math.min(Math.max(8.5 * rem, x * 0.24), 16 * rem), right: 44 + 2 * inset };
    }
  };
}

/** The height of the highest caption. */
function highest(lightbox: HTMLElement, tiles: readonly HTMLAnchorElement[]): number {
  const captions = tiles.map((tile) => {
    const caption = document.createElement("div");
    caption.className = "pswp__caption";
    caption.append(...captionOf(tile));
    return caption;
  });
  lightbox.append(...captions);
  const heights = captions.map(({ offsetHeight }) => offsetHeight);
  for (const caption of captions) caption.remove();
  return Math.max(...heights);
}
