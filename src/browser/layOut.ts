// What is further down a page is laid out when it is marked. The styles of `data-laid` are in `src/node/css/pageStyles.ts`.
const partsOf = (root: HTMLElement) => root.querySelectorAll<HTMLElement>("main > *, footer");

/**
 * To be called first. Who loads a page again or comes back to it has all of it at once: heights that are guessed would
 * lead to another place than the one that was left.
 */
export function startTurns(root: HTMLElement): void {
  const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (load?.type !== "navigate") layOutAll(root);
  document.documentElement.dataset["turns"] = "";
}

/** For who scrolls, or comes to a place on the page. */
export function layOutAll(root: HTMLElement): void {
  for (const part of partsOf(root)) part.dataset["laid"] = "";
}

/**
 * Lets the browser lay out block by block, each in a task of its own, so that a phone answers in between.
 * @param wait Calls back when the next one has its turn.
 */
export async function layOutInTurns(root: HTMLElement, wait: (next: () => void) => unknown): Promise<void> {
  if (location.hash) return layOutAll(root);
  for (const part of partsOf(root)) {
    if ("laid" in part.dataset) continue;
    await new Promise<void>(wait);
    part.dataset["laid"] = "";
    // Else the next frame would lay out all at once that have had their turn since the last one.
    void part.offsetHeight;
  }
}
