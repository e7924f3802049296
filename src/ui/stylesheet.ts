const asked = new Map<string, Promise<void>>();

/** Loads a style sheet on demand, once. Rejects when it cannot be loaded; the next call tries again. */
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
        // The browser logs the failed request itself.
        reject(new Error(href));
      },
    });
    document.head.append(link);
  });
  asked.set(href, styled);
  return styled;
}
