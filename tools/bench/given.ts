/** What a bench was given, and how it ends when that cannot be. */

/** Ends the command with a sentence: whoever runs it needs no stack. */
export function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/**
 * The whole number at a place among what a command was given, `usual` where nothing is. Ends the command when it is
 * another thing, or below `least`.
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

/** How many pages a big site is to have: at least so many that there are those which the benches look at. */
export const pagesGiven = () => countGiven("pages", { usual: 10_000, least: 6 });
