/** The place to which a key leads from one in a row of buttons; behind the last one is the first. */
export function placeInRow(key: string, { at, count }: { at: number; count: number }): number | undefined {
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: count - 1 }[key];
  return to === undefined ? undefined : (to + count) % count;
}
