/** Header and footer: the parts of a page that come from the settings of the site. */

export const AROUND = { header: "Header, on every page", footer: "Footer, on every page" } as const;

export type Around = keyof typeof AROUND;

export function aroundElement(part: Around): HTMLElement | null {
  return document.querySelector<HTMLElement>(`${part}:not([data-key] *)`);
}
