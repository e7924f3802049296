import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { agencyDist } from "../support/agency/folder.ts";
import { startHalting } from "../support/haltingHost.ts";
import { expect, goFor, holdBack, leftOut, pages, test, twoFrames, watchLayoutShift } from "./fixtures.ts";
import { plainlyChanged, shoot, type Shot } from "./pixels.ts";

const LATE = /\/late-[^/]*\.css$/;

test.use({ viewport: { width: 1440, height: 900 } });

/** Makes the page wait for its styles without end: what it does by itself then, it does for another reason. */
async function makePatient(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const wait = setTimeout;
    const patient = (act: () => void, time = 0, ...rest: unknown[]) => wait(act, time < 4000 ? time : 1e9, ...rest);
    Object.assign(globalThis, { setTimeout: patient });
  });
  await leaveToScript(page);
}

/** Keeps the styles of the page from showing it by themselves, which they do where its script was taken out. */
async function leaveToScript(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(":root { animation: none !important }");
    document.adoptedStyleSheets = [sheet];
  });
}

/**
 * Opens a long page while a slow network keeps the styles of all that is further down. Whoever looks for roles there
 * makes the browser lay out what is hidden, and it says so.
 */
async function openHeld(page: Page, address: string): Promise<() => void> {
  await makePatient(page);
  return open(page, address);
}

async function open(page: Page, address: string): Promise<() => void> {
  const arrive = await holdBack(page, LATE);
  await page.goto(address, { waitUntil: "commit" });
  await expect(page.locator("#quote")).toBeAttached();
  return arrive;
}

/** Whether the last block and the foot can be seen; asked so that nothing hidden is laid out for the answer. */
function isRestShown(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    ["main > :last-child > *", "footer > *"].every((part) =>
      document.querySelector(part)!.checkVisibility({ visibilityProperty: true }),
    ),
  );
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
  [1440, 2400],
] as const) {
  test(`what has its styles on the way is not seen, and nothing moves when they come, at ${width} x ${height} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    // A font that comes in between may be shown when the styles come; here only the styles are measured.
    await holdBack(page, /\.woff2$/);
    const layoutShift = await watchLayoutShift(page);
    const arrive = await openHeld(page, "/");
    await expect(page.locator("h1")).toBeVisible();
    expect(await isRestShown(page)).toBe(false);
    arrive();
    await expect.poll(() => isRestShown(page)).toBe(true);
    await twoFrames(page);
    expect(await layoutShift()).toBe(0);
  });
}

/** What is opened by its button at the width of a window. */
const OPENED: [what: string, width: number, button: RegExp, opened: string][] = [
  ["the drawer", 390, /^Menu$/, "dialog#menu"],
  ["the form", 390, /Get a Quote/, "dialog#quote"],
  ["a menu", 1440, /^Services$/, "details[open] > div"],
];

for (const [what, width, button, opened] of OPENED) {
  test(`${what} that is opened before its styles are there is not seen without them, and moves nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await holdBack(page, /\.woff2$/);
    const layoutShift = await watchLayoutShift(page, { withInput: true });
    const arrive = await openHeld(page, "/");
    const control = page
      .getByRole("banner")
      .locator("button, summary")
      .filter({ hasText: button })
      .or(page.getByLabel(button));
    await control.first().click();
    const opacity = () => page.locator(opened).evaluate((element) => getComputedStyle(element).opacity);
    expect(await opacity()).toBe("0");
    arrive();
    await expect.poll(opacity).toBe("1");
    await twoFrames(page);
    expect(await layoutShift()).toBe(0);
  });
}

test("what measures the page waits for its styles", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 4000 });
  const asked = new Set<string>();
  page.on("request", (request) => asked.add(/\/assets\/(motion|behaviour-carousel)-/.exec(request.url())?.[1] ?? ""));
  const arrive = await openHeld(page, "/");
  await page.evaluate(() => scrollTo({ top: 100, behavior: "instant" }));
  await twoFrames(page);
  const scripts = () => [...asked].filter(Boolean).toSorted();
  expect(scripts()).toEqual([]);
  arrive();
  await expect.poll(scripts).toEqual(["behaviour-carousel", "motion"]);
});

