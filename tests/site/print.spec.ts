import { expect, inPlace, pages, scrollThrough, test, textsOf } from "./fixtures.ts";

/** What a sheet of A4 leaves between its margins, in CSS pixels. */
const SHEET = { width: 688, height: 1017 };
/** What asks to be clicked or filled in stays off the paper. */
const LEFT_OUT = new Set(["cta", "contactForm"]);

test.use({ viewport: SHEET, contextOptions: { reducedMotion: "reduce" } });

for (const { route, blocks } of pages) {
  test(`${route} on paper: every text, dark on white, nothing to click`, async ({ page }) => {
    await page.goto(route);
    await scrollThrough(page);
    await page.emulateMedia({ media: "print" });
    const printed = blocks.map(inPlace).filter(({ type }) => !LEFT_OUT.has(String(type)));
    for (const text of printed.map(withoutButtons).flatMap(textsOf)) {
      await expect(page.locator("main").getByText(text).filter({ visible: true }).first(), text).toBeVisible();
    }
    await expect(page.locator("button, form, nav").filter({ visible: true })).toHaveCount(0);
    expect(await page.evaluate(faultsOnPaper)).toEqual([]);
  });
}

function withoutButtons(block: object): Record<string, unknown> {
  return JSON.parse(JSON.stringify(block, (key, value: unknown) => (key === "button" ? undefined : value)));
}

/** Runs in the page: what cannot be read on white paper, is cut off, or would come again on every sheet. */
function faultsOnPaper(): string[] {
  const faults: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement!;
    if (!text.textContent?.trim() || !element.checkVisibility({ visibilityProperty: true }) || element.closest(".vh"))
      continue;
    const { color, backgroundColor } = getComputedStyle(element);
    const [red = 0, green = 0, blue = 0] = color.match(/\d+/g)!.map(Number);
    const name = text.textContent.trim().slice(0, 30);
    if (Math.max(red, green, blue) > 0x66) faults.push(`"${name}" is too light`);
    if (!/, 0\)$|255, 255, 255/.test(backgroundColor)) faults.push(`"${name}" stands on ${backgroundColor}`);
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, height } = range.getBoundingClientRect();
    if (height > 0 && (left < -1 || right > innerWidth + 1)) faults.push(`"${name}" is off the sheet`);
  }
  for (const element of document.querySelectorAll("body *")) {
    if (!element.checkVisibility()) continue;
    const { position } = getComputedStyle(element);
    if (position === "fixed" || (position === "sticky" && element.closest("header")))
      faults.push(`${element.className} comes again on every sheet`);
  }
  return faults;
}

test("on paper all slides, quotes, panels and answers are there", async ({ page }) => {
  const all: Record<string, string> = {
    "/": '.swiper-slide, [role="tabpanel"], [data-block="faq"] details > div',
    "/react-native-app-development-services": '[role="tabpanel"], details > div',
  };
  for (const [route, selector] of Object.entries(all)) {
    await page.goto(route);
    await scrollThrough(page);
    await page.emulateMedia({ media: "print" });
    const parts = page.locator("main").locator(selector);
    expect(await parts.count()).toBeGreaterThan(9);
    for (const part of await parts.all()) {
      await expect(part).toBeVisible();
      const box = (await part.boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(-1);
      expect(box.x + box.width).toBeLessThanOrEqual(SHEET.width + 1);
    }
  }
});

test("on paper no step stands nearer to its frame than the others", async ({ page }) => {
  for (const route of ["/", "/contact"]) {
    await page.goto(route);
    await scrollThrough(page);
    await page.emulateMedia({ media: "print" });
    const steps = page.locator('[data-block="process"] ol > li');
    const paddings = await steps.evaluateAll((all) => all.map((step) => getComputedStyle(step).padding));
    expect(new Set(paddings), route).toEqual(new Set(["16px"]));
    await page.emulateMedia({ media: "screen" });
  }
});

test("on paper the white parts of a pictogram have an outline", async ({ page }) => {
  await page.goto("/");
  await page.emulateMedia({ media: "print" });
  const pictogram = page.locator('[data-block="carousel"] img[src*="#"]').first();
  expect(await pictogram.evaluate((image) => getComputedStyle(image).filter)).toContain("drop-shadow");
});

test("on paper links to other sites say where they lead", async ({ page }) => {
  await page.goto("/IosorAndroidFindout");
  await page.emulateMedia({ media: "print" });
  const link = page.locator('main a[href^="http"]').first();
  const href = await link.getAttribute("href");
  expect(await link.evaluate((a) => getComputedStyle(a, "::after").content)).toContain(href);
  const inside = page.locator('main p a[href^="/"]').first();
  expect(await inside.evaluate((a) => getComputedStyle(a, "::after").content)).toBe("none");
});
