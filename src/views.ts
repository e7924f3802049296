import type { View } from "./App.tsx";
import type { SiteContent } from "./model/content.ts";
import { dataPath, siteDataPath } from "./model/routes.ts";
import type { Components } from "./renderer/PageRenderer.tsx";
import type { HeadTag } from "./renderer/head.ts";
import type { ResolvedPage } from "./renderer/resolvePage.ts";

/** What the build writes for each page, beside its HTML. */
export interface PageData {
  /** The address of the scripts that it belongs to: another build may have others. */
  app: string;
  head: HeadTag[];
  page: ResolvedPage;
}
export interface LoadedView extends View {
  head: HeadTag[];
}

const views = new Map<string, LoadedView>();
const loading = new Map<string, Promise<LoadedView>>();
const listeners = new Set<() => void>();
/** What the build writes once for all pages. */
let siteContent: Promise<SiteContent> | undefined;

export function isLoaded(path: string): boolean {
  return views.has(path);
}

export function loadedView(path: string): LoadedView | undefined {
  return views.get(path);
}

/** Calls `listener` whenever a view has been loaded; returns what ends that. */
export function onViewLoaded(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Lets every page be fetched anew; what is shown stays until then. */
export function forgetViews(): void {
  loading.clear();
  siteContent = undefined;
}

/** Fetches a page's data once; rejects when it cannot be had or comes from another build. */
export function fetchView(path: string, load: (page: ResolvedPage) => Promise<Components>): Promise<LoadedView> {
  const known = loading.get(path);
  if (known) return known;
  siteContent ??= fetchJson<SiteContent>(siteDataPath);
  const view = Promise.all([siteContent, fetchJson<PageData>(dataPath(path))]).then(
    async ([site, { head, page, app }]) => {
      if (app !== document.documentElement.dataset["app"]) throw new Error("The site was published anew.");
      const loaded = { site, head, page, components: await load(page) };
      // A page that is saved in dev is asked for once more, and the second answer may be the first to come.
      if (views.has(path) && loading.get(path) !== view) return loaded;
      views.set(path, loaded);
      for (const listener of listeners) listener();
      return loaded;
    },
  );
  loading.set(path, view);
  view.catch(() => {
    if (loading.get(path) !== view) return;
    loading.delete(path);
    siteContent = undefined;
  });
  return view;
}

async function fetchJson<T>(path: string): Promise<T> {
  const response = await fetch(path, { priority: "low" });
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return (await response.json()) as T;
}
