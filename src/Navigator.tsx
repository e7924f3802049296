import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { useLocation, useNavigate, type NavigateFunction } from "react-router-dom";
import { App } from "./App.tsx";
import { registry } from "./blocks/registry.ts";
import { applyHead } from "./browser/applyHead.ts";
import { loadComponents } from "./renderer/PageRenderer.tsx";
import { fetchView, loadedView, onViewLoaded, type LoadedView } from "./views.ts";

let navigate: NavigateFunction | undefined;

/** Follows a prepared internal link. Says whether it could: not before a Navigator is in the document. */
export function navigateTo(href: string): boolean {
  void navigate?.(href);
  return navigate !== undefined;
}

/** Shows the page of the current address; title and meta tags go along. `onShow` runs when it is in the document. */
export function Navigator({ onShow }: { onShow: () => void }) {
  const { pathname } = useLocation();
  const last = useRef<LoadedView>(undefined);
  const go = useNavigate();

  const loaded = useSyncExternalStore(
    onViewLoaded,
    () => loadedView(pathname),
    () => loadedView(pathname),
  );
  // oxlint-disable-next-line react/refs -- the page that stays until the next one is there
  const view = loaded ?? last.current;

  useEffect(() => {
    navigate = go;
  }, [go]);

  useEffect(() => {
    if (loadedView(pathname)) return undefined;
    let isLeft = false;
    fetchView(pathname, (page) => loadComponents(page, registry)).catch(() => isLeft || location.reload());
    return () => {
      isLeft = true;
    };
  }, [pathname]);

  useLayoutEffect(() => {
    if (!view) return;
    last.current = view;
    applyHead(view.head);
    onShow();
  }, [view, onShow]);

  return view && <App {...view} />;
}
