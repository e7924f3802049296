/** What a visitor of a page waits for, measured in a real browser. All times in milliseconds. */
import type { Browser, CDPSession, Page } from "@playwright/test";

/** Slow 4G, as Lighthouse throttles it. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const DESKTOP = { viewport: { width: 1440, height: 900 } };

const PATIENCE = 5000;

/** A stand-in for a helper of esbuild: tsx compiles the functions that run in the browser, and they call it. */
export const NAMES = "globalThis.__name = (named) => named";

interface Seen {
  tasks: number[];
  first: number;
  largest: number;
  shift: number;
}

/** Opens a page in a browser context with an empty cache, and closes it afterwards. */
async function visit<T>(
  browser: Browser,
  { isPhone, isSlow }: { isPhone: boolean; isSlow: boolean },
  use: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(isPhone ? PHONE : DESKTOP);
  const page = await context.newPage();
  await page.addInitScript(NAMES);
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  if (isSlow) {
    await session.send("Network.emulateNetworkConditions", SLOW);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  }
  try {
    return await use(page, session);
  } finally {
    await context.close();
  }
}

/** Rejects when the text of the last block does not appear: a page without a part of its content is no yardstick. */
export function beWhole(browser: Browser, url: string): Promise<void> {
  return visit(browser, { isPhone: false, isSlow: false }, async (page) => {
    await page.goto(url, { waitUntil: "networkidle" });
    const words = page.locator("main > :last-child :is(h2, h3, p, a)").first();
    await words.waitFor({ timeout: PATIENCE });
  });
}

/** Bytes of all but pictures and fonts before anything is done, as they were sent. */
export function weigh(browser: Browser, url: string): Promise<{ bytes: number; requests: number }> {
  return visit(browser, { isPhone: true, isSlow: false }, async (page) => {
    const sizes: Promise<number>[] = [];
    let requests = 0;
    page.on("requestfinished", (request) => {
      requests++;
      if (!/image|font/.test(request.resourceType()))
        sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await page.goto(url, { waitUntil: "networkidle" });
    const all = await Promise.all(sizes);
    return { bytes: all.reduce((sum, size) => sum + size, 0), requests };
  });
}

/** On a slow phone: opens the menu right after the first paint, and measures until the open menu is painted. */
export function answer(browser: Browser, url: string, menu: string): Promise<number> {
  return visit(browser, { isPhone: true, isSlow: true }, async (page) => {
    await page.addInitScript(openAtFirstPaint, menu);
    await page.goto(url, { waitUntil: "load" });
    const answered = await page.waitForFunction(() => (globalThis as { answered?: number }).answered);
    return (await answered.jsonValue())!;
  });
}

/** How a page loads on a slow phone. */
export function load(browser: Browser, url: string): Promise<Record<string, number>> {
  return visit(browser, { isPhone: true, isSlow: true }, async (page) => {
    await page.addInitScript(watch);
    await page.goto(url, { waitUntil: "networkidle" });
    const { tasks, first, largest, shift } = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);
    const blocked = tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0);
    return { first, largest, blocked, longest: Math.max(0, ...tasks), shift };
  });
}

function watch() {
  const seen: Seen = { tasks: [], first: 0, largest: 0, shift: 0 };
  Object.assign(globalThis, { seen });
  const observe = (type: string, react: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(react)).observe({ type, buffered: true });
  observe("longtask", ({ duration }) => seen.tasks.push(duration));
  observe("paint", ({ name, startTime }) => name === "first-contentful-paint" && (seen.first = startTime));
  observe("largest-contentful-paint", ({ startTime }) => (seen.largest = startTime));
  observe("layout-shift", (entry) => (seen.shift += (entry as PerformanceEntry & { value: number }).value));
}

function openAtFirstPaint(menu: string) {
  new PerformanceObserver((list, observer) => {
    const painted = list.getEntries().find(({ name }) => name === "first-contentful-paint");
    if (!painted) return;
    observer.disconnect();
    const shown = [...document.querySelectorAll<HTMLElement>(menu)].find((each) => each.checkVisibility())!;
    shown.click();
    // The frame after the one in which it is open has been painted.
    requestAnimationFrame(() => {
      const isOpen = document.querySelector("dialog:modal, header details[open]");
      setTimeout(() => Object.assign(globalThis, { answered: isOpen ? performance.now() - painted.startTime : Number.NaN }));
    });
  }).observe({ type: "paint", buffered: true });
}

/** Script time and heap after a page was loaded and scrolled to its end. */
export function scroll(browser: Browser, url: string): Promise<{ script: number; heap: number; bytes: number }> {
  return visit(browser, { isPhone: false, isSlow: false }, async (page, session) => {
    await session.send("Performance.enable");
    const scripts: Promise<number>[] = [];
    page.on("requestfinished", (request) => {
      if (request.resourceType() === "script")
        scripts.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await page.goto(url, { waitUntil: "networkidle" });
    const end = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.mouse.move(720, 450);
    for (let top = 0; top < end; top += 400) {
      await page.mouse.wheel(0, 400);
      await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
    }
    await page.waitForLoadState("networkidle");
    await session.send("HeapProfiler.enable");
    await session.send("HeapProfiler.collectGarbage");
    const { metrics } = await session.send("Performance.getMetrics");
    const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? Number.NaN;
    const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
    return { script: metric("ScriptDuration") * 1000, heap: metric("JSHeapUsedSize") / 1024, bytes };
  });
}

export interface Way {
  /** Milliseconds between hover and click. */
  hover: number;
  isSlow: boolean;
}

/** From the click on a link to the next page's heading on the screen. */
export function follow(browser: Browser, url: string, { hover, isSlow }: Way): Promise<number> {
  return visit(browser, { isPhone: false, isSlow }, async (page) => {
    await page.addInitScript(timeHeading);
    await page.goto(url, { waitUntil: "networkidle" });
    const link = page.locator("header a[href='/contact']:visible").first();
    const { x, y, width, height } = (await link.boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2);
    if (hover > 0) await page.waitForTimeout(hover);
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForFunction(() => sessionStorage.getItem("took"), undefined, { polling: 20 });
    return Number(await page.evaluate(() => sessionStorage.getItem("took")));
  });
}

/** Runs in every document: stores the time of the click across the load of the next document. */
function timeHeading() {
  const now = () => performance.timeOrigin + performance.now();
  addEventListener(
    "click",
    () => {
      sessionStorage.setItem("clicked", String(now()));
      sessionStorage.setItem("heading", document.querySelector("h1")!.textContent);
    },
    true,
  );
  const look = () => {
    const clicked = Number(sessionStorage.getItem("clicked"));
    const heading = document.querySelector("h1")?.textContent;
    const isNew = clicked && heading && heading !== sessionStorage.getItem("heading") && !sessionStorage.getItem("took");
    // The frame after the one in which it is there has been painted.
    if (isNew && document.visibilityState === "visible")
      requestAnimationFrame(() => setTimeout(() => sessionStorage.setItem("took", String(now() - clicked))));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
