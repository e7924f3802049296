/** A dialog whose button is pressed too early says what it waits for. */
import { holdBack } from "../../site/fixtures.ts";
import { expect, expectRefused, field, openContact, save, test } from "./fixtures.ts";

test("a new page needs a title, and an address that is moved another one", async ({ studio }) => {
  await studio.getByRole("tab", { name: "Pages" }).click();
  await studio.getByRole("button", { name: "New page" }).click();
  const dialog = studio.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Title" }).press("Enter");
  await expect(dialog.getByRole("alert")).toHaveText("Write a title first.");
  await dialog.getByRole("button", { name: "Make the page" }).click();
  await expect(dialog.getByRole("textbox", { name: "Title" })).toBeFocused();
  await dialog.getByRole("textbox", { name: "Title" }).fill("About us");
  await expect(dialog.getByRole("alert")).toHaveCount(0);
  const arrive = await holdBack(studio, /\/api\/pages$/);
  await dialog.getByRole("button", { name: "Make the page" }).click();
  await expect(dialog.getByRole("status")).toHaveText("This takes longer than usual.");
  arrive();
  await expect(dialog).toHaveCount(0);
  await studio.getByRole("tab", { name: "Pages" }).click();

  await studio.getByRole("button", { name: "More for Contact and free consultation" }).click();
  await studio.getByRole("button", { name: "Change address" }).click();
  await dialog.getByRole("button", { name: "Change the address" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Write the address that the page is to have.");
  await expect(dialog.getByRole("textbox", { name: "New address" })).toBeFocused();
});

test("what is published is chosen, and told in a few words", async ({ studio }) => {
  await openContact(studio);
  await field(studio, "Heading").fill("Four ways");
  await save(studio);
  await studio.getByRole("button", { name: "Publish" }).click();
  const dialog = studio.getByRole("dialog", { name: "Publish" });
  const publish = dialog.getByRole("button", { name: "Publish" });
  const words = dialog.getByLabel("In a few words");
  // It is there only when what has changed is known.
  await expect(words).toBeFocused();
  await words.fill("");
  await publish.click();
  await expect(dialog.getByRole("alert")).toHaveText("Say in a few words what has changed.");
  await expect(words).toBeFocused();
  await dialog.getByRole("checkbox").uncheck();
  await expect(dialog.getByRole("alert")).toHaveText("Choose at least one of the changes.");
  await publish.click();
  await expect(dialog.getByRole("checkbox")).toBeFocused();
  await dialog.getByRole("checkbox").check();
  await words.fill("Name four ways");
  await expect(dialog.getByRole("alert")).toHaveCount(0);
  await publish.click();
  await expect(studio.getByRole("dialog", { name: "Ready to go online" })).toBeVisible();
});

test("what is to be typed into a terminal stands in lines of its own", async ({ studio, site, complaints }) => {
  site.git("config", "user.name", "");
  await openContact(studio);
  await field(studio, "Heading").fill("Four ways");
  await save(studio);
  await studio.getByRole("button", { name: "Publish" }).click();
  const dialog = studio.getByRole("dialog", { name: "Publish" });
  await dialog.getByRole("button", { name: "Publish" }).click();
  const alert = dialog.getByRole("alert");
  await expect(alert).toContainText("Git does not know yet who you are.");
  const lines = (await alert.innerText()).split("\n");
  expect(lines).toContain('git config --global user.name "Your Name"');
  expect(lines).toContain("git config --global user.email you@example.com");
  await expectRefused(complaints, 409);
});
