import type { Page } from "@playwright/test";

/** What is wrong with the shape of a page in the window as it is, in words. */
export function findFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Pixels that a pointer hits. */
    const LEAST = 24;
    const faults: string[] = [];
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute("aria-label") ?? element.textContent).replaceAll(/\s+/g, " ").trim().slice(0, 40)}"`;

    const heading = document.querySelector("h1")!.getBoundingClientRect();
    if (heading.width === 0 || heading.top + scrollY > innerHeight) faults.push("the h1 is not on the first screen");

    const parts = [...document.querySelectorAll("header, main > [data-block], footer")];
    for (const [index, part] of parts.entries()) {
      const box = part.getBoundingClientRect();
      const above = parts[index - 1]?.getBoundingClientRect();
      if (box.height < 40) faults.push(`${name(part)} has no height`);
      if (above && box.top < above.bottom - 1) faults.push(`${name(part)} lies over what stands above it`);
      if (box.left < -1 || box.right > innerWidth + 1) faults.push(`${name(part)} is wider than the page`);
    }

    for (const { node, box } of texts()) {
      const parent = node.parentElement!;
      if (box.left < -1 || box.right > innerWidth + 1) faults.push(`outside the page: ${name(parent)}`);
      const cutter = clipping(parent);
      const frame = cutter?.getBoundingClientRect();
      if (frame && (box.left < frame.left - 1 || box.right > frame.right + 1 || box.bottom > frame.bottom + 2)) {
        faults.push(`cut off: ${name(parent)}`);
      }
    }

    const targets = document.querySelectorAll("a[href], button, summary, input, select, textarea");
    for (const target of [...targets].filter(isSeen)) {
      if (target.matches(".vh, .vh *") || isInSentence(target)) continue;
      const { width, height } = target.getBoundingClientRect();
      // On phones it has to be more, which tests/site/structure.spec.ts looks at.
      if (Math.min(width, height) < LEAST - 0.5) {
        faults.push(`${Math.round(width)} x ${Math.round(height)}, less than ${LEAST}: ${name(target)}`);
      }
    }
    return faults;

    /** A link in a sentence is as high as its line. */
    function isInSentence(link: Element): boolean {
      const around = link.parentElement!.textContent.length - link.textContent.length;
      return getComputedStyle(link).display === "inline" && around > 0;
    }
    /** Texts that stand still; what slides or scrolls in a strip of its own may leave the window. */
    function texts(): { node: Node; box: DOMRect }[] {
      const walker = document.createTreeWalker(document.querySelector("#_root")!, NodeFilter.SHOW_TEXT);
      const found: { node: Node; box: DOMRect }[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement!;
        if (!node.textContent!.trim() || !isSeen(parent)) continue;
        if (parent.closest(".vh, .swiper, [aria-hidden='true'], select, option") || scroller(parent)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        found.push({ node, box: range.getBoundingClientRect() });
      }
      return found;
    }
    function scroller(element: Element | null): boolean {
      if (!element || element === document.body) return false;
      const { overflowX } = getComputedStyle(element);
      return overflowX === "auto" || overflowX === "scroll" || scroller(element.parentElement);
    }
    function clipping(element: Element | null): Element | undefined {
      if (!element || element === document.body) return undefined;
      return getComputedStyle(element).overflowX === "visible" ? clipping(element.parentElement) : element;
    }
  });
}
