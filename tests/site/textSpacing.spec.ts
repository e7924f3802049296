import { expect, inPlace, pages, test } from "./fixtures.ts";

/** What a visitor may set for all texts; see WCAG 1.4.12. */
const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;
/** So that what is drawn can be found at a point. */
const FOUND = "svg[aria-hidden], svg[aria-hidden] * { pointer-events: auto !important }";

// The styles of a visitor are none of the page's.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: "reduce" } });

const withCta = pages.filter(({ blocks }) => blocks.map(inPlace).some(({ type }) => type === "cta"));

for (const { route } of withCta) {
  test(`words do not run into the art of a call to action on ${route}`, async ({ page }) => {
    await page.goto(route);
    for (const [how, content] of [
      ["as ever", FOUND],
      ["spaced", SPACED],
    ]) {
      await page.addStyleTag({ content: content! });
      for (const width of [390, 768, 900, 1081, 1200, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(wordsOnArt), `${width} px, ${how}`).toEqual([]);
      }
    }
  });
}

/** Runs in the page: the texts under which something is drawn. */
function wordsOnArt(): string[] {
  const found = new Set<string>();
  for (const section of document.querySelectorAll('[data-block="cta"] section')) {
    section.scrollIntoView({ block: "center", behavior: "instant" });
    const texts = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const { left, top, width, height } of range.getClientRects()) {
        for (let part = 0; part <= 20; part++) {
          const under = document.elementsFromPoint(left + (width * part) / 20, top + height / 2);
          if (under.some((element) => element.matches("svg *") && !element.closest("a"))) found.add(text.textContent!);
        }
      }
    }
  }
  return [...found];
}
