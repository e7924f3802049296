import { stylesheet } from "../../ui/stylesheet.ts";
import { pictureInEntry } from "./pictureEntry.ts";
import styles from "./lightbox.css?url";

/** Opens the pictures of the grid in a lightbox, which is fetched when a visitor comes close to using it. */
export function enhance(element: HTMLElement): () => void {
  const events = new AbortController();
  const { signal } = events;
  const gallery = element.querySelector<HTMLElement>("[data-gallery]")!;
  const tiles = [...gallery.querySelectorAll<HTMLAnchorElement>("a[data-replay]")];
  const load = () => Promise.all([import("./lightbox.ts"), stylesheet(styles)]);
  let close = () => {};
  let wanted: HTMLAnchorElement | undefined;

  async function open(tile: HTMLAnchorElement) {
    wanted = tile;
    const [{ openLightbox }] = await load();
    // Of several wishes while it was fetched the last one counts.
    if (signal.aborted || tile !== wanted) return;
    wanted = undefined;
    // The last one may still be on its way out.
    close();
    close = openLightbox(tiles, tile, gallery.dataset["gallery"]!);
  }
  const follow = (event: MouseEvent) => {
    // With a modifier key the visitor asks for a new tab or a download.
    if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const tile = event.currentTarget as HTMLAnchorElement;
    event.preventDefault();
    open(tile).catch(() => location.assign(tile.href));
  };
  /** Shows the picture of an entry to which Forward or a reload has led. Back from it closes it. */
  const showEntry = () => {
    wanted = undefined;
    const tile = tiles[pictureInEntry() ?? -1];
    if (tile) open(tile).catch(() => undefined);
  };
  addEventListener("popstate", showEntry, { signal });
  showEntry();

  for (const tile of tiles) {
    tile.ariaHasPopup = "dialog";
    tile.addEventListener("click", follow, { signal });
  }
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
