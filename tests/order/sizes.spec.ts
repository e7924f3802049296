import type { Locator } from "@playwright/test";
import { expect, test } from "../site/fixtures.ts";

/** Numbers and states that were ordered and that can only be seen in a window of a certain width. */

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 375, height: 800 };

for (const route of ["/", "/blog"]) {
  test(`pictures of article cards are 350 px high on ${route}`, async ({ page }) => {
    for (const size of [DESKTOP, PHONE]) {
      await page.setViewportSize(size);
      await page.goto(route);
      const pictures = page.locator('[data-block="postCards"] li img');
      await expect(pictures).toHaveCount(2);
      for (const picture of await pictures.all()) expect((await picture.boundingBox())!.height).toBeCloseTo(350, 0);
    }
  });
}

test.describe("carousels of the home page", () => {
  const slides = (carousel: Locator) =>
    carousel.locator(".swiper-slide").evaluateAll((all) =>
      all
        .map((slide) => slide.getBoundingClientRect())
        .map(({ left, right, width }) => ({ left, right, width }))
        .toSorted((a, b) => a.left - b.left),
    );
  const kinds = [
    { heading: "Our Portfolio", inView: [1, 2, 3, 3] },
    { heading: "Industries We Serve", inView: [1, 2, 2, 2] },
  ];
  for (const { heading, inView } of kinds) {
    test(`${heading}: slides in view and gaps grow with the window`, async ({ page }) => {
      await page.goto("/");
      const carousel = page.locator('[data-block="carousel"]').filter({ hasText: heading });
      for (const [index, width] of [375, 768, 1280, 1920].entries()) {
        await page.setViewportSize({ width, height: 900 });
        const [first, second] = await slides(carousel);
        const gap = [10, 20, 50, 100][index]!;
        expect(second!.left - first!.right, `gap at ${width} px`).toBeCloseTo(gap, 0);
        expect(Math.floor((width - first!.left) / (first!.width + gap)), `in view at ${width} px`).toBe(inView[index]);
      }
    });
  }

  test("industry cards are 400 px high", async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await page.goto("/");
    const cards = page.locator('[data-block="carousel"]').filter({ hasText: "Industries We Serve" });
    const heights = await cards
      .locator(".swiper-slide > [data-ground]")
      .evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().height)));
    expect(heights).toEqual(Array.from({ length: 7 }, () => 400));
  });

  test("pictures of the portfolio can be grabbed", async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await page.goto("/");
    const carousel = page.locator('[data-block="carousel"]').filter({ hasText: "Our Portfolio" });
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel.locator(".swiper-initialized img").first()).toHaveCSS("cursor", "grab");
  });
});

for (const [route, count] of [
  ["/", 7],
  ["/copywriting-services-company", 4],
] as const) {
  test(`the process on ${route} is ${count} columns on a desktop and a slider on a phone`, async ({ page }) => {
    const steps = page.locator('[data-block="process"] ol > li');
    const track = page.locator('[data-block="process"] section section');
    await page.setViewportSize(DESKTOP);
    await page.goto(route);
    const lefts = await steps.evaluateAll((all) => all.map((step) => Math.round(step.getBoundingClientRect().left)));
    expect(new Set(lefts).size).toBe(count);
    await page.setViewportSize(PHONE);
    const { inner, outer } = await track.evaluate((box) => ({ inner: box.scrollWidth, outer: box.clientWidth }));
    expect(inner).toBeGreaterThan(outer * 2);
    expect(outer).toBeLessThanOrEqual(PHONE.width);
  });
}

test("the process of the home page has words of its own on phones", async ({ page }) => {
  const words = [/24\/7 support/, /application handover/i, /marketplace launches/i];
  const block = page.locator('[data-block="process"]');
  await page.goto("/");
  for (const text of words) {
    await page.setViewportSize(PHONE);
    await expect(block.getByText(text)).toBeVisible();
    await page.setViewportSize(DESKTOP);
    await expect(block.getByText(text)).toBeHidden();
  }
  // They add to what a desktop says.
  await page.setViewportSize(PHONE);
  for (const text of [/analytics set-up/i, /app store submissions/i, /troubleshooting/i]) {
    await expect.soft(block.getByText(text).filter({ visible: true })).toBeVisible();
  }
});

test("the navigation stays when a visitor scrolls, and a new page begins at its top", async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto("/");
  await page.locator("footer").scrollIntoViewIfNeeded();
  const navigation = page.getByRole("navigation", { name: "Main" });
  await expect(navigation).toBeInViewport({ ratio: 1 });
  await navigation.getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(page.locator("h1")).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("the tiles of the portfolio show the pictures 01 to 10", async ({ page }) => {
  await page.goto("/portfoliopage");
  const sources = await page
    .locator('[data-block="portfolioGrid"] li img')
    .evaluateAll((all) => all.map((image) => image.getAttribute("src")!));
  const wanted = Array.from({ length: 10 }, (_, index) => `/images/portfolio/${String(index + 1).padStart(2, "0")}`);
  expect(sources.map((source) => source.slice(0, wanted[0]!.length))).toEqual(wanted);
});

for (const route of ["/IosorAndroidFindout", "/HowtoCreateAppfromScratch"]) {
  test(`contents and form of ${route}`, async ({ page, complaints }) => {
    await page.setViewportSize(DESKTOP);
    await page.goto(route);
    const article = page.locator('[data-block="article"]');
    const entries = article.locator("nav").filter({ visible: true }).getByRole("link");
    await expect(entries).toHaveText(await article.locator("section section h2").allTextContents());
    await entries.last().click();
    await expect(article.getByRole("heading", { name: /^Conclusion/ })).toBeInViewport();

    const form = article.locator("form");
    for (const name of ["name", "number", "message"]) await form.locator(`[name="${name}"]`).fill("12");
    await form.locator('[name="email"]').fill("asha@example.com");
    const alert = page.waitForEvent("dialog");
    const sent = form.getByRole("button", { name: "Send" }).click();
    expect((await alert).message()).toBe("Your details has been submited.");
    await (await alert).accept();
    await sent;
    await expect(form.locator('[name="message"]')).toHaveValue("");
    // Demo delivery logs what was typed and nothing else.
    expect(complaints.splice(0)).toEqual([expect.stringContaining("asha@example.com")]);
  });
}

test("no picture of a project covers its words", async ({ page }) => {
  for (const size of [DESKTOP, { width: 768, height: 900 }, PHONE]) {
    await page.setViewportSize(size);
    await page.goto("/portfoliopage");
    const gaps = await page
      .locator('[data-block="portfolioGrid"] li')
      .evaluateAll((all) =>
        all.map(
          (tile) =>
            tile.querySelector("h3")!.getBoundingClientRect().top -
            tile.querySelector("img")!.getBoundingClientRect().bottom,
        ),
      );
    expect(gaps).toHaveLength(10);
    for (const gap of gaps) expect(gap).toBeGreaterThan(8);
  }
});
