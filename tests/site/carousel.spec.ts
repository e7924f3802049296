import type { Locator, Page } from "@playwright/test";
import { sharedBlock } from "../support/pages.ts";
import { expect, pauseClock, test } from "./fixtures.ts";

interface SlideFile {
  title: string;
  image?: { alt: string };
}

const slidesIn = (file: string) => sharedBlock<{ slides: SlideFile[] }>(file).slides;

/** Window width, slides side by side, gap between them. */
type Layout = [width: number, inView: number, gap: number];

interface Given {
  heading: string;
  slides: SlideFile[];
  layouts: Layout[];
  /** Height of a slide, where it is set. */
  height?: number;
}

const PORTFOLIO: Given = {
  heading: "Our Portfolio",
  slides: slidesIn("portfolio"),
  layouts: [
    [390, 1, 10],
    [768, 2, 20],
    [1280, 3, 50],
    [1920, 3, 100],
  ],
};
const INDUSTRIES: Given = {
  heading: "Industries We Serve",
  slides: slidesIn("industries"),
  layouts: [
    [390, 1, 10],
    [768, 2, 20],
    [1280, 2, 50],
    [1920, 2, 100],
  ],
  height: 400,
};

const blockOf = (page: Page, { heading }: Given) =>
  page.locator('[data-block="carousel"]').filter({ has: page.getByRole("heading", { name: heading, exact: true }) });
const active = (block: Locator) => block.locator(".swiper-slide-active");
const status = (block: Locator) => block.locator("[data-status]");

/** Goes to the carousel and waits until it has started. */
async function start(page: Page, given: Given): Promise<Locator> {
  await page.goto("/");
  const block = blockOf(page, given);
  await block.scrollIntoViewIfNeeded();
  await expect(block.locator(".swiper-initialized")).toBeVisible();
  return block;
}

/** How the slides stand: how many fit, the gap between the first two, the heights, which can be reached. */
function measure(block: Locator) {
  return block.locator(".swiper").evaluate((rail) => {
    const { left, right } = rail.getBoundingClientRect();
    const boxes = [...rail.querySelectorAll<HTMLElement>(".swiper-slide")]
      .map((slide) => ({ slide, box: slide.getBoundingClientRect() }))
      .filter(({ box }) => box.right > left + 1 && box.left < right - 1)
      .toSorted((one, other) => one.box.left - other.box.left);
    // While the window changes its width, there may be one only.
    const [first, second] = boxes;
    const whole = boxes.filter(({ box }) => box.left > left - 1 && box.right < right + 1);
    return {
      inView: whole.length,
      gap: first && second && Math.round(second.box.left - first.box.right),
      heights: [...new Set(whole.map(({ box }) => Math.round(box.height)))],
      seenAreReachable: whole.every(({ slide }) => !slide.inert),
      reachable: rail.querySelectorAll(".swiper-slide:not([inert])").length,
    };
  });
}

