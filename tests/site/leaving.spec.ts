import type { Page } from "@playwright/test";
import { expect, goFor, test } from "./fixtures.ts";

const openDialogs = (page: Page) => page.locator("dialog[open]");

interface Openable {
  width: number;
  open(page: Page): Promise<void>;
  /** What is to be seen while it is open. */
  shown: string;
}
const OPENABLES: Record<string, Openable> = {
  "the quote dialog": {
    width: 1440,
    open: (page) => page.locator("header").getByRole("button", { name: "Get a Quote" }).click(),
    shown: "dialog#quote",
  },
  "the drawer": {
    width: 390,
    open: (page) => page.getByRole("button", { name: "Menu", exact: true }).click(),
    shown: "dialog#menu",
  },
  "a menu under the mouse": {
    width: 1440,
    open: async (page) => {
      await page.mouse.move(700, 700);
      await page.locator("header summary").first().hover();
    },
    shown: "header details[open] ul",
  },
};

for (const [name, { width, open, shown }] of Object.entries(OPENABLES)) {
  test.describe(`${name}, open while the page is left,`, () => {
    test.use({ viewport: { width, height: 844 } });

    test("is closed after Back and Forward without a document load", async ({ page }) => {
      await page.goto("/technology");
      const link = page.locator('main a[href="/contact"]').first();
      await goFor(page, link);
      await link.click();
      const contact = page.getByRole("heading", { level: 1, name: "Tell us what you want to build" });
      await expect(contact).toBeFocused();
      for (const leave of ["goBack", "goForward"] as const) {
        await open(page);
        await expect(page.locator(shown)).toBeVisible();
        await page[leave]();
        await expect(contact).toBeAttached({ attached: leave === "goForward" });
        await expect(page.locator(shown)).toBeHidden();
        await expect(page.locator("#main h1")).toBeFocused();
      }
    });

    test("is closed when the browser has kept the document", async ({ page }) => {
      await page.goto("/technology");
      await open(page);
      await expect(page.locator(shown)).toBeVisible();
      // As browsers say it to a document that they keep. A browser that is tested keeps none.
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })));
      await expect(page.locator(shown)).toBeHidden();
    });
  });
}

test("the drawer closes when the window grows and the header shows all links", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/technology");
  await OPENABLES["the drawer"]!.open(page);
  await page.setViewportSize({ width: 768, height: 844 });
  await expect(openDialogs(page)).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(openDialogs(page)).toHaveCount(0);
  await page.locator("header nav").getByRole("link", { name: "Contact Us" }).click();
  await expect(page).toHaveURL("/contact");
});
