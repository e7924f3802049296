/**
 * Makes a function that returns the same array for equal lists of names. Most pages of a big site use the same few
 * pictures and drawings: lists that are one array are sent once from a thread, and looked through once, see namings.ts.
 */
export function createListOnce(): (names: readonly string[]) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (names) => {
    // No name in a page that is valid contains a line feed.
    const key = names.join("\n");
    const same = known.get(key);
    if (!same) known.set(key, names);
    return same ?? names;
  };
}
