import type { Page } from "@playwright/test";
import { expect, goFor, test, twoFrames } from "./fixtures.ts";

const SCRIPT = /\/assets\/motion-.*\.js$/;
const WIDE = { width: 1440, height: 900 };

/** Scrolls a little, as the first turn of a wheel does. */
async function scrollFirst(page: Page): Promise<void> {
  await page.mouse.move(400, 400);
  await page.mouse.wheel(0, 60);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
}

/** How many elements of the page that may rise in are hidden now. */
function hidden(page: Page): Promise<number> {
  return page
    .locator("[data-reveal]")
    .evaluateAll((all) => all.filter((element) => getComputedStyle(element).opacity !== "1").length);
}

test.describe("scroll-in on a wide screen", () => {
  test.use({ viewport: WIDE });

  test("begins with the first scroll and leaves alone what was in view", async ({ page }) => {
    await page.goto("/contact");
    await expect(page.locator("[data-aos]")).toHaveCount(0);
    const seen = await page
      .locator("[data-reveal]")
      .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().top < innerHeight));
    await scrollFirst(page);
    await expect.poll(() => hidden(page)).toBeGreaterThan(0);
    const marked = await page
      .locator("[data-reveal]")
      .evaluateAll((all) => all.map((element) => element.hasAttribute("data-aos")));
    for (const [index, inView] of seen.entries()) if (inView) expect(marked[index]).toBe(false);
  });

  test("takes 700 ms, eases out, and waits 100 ms more for each next card", async ({ page }) => {
    await page.goto("/software-development-services");
    await scrollFirst(page);
    await expect(page.locator("body")).toHaveAttribute("data-aos-duration", "700");
    await expect(page.locator("body")).toHaveAttribute("data-aos-easing", "ease-out-cubic");
    const cards = page.locator('[data-block="servicesGrid"] li[data-aos]');
    await expect(cards).toHaveCount(9);
    for (const [index, card] of (await cards.all()).entries()) {
      await expect(card).toHaveCSS("transition-duration", "0.7s, 0.7s");
      await expect(card).toHaveCSS("transition-timing-function", /^cubic-bezier\(0\.215, 0\.61, 0\.355, 1\)/);
      await expect(card).toHaveCSS("transition-delay", `${index / 10}s`);
    }
  });

  test("takes 400 ms, plain ease and an offset of 120 px for the form section", async ({ page }) => {
    await page.goto("/");
    await scrollFirst(page);
    const form = page.locator('[data-block="contactForm"] [data-aos]');
    await expect(form).toHaveAttribute("data-aos-offset", "120");
    await expect(form).toHaveAttribute("data-aos-delay", "0");
    await expect(form).toHaveCSS("transition-duration", "0.4s, 0.4s");
    await expect(form).toHaveCSS("transition-timing-function", "ease, ease");
    await expect(form).toHaveCSS("transition-delay", "0s");
  });

  test("waits until 120 px of it are in the window, and happens once", async ({ page }) => {
    await page.clock.install();
    await page.goto("/");
    await scrollFirst(page);
    const form = page.locator('[data-block="contactForm"] [data-aos]');
    await expect(form).toHaveClass(/aos-init/);
    const scrollSoThatInWindow = async (pixels: number) => {
      await page.evaluate(
        (shown) =>
          new Promise((resolve) => {
            const element = document.querySelector('[data-block="contactForm"] [data-reveal]')!;
            let top = 0;
            for (let box = element as HTMLElement | null; box; box = box.offsetParent as HTMLElement | null)
              top += box.offsetTop;
            addEventListener("scroll", resolve, { once: true });
            scrollTo({ top: top - innerHeight + shown, behavior: "instant" });
          }),
        pixels,
      );
      await page.clock.runFor(500);
    };
    await scrollSoThatInWindow(119);
    await expect(form).not.toHaveClass(/aos-animate/);
    await scrollSoThatInWindow(121);
    const risen = page.locator('[data-block="contactForm"] .aos-animate');
    await expect(risen).toHaveCSS("opacity", "1");
    await scrollSoThatInWindow(-400);
    await expect(risen).toHaveCSS("opacity", "1");
  });

  test("shows all that is in the window after a jump to the end", async ({ page }) => {
    await page.goto("/");
    await scrollFirst(page);
    await expect.poll(() => hidden(page)).toBeGreaterThan(0);
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
    await expect.poll(() => hidden(page)).toBe(0);
  });

  test("shows what gets the focus", async ({ page }) => {
    await page.goto("/");
    await scrollFirst(page);
    const question = page.locator('[data-block="faq"] [data-aos] summary').first();
    await expect(question).toBeAttached();
    // Not scrolled to, so that nothing else shows it.
    await question.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
    await expect(page.locator('[data-block="faq"] [data-reveal]')).toHaveCSS("opacity", "1");
  });

  test("hides nothing in print", async ({ page }) => {
    await page.goto("/");
    await scrollFirst(page);
    await expect.poll(() => hidden(page)).toBeGreaterThan(0);
    await page.emulateMedia({ media: "print" });
    expect(await hidden(page)).toBe(0);
  });

  test("hides nothing when the window is made narrow", async ({ page }) => {
    await page.goto("/");
    await scrollFirst(page);
    await expect.poll(() => hidden(page)).toBeGreaterThan(0);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => hidden(page)).toBe(0);
  });

  test("hides nothing when its script does not come", async ({ page, complaints }) => {
    await page.route(SCRIPT, (route) => route.abort());
    await page.goto("/");
    const failed = page.waitForEvent("requestfailed", (request) => SCRIPT.test(request.url()));
    await scrollFirst(page);
    await failed;
    await twoFrames(page);
    expect(await hidden(page)).toBe(0);
    await expect(page.locator("[data-aos]")).toHaveCount(0);
    // The browser itself says that the file did not come; the page has nothing to say.
    expect(complaints.splice(0).filter((line) => line.startsWith("error:"))).toEqual([]);
  });
});

