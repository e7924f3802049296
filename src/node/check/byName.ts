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

/** How often each text is there. */
export function countsOf(texts: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}
