import type { Locator, Page } from "@playwright/test";
import { expect, pages } from "./fixtures.ts";

export const ROUTE = "/portfoliopage";
export const COUNT = 10;

export const tileOf = (page: Page, number: number) => page.locator('[data-block="portfolioGrid"] a').nth(number - 1);
export const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Portfolio" });

/** Opens the picture with this number (the first is 1) by mouse, or by finger where there is no mouse. */
export async function open(page: Page, number: number): Promise<Locator> {
  await page.goto(ROUTE);
  await tileOf(page, number).click();
  await expect(dialogOf(page)).toContainText(`${number} / ${COUNT}`);
  return dialogOf(page);
}

/** What the page's author wrote about the pictures. */
export const tiles = pages.find(({ route }) => route === ROUTE)!.blocks.find(({ type }) => type === "portfolioGrid")![
  "items"
] as {
  title: string;
  category: string;
  image: { alt: string };
}[];
