import { expect, inPlace, pages, test } from "./fixtures.ts";

test("services with a page have an arrow from the start where others have none, and elsewhere under the mouse", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const mixed = new Set<boolean>();
  for (const { route, blocks } of pages) {
    const grids = blocks.map(inPlace).filter(({ type }) => type === "servicesGrid");
    for (const [index, { items }] of grids.entries()) {
      const linked = (items as { href?: string }[]).filter(({ href }) => href !== undefined).length;
      if (linked === 0) continue;
      await page.goto(route);
      const arrows = page.locator('[data-block="servicesGrid"]').nth(index).locator("h3 + svg");
      await expect(arrows).toHaveCount(linked);
      const isMixed = linked < (items as object[]).length;
      for (const arrow of await arrows.all()) await expect(arrow, route).toHaveCSS("opacity", isMixed ? "1" : "0");
      mixed.add(isMixed);
    }
  }
  expect(mixed.size).toBe(2);
});
