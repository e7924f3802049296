/** The names of other companies, in header and footer. */
import { brokenWords, crowdedIn, cutOff } from "./cutOff.ts";
import { expect, own, test } from "./otherSite.ts";

/** As many columns of links as may be. */
const columns = [own.footer.columns[0]!, ...own.footer.columns];

for (const name of [
  "Zimmerei Brodbeck GmbH & Co. KG",
  "Dachdeckermeister",
  "Dachdeckerei Gebrüder Brodbeck GmbH & Co.",
  "Zimmerei & Dachdeckerei Gebrüder Brodbeck GmbH & Co. KG.",
])
  test(`a name of ${name.length} letters has room, and leaves it to what is beside it`, async ({ page, show }) => {
    await show({ brand: { ...own.brand, name }, footer: { ...own.footer, columns } });
    for (const width of [320, 390, 768, 1100, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await cutOff(page), `${width} px`).toEqual([]);
      expect(await crowdedIn(page), `${width} px`).toEqual([]);
      // Of one long word, phones have room for no more than a part beside the button.
      if (name.includes(" ") || width > 390)
        expect(await brokenWords(page, "header a, footer :is(a, h2, address span)"), `${width} px`).toEqual([]);
      const widths = await page
        .locator("footer nav")
        .evaluateAll((all) => all.map((column) => column.getBoundingClientRect().width));
      expect(widths).toHaveLength(3);
      expect(Math.min(...widths), `${width} px`).toBeGreaterThan(100);
      const bar = (await page.locator("header > div").last().boundingBox())!;
      expect(bar.height, `${width} px`).toBeLessThan(120);
    }
  });
