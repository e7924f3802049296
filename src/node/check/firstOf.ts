/** What the first of several ways gives that gives anything. */
export function firstOf<Way, Given>(ways: readonly Way[], give: (way: Way) => Given | undefined): Given | undefined {
  for (const way of ways) {
    const given = give(way);
    if (given !== undefined) return given;
  }
  return undefined;
}
