import type { Locator, Page } from "@playwright/test";
import { sharedBlock } from "../support/pages.ts";
import { expect, pages, test, twoFrames } from "./fixtures.ts";

test.describe("tabs", () => {
  const ROUTE = "/react-native-app-development-services";
  const items = pages.find(({ route }) => route === ROUTE)!.blocks.find(({ type }) => type === "tabs")!["items"] as {
    title: string;
    content: string | string[];
  }[];

  async function start(page: Page): Promise<Locator> {
    await page.goto(ROUTE);
    const block = page.locator('[data-block="tabs"]');
    await block.scrollIntoViewIfNeeded();
    // The behaviour is there when the panels can be reached by keyboard.
    await expect(block.locator('[role="tabpanel"][tabindex="0"]')).toHaveCount(items.length);
    return block;
  }
  async function expectChosen(block: Locator, chosen: number): Promise<void> {
    const tabs = block.getByRole("tab");
    for (const index of items.keys()) {
      await expect(tabs.nth(index)).toHaveAttribute("aria-selected", String(index === chosen));
      await expect(tabs.nth(index)).toHaveAttribute("tabindex", index === chosen ? "0" : "-1");
    }
    const panel = block.getByRole("tabpanel");
    await expect(panel).toHaveCount(1);
    await expect(panel).toHaveAccessibleName(items[chosen]!.title);
    await expect(panel).toContainText([items[chosen]!.content].flat()[0]!);
  }

  test("start with the first of five and show what is clicked", async ({ page }) => {
    const block = await start(page);
    await expect(block.getByRole("tab")).toHaveText(items.map(({ title }) => title));
    expect(items).toHaveLength(5);
    await expectChosen(block, 0);
    for (const index of [3, 1, 4]) {
      await block.getByRole("tab").nth(index).click();
      await expectChosen(block, index);
    }
  });

  test("work by keyboard alone", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const block = await start(page);
    const tabs = block.getByRole("tab");
    await tabs.first().focus();
    for (const [key, chosen] of [
      ["ArrowDown", 1],
      ["ArrowRight", 2],
      ["ArrowUp", 1],
      ["ArrowLeft", 0],
      ["ArrowLeft", 4],
      ["ArrowRight", 0],
      ["End", 4],
      ["Home", 0],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tabs.nth(chosen)).toBeFocused();
      await expectChosen(block, chosen);
    }
    // The page has not gone to its start as well.
    await twoFrames(page);
    await expect(tabs.first()).toBeInViewport();
    // These are keys of the browser.
    for (const key of ["Control+ArrowRight", "Alt+ArrowDown", "Meta+End"]) {
      await page.keyboard.press(key);
      await expectChosen(block, 0);
    }
    await page.keyboard.press("End");
    await page.keyboard.press("Tab");
    await expect(block.getByRole("tabpanel")).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(tabs.nth(4)).toBeFocused();
  });

  test("on a phone the chosen one comes into view, the page stays where it is", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const block = await start(page);
    const tabs = block.getByRole("tab");
    await expect(block.getByRole("tablist")).toHaveAttribute("aria-orientation", "horizontal");
    const before = await page.evaluate(() => scrollY);
    for (const index of [4, 0, 2]) {
      // Chosen as a finger chooses a tab of which only the edge can be seen.
      await tabs.nth(index).evaluate((tab: HTMLElement) => tab.click());
      await expect(tabs.nth(index)).toBeInViewport({ ratio: 0.9 });
      await expect(tabs.nth(index)).toHaveAttribute("aria-selected", "true");
    }
    expect(await page.evaluate(() => scrollY)).toBe(before);

    await tabs.nth(2).focus();
    await page.keyboard.press("ArrowRight");
    await expect(tabs.nth(3)).toBeFocused();
    // In a row these keys are for the page.
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
    await expect(tabs.nth(3)).toHaveAttribute("aria-selected", "true");

    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(block.getByRole("tablist")).toHaveAttribute("aria-orientation", "vertical");
  });
});

