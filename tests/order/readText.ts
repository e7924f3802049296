import type { Page } from "@playwright/test";
import type { Link } from "./readPage.ts";

export interface PageText {
  route: string;
  title: string;
  description: string;
  headings: { level: number; text: string }[];
  blocks: { type: string; text: string; paragraphs: string[] }[];
  links: Link[];
  /** The links that look like buttons. */
  buttons: Link[];
  ids: string[];
  /** The pictures of the main part, without pictograms, the logos of products and the thumbnails of tabs. */
  pictures: string[];
  /** All words of the page, what is folded away included. */
  everything: string;
}

/** The words, links and pictures of a page as they were built; nothing of it depends on the window. */
export async function readText(page: Page, route: string): Promise<PageText> {
  const facts = await page.evaluate(() => {
    const tidy = (text: string | null) => (text ?? "").replaceAll(/\s+/g, " ").trim();
    const all = <T extends Element>(root: ParentNode, selector: string) => [...root.querySelectorAll<T>(selector)];
    const link = (a: HTMLAnchorElement) => ({
      label: a.getAttribute("aria-label") ?? (tidy(a.textContent) || (a.querySelector("img")?.alt ?? "")),
      href: a.getAttribute("href")!,
    });
    // Scripts and styles are no words.
    const body = document.body.cloneNode(true) as HTMLElement;
    for (const element of all(body, "script, style, noscript")) element.remove();

    return {
      title: document.title,
      description: document.querySelector<HTMLMetaElement>('meta[name="description"]')!.content,
      headings: all<HTMLElement>(document, "main :is(h1, h2, h3, h4, h5, h6)").map((heading) => ({
        level: Number(heading.tagName.slice(1)),
        text: tidy(heading.textContent),
      })),
      blocks: all<HTMLElement>(document, "main > [data-block]").map((block) => ({
        type: block.dataset["block"]!,
        text: [...all(block, "section section")].map((part) => tidy(part.textContent)).join(" "),
        paragraphs: all(block, "p, li:not(:has(p, h3))")
          .filter((paragraph) => !paragraph.closest("nav, noscript"))
          .map((paragraph) => tidy(paragraph.textContent)),
      })),
      links: all<HTMLAnchorElement>(document, "a[href]").map(link),
      buttons: all<HTMLAnchorElement>(document, "a:has(> span + svg)").map(link),
      ids: all(document, "[id]").map(({ id }) => id),
      pictures: all<HTMLImageElement>(document, 'main img:not([src*="#"])')
        .filter((image) => !image.closest('[role="tab"], [data-block="logoGrid"]'))
        .map((image) => new URL(image.src).pathname),
      everything: tidy(body.textContent),
    };
  });
  return { route, ...facts };
}
