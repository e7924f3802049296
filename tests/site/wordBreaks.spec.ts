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
    const quote = page.locator("blockquote").first();
    // The marks are not in the text, but in its width.
    const width = (text: string) =>
      quote.evaluate((element, words) => {
        element.style.cssText = "position: absolute; white-space: nowrap; text-indent: 0";
        element.textContent = words;
        return element.getBoundingClientRect().width;
      }, text);
    const alone = await width("Words");
    await quote.evaluate((element) => (element.style.quotes = '"" ""'));
    const without = (words: string) =>
      quote.evaluate((element, written) => {
        element.textContent = written;
        return element.getBoundingClientRect().width;
      }, words);
    expect(await without(`${first}Words${last}`)).toBeCloseTo(alone, 0);
  });
