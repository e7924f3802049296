/** Reads the arguments of a bench, and ends it when they are invalid. */

/** Ends the command with a message and no stack trace. */
export function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/**
 * The argument at an index as a whole number; `usual` if it is missing. Ends the command if it is no whole number or less
 * than `least`.
 * @param name What it counts, such as "rounds".
 * @param at The first place is 0.
 */
export function countGiven(
  name: string,
  { at = 0, usual, least = 1 }: { at?: number; usual: number; least?: number },
): number {
  const word = process.argv[at + 2] ?? String(usual);
  const count = /^\d+$/.test(word) ? Number(word) : Number.NaN;
  return count >= least ? count : stop(`Give ${name} as a whole number from ${least} on, not "${word}".`);
}

/** How many pages a big site is to have: at least enough for the pages that the benches use. */
export const pagesGiven = () => countGiven("pages", { usual: 10_000, least: 6 });
