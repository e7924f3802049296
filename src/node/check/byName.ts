/** Things by their names, for example places by what they name; both in the order in which they come. */
export function byName<T>(things: Iterable<T>, nameOf: (thing: T) => string): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const thing of things) {
    const name = nameOf(thing);
    const known = found.get(name);
    if (known) known.push(thing);
    else found.set(name, [thing]);
  }
  return found;
}

/** Things by the folders that their files are in. */
export function byFolder<T>(things: Iterable<T>, fileOf: (thing: T) => string): Map<string, T[]> {
  return byName(things, (thing) => folderOf(fileOf(thing)));
}

/** The folder that a file is in. */
export function folderOf(file: string): string {
  return file.replace(/\/[^/]*$/, "");
}

/** More things in a folder were made, or put there, together, and not one by one. */
export const ONE_BY_ONE = 20;

/** How often each text is there. */
export function countsOf(texts: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}
