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

const PLACES: Record<string, Place> = {
  ...ANSWERS,
  "a block": { route: "/contact", at: "#form" },
  "a section of an article": { route: "/IosorAndroidFindout", at: "#functions" },
};

for (const [what, place] of Object.entries(PLACES))
  test(`after a link to ${what} the keyboard goes on from there`, async ({ page }) => {
    await followTo(page, place);
    const there = page.locator(place.at).first();
    await expect(there).toBeInViewport();
    await expect(there).toBeFocused();
    // Nothing on it can be operated.
    await expect(there).toHaveCSS("outline-style", "none");
    await page.keyboard.press("Tab");
    expect(
      await there.evaluate(
        (element) => element.compareDocumentPosition(document.activeElement!) & Node.DOCUMENT_POSITION_FOLLOWING,
      ),
    ).toBeTruthy();
  });

test("a field that a link leads to keeps its turn among the others", async ({ page }) => {
  await followTo(page, { route: "/contact", at: "#main form input >> nth=1" });
  const field = page.locator("#main form input").nth(1);
  await expect(field).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(field).toBeFocused();
});
