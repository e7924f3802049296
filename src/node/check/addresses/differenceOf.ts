/** How addresses differ that lead to the same place, in words. */
export function differenceOf(routes: readonly string[]): string {
  const small = new Set(routes.map((route) => route.toLowerCase()));
  return small.size === 1 ? "differ only in capital letters" : "lead to the same place";
}
