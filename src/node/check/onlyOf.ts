/** The only one of some things; undefined where there are none, or several. */
export function onlyOf<T>(things: Iterable<T>): T | undefined {
  const [only, ...others] = things;
  return others.length === 0 ? only : undefined;
}
