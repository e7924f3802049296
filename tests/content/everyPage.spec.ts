/** What holds for every page of the site, whatever its authors have written. */
import { isSafeHref } from "../../src/model/urls.ts";
import { expect, scrollThrough, test, watchLayoutShift } from "../site/fixtures.ts";
import { accessibilityFindings, openAll, TAGS } from "../support/accessibility.ts";
import { authorsSite } from "../support/pages.ts";

const { pages, settings } = authorsSite();

const WIDTHS = [305, 320, 390, 768, 1080, 1280, 1440, 1920, 2560];
/** Those at which a page is opened and read to its end; at the others it is opened already. */
const OPENED = [320, 1440];
/** Those at which everything is clicked. */
const CLICKED = [305, 768, 1440, 2560];

for (const { route } of pages) {
  test(`${route} says what it is, fits every width, stays where it is, and can be clicked`, async ({ page }) => {
    // With the font in the cache, so that only what the page does itself is measured.
    const response = await page.goto(route);
    await expect(page).toHaveTitle(/\S/);
    await expect(page.locator("h1")).toHaveCount(1);
    await expect(page.locator("h1")).toHaveText(/\S/);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`${route}$`));
    await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /\S/);

    const written = await page.evaluate(attributesIn, await response!.text());
    const valuesOf = (...names: string[]) => written.flatMap(([name, value]) => (names.includes(name) ? [value] : []));
    expect(valuesOf("lang")).toContain(settings.language ?? "en");
    expect(valuesOf("style")).toEqual([]);
    expect(valuesOf("href", "src").filter((address) => !isSafeHref(address))).toEqual([]);
    expect(written.filter(([, value]) => /\b(?:undefined|null|NaN|\[object )/.test(value))).toEqual([]);

    const layoutShift = await watchLayoutShift(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      if (OPENED.includes(width)) {
        await page.goto(route);
        await scrollThrough(page);
        expect(await layoutShift(), `layout shift at ${width} px`).toBe(0);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBeLessThanOrEqual(width);
      if (CLICKED.includes(width)) expect(await page.evaluate(findCovered), `${width} px`).toEqual([]);
    }
  });
}

test.describe("with less motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  for (const { route } of pages) {
    test(`${route} with everything open: nothing to find for axe`, async ({ page }) => {
      await page.goto(route);
      await openAll(page);
      expect(await accessibilityFindings(page, { tags: TAGS })).toEqual([]);
    });
  }
});

/** The attributes of a document as it was sent, before any script has run. */
function attributesIn(html: string): [name: string, value: string][] {
  const elements = new DOMParser().parseFromString(html, "text/html").querySelectorAll("*");
  return [...elements].flatMap(({ attributes }) => Array.from(attributes, ({ name, value }) => [name, value] as never));
}

/** The links, buttons and fields of a page that a click does not reach everywhere, each tried at nine points. */
function findCovered(): string[] {
  const THIRDS = [1 / 6, 3 / 6, 5 / 6];
  const controls = [...document.querySelectorAll<HTMLElement>("a, button, summary, input, select, textarea")];
  return controls
    .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((control) => !control.matches(".vh"))
    .filter((control) => {
      control.scrollIntoView({ block: "center", behavior: "instant" });
      const { left, top, width, height } = control.getClientRects()[0]!;
      return THIRDS.flatMap((x) => THIRDS.map((y) => [left + width * x, top + height * y] as const))
        .filter(([x, y]) => x >= 0 && x < innerWidth && y >= 0 && y < innerHeight)
        .some(([x, y]) => !control.contains(document.elementFromPoint(x, y)));
    })
    .map((control) => control.outerHTML.slice(0, 120));
}
