import { expect, test } from "./fixtures.ts";
import { shapesOf } from "./shapesOf.ts";

/** Pictures and patterns of which nothing may be cut off that a visitor would miss. */

for (const width of [730, 768, 1024, 1440]) {
  test(`portraits of those who are quoted keep their sides at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    const shapes = await shapesOf(page.locator('[data-block="testimonials"] [role="tabpanel"] img'));
    expect(shapes.length).toBeGreaterThan(1);
    for (const { shown, own } of shapes) expect(shown).toBeGreaterThan(own * 0.93);
  });
}

for (const width of [768, 1000]) {
  test(`the quilt in the free space of a grid shows all of its patches at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/digital-marketing-services");
    const { box, patches } = await page
      .locator('[data-block="servicesGrid"] li[aria-hidden] svg')
      .evaluate((quilt) => ({
        box: quilt.getBoundingClientRect().toJSON() as DOMRect,
        patches: [...quilt.children].map((patch) => patch.getBoundingClientRect().toJSON() as DOMRect),
      }));
    expect(Math.min(...patches.map(({ top }) => top))).toBeCloseTo(box.top, -1);
    expect(Math.max(...patches.map(({ bottom }) => bottom))).toBeCloseTo(box.bottom, -1);
    expect(Math.max(...patches.map(({ right }) => right))).toBeCloseTo(box.right, -1);
  });
}

for (const width of [1440, 768, 390]) {
  test(`the carousel of projects shows all of its pictures at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    for (const { shown, own } of await shapesOf(page.locator('[data-block="carousel"] figure img')))
      expect(shown).toBeCloseTo(own, 2);
  });

  test(`high pictures of the portfolio keep most of their height at ${width} px, and rows are even`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/portfoliopage");
    const shapes = await shapesOf(page.locator("[data-gallery] img"));
    const high = shapes.filter(({ own }) => own < 1);
    expect(high.length).toBeGreaterThan(0);
    for (const { shown, own } of high) expect(own / shown).toBeGreaterThan(0.8);
    for (const { top, height } of shapes)
      for (const other of shapes.filter((each) => each.top === top)) expect(other.height).toBeCloseTo(height, 0);
  });
}
