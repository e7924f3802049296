/** Adds to a list one by one: more findings than a call can have arguments are no reason to fail. */
export function append<T>(list: T[], more: Iterable<T>): void {
  for (const each of more) list.push(each);
}
