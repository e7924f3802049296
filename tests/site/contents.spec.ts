import { expect, test } from "./fixtures.ts";

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

test("the contents mark what is being read, and nothing before and after it", async ({ page }) => {
  await page.goto("/HowtoCreateAppfromScratch");
  const contents = page.getByRole("navigation", { name: "Table of contents" });
  const marked = contents.locator("a[aria-current]");
  await expect(marked).toHaveCount(0);

  for (const section of ["kinds", "conclusion", "basics"]) {
    await page.locator(`#${section}`).evaluate((element) => element.scrollIntoView());
    await expect(marked).toHaveAttribute("href", `#${section}`);
  }

  await page.locator("footer").scrollIntoViewIfNeeded();
  await expect(marked).toHaveCount(0);
  await page.locator("#steps").evaluate((element) => element.scrollIntoView());
  await expect(marked).toHaveAttribute("href", "#steps");
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(marked).toHaveCount(0);
});
