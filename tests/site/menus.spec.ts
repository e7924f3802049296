import type { Locator, Page } from "@playwright/test";
import { settings } from "../support/pages.ts";
import { expect, test, twoFrames } from "./fixtures.ts";

interface MenuEntry {
  label: string;
  href?: string;
  links?: { label: string; href: string }[];
  callout?: { button: { label: string; href: string } };
}

const entries: MenuEntry[] = settings.header.menu;
const menus = entries.filter(({ links }) => links);

test.describe("menus", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  const summaryOf = (page: Page, label: string) => page.locator("header summary", { hasText: label });
  const panelOf = (page: Page, label: string) =>
    page.locator("header details", { has: page.locator("summary", { hasText: label }) }).locator("ul");
  /** What is announced with the word that opens a menu. */
  async function expanded(summary: Locator): Promise<unknown> {
    const session = await summary.page().context().newCDPSession(summary.page());
    await summary.evaluate((element) => element.setAttribute("data-asked", ""));
    const { root } = await session.send("DOM.getDocument");
    const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector: "[data-asked]" });
    const { nodes } = await session.send("Accessibility.getPartialAXTree", { nodeId, fetchRelatives: false });
    await summary.evaluate((element) => element.removeAttribute("data-asked"));
    return nodes[0]?.properties?.find(({ name }) => name === "expanded")?.value.value;
  }

  test("the drawings of a menu are asked for when it opens", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => request.url().includes("/pictograms-") && asked.push(request.url()));
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/contact");
    await page.waitForLoadState("networkidle");
    expect(asked).toEqual([]);
    await page.locator("header summary", { hasText: "Services" }).click();
    const drawings = page.locator("header details[open] img");
    await expect(drawings.first()).toBeVisible();
    await expect
      .poll(() => drawings.evaluateAll((all) => all.every((each) => (each as HTMLImageElement).naturalWidth > 0)))
      .toBe(true);
  });

  test("there are two of them, for the company and its services", () => {
    expect(menus.map(({ label }) => label)).toEqual(["Company", "Services"]);
    expect(menus.map(({ links }) => links!.length)).toEqual([2, 8]);
    expect(menus[1]!.callout!.button).toEqual({ label: "Request A Free Quote", href: "/contact" });
  });

  for (const { label, links, callout } of menus) {
    const hrefs = [...links!, ...(callout ? [callout.button] : [])].map(({ href }) => href);

    test(`${label} opens and closes by click and says so`, async ({ page }) => {
      await page.goto("/");
      const summary = summaryOf(page, label);
      expect(await expanded(summary)).toBe(false);
      // Faster than the menu opens for a passing mouse.
      await summary.dispatchEvent("click");
      await expect(panelOf(page, label)).toBeVisible();
      expect(await expanded(summary)).toBe(true);
      await summary.dispatchEvent("click");
      await expect(panelOf(page, label)).toBeHidden();
      expect(await expanded(summary)).toBe(false);
    });

    test(`${label} opens under the mouse; a first click keeps it, a second closes it`, async ({ page }) => {
      await page.goto("/");
      const summary = summaryOf(page, label);
      await summary.hover();
      await expect(panelOf(page, label)).toBeVisible();
      await summary.click();
      await expect(panelOf(page, label)).toBeVisible();
      await page.mouse.move(700, 850);
      await page.mouse.move(705, 855);
      await expect(panelOf(page, label)).toBeVisible();
      await summary.click();
      await expect(panelOf(page, label)).toBeHidden();
    });

    test(`${label} closes when the mouse leaves it`, async ({ page }) => {
      await page.goto("/");
      await summaryOf(page, label).hover();
      await expect(panelOf(page, label)).toBeVisible();
      await page.mouse.move(700, 850);
      await expect(panelOf(page, label)).toBeHidden();
    });

    test(`${label} works by keyboard: Enter, every link by Tab, Escape`, async ({ page }) => {
      await page.goto("/");
      const summary = summaryOf(page, label);
      await summary.focus();
      await page.keyboard.press("Enter");
      await expect(panelOf(page, label)).toBeVisible();
      for (const href of hrefs) {
        await page.keyboard.press("Tab");
        await expect(page.locator(":focus")).toHaveAttribute("href", href);
        await expect(panelOf(page, label)).toBeVisible();
      }
      await page.keyboard.press("Escape");
      await expect(panelOf(page, label)).toBeHidden();
      await expect(summary).toBeFocused();
    });

    test(`${label} closes when Tab moves on, and when something else is clicked`, async ({ page }) => {
      await page.goto("/");
      await summaryOf(page, label).focus();
      await page.keyboard.press("Enter");
      for (const _ of hrefs) await page.keyboard.press("Tab");
      await expect(panelOf(page, label)).toBeVisible();
      await page.keyboard.press("Tab");
      await expect(panelOf(page, label)).toBeHidden();
      await expect(page.locator(":focus")).toBeVisible();

      await summaryOf(page, label).dispatchEvent("click");
      await expect(panelOf(page, label)).toBeVisible();
      await page.mouse.click(700, 880);
      await expect(panelOf(page, label)).toBeHidden();
    });
  }

  test("only one is open at a time", async ({ page }) => {
    await page.goto("/");
    for (const { label } of [...menus, ...menus]) {
      await summaryOf(page, label).focus();
      await page.keyboard.press("Enter");
      for (const other of menus)
        await expect(panelOf(page, other.label)).toBeVisible({ visible: other.label === label });
    }
  });
});

