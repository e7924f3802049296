/** Adds a missing slash at the start of a route, which is certain to be meant. That it is missing is told elsewhere. */
export function withSlash(written: string): string {
  return /^[\w-]+(?:\/[\w-]+)*$/.test(written) ? `/${written}` : written;
}

/** Whether `withSlash` adds one. */
export function lacksSlash(written: string): boolean {
  return withSlash(written) !== written;
}
