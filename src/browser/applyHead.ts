import type { HeadTag } from "../renderer/head.ts";

/** Makes the document's head say what the given page's head says. */
export function applyHead(tags: readonly HeadTag[]): void {
  // Only the not-found page has a robots tag, and a visitor who navigates has left that page.
  document.head.querySelector('meta[name="robots"]')?.remove();
  for (const { tag, attributes, text } of tags) {
    const element =
      document.head.querySelector(selector(tag, attributes)) ?? document.head.appendChild(document.createElement(tag));
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    if (text !== undefined) element.textContent = text;
  }
}

/** Identifies a tag across pages: by its name, not by its content. */
function selector(tag: string, attributes: HeadTag["attributes"]): string {
  const [name, value] = Object.entries(attributes)[0] ?? [];
  return name ? `${tag}[${name}="${CSS.escape(value!)}"]` : tag;
}
