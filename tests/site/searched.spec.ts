/** Words that are not shown are found by the browser's search all the same. A link to a text searches as it does. */
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const BLOCKS: Record<string, { route: string; last: number }> = {
  tabs: { route: "/react-native-app-development-services", last: 4 },
  testimonials: { route: "/", last: 2 },
};

/** Opens the page and comes near the block. */
async function start(page: Page, type: string): Promise<Locator> {
  await page.goto(BLOCKS[type]!.route);
  const block = page.locator(`[data-block="${type}"]`);
  await block.scrollIntoViewIfNeeded();
  await expect(block.locator('[role="tabpanel"][tabindex="0"]').first()).toBeAttached();
  return block;
}

const heightOf = (block: Locator) => block.evaluate((element) => element.getBoundingClientRect().height);

for (const [type, { route, last }] of Object.entries(BLOCKS)) {
  test(`what is searched in the page is found in ${type}`, async ({ page }) => {
    const block = await start(page, type);
    const panel = block.locator('[role="tabpanel"]').nth(last);
    const words = (await panel.locator("p, blockquote").last().textContent())!.split(" ").slice(1, 6).join(" ");
    await expect(panel).toBeHidden();
    await page.goto(`${route}#:~:text=${encodeURIComponent(words).replaceAll("-", "%2D")}`);
    await expect(panel).toBeVisible();
    await expect(panel).toBeInViewport();
    await expect(block.getByRole("tabpanel")).toHaveCount(1);
    await expect(block.getByRole("tab").nth(last)).toHaveAttribute("aria-selected", "true");
    await block.getByRole("tab").first().click();
    await expect(panel).toBeHidden();
    await expect(panel.locator("[hidden]")).toHaveAttribute("hidden", "until-found");
  });

  test(`words that are shown in ${type} can be selected with the mouse, although others may lie over them`, async ({
    page,
  }) => {
    const block = await start(page, type);
    const words = block.locator("[data-selected] :is(p, blockquote)").first();
    await expect(words).toBeVisible();
    await words.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
    const { x, y } = (await words.boundingBox())!;
    await page.mouse.dblclick(x + 30, y + 15);
    const selected = await page.evaluate(() => getSelection()!.toString().trim());
    expect(selected).not.toBe("");
    expect(await words.textContent()).toContain(selected);
  });

  test(`${type} that can be found keep their height, whichever is shown and however wide the window is`, async ({
    page,
  }) => {
    await page.addInitScript(() => delete (HTMLElement.prototype as { onbeforematch?: unknown }).onbeforematch);
    const widths = [1440, 390, 768];
    const heights: number[] = [];
    const plain = await start(page, type);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      heights.push(await heightOf(plain));
    }
    await expect(plain.locator("[hidden]")).toHaveCount(0);

    const other = await page.context().newPage();
    const block = await start(other, type);
    await expect(block.locator("[hidden]")).toHaveCount(last);
    for (const [index, width] of widths.entries()) {
      await other.setViewportSize({ width, height: 900 });
      for (const tab of await block.getByRole("tab").all()) {
        await tab.click();
        expect(await heightOf(block), `${width} px`).toBeCloseTo(heights[index]!, 0);
      }
    }
  });

  test(`a window that only gets lower, as when a phone shows its address bar, lays out no ${type} anew`, async ({
    page,
  }) => {
    const block = await start(page, type);
    await expect(block.locator("[hidden]")).toHaveCount(last);
    const wide = page.viewportSize()!;
    const changesAt = async (size: { width: number; height: number }) => {
      const seen = await block.evaluateHandle((element) => {
        const changes: MutationRecord[] = [];
        const observer = new MutationObserver((found) => changes.push(...found));
        observer.observe(element, { attributeFilter: ["hidden", "style"], subtree: true });
        return { changes, resized: new Promise((resolve) => addEventListener("resize", resolve, { once: true })) };
      });
      await page.setViewportSize(size);
      return seen.evaluate(async ({ changes, resized }) => (await resized, changes.length));
    };
    expect(await changesAt({ ...wide, height: wide.height - 100 })).toBe(0);
    expect(await changesAt({ ...wide, width: 390 })).toBeGreaterThan(0);
  });

  test(`on paper all words of ${type} are there`, async ({ page }) => {
    const block = await start(page, type);
    await expect(block.locator("[hidden]")).toHaveCount(last);
    await page.emulateMedia({ media: "print" });
    for (const words of await block.locator("[role=tabpanel] p, [role=tabpanel] blockquote").all())
      await expect(words).toBeVisible();
  });
}