for (const [where, options] of Object.entries({
  "on a phone": { viewport: { width: 390, height: 844 } },
  "under reduced motion": { viewport: WIDE, contextOptions: { reducedMotion: "reduce" } },
  "without scripts": { viewport: WIDE, javaScriptEnabled: false },
} as const)) {
  test.describe(`${where} there is no scroll-in`, () => {
    test.use(options);

    test("nothing is hidden, and its script is not asked for", async ({ page }) => {
      const asked: string[] = [];
      page.on("request", (request) => asked.push(request.url()));
      await page.goto("/");
      await page.mouse.move(200, 400);
      await page.mouse.wheel(0, 600);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
      // Where it is wanted, it is asked for when the page has been scrolled. Without scripts nothing can ask.
      if (where !== "without scripts") await twoFrames(page);
      expect(await hidden(page)).toBe(0);
      expect(asked.filter((url) => SCRIPT.test(url))).toEqual([]);
    });
  });
}

test.describe("on a phone held sideways", () => {
  test.use({
    viewport: { width: 932, height: 430 },
    userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148",
  });

  test("nothing is hidden, although the window is wide, on a page that follows as well", async ({ page }) => {
    const script = page.waitForResponse(SCRIPT);
    await page.goto("/");
    await scrollFirst(page);
    await script;
    await twoFrames(page);
    await expect.poll(() => hidden(page)).toBe(0);
    await expect(page.locator("[data-aos]")).toHaveCount(0);

    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    const link = page.getByRole("link", { name: "Schedule Free Consultation" }).first();
    await goFor(page, link);
    await link.click();
    await expect(page.getByRole("heading", { level: 1, name: "Tell us what you want to build" })).toBeVisible();
    await twoFrames(page);
    expect(await hidden(page)).toBe(0);
    expect(await page.evaluate(() => "sameDocument" in globalThis)).toBe(true);
  });
});
