import { expect, expectAccessible, expectRefused, field, form, row, save, test } from "./fixtures.ts";

test("an address is taken with its slash, and what was said of one is not said of another", async ({
  studio,
  site,
  complaints,
}) => {
  await studio.getByRole("tab", { name: "Pages" }).click();
  await studio.getByRole("button", { name: /^Contact and free consultation/ }).click();
  await field(studio, "Title").fill("Contact us, and get a free consultation");
  await form(studio).getByRole("button", { name: "Change", exact: true }).click();
  const dialog = studio.getByRole("dialog", { name: "Change the address" });
  const address = dialog.getByLabel("New address");
  await address.fill("/write to us");
  await studio.keyboard.press("Enter");
  await expect(dialog.getByRole("alert")).toContainText(
    "What was not saved yet is saved now. Nothing else was changed.",
  );
  await expectRefused(complaints, 409);
  await address.fill("write");
  await expect(dialog.getByRole("alert")).toHaveCount(0);
  await expect(address).toHaveAccessibleDescription("Now it is /contact. It will be /write.");
  await studio.keyboard.press("Enter");
  await expect(studio.getByRole("heading", { level: 1 })).toContainText("/write");
  expect(site.data("pages/write.json")["route"]).toBe("/write");
});

test("a page that cannot be read is found by its address and in the list, and an unknown address is told", async ({
  page,
  site,
}) => {
  site.write("pages/contact.json", site.read("pages/contact.json").slice(0, 400));
  await page.goto(`${site.url}#/contact`);
  await expect(form(page).getByRole("alert")).toContainText(
    /^“Contact and free consultation.*” cannot be read: there is a mistake in its file, pages\/contact\.json\./,
  );
  await expect(page).toHaveURL(/#\/contact$/);
  await page.getByRole("tab", { name: "Pages" }).click();
  const unread = page.getByRole("navigation").locator("section").filter({ hasText: "Cannot be read" });
  await expect(unread.getByRole("button", { name: /^Contact and free consultation/ })).toBeVisible();
  await expectAccessible(page);
  await page.evaluate(() => (location.hash = "#/no-such-page"));
  await expect(page.getByText("There is no page with the address “/no-such-page”.")).toBeVisible();
  await expect(page).toHaveURL(/#\/contact$/);
});

test("the last version of a page that can be read is shown before it is taken, and undo takes it back", async ({
  page,
  site,
}) => {
  const whole = site.read("pages/contact.json");
  site.write("pages/contact.json", whole.slice(0, 400));
  await page.goto(`${site.url}#/contact`);
  await page.setViewportSize({ width: 768, height: 700 });
  await page.getByRole("button", { name: "Form", exact: true }).click();
  const offer = form(page).getByRole("button", { name: "Show the last version that can be read" });
  await offer.click();
  const dialog = page.getByRole("dialog", { name: "The last version that can be read" });
  const shown = dialog.frameLocator("iframe");
  await expect(shown.getByRole("heading", { name: /^Three ways/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(offer).toBeFocused();
  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: "Take this version" }).click();
  await expect(form(page).getByRole("button", { name: "Change", exact: true })).toBeFocused();
  await page.keyboard.press("Control+z");
  await expect(offer).toBeVisible();
  await expect(form(page)).toBeFocused();
  await page.getByRole("button", { name: "Redo: take an earlier version" }).click();
  await save(page);
  expect(site.read("pages/contact.json")).toBe(whole);
});

test("words are found on all pages, and lead to their field", async ({ studio }) => {
  await row(studio, "Introduction").click();
  await field(studio, "Text").fill("Call us on +91 22222 33333 today.");
  await studio.getByRole("tab", { name: "Pages" }).click();
  const list = studio.getByRole("navigation");
  await list.getByRole("searchbox", { name: "Find a page or words" }).fill("22222 33333");
  await expect(list.getByRole("heading", { name: "In texts: 1 place" })).toBeVisible();
  await expectAccessible(studio);
  await list.getByRole("button", { name: /Call us on \+91 22222 33333 today\.$/ }).click();
  await expect(field(studio, "Text")).toBeFocused();
});
