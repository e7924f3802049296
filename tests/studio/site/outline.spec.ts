/** The list of blocks, and the items of the one that is selected. */
import type { Page } from "@playwright/test";
import { expect, expectAccessible, field, form, itemRow, preview, row, test } from "./fixtures.ts";

/** The items that are listed, without their numbers. */
async function titles(page: Page): Promise<string[]> {
  const rows = await page.getByRole("navigation").locator("ul [data-row]").allInnerTexts();
  return rows.map((text) => text.replace(/\s*\(\w+ \d+\)/, ""));
}

test.beforeEach(async ({ studio }) => {
  await studio.getByRole("tab", { name: "Pages" }).click();
  await studio.getByRole("button", { name: /^Web development/i }).click();
});

test("the block that is selected lists its items, and one of them is shown in the form and on the page", async ({
  studio,
}) => {
  await expect(studio.getByRole("navigation").locator("ul [data-row]")).toHaveCount(0);
  await row(studio, "Services grid").click();
  await expect(studio.getByRole("list", { name: "Services" }).getByRole("button").first()).toBeVisible();
  const names = await titles(studio);
  expect(names.length).toBeGreaterThan(3);
  await expectAccessible(studio);
  const [last] = names.slice(-1);
  await itemRow(studio, last!).click();
  await expect(itemRow(studio, last!)).toHaveAttribute("aria-current", "true");
  await expect(itemRow(studio, last!)).toBeFocused();
  await expect(preview(studio).getByRole("heading", { name: last! })).toBeInViewport();
  const title = form(studio).getByRole("textbox", { name: "Title" }).last();
  await expect(title).toBeInViewport();
  await title.fill("Another title");
  await expect(itemRow(studio, "Another title")).toBeVisible();
  await expectAccessible(studio);
  await row(studio, "Questions").first().click();
  await expect(studio.getByRole("list", { name: "Services" })).toHaveCount(0);
});

test("a key on the row that is selected goes into its form", async ({ studio }) => {
  const questions = row(studio, "Questions").first();
  await questions.focus();
  await studio.keyboard.press("Enter");
  await expect(questions).toHaveAttribute("aria-current", "true");
  await expect(questions).toBeFocused();
  await studio.keyboard.press("Enter");
  await expect(field(studio, "Heading")).toBeFocused();
  await studio.keyboard.press("Escape");
  await expect(questions).toBeFocused();
});

test("keys go through blocks and items as through a tree, and move, duplicate and delete items", async ({ studio }) => {
  await row(studio, "Services grid").click();
  const before = await titles(studio);
  await studio.keyboard.press("ArrowRight");
  await expect(itemRow(studio, before[0]!)).toBeFocused();
  await studio.keyboard.press("ArrowDown");
  await expect(itemRow(studio, before[1]!)).toBeFocused();
  await studio.keyboard.press("Enter");
  await expect(itemRow(studio, before[1]!)).toHaveAttribute("aria-current", "true");
  await studio.keyboard.press("Alt+ArrowUp");
  expect((await titles(studio)).slice(0, 2)).toEqual([before[1], before[0]]);
  await expect(itemRow(studio, before[1]!)).toBeFocused();
  // At the top it stays.
  await studio.keyboard.press("Alt+ArrowUp");
  expect((await titles(studio))[0]).toBe(before[1]);
  await studio.keyboard.press("Control+d");
  await expect.poll(async () => (await titles(studio)).length).toBe(before.length + 1);
  await studio.keyboard.press("Delete");
  await expect.poll(async () => (await titles(studio)).length).toBe(before.length);
  await studio.keyboard.press("ArrowLeft");
  await expect(row(studio, "Services grid")).toBeFocused();
  await expect(studio.getByRole("button", { name: /^Undo: remove service/ })).toBeEnabled();
  // A block that is not selected shows its items first.
  await row(studio, "Questions").first().focus();
  await studio.keyboard.press("ArrowRight");
  await expect(row(studio, "Questions").first()).toHaveAttribute("aria-current", "true");
  await expect(studio.getByRole("list", { name: "Questions" })).toBeVisible();
});

test("where one part is shown at a time, a row leads to its form", async ({ studio }) => {
  await studio.setViewportSize({ width: 768, height: 700 });
  const part = form(studio).and(studio.locator(":focus"));
  const back = () => studio.getByRole("button", { name: "Blocks and pages" }).click();
  await row(studio, "Services grid").press("Enter");
  await expect(part).toBeVisible();
  await back();
  await row(studio, "Questions").first().click();
  // What can be done with the block is shown first.
  await expect(studio.getByRole("button", { name: "Delete (Del)" })).toBeVisible();
  await row(studio, "Questions").first().click();
  await expect(part).toBeVisible();
  await back();
  await itemRow(studio, "").first().click();
  await expect(part).toBeVisible();
});

test("where one part is shown at a time, a new block is written in at once, and a note covers no way to another part", async ({
  studio,
}) => {
  await studio.setViewportSize({ width: 768, height: 700 });
  await row(studio, "Services grid").press("a");
  await studio.getByRole("dialog").getByRole("button", { name: "Introduction", exact: true }).press("Enter");
  await expect(field(studio, "Heading")).toBeFocused();
  await studio.keyboard.press("Escape");
  await expect(row(studio, "Introduction")).toBeFocused();
  await studio.keyboard.press("Delete");
  await expect(studio.getByText("was removed.")).toBeVisible();
  await studio.getByRole("button", { name: "Preview" }).click();
  await expect(preview(studio).getByRole("heading", { level: 1 })).toBeVisible();
  await studio.keyboard.press("F6");
  await expect(studio.getByRole("navigation").locator("[data-row][aria-current]")).toBeFocused();
});

test("what is wrong in an item is counted at it", async ({ studio }) => {
  await row(studio, "Services grid").click();
  const [first] = await titles(studio);
  await itemRow(studio, first!).click();
  await field(studio, "Text").first().fill("");
  await expect(itemRow(studio, first!)).toContainText("1 problem");
  // Nobody is asked about what is not saved.
  studio.on("dialog", (dialog) => void dialog.accept());
});

for (const [button, part] of [
  ["Header, on every page", "Header"],
  ["Footer, on every page", "Footer"],
] as const) {
  test(`“${button}” leads to its part of the settings`, async ({ studio }) => {
    await studio.getByRole("button", { name: button }).click();
    const own = form(studio).getByRole("button", { name: new RegExp(`^${part}`), expanded: true });
    await expect(own).toBeFocused();
    await expect(own).toBeInViewport();
  });
}

test("another file is shown from its top, in the form and in the preview", async ({ studio }) => {
  const panel = form(studio).getByRole("tabpanel");
  await row(studio, "Questions").click();
  await expect
    .poll(() =>
      preview(studio)
        .locator("html")
        .evaluate(() => scrollY),
    )
    .toBeGreaterThan(0);
  await panel.evaluate((element) => element.scrollTo(0, 99_999));
  await studio.getByRole("tab", { name: "Pages" }).click();
  await studio.getByRole("button", { name: /^Contact and free consultation/ }).click();
  await expect(preview(studio).getByRole("heading", { level: 1 })).toHaveText("Tell us what you want to build");
  expect(
    await preview(studio)
      .locator("html")
      .evaluate(() => scrollY),
  ).toBe(0);
  expect(await panel.evaluate((element) => element.scrollTop)).toBe(0);
});
