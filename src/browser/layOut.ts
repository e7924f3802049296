/**
 * Lets the browser lay out what is further down a page: block by block, each in a frame of its own, so that a phone
 * answers in between; `atOnce` where the address names a place on the page, and whoever calls again wants the rest.
 * The styles of `data-laid` are in `src/node/css/pageStyles.ts`.
 */
export async function layOut(root: HTMLElement, atOnce = !!location.hash): Promise<void> {
  for (const part of root.querySelectorAll<HTMLElement>("main > *, footer")) {
    if (!atOnce) await new Promise(requestAnimationFrame);
    part.dataset["laid"] = "";
  }
}