for (const given of [PORTFOLIO, INDUSTRIES]) {
  const { heading, slides, layouts, height } = given;
  test.describe(heading, () => {
    for (const [width, inView, gap] of layouts) {
      test(`shows ${inView} with a gap of ${gap} px at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        const block = await start(page, given);
        await expect.poll(() => measure(block)).toMatchObject({ inView, gap });
        if (height) expect((await measure(block)).heights).toEqual([height]);
      });
    }

    test("has its slides in their order, named by number", async ({ page }) => {
      const block = await start(page, given);
      for (const [index, { title, image }] of slides.entries()) {
        const slide = block.locator(`[aria-label="${index + 1} of ${slides.length}"]`);
        await expect(slide).toHaveAttribute("aria-roledescription", "slide");
        await expect(slide.locator("[data-name]")).toHaveText(title);
        if (image) await expect(slide.locator("img")).toHaveAttribute("alt", `Portfolio image ${index + 1}`);
      }
      await expect(block.locator(".swiper-slide")).toHaveCount(slides.length);
    });

    test("goes round in both directions; what cannot be seen cannot be reached", async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.setViewportSize({ width: 1280, height: 900 });
      const block = await start(page, given);
      const { inView } = await measure(block);
      for (const [name, step] of [
        ["Next", 1],
        ["Previous", -1],
      ] as const) {
        const arrow = block.getByRole("button", { name: `${name} in ${heading}` });
        for (let press = 1; press <= slides.length; press += 1) {
          await arrow.click();
          const number = ((press * step + slides.length) % slides.length) + 1;
          await expect(active(block)).toHaveAttribute("aria-label", `${number} of ${slides.length}`);
          expect(await measure(block)).toMatchObject({ inView, seenAreReachable: true, reachable: inView });
        }
      }
    });

    test("moves every 2500 ms and starts again after the last", async ({ page }) => {
      await page.clock.install();
      const block = await start(page, given);
      await pauseClock(page);
      await expect(status(block)).toHaveAttribute("aria-live", "off");
      const first = Number((await active(block).getAttribute("aria-label"))!.split(" ")[0]);
      // Whatever is left of the step that the pause came into.
      await page.clock.runFor(2500);
      for (let step = 2; step <= slides.length + 1; step += 1) {
        const number = ((first - 1 + step) % slides.length) + 1;
        await page.clock.runFor(2500);
        await expect(active(block)).toHaveAttribute("aria-label", `${number} of ${slides.length}`);
      }
    });

    test("without scripts is a row to scroll, by keyboard too", async ({ browser, baseURL }) => {
      for (const [width, inView, gap] of layouts) {
        const page = await browser.newPage({
          javaScriptEnabled: false,
          viewport: { width, height: 900 },
          baseURL: baseURL!,
        });
        await page.goto("/");
        const block = blockOf(page, given);
        expect(await measure(block), `${width} px`).toMatchObject({ inView, gap, reachable: slides.length });
        const rail = block.locator(".swiper");
        await expect(rail).toHaveCSS("scroll-snap-type", "x mandatory");
        await rail.focus();
        await page.keyboard.press("ArrowRight");
        await expect.poll(() => rail.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
        await expect(block.getByRole("button", { includeHidden: false })).toHaveCount(0);
        await page.close();
      }
    });
  });
}

test.describe("moving by itself", () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  /** A carousel with a clock that stands still and all of a step before it. */
  async function atRest(page: Page): Promise<Locator> {
    await page.clock.install();
    const block = await start(page, PORTFOLIO);
    await pauseClock(page);
    // It may have gone on while the page came.
    const wrapper = block.locator(".swiper-wrapper");
    await expect.poll(() => wrapper.evaluate((slides) => slides.getAnimations().length)).toBe(0);
    // Its time begins anew when the mouse leaves it.
    await block.locator(".swiper").hover();
    await expect(status(block)).toHaveAttribute("aria-live", "polite");
    await page.mouse.move(5, 5);
    await expect(status(block)).toHaveAttribute("aria-live", "off");
    return block;
  }
  async function expectMoving(page: Page, block: Locator): Promise<void> {
    await expect(status(block)).toHaveAttribute("aria-live", "off");
    const before = await active(block).getAttribute("aria-label");
    await page.clock.runFor(2499);
    await expect(active(block)).toHaveAttribute("aria-label", before!);
    await page.clock.runFor(1);
    await expect(active(block)).not.toHaveAttribute("aria-label", before!);
  }
  async function expectStill(page: Page, block: Locator): Promise<void> {
    await expect(status(block)).toHaveAttribute("aria-live", "polite");
    const before = await active(block).getAttribute("aria-label");
    await page.clock.runFor(10_000);
    await expect(active(block)).toHaveAttribute("aria-label", before!);
  }
  const setHidden = (page: Page, hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "hidden", { value, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  const toggle = (block: Locator) => block.getByRole("button", { name: /^(?:Pause|Play) Our Portfolio$/ });

  const REASONS: Record<
    string,
    { come(page: Page, block: Locator): Promise<void>; go(page: Page, block: Locator): Promise<void> }
  > = {
    "the mouse is over it": {
      come: (_, block) => block.locator(".swiper").hover(),
      go: (page) => page.mouse.move(5, 5),
    },
    "a control of it has the focus": {
      come: async (page, block) => {
        await page.keyboard.press("Shift");
        await toggle(block).focus();
      },
      go: (_, block) => toggle(block).evaluate((button: HTMLElement) => button.blur()),
    },
    "it is off the screen": {
      come: (page) => page.evaluate(() => scrollTo({ top: 0, behavior: "instant" })),
      go: (_, block) => block.scrollIntoViewIfNeeded(),
    },
    "its tab is hidden": { come: (page) => setHidden(page, true), go: (page) => setHidden(page, false) },
    "the visitor has paused it by keyboard": {
      come: async (page, block) => {
        await toggle(block).focus();
        await page.keyboard.press("Enter");
        await expect(toggle(block)).toHaveAccessibleName("Play Our Portfolio");
        await toggle(block).evaluate((button: HTMLElement) => button.blur());
      },
      go: async (page, block) => {
        await toggle(block).focus();
        await page.keyboard.press("Enter");
        await expect(toggle(block)).toHaveAccessibleName("Pause Our Portfolio");
      },
    },
    "the visitor has paused it by mouse": {
      come: async (page, block) => {
        await toggle(block).click();
        await page.mouse.move(5, 5);
      },
      // It moves although the mouse still rests on the button: that was the wish.
      go: (_, block) => toggle(block).click(),
    },
    "reduced motion is asked for": {
      come: (page) => page.emulateMedia({ reducedMotion: "reduce" }),
      go: (page) => page.emulateMedia({ reducedMotion: "no-preference" }),
    },
  };
  for (const [reason, { come, go }] of Object.entries(REASONS)) {
    test(`stops while ${reason}`, async ({ page }) => {
      const block = await atRest(page);
      await expectMoving(page, block);
      await come(page, block);
      await expectStill(page, block);
      await go(page, block);
      await expectMoving(page, block);
    });
  }

  test("goes on after an arrow", async ({ page }) => {
    const block = await atRest(page);
    await block.getByRole("button", { name: "Next in Our Portfolio" }).click();
    await page.mouse.move(5, 5);
    await expectMoving(page, block);
  });

  test("goes on after a drag, which shows by the cursor that it can be held", async ({ page }) => {
    const block = await atRest(page);
    const rail = block.locator(".swiper");
    await expect(rail).toHaveCSS("cursor", "grab");
    const { x, y, width } = (await rail.boundingBox())!;
    const before = await active(block).getAttribute("aria-label");
    await page.mouse.move(x + width / 3, y + 100);
    await page.mouse.down();
    await page.mouse.move(x + width / 4, y + 100);
    await page.mouse.move(x + 20, y + 100);
    await expect(rail).toHaveCSS("cursor", "grabbing");
    await page.mouse.up();
    await expect(active(block)).not.toHaveAttribute("aria-label", before!);
    await expect(rail).toHaveCSS("cursor", "grab");
    await page.mouse.move(5, 5);
    await expectMoving(page, block);
  });
});

test("under reduced motion there is nothing to pause, and the arrows work at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const block = await start(page, PORTFOLIO);
  await expect(block.getByRole("button", { name: /pause|play/i })).toHaveCount(0);
  await block.getByRole("button", { name: "Next in Our Portfolio" }).focus();
  await page.keyboard.press("Enter");
  await expect(active(block)).toHaveAttribute("aria-label", "2 of 11");
  await expect(status(block)).toHaveAttribute("aria-live", "polite");
  await expect(status(block)).toHaveText(`2 of 11: ${PORTFOLIO.slides[1]!.title}`);
});

test("keeps its slide when the window changes its width", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1280, height: 900 });
  const block = await start(page, PORTFOLIO);
  const next = block.getByRole("button", { name: "Next in Our Portfolio" });
  for (let press = 0; press < 4; press += 1) await next.click();
  for (const [width, inView, gap] of PORTFOLIO.layouts) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => measure(block)).toMatchObject({ inView, gap, reachable: inView });
    await expect(active(block)).toHaveAttribute("aria-label", "5 of 11");
  }
});

test("in a very wide window the pictures are as sharp as elsewhere", async ({ page }) => {
  for (const width of [1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    const picture = page.locator('[data-block="carousel"] img').first();
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        picture.evaluate(({ currentSrc, clientWidth }: HTMLImageElement) => {
          const [, pixels = 0] = /-(\d+)\.avif$/.exec(currentSrc) ?? [];
          return Number(pixels) / clientWidth;
        }),
      )
      .toBeGreaterThanOrEqual(1);
  }
});

test("a word that is longer than its slide wraps in the caption", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const block = await start(page, PORTFOLIO);
  const slide = block.locator(".swiper-slide").first();
  const widths = await slide.evaluate((element) => {
    element.querySelector("b")!.textContent = "Rindfleischetikettierungsüberwachungsaufgabenübertragung";
    return [...element.querySelectorAll("figcaption > *")].map((line) => line.getBoundingClientRect().width);
  });
  expect(Math.max(...widths)).toBeLessThanOrEqual((await slide.boundingBox())!.width);
});
