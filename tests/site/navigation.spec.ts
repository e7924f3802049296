import type { Page } from "@playwright/test";
import { expect, goFor, holdBack, leftOut, pauseClock, test, twoFrames } from "./fixtures.ts";

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
  await goFor(page, link);
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
  await goFor(page, home);
  await home.click();
  await expect(page.getByRole("heading", { level: 1, name: "Apps and websites" })).toBeFocused();
  const tabs = page.locator('[data-block="testimonials"]').getByRole("tab");
  await tabs.nth(1).click();
  await expect(tabs.nth(1)).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tabpanel").getByText("Parents stopped calling")).toBeVisible();
});

test("a link that passes under a mouse or a finger is not meant", async ({ page }) => {
  await page.clock.install();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/");
  // The page is scrolled under a mouse that does not move.
  const card = page.locator('[data-block="servicesGrid"]').getByRole("link").first();
  await page.mouse.move(300, 450);
  await page.clock.runFor(1000);
  await card.evaluate((link) => {
    scrollTo({ top: link.getBoundingClientRect().top - 440, behavior: "instant" });
  });
  await page.mouse.wheel(0, 1);
  await expect.poll(() => page.evaluate(() => document.querySelector("a:hover") !== null)).toBe(true);
  // A finger that scrolls begins on a link.
  await card.evaluate((link) => {
    for (const sign of ["pointerdown", "pointermove", "pointercancel"])
      link.dispatchEvent(new PointerEvent(sign, { bubbles: true, pointerType: "touch", clientX: 9 }));
  });
  await page.clock.runFor(1000);
  await twoFrames(page);
  expect(asked.filter((url) => REACT.test(url))).toEqual([]);
  await page.mouse.move(310, 450);
  await page.clock.runFor(1000);
  await expect.poll(() => asked.filter((url) => REACT.test(url)).length).toBe(1);
});

/** What somebody does, beginning with the focus nowhere, and what is asked for when it rests where it has come to. */
const FOCUSED: Record<string, { act(page: Page): Promise<void>; asked: number }> = {
  "opening the drawer by mouse": {
    act: (page) => page.getByRole("button", { name: "Menu", exact: true }).click(),
    asked: 0,
  },
  "opening the drawer by keyboard": {
    act: (page) => page.getByRole("button", { name: "Menu", exact: true }).press("Enter"),
    asked: 0,
  },
  "going to a link of the drawer": {
    act: async (page) => {
      await page.getByRole("button", { name: "Menu", exact: true }).press("Enter");
      await page.keyboard.press("Tab");
      await expect(page.locator("#menu").getByRole("link").first()).toBeFocused();
    },
    asked: 1,
  },
  "passing a link on the way to a button": {
    act: async (page) => {
      await page.locator('header a[href="/"]').focus();
      await page.getByRole("button", { name: "Menu", exact: true }).focus();
    },
    asked: 0,
  },
  "resting on a link": { act: (page) => page.locator('header a[href="/"]').focus(), asked: 1 },
};
for (const [what, { act, asked }] of Object.entries(FOCUSED))
  test(`${what} ${asked ? "fetches React" : "fetches nothing"}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.clock.install();
    const scripts: string[] = [];
    page.on("request", (request) => scripts.push(request.url()));
    await page.goto("/contact");
    await pauseClock(page);
    await act(page);
    await page.clock.runFor(1000);
    await page.clock.resume();
    await expect.poll(() => scripts.filter((url) => REACT.test(url)).length).toBe(asked);
    await twoFrames(page);
    expect(scripts.filter((url) => REACT.test(url))).toHaveLength(asked);
  });

for (const [kind, connection] of Object.entries({
  "whose visitor saves data": { saveData: true, downlink: 10 },
  "that is slow": { saveData: false, downlink: 1.6 },
}))
  test(`on a connection ${kind} links are plain ones`, async ({ page }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, "connection", { value }), connection);
    const scripts: string[] = [];
    page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
    await page.goto("/technology");
    const link = page.locator("header").getByRole("link", { name: /Kitestep/ });
    await link.hover();
    await link.focus();
    await twoFrames(page);
    const asked = [...scripts];
    await link.click();
    await expect(page.getByRole("heading", { level: 1, name: "Apps and websites" })).toBeVisible();
    expect(asked.filter((url) => REACT.test(url))).toEqual([]);
  });

test("the document that a visitor goes for is fetched ahead", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { downlink: 1.6 } }));
  const session = await page.context().newCDPSession(page);
  await session.send("Preload.enable");
  const fetched = new Promise<string>((resolve) =>
    session.on(
      "Preload.prefetchStatusUpdated",
      ({ prefetchUrl, status }) => status === "Ready" && resolve(prefetchUrl),
    ),
  );
  await page.goto("/");
  const link = page.locator("header").getByRole("link", { name: "Contact Us" });
  await link.hover();
  expect(await fetched).toMatch(/\/contact$/);
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name: "Tell us what you want to build" })).toBeVisible();
  const [document] = await page.evaluate(() =>
    performance.getEntriesByType("navigation").map((entry) => entry.toJSON()),
  );
  expect(document.deliveryType).toBe("navigational-prefetch");
});

test("a picture that a link leads to is not fetched ahead", async ({ page }) => {
  await page.goto("/portfoliopage");
  const fetched = await page.locator("a[href^='/']").evaluateAll((links: HTMLAnchorElement[]) => {
    const { textContent: rules } = document.querySelector("script[type=speculationrules]")!;
    const pattern = new URLPattern(JSON.parse(rules!).prefetch[0].where.href_matches, location.href);
    return links.filter(({ href }) => pattern.test(href)).map(({ pathname }) => pathname);
  });
  expect(fetched).toEqual(expect.arrayContaining(["/", "/contact"]));
  expect(fetched.filter((path) => path.startsWith("/images/"))).toEqual([]);
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
  await goFor(page, link);
  await link.click();
  await expect(page).toHaveURL(/\/contact$/);
  await page.reload();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Apps and websites" })).toBeVisible();
});

test("a font that came too late for the first page is there from the next one on", async ({ page }) => {
  const widthOfText = () =>
    page.evaluate(() => {
      const text = document.createElement("span");
      text.textContent = "A line of text, as wide as its font makes it";
      document.body.append(text);
      const { width } = text.getBoundingClientRect();
      text.remove();
      return width;
    });
  const arrive = await holdBack(page, /\.woff2$/);
  await page.goto("/", { waitUntil: "commit" });
  await page.locator("h1").waitFor();
  await twoFrames(page);
  const before = await widthOfText();
  arrive();
  await page.evaluate(() => document.fonts.ready);
  expect(await widthOfText()).toBe(before);
  await expect.poll(() => leftOut(page)).toBe(0);

  const link = page.getByRole("link", { name: "Schedule Free Consultation" }).first();
  await goFor(page, link);
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect.poll(widthOfText).not.toBe(before);
});
