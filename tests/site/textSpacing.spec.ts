import { brokenWords } from "./cutOff.ts";
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

test("nothing in the header lies over anything else, breaks a name or goes away", async ({ page }) => {
  for (const width of [320, 390, 768, 1081, 1200, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/contact");
    await page.addStyleTag({ content: SPACED });
    const row = page.locator("header nav").locator("..");
    const { boxes, nameLines, chevrons, wide } = await row.evaluate((element) => {
      const shown = [...element.querySelectorAll("a, summary, button")].filter((part) => part.checkVisibility());
      const spans = shown
        .filter((part) => !part.closest("li div"))
        .map((part) => {
          const range = document.createRange();
          range.selectNodeContents(part);
          return range.getBoundingClientRect();
        });
      const name = document.createRange();
      name.selectNodeContents([...element.querySelector("a span")!.childNodes].at(-1)!);
      return {
        boxes: spans.map(({ left, right }) => [left, right] as const),
        nameLines: name.getClientRects().length,
        chevrons: shown
          .filter((part) => part.matches("summary"))
          .map((part) => part.querySelector("svg")!)
          .map(({ clientWidth }) => clientWidth),
        wide: document.documentElement.scrollWidth,
      };
    });
    const gaps = boxes.slice(1).map(([left], index) => left - boxes[index]![1]);
    expect(Math.min(...gaps), `${width} px: ${gaps.join(", ")}`).toBeGreaterThanOrEqual(8);
    expect(nameLines, `${width} px`).toBe(1);
    expect(
      chevrons.filter((each) => each < 16),
      `${width} px`,
    ).toEqual([]);
    expect(wide, `${width} px`).toBeLessThanOrEqual(width);
  }
});

test("no word of the footer is broken", async ({ page }) => {
  await page.goto("/contact");
  await page.addStyleTag({ content: SPACED });
  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await brokenWords(page, "footer"), `${width} px`).toEqual([]);
  }
});

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
