import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { pages, sharedBlock, type PageFile } from "../support/pages.ts";

export { expect, pages };

interface Watched {
  /** What the browser complained about: console messages, failed requests, reports of the security policy. */
  complaints: string[];
}

/** A page that must not complain: whatever the console or the network has to say fails the test. */
export const test = base.extend<Watched>({
  page: async ({ page, complaints }, use) => {
    listen(page, complaints);
    await stayNear(page);
    const open = page.goto.bind(page);
    page.goto = async (url, options) => {
      const response = await open(url, options);
      if (options?.waitUntil !== "commit") await expect.poll(() => leftOut(page), { intervals: [50] }).toBe(0);
      return response;
    };
    await use(page);
  },
  complaints: [
    async ({}, use) => {
      const complaints: string[] = [];
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    // Without a page of its own: many tests need none.
    { auto: true },
  ],
});

/** On a busy machine the browser takes its own computer for far away, and React would not be fetched. */
export async function stayNear(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: undefined, configurable: true }),
  );
}

/** A note for developers: Playwright, which looks for a label, asks for the styles of parts that are not laid out yet. */
const NOT_LAID_OUT = "Rendering was performed in a subtree hidden by content-visibility.";

function listen(page: Page, complaints: string[]): void {
  page.on("console", (message) => {
    if (message.text() !== NOT_LAID_OUT) complaints.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => complaints.push(`error: ${error.message}`));
  page.on("requestfailed", (request) => {
    // A document that is left takes its unfinished downloads with it.
    if (request.failure()?.errorText !== "net::ERR_ABORTED") complaints.push(`failed: ${request.url()}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
  });
}

/** Which parts of the page the browser may leave out of its work as long as they are not near. */
export function leftOut(page: Page): Promise<number> {
  return page
    .locator("main > *, footer")
    .evaluateAll((parts) => parts.filter((part) => getComputedStyle(part).contentVisibility !== "visible").length);
}

export const routes = pages.map(({ route }) => route);

/** A few pages that together have every type of block, for what depends on components and not on words. */
export const routesOfEachBlock = oneOfEach(pages);

function oneOfEach(rest: readonly PageFile[], seen: ReadonlySet<string> = new Set()): string[] {
  const news = (page: PageFile) => new Set(typesOn(page).filter((type) => !seen.has(type))).size;
  const [best] = rest.toSorted((a, b) => news(b) - news(a));
  if (!best || news(best) === 0) return [];
  return [best.route, ...oneOfEach(rest, new Set([...seen, ...typesOn(best)]))];
}

function typesOn({ blocks }: PageFile): string[] {
  return blocks.map((block) => String(inPlace(block)["type"]));
}

/** An address that no page has; the not-found page is shown there. */
export const UNKNOWN = "/no-such-page";

type Block = PageFile["blocks"][number];

/** A block, or the one that a shared block stands for. */
export function inPlace(block: Block): Block {
  if (block["type"] !== "shared") return block;
  return { ...sharedBlock(String(block["use"])), ...(block["with"] as object) };
}

/** The plain texts of a block: what an author wrote that a visitor must be able to read. */
export function textsOf(block: Block): string[] {
  const readable = new Set(["heading", "lead", "title", "quote", "question", "label", "category"]);
  const found: string[] = [];
  const walk = (value: unknown, key = ""): void => {
    if (typeof value === "string" && readable.has(key) && !/[{[*_]/.test(value)) found.push(value);
    else if (Array.isArray(value)) value.forEach((item) => walk(item, key));
    else if (value && typeof value === "object") Object.entries(value).forEach(([name, inner]) => walk(inner, name));
  };
  walk(block);
  return found;
}

/** Scrolls through the whole page, as a visitor does, so that everything lazy is asked for. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    /** Until whoever watches what comes near the window has heard of it. Observers are told in the order they were made in. */
    const seen = () =>
      new Promise<void>((resolve) => {
        const last = new IntersectionObserver(() => {
          last.disconnect();
          resolve();
        });
        last.observe(document.documentElement);
      });
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: "instant" });
      await seen();
    }
    scrollTo({ top: 0, behavior: "instant" });
  });
}

/** How far the layout moved by itself since the page was opened; see web.dev/cls. Call before `goto`. */
export async function watchLayoutShift(page: Page, { withInput = false } = {}): Promise<() => Promise<number>> {
  await page.addInitScript((isAll) => {
    const seen = { total: 0 };
    Object.assign(globalThis, { layoutShift: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (isAll || !entry.hadRecentInput) seen.total += entry.value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  }, withInput);
  return () => page.evaluate(() => (globalThis as unknown as { layoutShift: { total: number } }).layoutShift.total);
}

/** Waits until what was just asked for has been drawn. */
export async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** Stops the page's clock; `page.clock.runFor` moves it on. Needs `page.clock.install()` before `goto`. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}

/** Goes for a link, as a visitor who hesitates: until its page is ready to be shown. */
export async function goFor(page: Page, link: Locator): Promise<void> {
  await link.hover();
  const path = new URL((await link.getAttribute("href"))!, page.url()).pathname;
  await page.evaluate(async (wanted) => {
    const app = (await import(document.documentElement.dataset["app"]!)) as { isReady(path: string): boolean };
    while (!app.isReady(wanted)) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, path);
}

/** What the browser keeps for the site, by name, apart from how far its pages were scrolled. */
export function keptWords(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [sessionStorage, localStorage].flatMap((storage) => Object.keys(storage)).filter((name) => name !== "scroll"),
  );
}

/** What checks forms and sends them. */
export const FORM_SCRIPT = /\/assets\/behaviour-form-/;

/** Keeps what matches on the way, as a slow network does, until the returned function is called. */
export async function holdBack(page: Page, url: RegExp): Promise<() => void> {
  let arrive = () => {};
  const free = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(url, async (route) => {
    await free;
    await route.continue();
  });
  return () => arrive();
}
