import { test as base, expect, type Page } from "@playwright/test";
import { pages } from "../support/pages.ts";

export { expect, pages };

interface Watched {
  /** What the browser complained about: console messages, failed requests, reports of the security policy. */
  complaints: string[];
}

/** A page that must not complain: whatever the console or the network has to say fails the test. */
export const test = base.extend<Watched>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on("console", (message) => complaints.push(`console ${message.type()}: ${message.text()}`));
      page.on("pageerror", (error) => complaints.push(`error: ${error.message}`));
      page.on("requestfailed", (request) => {
        // A document that is left takes its unfinished downloads with it.
        if (request.failure()?.errorText !== "net::ERR_ABORTED") complaints.push(`failed: ${request.url()}`);
      });
      page.on("response", (response) => {
        if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export const routes = pages.map(({ route }) => route);

/** Scrolls through the whole page, as a visitor does, so that everything lazy is there. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: "instant" });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    scrollTo({ top: 0, behavior: "instant" });
  });
}

/** How far the layout moved by itself since the page was opened; see web.dev/cls. Call before `goto`. */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = { total: 0 };
    Object.assign(globalThis, { layoutShift: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) seen.total += entry.value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { layoutShift: { total: number } }).layoutShift.total);
}
