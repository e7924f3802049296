import type { SlideData } from "photoswipe";

/** The longest text that is used in place of a missing description of a picture. */
const ALT_LENGTH = 1000;

/** What PhotoSwipe has to know of a tile, taken from its markup. */
export function slideOf(tile: HTMLAnchorElement): SlideData {
  const image = tile.querySelector("img")!;
  const caption = captionIn(tile)?.textContent ?? "";
  return {
    src: tile.href,
    msrc: image.currentSrc,
    width: Number(image.getAttribute("width")),
    height: Number(image.getAttribute("height")),
    alt: (image.alt || caption).slice(0, ALT_LENGTH),
    element: tile,
    thumbCropped: true,
  };
}

/** The words about the picture of a tile, as the caption shows them. */
export function captionOf(tile: HTMLAnchorElement | undefined): Node[] {
  return [...(captionIn(tile)?.cloneNode(true).childNodes ?? [])];
}

function captionIn(tile: HTMLAnchorElement | undefined): Element | null | undefined {
  return tile?.parentElement?.querySelector("[data-caption]");
}
