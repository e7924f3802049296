// Blocks below the first screen are laid out when they get `data-laid`, whose styles are in `src/node/css/pageStyles.ts`.
const findParts = () => [...document.querySelectorAll<HTMLElement>("main > *, footer")];

/** Lays out all blocks at once, for a visitor who scrolls or follows a link to an anchor. */
export function layOutAll(): void {
  for (const part of findParts()) part.dataset["laid"] = "";
}

/**
 * Lets the browser lay out block by block, one in a frame, so that a phone answers in between.
 * @param end How many of them; all if left out.
 */
export async function layOutInTurns(end?: number): Promise<void> {
  for (const part of findParts().slice(0, end)) {
    if ("laid" in part.dataset) continue;
    await new Promise(requestAnimationFrame);
    part.dataset["laid"] = "";
  }
}
