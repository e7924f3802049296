/** The route of a page, with a missing slash at its start. */

/** Adds a missing slash at the start, which is certain to be meant. That it is missing is told elsewhere. */
export function routeOf(written: string): string {
  return /^[\w-]+(?:\/[\w-]+)*$/.test(written) ? `/${written}` : written;
}

/** Whether `routeOf` adds a slash. */
export function lacksSlash(written: string): boolean {
  return routeOf(written) !== written;
}
