/** The address of a page that lacks only the slash at its start. */

/** What lacks only the slash at its start is sure to be meant with it, and is told. */
export function routeOf(written: string): string {
  return /^[\w-]+(?:\/[\w-]+)*$/.test(written) ? `/${written}` : written;
}

/** Whether that is so of an address as it is written. */
export function lacksSlash(written: string): boolean {
  return routeOf(written) !== written;
}
