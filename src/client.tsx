import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { registry } from "./blocks/registry.ts";
import { showLateFont } from "./browser/lateFont.ts";
import { Navigator, navigateTo } from "./Navigator.tsx";
import { loadComponents } from "./renderer/PageRenderer.tsx";
import { fetchView, isLoaded } from "./views.ts";

/** What the boot script may ask of React once it is there. */
export interface AppModule {
  /** Loads the data, components and CSS of the page at a path. Never throws: a page that cannot be had stays unprepared. */
  prepare(path: string, version: string): Promise<void>;
  isReady(path: string): boolean;
  /** Shows a prepared page in `root`; `onShow` runs when a page is in the document. */
  go(root: HTMLElement, href: string, onShow: () => void): void;
}

let mounted: Root | undefined;

/** Lets later navigations use a root that was made elsewhere (the dev server hydrates). */
export function adopt(root: Root): void {
  mounted = root;
}

export const isReady: AppModule["isReady"] = isLoaded;

export const prepare: AppModule["prepare"] = async (path, version) => {
  await fetchView(path, version, (page) => loadComponents(page, registry)).catch(() => undefined);
};

export const go: AppModule["go"] = (root, href, onShow) => {
  if (mounted) return navigateTo(href);
  void showLateFont();
  history.pushState(null, "", href);
  mounted = createRoot(root);
  const app = (
    <BrowserRouter>
      <Navigator onShow={onShow} />
    </BrowserRouter>
  );
  flushSync(() => mounted!.render(app));
};
