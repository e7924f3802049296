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

/** The things that have a name in common with others, in the order in which the first of them comes. */
export function alike<T>(things: Iterable<T>, nameOf: (thing: T) => string): T[][] {
  // Hardly any thing of a big site is like another one: most have no list of their own.
  const firsts = new Map<string, T>();
  const lists = new Map<string, T[]>();
  for (const thing of things) {
    const name = nameOf(thing);
    const first = firsts.get(name);
    const known = lists.get(name);
    if (known) known.push(thing);
    else if (first === undefined) firsts.set(name, thing);
    else lists.set(name, [first, thing]);
  }
  return lists.size === 0
    ? []
    : Array.from(firsts.keys(), (name) => lists.get(name)).filter((list) => list !== undefined);
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
