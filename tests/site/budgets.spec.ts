import { brotliCompressSync } from "node:zlib";
import { expect, pages, scrollThrough, test } from "./fixtures.ts";

/** Bytes on the wire (brotli), not times: they are the same on every machine. */
const BOOT = 3 * 1024;
const SCRIPTS_AFTER_SCROLL = 32 * 1024;
const PICTURES_BEFORE_SCROLL = 150_000;

for (const { route } of pages) {
  test(`${route}: the script that runs at load is small`, async ({ request }) => {
    const html = await (await request.get(route)).text();
    const scripts = [...html.matchAll(/<script type="module">(.*?)<\/script>/gs)].map((match) => match[1]!);
    expect(scripts).toHaveLength(1);
    expect(brotliCompressSync(scripts[0]!).length).toBeLessThanOrEqual(BOOT);
  });
}

test("the home page pays for its widgets only, and only when they are near", async ({ page }) => {
  const sizes = { script: 0, image: 0 };
  page.on("requestfinished", async (request) => {
    const kind = request.resourceType();
    if (kind === "script" || kind === "image") sizes[kind] += (await request.sizes()).responseBodySize;
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  expect(sizes.script).toBe(0);
  expect(sizes.image).toBeLessThanOrEqual(PICTURES_BEFORE_SCROLL);
  await scrollThrough(page);
  // The carousel is the heaviest of them; when it is here, the small ones are.
  await expect(page.locator(".swiper-initialized")).toHaveCount(2);
  await expect.poll(() => sizes.script).toBeGreaterThan(16 * 1024);
  expect(sizes.script).toBeLessThanOrEqual(SCRIPTS_AFTER_SCROLL);
});
