import type PhotoSwipe from "photoswipe";

/** The CloseWatcher API: reports the system's request to close an overlay. Not in TypeScript yet, and not in every browser. */
type CloseWatcherClass = new () => EventTarget & { destroy(): void };

/**
 * Closes by the back button or the gesture of a phone, as browsers close dialogs; without this it leaves the page.
 * @param picture The address of what was opened, which tells it from those of other galleries on the page.
 */
export function closeByBack(pswp: PhotoSwipe, picture: string): void {
  const { CloseWatcher } = window as { CloseWatcher?: CloseWatcherClass };
  if (!CloseWatcher) return closeByHistory(pswp, picture);
  const watcher = new CloseWatcher();
  watcher.addEventListener("close", () => pswp.close());
  pswp.on("destroy", () => watcher.destroy());
}

/** Pushes a history entry for the picture, with the state of the page's entry, so that the scroll position is the same. */
function closeByHistory(pswp: PhotoSwipe, picture: string) {
  const isEntered = () => "picture" in ((history.state as object | null) ?? {});
  // After Forward or a reload, the entry exists already.
  if (!isEntered()) history.pushState({ ...(history.state as object | null), picture }, "");
  pswp.on("bindEvents", () => pswp.events.add(window, "popstate", () => isEntered() || pswp.close()));
  pswp.on("close", () => {
    if (isEntered()) history.back();
  });
}
