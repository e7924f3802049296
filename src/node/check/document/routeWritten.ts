const ROUTE = /"route"\s*:\s*"([^"\\]*)"/;

/** The route in the text of a page that need not be opened for it. */
export function routeWritten(text: string): string | undefined {
  return ROUTE.exec(text)?.[1];
}
