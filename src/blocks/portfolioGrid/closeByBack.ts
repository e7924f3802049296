import type PhotoSwipe from "photoswipe";

/** Tells of the system's wish to close what lies over the page. TypeScript does not know it yet, and not every browser has it. */
type CloseWatcherClass = new () => EventTarget & { destroy(): void };

/** Closes by the back button or the gesture of a phone, as browsers close dialogs; without this it leaves the page. */
export function closeByBack(pswp: PhotoSwipe): void {
  const { CloseWatcher } = window as { CloseWatcher?: CloseWatcherClass };
  if (!CloseWatcher) return closeByHistory(pswp);
  const watcher = new CloseWatcher();
  watcher.addEventListener("close", () => pswp.close());
  pswp.on("destroy", () => watcher.destroy());
}

/** The picture has an entry of the history, which differs from that of the page in nothing else: it is scrolled alike. */
function closeByHistory(pswp: PhotoSwipe) {
  const isEntered = () => "picture" in ((history.state as object | null) ?? {});
  // Forward and a reload come to the entry that is there.
  if (!isEntered()) history.pushState({ ...(history.state as object | null), picture: pswp.options.index }, "");
  pswp.on("bindEvents", () => pswp.events.add(window, "popstate", () => isEntered() || pswp.close()));
  pswp.on("close", () => {
    if (isEntered()) history.back();
  });
}
