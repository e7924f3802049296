import type { Page } from "@playwright/test";
import { sharedBlock } from "../support/pages.ts";
import { expect, test } from "./fixtures.ts";

test.describe("the process on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });
  const { stages, base } = sharedBlock<{
    stages: { title: string; points: string[]; phonePoints?: string[] }[];
    base: { title: string; text: string; phoneText: string };
  }>("process");
  const blockOf = (page: Page) => page.locator('[data-block="process"]').first();

  test("has seven stages and the base, in words of its own", async ({ page }) => {
    expect(stages).toHaveLength(7);
    const words = [...stages.flatMap(({ phonePoints }) => phonePoints ?? []), base.phoneText].join("; ");
    for (const wanted of ["24/7 support", "Application handover", "Marketplace launches"])
      expect(words).toContain(wanted);
    for (const [width, phone] of [
      [390, true],
      [1440, false],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto("/");
      const steps = blockOf(page).locator("ol > li");
      for (const [index, { title, points, phonePoints }] of stages.entries()) {
        await expect(steps.nth(index).getByRole("heading", { name: title })).toBeVisible();
        const shown = await steps.nth(index).locator("li").filter({ visible: true }).allTextContents();
        expect(shown).toEqual(phone ? (phonePoints ?? points) : points);
      }
      await expect(blockOf(page).getByRole("heading", { name: base.title })).toBeVisible();
      await expect(blockOf(page).getByText(phone ? base.phoneText : base.text)).toBeVisible();
      await expect(blockOf(page).getByText(phone ? base.text : base.phoneText)).toBeHidden();
    }
  });

  test("says at each stage how many there are, as only one of them is in view", async ({ page }) => {
    await page.goto("/");
    const count = blockOf(page).locator("ol > li > span > span");
    await expect(count).toHaveText(stages.map(() => `/${stages.length}`));
    for (const one of await count.all()) await expect(one).toBeVisible();
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const one of await count.all()) await expect(one).toBeHidden();
  });

  test("is swiped through by keyboard and comes to rest at a stage", async ({ page }) => {
    await page.goto("/");
    const slider = blockOf(page).getByRole("region", { name: "Our Development Process" });
    await slider.focus();
    await expect(slider).toBeFocused();
    const last = blockOf(page).locator("ol > li").last();
    await expect(last).not.toBeInViewport();
    await expect(async () => {
      await page.keyboard.press("ArrowRight");
      await expect(last).toBeInViewport({ ratio: 0.9, timeout: 300 });
    }).toPass();
    const offset = () =>
      slider.evaluate((track) => {
        const { left, right } = track.getBoundingClientRect();
        const boxes = [...track.querySelectorAll("ol > li")].map((step) => step.getBoundingClientRect());
        return Math.round(
          Math.min(...boxes.map((box) => Math.abs(box.left - left)), Math.abs(boxes.at(-1)!.right - right)),
        );
      });
    await expect.poll(offset).toBe(0);
  });

  test("on a wide screen it is no slider and takes no focus", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/");
    const track = blockOf(page).locator("section[tabindex]");
    await track.evaluate((element: HTMLElement) => element.focus());
    await expect(track).not.toBeFocused();
  });
});

test("where nothing is written under the stairs, the ground goes on below them as far as below other blocks", async ({
  page,
}) => {
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/contact");
    const rooms = await page.locator('[data-block="process"] section[data-ground]').evaluate((section) => {
      const { paddingTop } = getComputedStyle(section);
      const below =
        section.getBoundingClientRect().bottom - section.querySelector("ol")!.getBoundingClientRect().bottom;
      return { above: Number.parseFloat(paddingTop), below };
    });
    expect(rooms.above, `${width} px`).toBeGreaterThan(0);
    expect(Math.abs(rooms.below - rooms.above), `${width} px`).toBeLessThan(20);
  }
});
