import type { AppModule } from "../client.tsx";

/**
 * Navigation without a document load, once it pays: the first sign that a visitor will follow an internal link starts
 * loading React and the next page; if both are there at the click, they show it. Otherwise the plain link does its work.
 */
export function startNavigation(root: HTMLElement, restart: () => void): void {
  const { app: address, version } = document.documentElement.dataset;
  let loading: Promise<AppModule> | undefined;
  let app: AppModule | undefined;
  let shown = location.pathname;

  const intend = (event: Event) => {
    const link = internalLink(event);
    if (!link || saveData()) return;
    loading ??= import(/* @vite-ignore */ address!) as Promise<AppModule>;
    loading.then(
      (loaded) => {
        app = loaded;
        return loaded.prepare(link.pathname, version!);
      },
      () => (loading = undefined),
    );
  };
  for (const sign of ["pointerover", "pointerdown", "focusin"]) root.addEventListener(sign, intend, { passive: true });

  root.addEventListener("click", (event) => {
    const link = internalLink(event);
    const { metaKey, ctrlKey, shiftKey, altKey, button } = event as MouseEvent;
    if (!link || !app?.isReady(link.pathname) || event.defaultPrevented) return;
    if (metaKey || ctrlKey || shiftKey || altKey || button !== 0) return;
    event.preventDefault();
    shown = "";
    app.go(root, link.pathname + link.search + link.hash, restart);
  });

  // After a reload the history still holds entries that were shown without a document load.
  addEventListener("popstate", () => {
    if (shown && location.pathname !== shown) location.reload();
  });
}

/** A link to another page of this site that opens in this window. */
function internalLink(event: Event): HTMLAnchorElement | undefined {
  const link = (event.target as Element).closest("a");
  if (!link || link.origin !== location.origin || link.target || link.pathname.includes(".")) return undefined;
  return link.pathname === location.pathname ? undefined : link;
}

function saveData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
