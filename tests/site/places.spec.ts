/** Links to places of other pages, where React shows the page. */
import type { Page } from "@playwright/test";
import { expect, goFor, test } from "./fixtures.ts";

interface Place {
  route: string;
  /** Which element the link leads to. */
  at: string;
}

const ANSWERS: Record<string, Place> = {
  "an answer": { route: "/contact", at: '[data-block="faq"] details:nth-of-type(3) [id]' },
  "the text of an accordion whose first is open": {
    route: "/whoweare",
    at: '[data-block="accordion"] details:nth-of-type(3) [id]',
  },
};

/** Follows a link to a place, by keyboard, without a document load. */
async function followTo(page: Page, { route, at }: Place): Promise<void> {
  await page.goto(route);
  const id = (await page.locator(at).first().getAttribute("id"))!;
  await page.goto("/blog");
  const link = page.locator(`a[href="${route}"]`).filter({ visible: true }).first();
  await link.evaluate((element, place) => element.setAttribute("href", place), `${route}#${id}`);
  const moved = page.locator(`a[href="${route}#${id}"]`);
  await goFor(page, moved);
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await moved.press("Enter");
  await expect(page).toHaveURL(`${route}#${id}`);
  expect(await page.evaluate(() => "sameDocument" in globalThis)).toBe(true);
}

for (const [what, place] of Object.entries(ANSWERS))
  test(`a link to ${what} opens it`, async ({ page }) => {
    await followTo(page, place);
    const answer = page.locator(place.at).first();
    await expect(answer).toBeInViewport();
    await expect(answer.locator("xpath=ancestor::details/summary")).toBeInViewport();
    await expect(page.locator("main details[open]")).toHaveCount(1);
  });
