import { expect, test } from "./fixtures.ts";

const REACT = /\/assets\/client-/;

test("React is fetched only when a visitor goes for a link", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  expect(scripts).toEqual([]);

  const react = page.waitForResponse(REACT);
  await page.getByRole("link", { name: "Schedule Free Consultation" }).first().hover();
  await react;
});

test("a prepared link shows the page without loading a document", async ({ page }) => {
  await page.goto("/");
  const link = page.getByRole("link", { name: "Schedule Free Consultation" }).first();
  await link.scrollIntoViewIfNeeded();
  const data = page.waitForResponse(/\/data\/contact\.json/);
  await link.hover();
  await (await data).finished();
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(0);

  await link.click();
  await expect(page).toHaveURL(/\/contact$/);
  const heading = page.getByRole("heading", { level: 1, name: "Tell us what you want to build" });
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(/Contact and free consultation/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/contact$/);
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Apps and websites" })).toBeAttached();
  await expect(page).toHaveTitle(/Mobile & Web App Development Agency/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  expect(await page.evaluate(() => "sameDocument" in globalThis)).toBe(true);

  await page.goForward();
  await expect(heading).toBeAttached();
  expect(await page.evaluate(() => "sameDocument" in globalThis)).toBe(true);
});

test("widgets work on a page that React shows", async ({ page }) => {
  await page.goto("/contact");
  const home = page.locator("header").getByRole("link", { name: /Kitestep/ });
  await home.hover();
  await page.waitForResponse(/\/data\/index\.json/);
  await page.waitForLoadState("networkidle");
  await home.click();
  await expect(page.getByRole("heading", { level: 1, name: "Apps and websites" })).toBeFocused();
  const tabs = page.locator('[data-block="testimonials"]').getByRole("tab");
  await tabs.nth(1).click();
  await expect(tabs.nth(1)).toHaveAttribute("aria-selected", "true");
  await expect(page.getByText("Parents stopped calling", { exact: false })).toBeVisible();
});

test("a link that is not prepared is an ordinary link", async ({ page }) => {
  // It never arrives.
  await page.route(REACT, () => {});
  await page.goto("/");
  await page.getByRole("link", { name: "Schedule Free Consultation" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Tell us what you want to build" })).toBeVisible();
});

test("after a reload, back shows the page before", async ({ page }) => {
  await page.goto("/");
  const link = page.getByRole("link", { name: "Schedule Free Consultation" }).first();
  await link.hover();
  await page.waitForResponse(/\/data\/contact\.json/);
  await page.waitForLoadState("networkidle");
  await link.click();
  await expect(page).toHaveURL(/\/contact$/);
  await page.reload();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Apps and websites" })).toBeVisible();
});