/** The names and durations of what moves in a dialog right now. */
function moving(dialog: Locator): Promise<unknown[]> {
  return dialog.evaluate((element) =>
    element
      .getAnimations()
      .filter((animation) => (animation as CSSTransition).transitionProperty === "translate")
      .map(({ effect }) => effect!.getTiming().duration),
  );
}

/** Tries to move the page behind a dialog in every way that a visitor has. */
async function tryToScroll(page: Page): Promise<number> {
  for (const [x, y] of [
    [200, 300],
    [10, 10],
  ] as const) {
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, 500);
  }
  // With the focus on a button and on the dialog itself.
  for (const key of ["PageDown", "End"]) await page.keyboard.press(key);
  await page.locator("dialog[open]").evaluate((dialog) => {
    dialog.tabIndex = -1;
    dialog.focus();
  });
  for (const key of ["PageDown", "End", "Space"]) await page.keyboard.press(key);
  await twoFrames(page);
  return page.evaluate(() => scrollY);
}

for (const width of [390, 768]) {
  test.describe(`the drawer at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    const openerOf = (page: Page) => page.getByRole("button", { name: "Menu", exact: true });
    const drawerOf = (page: Page) => page.getByRole("dialog", { name: "Menu" });
    async function open(page: Page): Promise<Locator> {
      await page.goto("/");
      await openerOf(page).click();
      await expect(drawerOf(page)).toBeVisible();
      return drawerOf(page);
    }

    const CLOSERS: Record<string, (page: Page) => Promise<void>> = {
      "its close button": (page) => drawerOf(page).getByRole("button", { name: "Close the menu" }).click(),
      Escape: (page) => page.keyboard.press("Escape"),
      ...(width > 440 && { "the page beside it": (page: Page) => page.mouse.click(100, 400) }),
    };
    for (const [closer, close] of Object.entries(CLOSERS)) {
      test(`closes by ${closer}, with the focus back on the toggle`, async ({ page }) => {
        const drawer = await open(page);
        await expect.poll(() => moving(drawer)).toEqual([]);
        await close(page);
        await expect(drawer).toBeHidden();
        await expect(openerOf(page)).toBeFocused();
      });
    }

    test("closes by a second click in the place of the toggle, once the header is at the top", async ({ page }) => {
      await page.goto("/");
      await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
      const { x, y, width: wide, height: high } = (await openerOf(page).boundingBox())!;
      const click = () => page.mouse.click(x + wide / 2, y + high / 2);
      await click();
      await expect(drawerOf(page)).toBeVisible();
      await expect.poll(() => moving(drawerOf(page))).toEqual([]);
      await click();
      await expect(drawerOf(page)).toBeHidden();
      await expect(openerOf(page)).toBeFocused();
    });

    // It has the same links at any width.
    if (width < 440)
      test("closes by every link of it, also by one to the page that is shown", async ({ page }) => {
        // It need not move each time.
        await page.emulateMedia({ reducedMotion: "reduce" });
        await page.goto("/");
        // The links keep their clicks, only nobody goes anywhere.
        await page.evaluate(() =>
          addEventListener("click", (event) => (event.target as Element).closest("a") && event.preventDefault(), true),
        );
        const links = drawerOf(page).locator("nav li a, a[aria-label]");
        const hrefs = entries.flatMap(({ href, links: inner }) => inner?.map((link) => link.href) ?? [href!]);
        await expect(page.locator("#menu nav li a")).toHaveCount(hrefs.length);
        for (const href of ["/", ...hrefs]) {
          await openerOf(page).click();
          const link = links.and(page.locator(`[href="${href}"]`)).first();
          await link.evaluate((element) => element.closest("details")?.setAttribute("open", ""));
          await link.click();
          await expect(drawerOf(page), href).toBeHidden();
        }
      });

    test("leads to the page of its link", async ({ page }) => {
      const drawer = await open(page);
      await drawer.getByRole("link", { name: "Contact Us" }).click();
      await expect(page).toHaveURL("/contact");
      await expect(drawerOf(page)).toBeHidden();
    });

    test("keeps the focus inside", async ({ page }) => {
      const drawer = await open(page);
      for (let tab = 0; tab < 20; tab += 1) {
        await page.keyboard.press("Tab");
        // The browser's own controls take a turn; then the document has no focus.
        expect(
          await drawer.evaluate(
            (element) => element.matches(":focus-within") || document.activeElement === document.body,
          ),
        ).toBe(true);
      }
    });

    test("the page behind it does not scroll", async ({ page }) => {
      await open(page);
      expect(await tryToScroll(page)).toBe(0);
    });

    test("slides for 300 ms, and not at all under reduced motion", async ({ page }) => {
      for (const [reducedMotion, durations] of [
        ["no-preference", [300]],
        ["reduce", []],
      ] as const) {
        await page.emulateMedia({ reducedMotion });
        await page.goto("/");
        // In one task, so that the movement cannot be over before it is looked at.
        const seen = await openerOf(page).evaluate((button: HTMLElement) => {
          button.click();
          const drawer = document.querySelector("dialog#menu")!;
          return drawer
            .getAnimations()
            .filter((animation) => (animation as CSSTransition).transitionProperty === "translate")
            .map(({ effect }) => effect!.getTiming().duration);
        });
        expect(seen).toEqual(durations);
      }
    });
  });
}

for (const [width, height] of [
  [1440, 900],
  [390, 700],
  [320, 568],
] as const) {
  test.describe(`the quote dialog at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    const openerOf = (page: Page) => page.locator("header").getByRole("button", { name: "Get a Quote" });
    const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Get a Quote" });
    async function open(page: Page): Promise<Locator> {
      await page.goto("/");
      await openerOf(page).click();
      await expect(dialogOf(page)).toBeVisible();
      return dialogOf(page);
    }

    const CLOSERS: Record<string, (page: Page) => Promise<void>> = {
      "×": (page) => page.getByRole("button", { name: "Close the form" }).click(),
      Close: (page) => dialogOf(page).getByRole("button", { name: "Close", exact: true }).click(),
      Escape: (page) => page.keyboard.press("Escape"),
      // On phones it fills the window.
      ...(width > 720 && { "the backdrop": (page: Page) => page.mouse.click(5, 5) }),
    };
    for (const [closer, close] of Object.entries(CLOSERS)) {
      test(`closes by ${closer}, with the focus back on what opened it`, async ({ page }) => {
        const dialog = await open(page);
        await close(page);
        await expect(dialog).toBeHidden();
        await expect(openerOf(page)).toBeFocused();
      });
    }

    test("keeps the × in its corner while the form scrolls", async ({ page }) => {
      const dialog = await open(page);
      const close = page.getByRole("button", { name: "Close the form" });
      const before = (await close.boundingBox())!;
      expect(before.x + before.width).toBeLessThanOrEqual(width);
      await dialog.getByRole("button", { name: "Close", exact: true }).scrollIntoViewIfNeeded();
      if (width < 720) expect(await dialog.evaluate((element) => element.scrollTop)).toBeGreaterThan(100);
      expect(await close.boundingBox()).toEqual(before);
      await close.click();
      await expect(dialog).toBeHidden();
    });

    test("the page behind it does not scroll", async ({ page }) => {
      await open(page);
      expect(await tryToScroll(page)).toBe(0);
    });
  });
}

test("the quote dialog opens over the drawer and gives the focus back to it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const drawer = page.locator("dialog#menu");
  const opener = drawer.getByRole("button", { name: "Get a Quote" });
  await opener.click();
  const quote = page.getByRole("dialog", { name: "Get a Quote" });
  await expect(quote).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(quote).toBeHidden();
  await expect(drawer).toBeVisible();
  await expect(opener).toBeFocused();
});
