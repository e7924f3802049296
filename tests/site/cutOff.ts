import type { Page } from "@playwright/test";

/** Texts that a box around them cuts off, and what is wider than the window. */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const wide = document.documentElement.scrollWidth;
    if (wide > innerWidth) faults.push(`the page is ${wide} px wide`);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement!;
      if (!text.textContent?.trim() || element.closest(".vh, svg, option, noscript, script")) continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      // Lines are set tighter than the box of their letters is high.
      const slack = Number.parseFloat(getComputedStyle(element).fontSize) * 0.25;
      for (let box = element as Element | null; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        // What scrolls, or is moved by arrows, can be brought into view.
        if (/auto|scroll/.test(overflowX + overflowY) || box.matches(".swiper")) break;
        const edge = box.getBoundingClientRect();
        const across = /hidden|clip/.test(overflowX) && (left < edge.left - 2 || right > edge.right + 2);
        const down = /hidden|clip/.test(overflowY) && (top < edge.top - slack || bottom > edge.bottom + slack);
        if (across || down)
          faults.push(`"${text.textContent.trim().slice(0, 40)}" is cut off by ${box.className || box.tagName}`);
      }
    }
    return faults;
  });
}

/** Words of what is chosen that begin in one line and end in another, without a hyphen of their own. */
export function brokenWords(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((chosen) =>
    chosen.flatMap((element) => {
      const broken: string[] = [];
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const { 0: word, index } of text.textContent!.matchAll(/\p{L}+/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) broken.push(`${word} in "${element.textContent}"`);
        }
      }
      return broken;
    }),
  );
}

/** What of the row of the header lies over something else, or reaches over its edges. */
export function crowdedIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [home, ...others] = [...document.querySelector("header nav")!.parentElement!.children];
    const bar = home!.closest("nav, div")!.getBoundingClientRect();
    const name = document.createRange();
    name.selectNodeContents(home!);
    const mark = home!.querySelector("svg")!.getBoundingClientRect();
    const end = Math.max(mark.right, name.getBoundingClientRect().right);
    return others
      .filter((part) => part.checkVisibility())
      .filter((part) => {
        const { left, right, height } = part.getBoundingClientRect();
        return left < end || right > innerWidth || height > bar.height;
      })
      .map((part) => part.textContent);
  });
}
