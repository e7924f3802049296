import { expect, test } from "./fixtures.ts";

test.describe("menus", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("open by hover and by click, close by Escape with the focus back", async ({ page }) => {
    await page.goto("/");
    const services = page.locator("header summary", { hasText: "Services" });
    const link = page.locator("header details").getByRole("link", { name: /^Flutter/ });
    await services.hover();
    await expect(link).toBeVisible();
    await page.mouse.move(700, 800);
    await expect(link).toBeHidden();

    await services.focus();
    await page.keyboard.press("Enter");
    await expect(link).toBeVisible();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expect(link).toBeHidden();
    await expect(services).toBeFocused();
  });

  test("list the eight service pages", async ({ page }) => {
    await page.goto("/");
    await page.locator("header summary", { hasText: "Services" }).click();
    const links = await page
      .locator("header details[open] a")
      .evaluateAll((all) => all.map((a) => a.getAttribute("href")));
    expect(links.filter((href) => href !== "/contact").toSorted()).toEqual([
      "/copywriting-services-company",
      "/digital-marketing-services",
      "/flutter-app-development",
      "/mobileappdevelopment",
      "/react-native-app-development-services",
      "/search-engine-optimization",
      "/software-development-services",
      "/web-development-services",
    ]);
    await expect(page.getByRole("link", { name: "Request A Free Quote" })).toHaveAttribute("href", "/contact");
  });
});

for (const [closer, close] of [
  ["×", (page: import("@playwright/test").Page) => page.getByRole("button", { name: "Close the form" }).click()],
  [
    "Close",
    (page: import("@playwright/test").Page) =>
      page.locator("#quote").getByRole("button", { name: "Close", exact: true }).click(),
  ],
  ["Escape", (page: import("@playwright/test").Page) => page.keyboard.press("Escape")],
  ["the backdrop", (page: import("@playwright/test").Page) => page.mouse.click(5, 5)],
] as const) {
  test(`the quote dialog closes by ${closer} and gives the focus back`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/");
    const opener = page.locator("header").getByRole("button", { name: "Get a Quote" });
    await opener.click();
    await expect(page.getByRole("dialog", { name: "Get a Quote" })).toBeVisible();
    await close(page);
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(opener).toBeFocused();
  });
}

test("the drawer closes when a link of it is followed", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.locator("dialog#menu").getByRole("link", { name: "Contact Us" }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.locator("dialog#menu")).toBeHidden();
});

test.describe("carousels", () => {
  const portfolio = '[data-block="carousel"] >> nth=0';

  test("move by themselves until they are paused, and by their arrows", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/");
    const block = page.locator(portfolio);
    await block.scrollIntoViewIfNeeded();
    const slide = () => block.locator(".swiper-slide-active, [data-active]").first().getAttribute("aria-label");
    await expect.poll(slide).toMatch(/^1 of 11/);
    await expect.poll(slide, { timeout: 8000 }).toMatch(/^2 of 11/);
    await block.getByRole("button", { name: /pause/i }).click();
    await expect(block.getByRole("button", { name: /play/i })).toBeVisible();
    await page.mouse.move(5, 5);
    const paused = await slide();
    await block.getByRole("button", { name: /next/i }).click();
    await expect.poll(slide).not.toBe(paused);
    await block.getByRole("button", { name: /previous/i }).click();
    await expect.poll(slide).toBe(paused);
  });

  test("stand still under reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    const block = page.locator(portfolio);
    await block.scrollIntoViewIfNeeded();
    await expect(block.getByRole("button", { name: /next/i })).toBeVisible();
    await expect(block.getByRole("button", { name: /pause/i })).toBeHidden();
  });

  test("a click before the script is there is not lost", async ({ page }) => {
    let arrive = () => {};
    const asked = new Promise<void>((resolve) => {
      void page.route(/behaviour-testimonials/, async (route) => {
        resolve();
        await new Promise<void>((go) => (arrive = go));
        await route.continue();
      });
    });
    await page.goto("/");
    const tabs = page.locator('[data-block="testimonials"]').getByRole("tab");
    await tabs.nth(2).scrollIntoViewIfNeeded();
    await asked;
    await tabs.nth(2).click();
    await expect(tabs.nth(2)).toHaveAttribute("aria-selected", "false");
    arrive();
    await expect(tabs.nth(2)).toHaveAttribute("aria-selected", "true");
    await expect(page.getByText("We used to count rolls of cloth", { exact: false })).toBeVisible();
  });
});

test("testimonials are chosen by portrait, by dot and by arrow keys", async ({ page }) => {
  await page.goto("/");
  const block = page.locator('[data-block="testimonials"]');
  const tabs = block.getByRole("tab");
  await block.scrollIntoViewIfNeeded();
  await tabs.nth(1).click();
  await expect(tabs.nth(1)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowRight");
  await expect(tabs.nth(2)).toBeFocused();
  await expect(tabs.nth(2)).toHaveAttribute("aria-selected", "true");
  await block.getByRole("button", { name: /1/ }).first().click();
  await expect(tabs.nth(0)).toHaveAttribute("aria-selected", "true");
  await expect(block.getByText("They asked better questions", { exact: false })).toBeVisible();
});
