/** Behind a dialog the page stands still: whether its scroll bar takes room or not. */
import { expect, test } from "./fixtures.ts";
import { launchOptions } from "./browser.ts";

/** Playwright hides scroll bars unless it is told not to. */
const browsers = { "a scroll bar": ["--hide-scrollbars"], "no scroll bar": [] };

for (const [bar, ignoreDefaultArgs] of Object.entries(browsers))
  for (const width of [1440, 390])
    test(`with ${bar} at ${width} px the page fills the window, and a dialog moves nothing`, async ({
      playwright,
      baseURL,
    }) => {
      const browser = await playwright.chromium.launch({ ...launchOptions(), ignoreDefaultArgs });
      const page = await browser.newPage({ viewport: { width, height: 800 }, baseURL: baseURL! });
      await page.goto("/contact");
      const room = await page.evaluate(() => innerWidth - document.documentElement.clientWidth);
      expect(room > 0, "a scroll bar takes room").toBe(ignoreDefaultArgs.length > 0);
      const bodyWidth = () => page.evaluate(() => document.body.getBoundingClientRect().width);
      expect(await bodyWidth()).toBe(width - room);
      const opener = page.locator(width > 1000 ? "header [commandfor=quote]" : "header [commandfor=menu]").first();
      await opener.click();
      await expect(page.locator("dialog:modal")).toBeVisible();
      expect(await bodyWidth()).toBe(width - room);
      await browser.close();
    });
