import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { registry } from "./blocks/registry.ts";
import { showLateFont } from "./browser/lateFont.ts";
import { Navigator, navigateTo } from "./Navigator.tsx";
import { loadComponents } from "./renderer/PageRenderer.tsx";
import { fetchView, isLoaded } from "./views.ts";

/** What the boot script may ask of React once it is there. */
export interface AppModule {
  /** Loads the data, components and CSS of the page at a path. Never throws: a page that cannot be had stays unprepared. */
  prepare(path: string): Promise<void>;
  isReady(path: string): boolean;
  /**
   * From now on, clicks on internal links (as `linkOf` finds them) show pages in `root` that are prepared.
   * `onShow` runs when a page is in the document.
   */
  start(root: HTMLElement, linkOf: (event: Event) => HTMLAnchorElement | undefined, onShow: () => void): void;
}

export const isReady: AppModule["isReady"] = isLoaded;

export const prepare: AppModule["prepare"] = async (path) => {
  await fetchView(path, (page) => loadComponents(page, registry)).catch(() => undefined);
};

export const start: AppModule["start"] = (root, linkOf, onShow) => {
  root.addEventListener("click", (event) => {
    // The second click of a double click comes to the page that the first one has shown.
    if (event.detail > 1 && (event.target as Element).closest("a")) return event.preventDefault();
    const link = linkOf(event);
    const { metaKey, ctrlKey, shiftKey, altKey, button } = event;
    if (!link || !isReady(link.pathname) || event.defaultPrevented) return;
    if (metaKey || ctrlKey || shiftKey || altKey || button !== 0) return;
    event.preventDefault();
    // For this entry and all that follow: on the way back, the browser would scroll the page that is still there.
    history.scrollRestoration = "manual";
    go(root, link.pathname + link.search + link.hash, onShow);
  });
};

function go(root: HTMLElement, href: string, onShow: () => void): void {
  if (navigateTo(href)) return;
  void showLateFont();
  history.pushState(null, "", href);
  // From now on no documents are asked for.
  document.querySelector("script[type=speculationrules]")?.remove();
  const app = (
    <BrowserRouter>
      <Navigator onShow={onShow} />
    </BrowserRouter>
  );
  flushSync(() => createRoot(root).render(app));
}
