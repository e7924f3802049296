/** A carousel with so few slides that a wide window shows them all. */
import { expect, holdBack, pauseClock, test } from "./fixtures.ts";

test("where all slides are in view there is nothing to control; in a narrower window it moves", async ({ page }) => {
  await page.clock.install();
  await page.setViewportSize({ width: 1280, height: 900 });
  const arrive = await holdBack(page, /\/assets\/behaviour-carousel-/);
  await page.goto("/");
  const block = page.locator('[data-block="carousel"]').first();
  await block.locator(".swiper-slide:nth-child(n + 4)").evaluateAll((all) => all.forEach((slide) => slide.remove()));
  await block.scrollIntoViewIfNeeded();
  arrive();
  await expect(block.locator(".swiper-initialized")).toBeVisible();
  await expect(block.getByRole("button")).toHaveCount(0);

  await page.setViewportSize({ width: 768, height: 900 });
  await expect(block.getByRole("button")).toHaveCount(3);
  await block.scrollIntoViewIfNeeded();
  await pauseClock(page);
  await expect(block.locator("[data-status]")).toHaveAttribute("aria-live", "off");
  const active = block.locator(".swiper-slide-active");
  const before = await active.getAttribute("aria-label");
  await page.clock.runFor(2500);
  await expect(active).not.toHaveAttribute("aria-label", before!);

  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(block.getByRole("button")).toHaveCount(0);
});