for (const path of ["/contact", "/"]) {
  test(`${path}: nothing that can wait is asked for before the first paint`, async ({ page }) => {
    await page.goto(path);
    const early = await page.evaluate(() => {
      const painted = performance.getEntriesByName("first-contentful-paint")[0]!.startTime;
      const asked = performance.getEntriesByType("resource").filter(({ startTime }) => startTime < painted);
      return asked.map(({ name }) => name);
    });
    expect(early.filter((url) => !/\.woff2$|\.avif$|favicon/.test(url))).toEqual([]);
    // Nor is the entry in the history named, which takes as long as a tenth of such a script.
    expect(await page.evaluate(() => history.state as unknown)).toBeNull();
  });
}

/** The longest page that has all its own styles at once. */
const FEW_STYLES = pages
  .filter(
    ({ route }) =>
      !readFileSync(`${agencyDist}${route === "/" ? "/index" : route}.html`, "utf8").includes("[data-late] :is(main"),
  )
  .toSorted((a, b) => b.blocks.length - a.blocks.length)[0]!.route;

for (const path of [FEW_STYLES, "/"]) {
  test(`${path}: what is further down is laid out by and by, and then stays`, async ({ page }) => {
    const arrive = await openHeld(page, path);
    expect(await leftOut(page)).toBeGreaterThan(0);
    arrive();
    await expect.poll(() => leftOut(page)).toBe(0);
  });
}

test("a phone lays out the second block once it has painted the first, without waiting for late styles", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector("main > [data-laid]:nth-child(2)")) return;
      observer.disconnect();
      Object.assign(globalThis, { laidAt: performance.now() });
    }).observe(document, { attributeFilter: ["data-laid"], subtree: true });
  });
  await openHeld(page, "/contact");
  const laidAt = await page.waitForFunction(() => (globalThis as { laidAt?: number }).laidAt);
  expect(await page.evaluate(() => document.querySelectorAll("main > [data-laid]").length)).toBe(2);
  const paintedAt = await page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]!.startTime);
  expect(await laidAt.jsonValue()).toBeGreaterThan(paintedAt);
});

test("who scrolls has the whole page laid out at once", async ({ page }) => {
  await openHeld(page, FEW_STYLES);
  // Before that a page may be as high as the window, and nothing scrolls.
  await expect(page.locator("html[data-turns]")).toBeAttached();
  await page.mouse.wheel(0, 100);
  await expect.poll(() => leftOut(page)).toBe(0);
});

test("who has scrolled before the script of the page came has the whole page laid out at once", async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 600 });
  const halting = await startHalting(baseURL!, '<script type="module">');
  await openHeld(page, halting.origin + FEW_STYLES);
  await expect(async () => {
    await page.mouse.wheel(0, 100);
    expect(await scrolled(page)).toBeGreaterThan(0);
  }).toPass();
  await twoFrames(page);
  expect(await leftOut(page)).toBeGreaterThan(0);
  halting.goOn();
  await expect.poll(() => leftOut(page)).toBe(0);
  // Its icon may still be on the way.
  await page.close();
  await halting.stop();
});

