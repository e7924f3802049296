import { stylesheet } from "../../ui/stylesheet.ts";
import styles from "./lightbox.css?url";

/** Opens the pictures of the grid in a lightbox, which is fetched when a visitor comes close to using it. */
export function enhance(element: HTMLElement): () => void {
  const events = new AbortController();
  const { signal } = events;
  const gallery = element.querySelector<HTMLElement>("[data-gallery]")!;
  const tiles = [...gallery.querySelectorAll<HTMLAnchorElement>("a[data-replay]")];
  const load = () => Promise.all([import("./lightbox.ts"), stylesheet(styles)]);
  let close = () => {};
  let lastClick: MouseEvent;

  async function open(event: MouseEvent) {
    // With a modifier key the visitor asks for a new tab or a download.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const tile = event.currentTarget as HTMLAnchorElement;
    event.preventDefault();
    lastClick = event;
    try {
      const [{ openLightbox }] = await load();
      // Of several clicks while the lightbox was loading, the last one counts.
      if (!signal.aborted && event === lastClick) close = openLightbox(tiles, event, gallery);
    } catch {
      location.assign(tile.href);
    }
  }

  for (const tile of tiles) {
    tile.ariaHasPopup = "dialog";
    tile.addEventListener("click", open, { signal });
  }
  /** Opens the picture again after Forward or a reload on its history entry; see closeByBack.ts. */
  const show = () =>
    tiles.find((tile) => tile.href === (history.state as { picture?: string } | null)?.picture)?.click();
  addEventListener("popstate", show, { signal });
  show();
  // What has been near the window is drawn for good: going out of sight or into it is a sign that it has.
  const keep = ({ target }: Event) => (target as HTMLElement).setAttribute("data-seen", "");
  gallery.addEventListener("contentvisibilityautostatechange", keep, { capture: true, signal });
  for (const sign of ["pointerover", "focusin"])
    gallery.addEventListener(sign, () => void load().catch(() => undefined), { once: true, signal });
  return () => {
    events.abort();
    close();
  };
}
