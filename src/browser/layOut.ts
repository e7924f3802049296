// Blocks below the first screen are laid out when they get `data-laid`, whose styles are in `src/node/css/pageStyles.ts`.
const partsOf = (root: HTMLElement) => root.querySelectorAll<HTMLElement>("main > *, footer");

/** Lays out all blocks at once, for a visitor who scrolls or follows a link to an anchor. */
export function layOutAll(root: HTMLElement): void {
  for (const part of partsOf(root)) part.dataset["laid"] = "";
}

/** Lays out the second block, which waits for the first paint in a narrow window, or the footer after a single one. */
export function layOutSecond(root: HTMLElement): void {
  partsOf(root)[1]!.dataset["laid"] = "";
}

/** Lets the browser lay out block by block, one in a frame, so that a phone answers in between. */
export async function layOutInTurns(root: HTMLElement): Promise<void> {
  for (const part of partsOf(root)) {
    if ("laid" in part.dataset) continue;
    await new Promise(requestAnimationFrame);
    part.dataset["laid"] = "";
  }
}