test.describe("testimonials", () => {
  const { items } = sharedBlock<{ items: { quote: string; name: string; title: string }[] }>("testimonials");

  async function start(page: Page): Promise<Locator> {
    await page.goto("/");
    const block = page.locator('[data-block="testimonials"]');
    await block.scrollIntoViewIfNeeded();
    await expect(block.locator('[role="tabpanel"][tabindex="0"]')).toHaveCount(3);
    return block;
  }
  async function expectChosen(block: Locator, chosen: number): Promise<void> {
    for (const index of items.keys()) {
      await expect(block.getByRole("tab").nth(index)).toHaveAttribute("aria-selected", String(index === chosen));
    }
    await expect(block.locator("[data-dot][data-selected]")).toHaveAttribute("data-dot", String(chosen));
    await expect(block.getByRole("tabpanel")).toHaveCount(1);
    await expect(block.getByRole("tabpanel")).toContainText(items[chosen]!.quote);
    await expect(block.getByRole("tabpanel")).toContainText(items[chosen]!.title);
  }

  /** The ways to choose a quote. */
  const WAYS: Record<string, (page: Page, block: Locator, index: number) => Promise<void>> = {
    "its photo": (_, block, index) => block.getByRole("tab").nth(index).locator("img").click(),
    "the box under its photo": async (_, block, index) => {
      const tab = block.getByRole("tab").nth(index);
      const { width, height } = (await tab.boundingBox())!;
      await tab.click({ position: { x: width / 2, y: height - 2 } });
    },
    "its dot": (_, block, index) => block.locator("[data-dot]").nth(index).click(),
    "arrow keys": async (page, block, index) => {
      await block.locator('[role="tab"][aria-selected="true"]').focus();
      await page.keyboard.press("Home");
      for (let step = 0; step < index; step += 1) await page.keyboard.press("ArrowRight");
    },
  };
  for (const [way, choose] of Object.entries(WAYS)) {
    test(`are chosen by ${way}; photos, boxes and dots stay in step`, async ({ page }) => {
      const block = await start(page);
      await expectChosen(block, 0);
      for (const index of [2, 1, 0]) {
        await choose(page, block, index);
        await expectChosen(block, index);
      }
    });
  }

  test("are one stop of the Tab key", async ({ page }) => {
    const block = await start(page);
    await block.getByRole("tab").first().focus();
    await page.keyboard.press("Tab");
    await expect(block.locator(":focus")).toHaveCount(0);
  });

  for (const width of [390, 1440]) {
    test(`show all three portraits at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const block = await start(page);
      await expect(block.locator('[role="tab"] img')).toHaveCount(3);
      for (const photo of await block.locator('[role="tab"] img').all()) {
        await expect(photo).toBeInViewport();
        await expect(photo).toHaveJSProperty("complete", true);
        expect(await photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
        // Decoded in the frame in which it comes into view, not some frames later.
        await expect(photo).toHaveJSProperty("decoding", "auto");
      }
    });
  }
});

test.describe("questions", () => {
  const routesWith = (wanted: string) =>
    pages.flatMap(({ route, blocks }) =>
      blocks.some(({ type, use }) => type === wanted || use === wanted) ? [route] : [],
    );
  const openItems = (page: Page, block: string) => page.locator(`[data-block="${block}"] details[open]`);

  for (const [block, openAtStart] of [
    ["faq", 0],
    ["accordion", 1],
  ] as const) {
    const routes = routesWith(block);
    test(`${block}: ${openAtStart === 0 ? "all are closed" : "the first is open"} at the start, on every page`, async ({
      page,
    }) => {
      expect(routes.length).toBeGreaterThan(2);
      for (const route of routes) {
        await page.goto(route);
        const blocks = page.locator(`[data-block="${block}"]`);
        await expect(blocks, route).not.toHaveCount(0);
        for (const one of await blocks.all()) {
          await expect(one.locator("details[open]"), route).toHaveCount(openAtStart);
          if (openAtStart) await expect(one.locator("details").first(), route).toHaveAttribute("open", "");
        }
      }
    });

    test(`${block}: one is open at a time, by mouse and by keyboard`, async ({ page }) => {
      await page.goto(routes[0]!);
      const items = page.locator(`[data-block="${block}"]`).first().locator("details");
      for (const [index, act] of [
        [1, (summary: Locator) => summary.click()],
        [2, (summary: Locator) => summary.press("Enter")],
        [0, (summary: Locator) => summary.press("Space")],
      ] as const) {
        await act(items.nth(index).locator("summary"));
        await expect(items.nth(index)).toHaveAttribute("open", "");
        await expect(items.nth(index).locator("p").first()).toBeVisible();
        await expect(openItems(page, block)).toHaveCount(1);
      }
      await items.first().locator("summary").press("Enter");
      await expect(openItems(page, block)).toHaveCount(0);
    });

    for (const scripts of [true, false]) {
      test(`${block}: a link to an answer opens it${scripts ? "" : ", without scripts too"}`, async ({
        browser,
        baseURL,
      }) => {
        const page = await browser.newPage({ javaScriptEnabled: scripts, baseURL: baseURL! });
        await page.goto(routes[0]!);
        const answer = page.locator(`[data-block="${block}"] details`).nth(2).locator("[id]").first();
        const anchor = (await answer.getAttribute("id"))!;
        expect(anchor).toMatch(/^[a-z0-9-]+$/);
        await expect(answer).toBeHidden();
        await page.goto(`${routes[0]!}#${anchor}`);
        await expect(answer).toBeVisible();
        await expect(page.locator(`[data-block="${block}"] details`).nth(2).locator("summary")).toBeInViewport();
        await expect(openItems(page, block)).toHaveCount(1);
        await page.close();
      });
    }

    test(`${block}: what is searched in the page is found in a closed one`, async ({ page }) => {
      await page.goto(routes[0]!);
      const item = page.locator(`[data-block="${block}"] details`).nth(2);
      const words = (await item.locator("p").first().textContent())!.trim().split(" ").slice(0, 5).join(" ");
      await expect(item).not.toHaveAttribute("open");
      // A link to a text is the browser's search, from an address.
      await page.goto("about:blank");
      await page.goto(`${routes[0]!}#:~:text=${encodeURIComponent(words).replaceAll("-", "%2D")}`);
      await expect(item).toHaveAttribute("open", "");
    });
  }
});
