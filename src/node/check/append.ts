/** Appends one by one: `push(...more)` throws when there are more findings than a call can take arguments. */
export function append<T>(list: T[], more: Iterable<T>): void {
  for (const each of more) list.push(each);
}
