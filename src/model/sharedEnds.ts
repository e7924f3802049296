/** How much two texts or lists have in common at their start, and how much of what is left at their end. */
export function sharedEnds<Item>(
  a: ArrayLike<Item>,
  b: ArrayLike<Item>,
  isSame: (one: Item, other: Item) => boolean = Object.is,
): { start: number; end: number } {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && isSame(a[start]!, b[start]!)) start++;
  let end = 0;
  while (end < shorter - start && isSame(a[a.length - 1 - end]!, b[b.length - 1 - end]!)) end++;
  return { start, end };
}
