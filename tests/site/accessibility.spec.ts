import type { Page } from "@playwright/test";
import { accessibilityFindings, openAll, TAGS } from "../support/accessibility.ts";
import { expect, routesOfEachBlock, test, UNKNOWN } from "./fixtures.ts";

type Check = (state: string, scope: string) => Promise<void>;

/** What has states that exclude each other: where to find it, and what brings it into each of them. */
const widgets: Record<string, { route: string; widths: number[]; visit: (page: Page, check: Check) => Promise<void> }> =
  {
    menus: {
      route: "/",
      widths: [1440],
      async visit(page, check) {
        await expect(page.locator("header summary")).not.toHaveCount(0);
        for (const menu of await page.locator("header summary").all()) {
          await menu.click();
          await check((await menu.textContent())!, "header");
        }
      },
    },
    drawer: {
      route: "/",
      widths: [768, 320],
      async visit(page, check) {
        await page.getByRole("button", { name: "Menu", exact: true }).click();
        await expect(page.locator("#menu summary")).not.toHaveCount(0);
        for (const summary of await page.locator("#menu summary").all()) {
          await summary.click();
          await check((await summary.textContent())!, "#menu");
        }
        await page.keyboard.press("Escape");
      },
    },
    "quote dialog": {
      route: "/",
      widths: [1440, 320],
      async visit(page, check) {
        await page.getByRole("button", { name: "Get a Quote" }).first().click();
        await fillIn(page, "#quote", check);
        await page.keyboard.press("Escape");
      },
    },
    "contact form": { route: "/contact", widths: [1440, 320], visit: (page, check) => fillIn(page, "main", check) },
    "form beside an article": {
      route: "/IosorAndroidFindout",
      widths: [1440, 320],
      visit: (page, check) => fillIn(page, "main", check),
    },
    tabs: { route: "/react-native-app-development-services", widths: [1440, 320], visit: chooseEach },
    testimonials: { route: "/", widths: [1440, 320], visit: chooseEach },
    "paused carousels": {
      route: "/",
      widths: [1440, 320],
      async visit(page, check) {
        await page.emulateMedia({ reducedMotion: "no-preference" });
        for (const carousel of await page.locator('[data-block="carousel"]').all()) {
          await carousel.scrollIntoViewIfNeeded();
          await expect(carousel.locator(".swiper-initialized")).toBeVisible();
          await carousel.getByRole("button", { name: /^(Pause|Play)/ }).click();
        }
        await expect(page.getByRole("button", { name: /^Play/ })).toHaveCount(2);
        await page.emulateMedia({ reducedMotion: "reduce" });
        await check("paused", '[data-block="carousel"]');
      },
    },
    lightbox: {
      route: "/portfoliopage",
      widths: [1440, 320],
      async visit(page, check) {
        await page.locator("[data-gallery] a").nth(1).click();
        await expect(page.locator(".pswp--open")).toContainText("2 / 10");
        await check("open", ".pswp");
        await page.keyboard.press("Escape");
        await expect(page.locator(".pswp")).toHaveCount(0);
      },
    },
  };

async function fillIn(page: Page, scope: string, check: Check): Promise<void> {
  const form = page.locator(`${scope} form`);
  const send = form.getByRole("button", { name: "Send" });
  await form.scrollIntoViewIfNeeded();
  await send.click();
  await expect(form.locator("[aria-invalid]").first()).toBeFocused();
  await check("with errors", `${scope} form`);
  for (const field of await form.locator("[required]").all()) await field.fill("asha@example.com");
  await send.click();
  await expect(form.getByRole("status")).not.toBeEmpty();
  await check("sent", `${scope} form`);
}

async function chooseEach(page: Page, check: Check): Promise<void> {
  await expect(page.locator("main").getByRole("tab")).not.toHaveCount(0);
  for (const tab of await page.locator("main").getByRole("tab").all()) {
    await tab.click();
    await expect(tab).toHaveAttribute("aria-selected", "true");
    await check((await tab.getAttribute("id"))!, '[data-block]:has([role="tab"])');
  }
}

async function findings(page: Page, scope: string): Promise<string[]> {
  await expect
    .poll(() => page.evaluate(() => document.getAnimations().filter((one) => one.playState === "running").length))
    .toBe(0);
  return accessibilityFindings(page, { scope, tags: TAGS });
}

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const route of [...routesOfEachBlock, UNKNOWN]) {
  test(`${route} with everything open: nothing to find for axe`, async ({ page, complaints }) => {
    await page.goto(route);
    await openAll(page);
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findings(page, "html"), `${width} px`).toEqual([]);
    }
    if (route === UNKNOWN) expect(complaints.splice(0).join()).toContain("404");
  });
}

for (const [name, { route, widths, visit }] of Object.entries(widgets)) {
  test(`${name} in every state: nothing to find for axe`, async ({ page, complaints }) => {
    page.on("dialog", (dialog) => void dialog.accept());
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(route);
      await visit(page, async (state, scope) =>
        expect(await findings(page, scope), `${width} px, ${state}`).toEqual([]),
      );
    }
    // What demo delivery logs.
    complaints.splice(0, Infinity, ...complaints.filter((said) => !said.startsWith("console log: {name:")));
  });
}
