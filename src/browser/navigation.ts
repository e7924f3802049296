import type { AppModule } from "../client.tsx";
import { addLink } from "./addLink.ts";
import { rememberScroll } from "./scroll.ts";

/**
 * Milliseconds that a pointer or the focus has to rest on a link before it counts as intent. Where speculation
 * rules let the browser prefetch documents, the prefetch gets a head start: see docs/decisions/0020.
 */
const RESTS = HTMLScriptElement.supports?.("speculationrules") ? 400 : 60;

/**
 * Navigation without a document load, once it pays: the first sign that a visitor will follow an internal link starts
 * loading React and the next page; if both are there at the click, they show it. Otherwise the plain link does its work.
 * @param restart Is called when React has put a page into the document.
 * @param styled Resolves when the page has all its styles, and its whole length if somebody comes back to it.
 * @returns A callback for React after each navigation: scrolls a new page and moves the focus, to the anchor in its address or
 * to its heading.
 */
export function startNavigation(root: HTMLElement, restart: () => void, styled: Promise<void>): () => void {
  const address = document.documentElement.dataset["app"]!;
  let loading: Promise<AppModule> | undefined;
  let shown = location.pathname;
  let withReact = false;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let place = "";
  const restoreScroll = rememberScroll(() => location.pathname === shown, styled);

  const show = () => {
    withReact = true;
    restart();
    if (location.pathname === shown) return;
    shown = location.pathname;
    const start = restoreScroll() ?? root.querySelector<HTMLElement>("#main h1");
    if (!start) return;
    // A field has tabIndex 0 and stays in the tab order.
    start.tabIndex &&= -1;
    start.focus({ preventScroll: true });
  };

  const intend = (event: Event) => {
    const link = internalLink(event);
    if (!link || isDear()) return;
    loading ??= load(address).then((app) => (app.start(root, internalLink, show), app));
    loading.then(
      (app) => app.prepare(link.pathname),
      () => (loading = undefined),
    );
  };
  const rest = (event: Event) => {
    clearTimeout(resting);
    resting = setTimeout(intend, RESTS, event);
  };
  root.addEventListener("focusin", rest);
  // A link that passes under the pointer during a scroll is no intent.
  for (const sign of ["pointermove", "pointerdown"] as const)
    root.addEventListener(sign, (event) => {
      const at = `${event.x} ${event.y}`;
      if (at !== place) rest(event);
      place = at;
    });
  root.addEventListener("pointercancel", () => {
    clearTimeout(resting);
    place = "";
  });

  // After a reload, the history still has entries that were made by pushState.
  addEventListener("popstate", () => {
    if (!withReact && location.pathname !== shown) location.reload();
  });
  return show;
}

/** Loads React with low priority, after the requests that are pending. */
function load(href: string): Promise<AppModule> {
  addLink({ rel: "modulepreload", fetchPriority: "low", href });
  return import(/* @vite-ignore */ href) as Promise<AppModule>;
}

/** A link to another page of this site that opens in this window. */
function internalLink(event: Event): HTMLAnchorElement | undefined {
  const link = (event.target as Element).closest("a");
  const isOwn = link && !link.target && link.origin === location.origin && !link.pathname.includes(".");
  return isOwn && link.pathname !== location.pathname ? link : undefined;
}

/** Whether the visitor saves data, or has a connection so slow (in Mbit/s) that React would only hold up the next page. */
function isDear(): boolean {
  const { connection } = navigator as { connection?: { saveData: boolean; downlink: number } };
  return !!connection && (connection.saveData || connection.downlink < 2);
}
