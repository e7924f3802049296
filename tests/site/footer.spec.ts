/** The footer of other sites: as many columns as may be, with words of any length. */
import type { WholeSite } from "../../src/types.gen.ts";
import { expect, own, test } from "./otherSite.ts";

const LONG = "Terms and conditions of service";

/** A footer with so many columns of links; the first has a long one. */
function footerOf(count: number): WholeSite["footer"] {
  const { columns } = own.footer;
  const [first, ...others] = columns[0]!.links;
  const long = { heading: "Company", links: [{ ...first!, label: LONG }, ...others] };
  return { ...own.footer, columns: [long, ...columns].slice(0, count) };
}

for (const count of [1, 2, 3]) {
  for (const width of count < 3 ? [1024, 1081, 1440] : [1081, 1440])
    test(`with ${count} in one row with the company and the office at ${width} px`, async ({ page, show }) => {
      await page.setViewportSize({ width, height: 900 });
      await show({ footer: footerOf(count) });
      const parts = page.locator("footer nav, footer div:has(> address)");
      await expect(parts).toHaveCount(count + 1);
      const boxes = await parts.evaluateAll((all) =>
        all.map((part) => part.getBoundingClientRect()).map(({ top, right }) => ({ top, right })),
      );
      expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(1);
      const broken = await page.locator("footer nav a").evaluateAll((links) => {
        const words = links.filter(({ textContent }) => textContent && !textContent.includes(" "));
        return words.flatMap(({ textContent, firstChild }) => {
          const range = document.createRange();
          range.selectNodeContents(firstChild!);
          return range.getClientRects().length > 1 ? [textContent] : [];
        });
      });
      expect(broken, "words that go on in another line").toEqual([]);
      // The last one stands at the right edge, whatever their number.
      const edge = await page
        .locator("footer > .wrap > div")
        .last()
        .evaluate((base) => base.getBoundingClientRect().right);
      expect(Math.round(boxes.at(-1)!.right)).toBe(Math.round(edge));
    });

  for (const width of [320, 390])
    test(`with ${count} a long word leaves room for its neighbour at ${width} px`, async ({ page, show }) => {
      await page.setViewportSize({ width, height: 800 });
      await show({ footer: footerOf(count) });
      const columns = await page
        .locator("footer nav")
        .evaluateAll((all) =>
          all.map((column) => column.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
        );
      for (const { left, right } of columns) {
        expect(right).toBeLessThanOrEqual(width);
        expect(right - left).toBeGreaterThan(width / 4);
      }
    });
}
