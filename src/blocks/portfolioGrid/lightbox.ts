import PhotoSwipe from "photoswipe";
import { closeByDrag } from "./closeByDrag.ts";
import { slideOf } from "./slides.ts";
import "./lightbox.css";

const THROTTLE = 150;
const IDLE = 3500;
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

/** Opens the picture of `opener` over the page; the others can be reached from it. Returns a function that closes it at once. */
export function openLightbox(tiles: HTMLAnchorElement[], opener: HTMLAnchorElement, label: string): () => void {
  const pswp = new PhotoSwipe({
    dataSource: tiles.map(slideOf),
    index: tiles.indexOf(opener),
    loop: false,
    zoom: false,
    pinchToClose: false,
    imageClickAction: false,
    bgClickAction: "close",
    tapAction: (_, event) => (event.target as Element).closest(".pswp__img") || pswp.close(),
    // PhotoSwipe is deaf while it zooms in; CSS fades it in instead, so that no key or click is lost.
    showAnimationDuration: 0,
    bgOpacity: 0.96,
    errorMsg: "Image Not Found",
    padding: { top: 64, bottom: 112, left: 0, right: 0 },
    arrowPrevSVG: icon("M19 12H5M12 19l-7-7 7-7"),
    arrowNextSVG: icon("M5 12h14M12 5l7 7-7 7"),
    closeSVG: icon("M18 6 6 18M6 6l12 12"),
    returnFocus: false,
  });
  throttle(pswp);
  keepEarlyClose(pswp);
  closeByDrag(pswp);
  listenToKeys(pswp);
  addCaption(pswp, tiles);
  hideIdleControls(pswp);
  pswp.on("initialLayout", () => {
    pswp.element!.ariaLabel = label;
    pswp.element!.ariaModal = "true";
  });
  pswp.on("destroy", () => opener.focus({ preventScroll: true }));
  pswp.init();
  return () => pswp.destroy();
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

/** A wish to close that comes before the lightbox is open is granted when it is. */
function keepEarlyClose(pswp: PhotoSwipe) {
  const close = pswp.close.bind(pswp);
  let wanted = false;
  pswp.close = () => {
    wanted = true;
    close();
  };
  pswp.on("openingAnimationEnd", () => {
    if (wanted) queueMicrotask(close);
  });
}

function listenToKeys(pswp: PhotoSwipe) {
  pswp.on("keydown", (event) => {
    const { originalEvent: pressed } = event;
    if (pressed.key === "Tab" || pressed.ctrlKey || pressed.metaKey || pressed.altKey || pressed.shiftKey) return;
    // PhotoSwipe's own keys differ from these.
    event.preventDefault();
    const action = KEYS[pressed.key];
    if (!action) return;
    pressed.preventDefault();
    pswp[action]();
  });
}

function addCaption(pswp: PhotoSwipe, tiles: HTMLAnchorElement[]) {
  pswp.on("uiRegister", () =>
    pswp.ui!.registerElement({
      name: "caption",
      appendTo: "root",
      onInit(caption) {
        caption.ariaLive = "polite";
        pswp.on("change", () => {
          const text = tiles[pswp.currIndex]?.parentElement?.querySelector("[data-caption]");
          caption.replaceChildren(...(text?.cloneNode(true).childNodes ?? []));
        });
      },
    }),
  );
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
