/**
 * Shows the page's own address where a host has served it under another spelling: `/contact.html`, `/contact/`,
 * `/Contact`. Nothing is loaded, so nothing can go round in circles.
 */
export function showOwnAddress(): void {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (!canonical) return;
  const { pathname: route } = new URL(canonical.href);
  const { pathname, search, hash } = location;
  const start = pathname.slice(0, route.length);
  const rest = pathname.slice(route.length);
  if (pathname === route || start.toLowerCase() !== route.toLowerCase()) return;
  if (/^\/*(?:index)?(?:\.html)?\/*$/i.test(rest)) history.replaceState(history.state, "", route + search + hash);
}
