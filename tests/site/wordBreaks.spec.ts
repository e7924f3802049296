/** What a browser makes of the language of a site. */
import type { Locator } from "@playwright/test";
import { expect, test } from "./otherSite.ts";

/** Chromium hyphenates only once it has fetched the patterns of a language, so that what it is told to do is looked at. */
const told = (part: Locator) =>
  part.evaluate((element) => {
    const { hyphens, hyphenateLimitChars } = getComputedStyle(element) as CSSStyleDeclaration & {
      hyphenateLimitChars: string;
    };
    return `${hyphens} ${hyphenateLimitChars}`;
  });

test("long words are hyphenated where the language may have words longer than a line", async ({ page, show }) => {
  await show({ language: "de" });
  for (const part of ["h1", "main p", "label", "#quote h2", "footer nav a"])
    expect(await told(page.locator(part).first()), part).toBe("auto 14 5 5");
  for (const part of ["textarea", "footer [href^='mailto:']"])
    expect(await told(page.locator(part).first()), part).toMatch(/^manual/);
});

test("no word is hyphenated in English", async ({ page, show }) => {
  await show({ language: "en-GB" });
  for (const part of ["h1", "main p"]) expect(await told(page.locator(part).first()), part).toBe("manual auto");
});

for (const [language, first, last] of [
  ["en", "“", "”"],
  ["de", "„", "“"],
  ["fr", "«", "»"],
] as const)
  test(`words of customers stand in the marks of the language ${language}`, async ({ page, show }) => {
    await show({ language }, "/");
    // The marks are not in the text, but in its width.
    const widths = await page
      .locator("blockquote")
      .first()
      .evaluate((quote, written) => {
        quote.style.cssText = "position: absolute; white-space: nowrap; text-indent: 0";
        const widthOf = (text: string) => ((quote.textContent = text), quote.getBoundingClientRect().width);
        const marked = widthOf("Words");
        quote.style.quotes = '"" ""';
        return { marked, written: widthOf(written) };
      }, `${first}Words${last}`);
    expect(widths.written).toBeCloseTo(widths.marked, 0);
  });
