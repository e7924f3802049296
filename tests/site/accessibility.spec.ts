import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, routes, test } from "./fixtures.ts";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

async function expectNoFindings(page: Page, state: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.getAnimations().every(({ playState }) => playState !== "running")))
    .toBe(true);
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  expect(
    violations.map(({ id, nodes }) => `${state}: ${id} ${nodes.map(({ target }) => target.join(" ")).join(", ")}`),
  ).toEqual([]);
}

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const route of routes) {
  for (const width of [390, 1440]) {
    test(`${route} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(route);
      await expectNoFindings(page, "at rest");
      for (const summary of await page.locator("main summary").filter({ visible: true }).all()) await summary.click();
      await expectNoFindings(page, "questions opened");
    });
  }
}

test("menus, drawer and dialog", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  for (const name of ["Company", "Services"]) {
    await page.locator("header summary", { hasText: name }).first().click();
    await expectNoFindings(page, `${name} menu`);
  }
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Get a Quote" }).first().click();
  await expectNoFindings(page, "quote dialog");
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: /menu/i }).click();
  await expectNoFindings(page, "drawer");
});
