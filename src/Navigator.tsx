import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { useLocation, useNavigate, useNavigationType, type NavigateFunction } from "react-router-dom";
import { App } from "./App.tsx";
import { registry } from "./blocks/registry.ts";
import { applyHead } from "./browser/applyHead.ts";
import { loadComponents } from "./renderer/PageRenderer.tsx";
import { fetchView, loadedView, onViewLoaded, type LoadedView } from "./views.ts";

interface NavigatorProps {
  /** Runs after each change of page, when its elements are in the document. */
  onShow(): void;
  /** Where the document was scrolled before React took over, in CSS pixels. */
  scrolledBefore?: number;
}

let navigate: NavigateFunction | undefined;

/** Follows a prepared internal link. */
export function navigateTo(href: string): void {
  void navigate?.(href);
}

/** Shows the page of the current address; scroll, focus, title and meta tags go along. */
export function Navigator({ onShow, scrolledBefore = 0 }: NavigatorProps) {
  const { pathname, hash, key } = useLocation();
  const kind = useNavigationType();
  const last = useRef<LoadedView>(undefined);
  const positions = useRef(new Map<string, number>([["default", scrolledBefore]]));
  const first = useRef(true);
  navigate = useNavigate();

  const loaded = useSyncExternalStore(onViewLoaded, () => loadedView(pathname), () => loadedView(pathname));
  const view = loaded ?? last.current;
  const shown = view?.page.route;

  useEffect(() => {
    if (loadedView(pathname)) return;
    const { version = "" } = document.documentElement.dataset;
    fetchView(pathname, version, (page) => loadComponents(page, registry)).catch(() => location.reload());
  }, [pathname]);

  useEffect(() => rememberScroll(positions.current, key), [key]);

  useLayoutEffect(() => {
    if (!view) return;
    last.current = view;
    applyHead(view.head);
    onShow();
  }, [view]);

  useLayoutEffect(() => {
    if (shown !== pathname) return;
    const remembered = positions.current.get(key) ?? 0;
    const arrived = first.current || kind !== "POP";
    first.current = false;
    if (!arrived) scrollTo({ top: remembered, behavior: "instant" });
    else if (!scrollToAnchor(hash)) scrollTo({ top: 0, behavior: "instant" });
    document.querySelector<HTMLElement>("#main h1")?.focus({ preventScroll: true });
    // The page is what matters here; a change of hash alone is the browser's business.
  }, [shown, key]);

  return view && <App {...view} />;
}

/** Keeps the scroll position of a history entry up to date while it is the current one. */
function rememberScroll(positions: Map<string, number>, key: string): () => void {
  history.scrollRestoration = "manual";
  const remember = () => positions.set(key, scrollY);
  // A reload or a visit from elsewhere is restored by the browser itself.
  const handBack = () => (history.scrollRestoration = "auto");
  addEventListener("scroll", remember, { passive: true });
  addEventListener("pagehide", handBack);
  return () => {
    removeEventListener("scroll", remember);
    removeEventListener("pagehide", handBack);
  };
}

function scrollToAnchor(hash: string): boolean {
  const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
  if (target) target.scrollIntoView({ behavior: "instant" });
  return Boolean(target);
}
