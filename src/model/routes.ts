/** The name of a page's files without extension: "/" -> "index", "/contact" -> "contact". */
export function fileStem(route: string): string {
  return route === "/" ? "index" : route.slice(1);
}

/** The route whose files have a name; the inverse of `fileStem`. */
export function routeOf(stem: string): string {
  return stem === "index" ? "/" : `/${stem}`;
}

/** Where a page's data is served. */
export function dataPath(route: string): string {
  return `/data/${fileStem(route)}.json`;
}
