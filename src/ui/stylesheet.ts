const asked = new Map<string, Promise<void>>();

/** Fetches styles that a part of a page needs only when it is used, once. Rejects when they cannot be had; the next call tries again. */
export function stylesheet(href: string): Promise<void> {
  const known = asked.get(href);
  if (known) return known;
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  const styled = new Promise<void>((resolve, reject) => {
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => {
      asked.delete(href);
      link.remove();
      reject(new Error(`${href} could not be loaded.`));
    });
  });
  asked.set(href, styled);
  document.head.append(link);
  return styled;
}
