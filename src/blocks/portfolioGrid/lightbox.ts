import PhotoSwipe from "photoswipe";
import * as english from "../../model/english.gen.ts";
import { closeByBack } from "./closeByBack.ts";
import { closeByDrag } from "./closeByDrag.ts";
import { paddingFor } from "./padding.ts";
import { captionOf, slideOf } from "./slides.ts";

/** Milliseconds after a step to another picture in which further ones are ignored. */
const THROTTLE = 150;
/** Milliseconds without a sign of the visitor after which the controls are hidden. */
const IDLE = 3500;
/** A press on the same place (in CSS pixels) so soon (in milliseconds) is the second one of a double click on the tile. */
const DOUBLE = { distance: 5, time: 500 };
/** Keys that would scroll the page behind. */
const SCROLL_KEYS = new Set(["Home", "End", " "]);
const KEYS: Readonly<Record<string, "close" | "next" | "prev">> = {
  Escape: "close",
  Delete: "close",
  Backspace: "close",
  PageUp: "next",
  ArrowDown: "next",
  ArrowRight: "next",
  PageDown: "prev",
  ArrowUp: "prev",
  ArrowLeft: "prev",
};

/** The lightbox that was opened last; it may still be closing when the next one opens. */
let opened: PhotoSwipe | undefined;

/**
 * Opens the picture of the tile that was clicked over the page; the others can be reached from it. Its words are those of the
 * gallery. Returns a function that closes it at once.
 */
export function openLightbox(
  tiles: HTMLAnchorElement[],
  click: MouseEvent,
  { dataset: said }: HTMLElement,
): () => void {
  const opener = (click.target as Element).closest("a")!;
  const pswp: PhotoSwipe = new PhotoSwipe({
    dataSource: tiles.map(slideOf),
    index: tiles.indexOf(opener),
    loop: false,
    zoom: false,
    pinchToClose: false,
    imageClickAction: false,
    bgClickAction: "close",
    // Nothing zooms, so no tap waits to become a double tap.
    doubleTapAction: false,
    tapAction: (_, event) => (event.target as Element).closest(".pswp__img") || pswp.close(),
    // PhotoSwipe ignores input during its opening animation; CSS fades it in instead, so that no key or click is lost.
    showAnimationDuration: 0,
    // Words of the page would shine through behind the caption and the counter.
    bgOpacity: 1,
    paddingFn: paddingFor(() => pswp, tiles),
    arrowPrevSVG: icon("M19 12H5M12 19l-7-7 7-7"),
    arrowNextSVG: icon("M5 12h14M12 5l7 7-7 7"),
    closeSVG: icon("M18 6 6 18M6 6l12 12"),
    closeTitle: said["close"] ?? english.close,
    arrowPrevTitle: said["previousPicture"] ?? english.previousPicture,
    arrowNextTitle: said["nextPicture"] ?? english.nextPicture,
    returnFocus: false,
  });
  opened?.destroy();
  opened = pswp;
  throttle(pswp);
  closeByBack(pswp, opener.href);
  closeByDrag(pswp);
  ignoreDoubleClick(pswp, click);
  listenToKeys(pswp);
  addCaption(pswp, tiles);
  hideIdleControls(pswp);
  sayErrors(pswp, said);
  tryFailedAgain(pswp);
  keepFocus(pswp);
  pswp.on("initialLayout", () => {
    pswp.element!.ariaLabel = said["gallery"]!;
    pswp.element!.ariaModal = "true";
  });
  const page = opener.closest<HTMLElement>("body > *")!;
  pswp.on("destroy", () => {
    page.inert = false;
    opener.focus({ preventScroll: true });
  });
  pswp.init();
  page.inert = true;
  return () => {
    // Without an animation, because the next page moves the focus.
    page.inert = false;
    pswp.destroy();
  };
}

function icon(path: string): string {
  return `<svg viewBox="0 0 24 24" width="24" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><path d="${path}"/></svg>`;
}

function throttle(pswp: PhotoSwipe) {
  let last = -Infinity;
  for (const move of ["next", "prev"] as const) {
    const go = pswp[move].bind(pswp);
    pswp[move] = () => {
      const now = performance.now();
      if (now - last < THROTTLE) return;
      last = now;
      go();
    };
  }
}

/** It would close the picture that it has opened. */
function ignoreDoubleClick(pswp: PhotoSwipe, { x, y, timeStamp }: MouseEvent) {
  pswp.on("pointerDown", (event) => {
    const { originalEvent: press } = event;
    const isNear = Math.hypot(press.x - x, press.y - y) < DOUBLE.distance;
    if (isNear && press.timeStamp - timeStamp < DOUBLE.time) event.preventDefault();
  });
}

function listenToKeys(pswp: PhotoSwipe) {
  pswp.on("keydown", (event) => {
    const { originalEvent: pressed } = event;
    if (pressed.key === "Tab" || pressed.ctrlKey || pressed.metaKey || pressed.altKey || pressed.shiftKey) return;
    // PhotoSwipe's own keys differ from these.
    event.preventDefault();
    const action = KEYS[pressed.key];
    const onButton = (pressed.target as Element).closest("button");
    if (action || (SCROLL_KEYS.has(pressed.key) && !onButton)) pressed.preventDefault();
    if (action) pswp[action]();
  });
}

function addCaption(pswp: PhotoSwipe, tiles: HTMLAnchorElement[]) {
  pswp.on("uiRegister", () =>
    pswp.ui!.registerElement({
      name: "caption",
      appendTo: "root",
      onInit(caption) {
        caption.ariaLive = "polite";
        pswp.on("change", () => caption.replaceChildren(...captionOf(tiles[pswp.currIndex])));
      },
    }),
  );
}

/** The gallery holds only pictures, so nothing else can fail. */
function sayErrors(pswp: PhotoSwipe, said: DOMStringMap) {
  pswp.addFilter("contentErrorElement", (element) => {
    element.role = "alert";
    element.textContent = navigator.onLine
      ? (said["pictureMissing"] ?? english.pictureMissing)
      : (said["pictureFailed"] ?? english.pictureFailed);
    return element;
  });
}

/** Loads a failed picture again when a visitor comes back to it: PhotoSwipe fetches it, but never shows it. */
function tryFailedAgain(pswp: PhotoSwipe) {
  let failed: number | undefined;
  pswp.on("contentActivate", ({ content }) => {
    if (content.isError()) failed = content.index;
  });
  pswp.on("change", () => {
    if (failed !== pswp.currIndex) return;
    failed = undefined;
    pswp.refreshSlideContent(pswp.currIndex);
  });
}

/** The arrow at either end is disabled and loses the focus, so it is moved to the dialog. */
function keepFocus(pswp: PhotoSwipe) {
  pswp.on("change", () => {
    const atEnd = pswp.currIndex === 0 || pswp.currIndex === pswp.getNumItems() - 1;
    if (atEnd && document.activeElement?.matches(".pswp__button--arrow")) pswp.element!.focus();
  });
}

function hideIdleControls(pswp: PhotoSwipe) {
  let timer: ReturnType<typeof setTimeout>;
  const wake = () => {
    clearTimeout(timer);
    pswp.element?.classList.remove("pswp--idle");
    timer = setTimeout(() => pswp.element?.classList.add("pswp--idle"), IDLE);
  };
  pswp.on("bindEvents", () => {
    for (const sign of ["pointermove", "pointerdown", "keydown", "focusin"]) pswp.events.add(document, sign, wake);
    wake();
  });
  pswp.on("destroy", () => clearTimeout(timer));
}
