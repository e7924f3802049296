// What is further down a page is laid out when it is marked. The styles of `data-laid` are in `src/node/css/pageStyles.ts`.
const partsOf = (root: HTMLElement) => root.querySelectorAll<HTMLElement>("main > *, footer");

/** Used when a visitor scrolls or comes to a place on the page. */
export function layOutAll(root: HTMLElement): void {
  for (const part of partsOf(root)) part.dataset["laid"] = "";
}

/** Lets the browser lay out block by block, one in a frame, so that a phone answers in between. */
export async function layOutInTurns(root: HTMLElement): Promise<void> {
  for (const part of partsOf(root)) {
    if ("laid" in part.dataset) continue;
    await new Promise(requestAnimationFrame);
    part.dataset["laid"] = "";
  }
}
