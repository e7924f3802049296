const asked = new Map<string, Promise<void>>();

/** Fetches styles that a part of a page needs only when it is used, once. Rejects when they cannot be had; the next call tries again. */
export function stylesheet(href: string): Promise<void> {
  const known = asked.get(href);
  if (known) return known;
  const styled = new Promise<void>((resolve, reject) => {
    const link = Object.assign(document.createElement("link"), {
      rel: "stylesheet",
      href,
      onload: () => resolve(),
      onerror() {
        asked.delete(href);
        link.remove();
        // The browser itself says in the console what is missing.
        reject(new Error(href));
      },
    });
    document.head.append(link);
  });
  asked.set(href, styled);
  return styled;
}
