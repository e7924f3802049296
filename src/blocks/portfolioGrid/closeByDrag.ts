import type PhotoSwipe from "photoswipe";

/** A drag up or down this far closes, however slow. */
const FAR = 200;
/** A flick closes when it goes this far in this time (milliseconds). */
const FLICK = { distance: 50, time: 300 };

/** Closes by a vertical drag of a fixed length; PhotoSwipe only supports a fraction of the window. */
export function closeByDrag(pswp: PhotoSwipe): void {
  let startY = 0;
  let startTime = 0;

  pswp.on("pointerDown", ({ originalEvent }) => {
    startY = originalEvent.clientY;
    startTime = originalEvent.timeStamp;
  });
  pswp.on("pointerUp", ({ originalEvent: { type, clientY, timeStamp } }) => {
    const { gestures, currSlide } = pswp;
    const zoomedIn = !currSlide || currSlide.currZoomLevel > currSlide.zoomLevels.fit;
    if (gestures.dragAxis !== "y" || gestures.isMultitouch || zoomedIn) return;
    const distance = Math.abs(clientY - startY);
    const flicked = distance >= FLICK.distance && timeStamp - startTime < FLICK.time;
    // With the background opaque again PhotoSwipe's own rule does not apply and the picture springs back.
    pswp.applyBgOpacity(1);
    // Closed inside this handler, PhotoSwipe would stay stuck open.
    if (type !== "pointercancel" && (distance >= FAR || flicked)) queueMicrotask(() => pswp.close());
  });
}
