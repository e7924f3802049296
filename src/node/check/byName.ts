/**
 * Groups things by their names, for example places by what they name. Groups and their members keep the order of the
 * input.
 */
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

/** The groups of things that share a name with others, ordered by the first member. */
export function alike<T>(things: Iterable<T>, nameOf: (thing: T) => string): T[][] {
  // On a big site, nearly every name is unique, so only repeated names get an array.
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

/** Groups things by the folders of their files. */
export function byFolder<T>(things: Iterable<T>, fileOf: (thing: T) => string): Map<string, T[]> {
  return byName(things, (thing) => folderOf(fileOf(thing)));
}

export function folderOf(file: string): string {
  return file.replace(/\/[^/]*$/, "");
}

/** Up to this many things in one folder may have been added by hand; more were generated or copied together. */
export const ONE_BY_ONE = 20;

/** How often each text occurs. */
export function countsOf(texts: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}
