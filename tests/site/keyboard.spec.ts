import type { Page } from "@playwright/test";
import { expect, routesOfEachBlock, scrollThrough, test, UNKNOWN } from "./fixtures.ts";
import { plainlyChanged, shoot, type Box } from "./pixels.ts";

/** More stops than any page has. */
const ENOUGH = 250;

interface Stop {
  name: string;
  /** Stops of one kind look alike, so that one of them is looked at. */
  kind: string;
  /** Its place among all that can be operated, in the order of the document; -1 for a strip that scrolls. */
  index: number;
  box: Box;
  /** Where the focus may show: around the element, or around the card that its link covers. */
  around: Box;
  hidden: boolean;
}

/** Notes what can be operated, in the order of the document, and says how much that is. */
function noteOperable(page: Page): Promise<number> {
  return page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary, [tabindex]");
    const operable = [...all].filter(
      (element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }),
    );
    Object.assign(globalThis, { operable });
    return operable.length;
  });
}

/** Where the focus is; null when it has left the page. */
function stopOf(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { operable } = globalThis as unknown as { operable: Element[] };
    const header = document.querySelector("header")!;
    const { position } = getComputedStyle(element);
    // The skip link lies over the header.
    const under = getComputedStyle(header).position === "sticky" && !header.contains(element) && position !== "fixed";
    const top = under ? header.getBoundingClientRect().bottom : 0;
    const { x, y, width, height, right, bottom } = element.getBoundingClientRect();
    const covers = position === "static" && getComputedStyle(element, "::after").position === "absolute";
    const around = (covers ? (element as HTMLElement).offsetParent! : element).getBoundingClientRect();
    const tall = height > innerHeight - top;
    const inside = tall ? y < innerHeight && bottom > top : y >= top - 1 && bottom <= innerHeight + 1;
    const ground = element.closest<HTMLElement>("[data-ground]")?.dataset["ground"];
    return {
      name: `${element.tagName} ${(element.getAttribute("aria-label") ?? element.textContent).trim().slice(0, 40)}`,
      kind: [element.tagName, element.className, element.parentElement?.className, ground].join(" "),
      index: operable.indexOf(element),
      box: { x, y, width, height },
      around: { x: around.x, y: around.y, width: around.width, height: around.height },
      hidden: !inside || x >= innerWidth || right <= 0,
    };
  });
}

/**
 * Says whether the focus can be seen: at least as many pixels change plainly as a line of two pixels around the
 * element has; see WCAG 2.2, "Focus Appearance". The focus is taken away; the next Tab goes on from there.
 */
async function showsFocus(page: Page, { box, around }: Stop): Promise<boolean> {
  const clip = inWindow(page, around, 8);
  const focused = await shoot(page, clip);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  const { width, height } = inWindow(page, box, 0);
  return plainlyChanged(await shoot(page, clip), focused) >= 2 * 2 * (width + height);
}

/** The part of a box, with so much around it, that is in the window. */
function inWindow(page: Page, box: Box, more: number): Box {
  const window = page.viewportSize()!;
  const [x, y] = [Math.max(0, box.x - more), Math.max(0, box.y - more)];
  return {
    x,
    y,
    width: Math.min(window.width, box.x + box.width + more) - x,
    height: Math.min(window.height, box.y + box.height + more) - y,
  };
}

const ways = [
  { name: "at 1440 px", width: 1440, on: [...routesOfEachBlock, UNKNOWN] },
  { name: "at 390 px", width: 390, on: routesOfEachBlock },
  { name: "with forced colours", width: 1440, on: ["/", "/contact", "/blog"], forcedColors: "active" },
] as const;

for (const { name, width, on, ...media } of ways) {
  test(`Tab reaches everything in its order, in view and with a visible focus, ${name}`, async ({
    page,
    complaints,
  }) => {
    test.setTimeout(600_000);
    await page.emulateMedia({ reducedMotion: "reduce", ...media });
    await page.setViewportSize({ width, height: 900 });
    const looked = new Set<string>();
    const faults: string[] = [];
    for (const route of on) {
      await page.goto(route);
      await scrollThrough(page);
      await page.waitForLoadState("networkidle");
      const count = await noteOperable(page);
      const reached: number[] = [];
      for (let stops = 0; stops < ENOUGH; stops += 1) {
        await page.keyboard.press("Tab");
        const stop = await stopOf(page);
        // The end of the page: the browser's own controls come next, or the beginning again.
        if (!stop || (stop.index === 0 && reached.length > 0)) break;
        if (stop.index >= 0) reached.push(stop.index);
        if (stop.hidden) faults.push(`${route}: ${stop.name} is out of view`);
        if (looked.has(stop.kind)) continue;
        looked.add(stop.kind);
        if (!(await showsFocus(page, stop))) faults.push(`${route}: ${stop.name} shows no focus`);
      }
      expect(reached, `${route}, order`).toEqual(Array.from({ length: count }, (_, index) => index));
    }
    expect(looked.size).toBeGreaterThan(10);
    expect(faults).toEqual([]);
    complaints.splice(0, Infinity, ...complaints.filter((said) => !said.includes("404")));
  });
}

test("the skip link leads past the header", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeInViewport();
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.locator("main a").first()).toBeFocused();
});

test("the page jumps to what gets the focus: another key would stop a scroll that glides", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect(page.locator("html")).toHaveCSS("scroll-behavior", "auto");
});
