/** From nothing to a published page, as an author goes: with keys alone, and with a pointer. */
import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, expectRefused, field, form, preview, row, save, state, test } from "./fixtures.ts";

const FILE = "pages/our-team.json";

test("a page is made, filled, mended, saved, moved and published with keys alone", async ({
  studio,
  site,
  complaints,
}) => {
  const press = (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => studio.keyboard.press(key)), Promise.resolve());
  const type = (text: string) => studio.keyboard.type(text);

  // A new page: from the list of blocks to the tabs above it, to the pages.
  await press("F6");
  await expect(studio.getByRole("navigation", { name: "Pages and blocks" }).locator("[aria-current]")).toBeFocused();
  await reach(studio, studio.getByRole("tab", { name: "This page" }), "Shift+Tab");
  await press("ArrowRight");
  await reach(studio, studio.getByRole("button", { name: "New page" }), "Tab");
  await press("Enter");
  await expect(studio.getByRole("dialog", { name: "New page" }).getByLabel("Title")).toBeFocused();
  await type("Our team of builders and makers");
  await press("Tab");
  await expect(studio.getByRole("textbox", { name: "Address" })).toHaveValue("/our-team-of-builders-and-makers");
  await press("Control+a");
  await type("/our-team");
  await expectAccessible(studio);
  await press("Enter");
  await expect(studio.getByRole("heading", { level: 1 })).toContainText("Our team of builders and makers");
  expect(site.data(FILE)["route"]).toBe("/our-team");

  // Three blocks.
  for (const [kind, heading] of [
    ["Card grid", "Why choose us"],
    ["Introduction", ""],
    ["Questions", ""],
  ] as const) {
    while (!(await inSide(studio))) await press("F6");
    // Behind the last block stands the footer.
    await press("End", "ArrowUp", "a");
    await expect(studio.getByRole("dialog")).toBeVisible();
    await type(kind);
    await press("Tab", "Enter");
    await expect(studio.getByRole("dialog")).toBeHidden();
    await expect(form(studio).locator(":focus")).toBeVisible();
    if (heading) await expect(row(studio, heading)).toBeVisible();
  }
  await expectAccessible(studio);
  const count = await studio.getByRole("navigation").locator("ol > li").count();

  // The last one goes up by two places.
  await press("Escape");
  await expect(lastRow(studio)).toBeFocused();
  await press("Alt+ArrowUp", "Alt+ArrowUp");
  await expect(
    studio
      .getByRole("navigation")
      .locator("ol > li")
      .nth(count - 3)
      .locator("> [data-row]"),
  ).toBeFocused();

  // A mistake, and its end.
  await press("Enter");
  await expect(form(studio).locator(":focus")).toBeVisible();
  while (!(await inSide(studio))) await press("F6");
  await reach(studio, field(studio, "Heading"), "Tab");
  await press("Control+a", "Delete");
  await expect(form(studio).getByText("Nothing is written in “Heading”.")).toBeVisible();
  await expect(studio.getByRole("button", { name: "1 mistake" })).toBeVisible();
  await expectAccessible(studio);
  await press("Control+s");
  await expect(state(studio)).toHaveText("Not saved: mend the mistakes first.");
  await expectRefused(complaints, 422);
  await press("Escape", "F8");
  await expect(field(studio, "Heading")).toBeFocused();
  await type("What people ask us");
  await expect(preview(studio).getByRole("heading", { name: "What people ask us" })).toBeVisible();
  await expect(state(studio)).toHaveText("Not saved yet");
  await save(studio);
  expect(site.read(FILE)).toContain("What people ask us");

  // Another address.
  await press("Escape", "Home", "Enter", "F6", "F6");
  await reach(studio, form(studio).getByRole("button", { name: "Change" }), "Tab");
  await press("Enter", "Control+a");
  await type("/people");
  await press("Enter");
  await expect(studio.getByRole("heading", { level: 1 })).toContainText("/people");
  await expectAccessible(studio);

  // Published.
  await press("F6");
  while (!(await inBar(studio))) await press("F6");
  await reach(studio, studio.getByRole("button", { name: "Publish" }), "Tab");
  await press("Enter");
  await expect(studio.getByRole("dialog", { name: "Publish" }).getByText("It is new.")).toBeVisible();
  await expectAccessible(studio);
  await reach(studio, studio.getByRole("button", { name: "Publish 1 file" }), "Tab");
  await press("Enter");
  await expect(studio.getByRole("dialog", { name: "Ready to go online" })).toBeVisible();
  expect(site.git("branch", "--show-current").trim()).not.toBe("main");
  expect(site.git("status", "--porcelain", "pages")).toBe("");
});

/** Goes on by a key until a control has the focus. */
async function reach(page: Page, wanted: Locator, key: "Tab" | "Shift+Tab"): Promise<void> {
  const passed: string[] = [];
  for (let steps = 0; steps < 40; steps++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    passed.push(await page.evaluate(() => document.activeElement!.tagName));
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead there, but to ${passed.join(", ")}.`);
}

function inSide(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement?.closest("nav") !== null);
}

function inBar(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement?.matches("header") === true);
}

function lastRow(page: Page) {
  return page.getByRole("navigation").locator("ol > li").last().locator("> [data-row]");
}
