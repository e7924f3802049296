import type PhotoSwipe from "photoswipe";

/** Tells of the system's wish to close what lies over the page. TypeScript does not know it yet, and not every browser has it. */
type CloseWatcherClass = new () => EventTarget & { destroy(): void };

/** Closes by the back button of a phone, as browsers close dialogs; without this it leaves the page. */
export function closeByBack(pswp: PhotoSwipe): void {
  const { CloseWatcher } = window as { CloseWatcher?: CloseWatcherClass };
  if (!CloseWatcher) return;
  const watcher = new CloseWatcher();
  watcher.addEventListener("close", () => pswp.close());
  pswp.on("destroy", () => watcher.destroy());
}
