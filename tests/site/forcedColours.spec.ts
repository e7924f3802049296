import type { Locator, Page } from "@playwright/test";
import { expect, routesOfEachBlock, scrollThrough, test, twoFrames } from "./fixtures.ts";
import { plainlyChanged, shoot, type Box } from "./pixels.ts";

/** The operating system's dark and light themes of high contrast. */
const themes = ["light", "dark"] as const;

/** What tells a state, where to see it, and what takes the state away. */
const cues: Record<string, { route: string; selector: string; width?: number; without: (element: Element) => void }> = {
  "the page that is shown, in the navigation": {
    route: "/blog",
    selector: 'header nav a[aria-current="page"]',
    without: (element) => element.removeAttribute("aria-current"),
  },
  "the menu of the page that is shown": {
    route: "/technology",
    selector: "header summary[aria-current]",
    without: (element) => element.removeAttribute("aria-current"),
  },
  "the chosen tab": {
    route: "/react-native-app-development-services",
    selector: '[data-block="tabs"] [aria-selected="true"]',
    without: (element) => element.setAttribute("aria-selected", "false"),
  },
  "the chosen tab on phones": {
    route: "/react-native-app-development-services",
    selector: '[data-block="tabs"] [aria-selected="true"]',
    width: 390,
    without: (element) => element.setAttribute("aria-selected", "false"),
  },
  "the chosen portrait": {
    route: "/",
    selector: '[data-block="testimonials"] [aria-selected="true"]',
    without: (element) => element.setAttribute("aria-selected", "false"),
  },
  "the active dot": {
    route: "/",
    selector: '[data-block="testimonials"] [data-dot][data-selected]',
    without: (element) => element.removeAttribute("data-selected"),
  },
  "an open answer": {
    route: "/whoweare",
    selector: '[data-block="accordion"] details[open] summary',
    without: (element) => element.parentElement!.removeAttribute("open"),
  },
  "the section that is read, in the contents": {
    route: "/IosorAndroidFindout",
    selector: "main nav a[aria-current]",
    without: (element) => element.removeAttribute("aria-current"),
  },
};

for (const theme of themes) {
  test.describe(`with the colours of a ${theme} theme`, () => {
    test.use({
      colorScheme: theme,
      contextOptions: { reducedMotion: "reduce", forcedColors: "active" },
      viewport: { width: 1440, height: 900 },
    });

    for (const [name, { route, selector, width = 1440, without }] of Object.entries(cues)) {
      test(`${name} can be told`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(route);
        await scrollThrough(page);
        await page.waitForLoadState("networkidle");
        await page.evaluate(() => scrollTo(0, innerHeight));
        const element = page.locator(selector).filter({ visible: true }).first();
        await element.scrollIntoViewIfNeeded();
        const box = (await element.boundingBox())!;
        const before = await shoot(page, box);
        await element.evaluate(without);
        expect(plainlyChanged(before, await shoot(page, box))).toBeGreaterThan(20);
      });
    }

    test("what can be pressed or filled in has a border", async ({ page }) => {
      for (const route of ["/", "/contact"]) {
        await page.goto(route);
        const faults = await page
          .locator("main :is(button, input, select, textarea), a:has(> span + svg)")
          .evaluateAll((all) =>
            all
              .filter((element) => element.checkVisibility({ visibilityProperty: true }))
              .filter((element) => !element.matches("[role=tab]"))
              .filter((element) => {
                const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(element);
                const ground = getComputedStyle(document.body).backgroundColor;
                return borderTopStyle === "none" || Number.parseFloat(borderTopWidth) < 1 || borderTopColor === ground;
              })
              .map((element) => element.outerHTML.slice(0, 120)),
          );
        expect(faults, route).toEqual([]);
      }
    });

    test("what lies over the page has an edge", async ({ page }) => {
      await page.goto("/");
      for (const id of ["menu", "quote"]) {
        const dialog = page.locator(`#${id}`);
        await dialog.evaluate((element: HTMLDialogElement) => element.showModal());
        expect(await dialog.evaluate((element) => getComputedStyle(element).borderLeftWidth), id).toBe("1px");
        await page.keyboard.press("Escape");
      }
    });
  });
}

