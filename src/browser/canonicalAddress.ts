/**
 * Shows the page's own address where a host has served it under another spelling: `/contact.html`, `/contact/`,
 * `/Contact`. It only replaces the history entry, so no redirect loop is possible.
 */
export function showCanonicalAddress(): void {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const { pathname, search, hash } = location;
  // Compared as strings: parsing a URL takes a phone two milliseconds before its first paint.
  if (!canonical || canonical.href.endsWith(pathname)) return;
  const { pathname: route } = new URL(canonical.href);
  if (bare(pathname) === bare(route)) history.replaceState(history.state, "", route + search + hash);
}

function bare(path: string): string {
  return path.toLowerCase().replace(/\/*(?:\/index)?(?:\.html)?\/*$/, "");
}
