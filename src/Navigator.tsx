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
  /** Where the page that is left was scrolled, in CSS pixels. Left out when React takes over a page that stays. */
  scrolledBefore?: number;
}

let navigate: NavigateFunction | undefined;

/** Follows a prepared internal link. */
export function navigateTo(href: string): void {
  void navigate?.(href);
}

/** Shows the page of the current address; scroll, focus, title and meta tags go along. */
export function Navigator({ onShow, scrolledBefore }: NavigatorProps) {
  const { pathname, hash, key } = useLocation();
  const kind = useNavigationType();
  const last = useRef<LoadedView>(undefined);
  const positions = useRef(new Map<string, number>([["default", scrolledBefore ?? 0]]));
  /** The route that was shown before; undefined at the first one. */
  const before = useRef<string>(undefined);
  const go = useNavigate();

  const loaded = useSyncExternalStore(
    onViewLoaded,
    () => loadedView(pathname),
    () => loadedView(pathname),
  );
  // oxlint-disable-next-line react/refs -- the page that stays until the next one is there
  const view = loaded ?? last.current;
  const shown = view?.page.route;

  useEffect(() => {
    navigate = go;
  }, [go]);

  useEffect(() => {
    if (loadedView(pathname)) return;
    const { version = "" } = document.documentElement.dataset;
    fetchView(pathname, version, (page) => loadComponents(page, registry)).catch(() => location.reload());
  }, [pathname]);

  const arrived = shown === pathname;
  useEffect(() => {
    // While the next page is still loading, the old one's scrolling is nobody's.
    if (arrived) return rememberScroll(positions.current, key);
  }, [arrived, key]);

  useLayoutEffect(() => {
    if (!view) return;
    last.current = view;
    applyHead(view.head);
    onShow();
  }, [view, onShow]);

  useLayoutEffect(() => {
    if (!arrived) return;
    const first = before.current === undefined;
    const samePage = before.current === shown;
    before.current = shown;
    // The browser itself goes to anchors of the page that is shown.
    if ((first && scrolledBefore === undefined) || (samePage && hash)) return;
    const back = kind === "POP" && !first;
    if (back || !scrollToAnchor(hash))
      scrollTo({ top: back ? (positions.current.get(key) ?? 0) : 0, behavior: "instant" });
    if (!samePage) document.querySelector<HTMLElement>("#main h1")?.focus({ preventScroll: true });
  }, [arrived, shown, key, kind, hash, scrolledBefore]);

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