// Pages with few styles and with many, near their end, where every guessed height would be felt.
for (const path of ["/contact", "/", FEW_STYLES]) {
  for (const width of [390, 1440]) {
    test(`${path}: who loads it again, or comes back to it, is where it was left, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(path);
      const left = await scrollNearTheEnd(page);
      const isThere = () => expect.poll(async () => Math.abs((await scrolled(page)) - left)).toBeLessThan(2);
      await page.reload();
      await isThere();
      // Playwright's browsers keep no documents: this one is loaded anew.
      await page.goto("/whoweare");
      await page.goBack();
      await isThere();
    });
  }
}

test("who loads a page again that React has shown is where it was left, however late the styles are", async ({
  page,
}) => {
  await page.goto("/contact");
  const home = page.locator('header a[href="/"]').first();
  await goFor(page, home);
  await home.click();
  await expect(page).toHaveURL("/");
  const left = await scrollNearTheEnd(page);
  const arrive = await holdBack(page, LATE);
  await page.reload({ waitUntil: "commit" });
  await expect(page.locator("#quote")).toBeAttached();
  arrive();
  await expect.poll(() => scrolled(page)).toBe(left);
});

function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => scrollY);
}

async function scrollNearTheEnd(page: Page): Promise<number> {
  await page.evaluate(() =>
    scrollTo({ top: Math.round(0.9 * document.documentElement.scrollHeight) - innerHeight, behavior: "instant" }),
  );
  await twoFrames(page);
  return scrolled(page);
}

test("dialogs and menus open before their styles are there", async ({ page }) => {
  const arrive = await openHeld(page, "/");
  await page.locator("header [commandfor=quote]").click();
  await expect(page.locator("#quote")).toBeVisible();
  arrive();
  await expect(page.locator("#quote")).toHaveCSS("border-radius", "14px");
});

test("a link to a place leads there, however late the styles are", async ({ page }) => {
  const arrive = await openHeld(page, "/#form");
  arrive();
  await page.waitForLoadState("load");
  await expect
    .poll(() => page.locator("#form").evaluate((form) => Math.round(form.getBoundingClientRect().top)))
    .toBe(96);
});

test("a link to words leads to them, however late the styles are", async ({ page, complaints }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const arrive = await openHeld(page, `/#:~:text=${encodeURIComponent("Recent Market Trends")}`);
  await expect(page.locator("html[data-turns]")).toBeAttached();
  // The browser looks for the words until the page is loaded, and passes over what is not laid out.
  expect(await page.locator("main > :not([data-laid])").count()).toBe(0);
  arrive();
  await expect(page.getByRole("heading", { name: "Recent Market Trends" })).toBeInViewport();
  // What the browser says of its own search.
  complaints.splice(0, Infinity, ...complaints.filter((said) => !said.includes("hidden by content-visibility")));
});

test("a page whose styles cannot be had is plain, but it is there", async ({ page, complaints }) => {
  await page.route(LATE, (route) => route.abort());
  await page.goto("/");
  await expect.poll(() => isRestShown(page)).toBe(true);
  expect(complaints.splice(0).filter((each) => !LATE.test(each) && !/ERR_FAILED/.test(each))).toEqual([]);
});

test("a page whose styles never come is plain after a while, and takes them when they do", async ({ page }) => {
  await page.clock.install();
  await leaveToScript(page);
  const arrive = await open(page, "/");
  await page.clock.runFor(1000);
  expect(await isRestShown(page)).toBe(false);
  await page.clock.runFor(5000);
  await expect.poll(() => isRestShown(page)).toBe(true);
  arrive();
  await expect(page.locator("footer > *").first()).not.toHaveCSS("display", "inline");
});

test.describe("a page looks the same", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  // From the page with the fewest styles to others with many.
  for (const path of ["/", "/whoweare", "/portfoliopage", "/digital-marketing-services"]) {
    test(`${path}, whether it is loaded or shown without a document load`, async ({ page }) => {
      await page.goto(path);
      const loaded = await shootWhole(page);
      await page.goto("/blog");
      await goFor(page, page.locator(`a[href="${path}"]`).filter({ visible: true }).first());
      await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
      await page.locator(`a[href="${path}"]`).filter({ visible: true }).first().click();
      await expect(page).toHaveURL(path);
      expect(await page.evaluate(() => "sameDocument" in globalThis)).toBe(true);
      const shown = await shootWhole(page);
      expect([shown.width, shown.height]).toEqual([loaded.width, loaded.height]);
      expect(plainlyChanged(loaded, shown)).toBe(0);
    });
  }
});

/** Without pictures, which come when they come. */
async function shootWhole(page: Page): Promise<Shot> {
  await expect.poll(() => leftOut(page)).toBe(0);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("main img { visibility: hidden !important } :focus { outline: none !important }");
    document.adoptedStyleSheets = [sheet];
    scrollTo(0, 0);
  });
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready);
  await twoFrames(page);
  return shoot(page);
}