test.describe("with the colours of either theme", () => {
  test.use({
    contextOptions: { reducedMotion: "reduce", forcedColors: "active" },
    viewport: { width: 1440, height: 900 },
  });

  for (const route of routesOfEachBlock) {
    test(`icons, pictograms, charts and the logo are there on ${route}`, async ({ page }) => {
      await page.goto(route);
      await scrollThrough(page);
      await page.waitForLoadState("networkidle");
      for (const colorScheme of themes) {
        await page.emulateMedia({ colorScheme });
        // Once in hundreds of pages the browser gives a picture of the moment before, or something still finds its place.
        await expect(async () => {
          await coverDrawings(page, false);
          const drawn = await drawings(page);
          const shown = await shoot(page);
          await coverDrawings(page, true);
          const hidden = await shoot(page);
          const lost = drawn.filter(({ box }) => plainlyChanged(shown, hidden, box) < 12);
          expect(lost).toEqual([]);
        }).toPass();
      }
    });
  }
});

test.describe("with the colours of a dark theme", () => {
  test.use({
    colorScheme: "dark",
    contextOptions: { reducedMotion: "reduce", forcedColors: "active" },
    viewport: { width: 1440, height: 900 },
  });

  /** How many pixels of a part of a picture, in shares of its size, can be told from the ground. */
  async function seenOf(picture: Locator, [left, top, right, bottom] = [0, 0, 1, 1]): Promise<number> {
    await picture.scrollIntoViewIfNeeded();
    await picture.evaluate((image: HTMLImageElement) => image.decode());
    const { x, y, width, height } = (await picture.boundingBox())!;
    const box = {
      x: x + left! * width,
      y: y + top! * height,
      width: (right! - left!) * width,
      height: (bottom! - top!) * height,
    };
    const shown = await shoot(picture.page(), box);
    await picture.evaluate((image) => (image.style.visibility = "hidden"));
    return plainlyChanged(shown, await shoot(picture.page(), box));
  }

  test("black logos can be seen", async ({ page }) => {
    await page.goto("/technology");
    for (const name of ["framer", "vercel", "apple", "mysql"]) {
      const logo = page.locator('[data-block="logoGrid"] li').filter({ hasText: name }).locator("img");
      expect(await seenOf(logo), name).toBeGreaterThan(500);
    }
  });

  test("the dark parts of a pictogram have an edge", async ({ page }) => {
    await page.goto("/");
    const slide = page.locator('[data-block="carousel"] [data-ground]').filter({ hasText: "Education" });
    const cap = slide.locator("img").first();
    expect(await seenOf(cap, [0.15, 0.6, 0.4, 0.9])).toBeGreaterThan(40);
  });
});

async function coverDrawings(page: Page, isCovered: boolean): Promise<void> {
  await page.evaluate((covered) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("svg { visibility: hidden !important }");
    document.adoptedStyleSheets = covered ? [sheet] : [];
  }, isCovered);
  await twoFrames(page);
}

/** The drawings of a page that say something, or stand where something is said. */
function drawings(page: Page): Promise<{ name: string; box: Box }[]> {
  return page.locator("svg").evaluateAll((all) =>
    all
      .filter((svg) => svg.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((svg) => ({ svg, edge: svg.getBoundingClientRect() }))
      .filter(({ edge }) => edge.width > 0 && edge.left >= 0 && edge.right <= innerWidth)
      .map(({ svg, edge }) => ({
        name: `${svg.getAttribute("class")} in ${svg.parentElement!.className || svg.parentElement!.textContent}`,
        box: { x: edge.x, y: edge.y + scrollY, width: edge.width, height: edge.height },
      })),
  );
}
