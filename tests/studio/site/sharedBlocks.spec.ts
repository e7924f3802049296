/** A block that is written once and stands on several pages. */
import { expect, expectAccessible, field, form, preview, row, save, test } from "./fixtures.ts";

test("a block is shared by keys, put on another page, and worded differently there", async ({ studio, site }) => {
  await row(studio, "Mobile & Web App Development Agency").first().click();
  await studio.getByRole("button", { name: "Share with other pages" }).press("Enter");
  const dialog = studio.getByRole("dialog", { name: "Share this block with other pages" });
  const name = dialog.getByRole("textbox", { name: "Name" });
  await expect(name).toBeFocused();
  await expect(name).toHaveValue("mobile-web-app-development");
  await name.fill("faq");
  await expect(dialog.getByRole("alert")).toHaveText("Another shared block has this name.");
  await expectAccessible(studio);
  // What is typed stays, and is judged.
  await name.fill("");
  await name.pressSequentially("our offer");
  await expect(name).toHaveValue("our offer");
  await expect(dialog.getByRole("alert")).toHaveText(
    "Write a name of small letters from a to z, digits and hyphens, such as “our-offer”.",
  );
  await dialog.getByRole("button", { name: "Share it" }).click();
  await expect(name).toBeFocused();
  await name.fill(" agency-of-apps-and-websites ");
  await name.press("Enter");
  await expect(studio.getByText("The block is shared, and is called “agency-of-apps-and-websites”.")).toBeVisible();
  const edit = form(studio).getByRole("button", { name: "Edit “agency-of-apps-and-websites” for all its pages" });
  await expect(edit).toBeVisible();
  // A long name stays within its button.
  expect(await edit.evaluate((own) => own.scrollWidth - own.clientWidth)).toBe(0);
  await expect(preview(studio).getByRole("heading", { name: "Mobile & Web App Development Agency" })).toBeVisible();
  await save(studio);
  expect(site.data("pages/_shared/agency-of-apps-and-websites.json")).toMatchObject({ block: { type: "intro" } });

  // A page may have another heading when the block says so.
  await edit.click();
  await form(studio).getByRole("checkbox", { name: "Heading" }).check();
  await studio.getByRole("tab", { name: "Pages" }).click();
  await studio.getByRole("button", { name: /^Technology/ }).click();
  await studio.getByRole("button", { name: "Add a block" }).last().click();
  await studio.getByRole("dialog").getByRole("button", { name: "Shared block: “agency-of-apps-and-websites”" }).click();
  await form(studio).getByRole("button", { name: "Another heading on this page" }).click();
  await field(studio, /^Heading/).fill("Who makes it");
  await save(studio);
  expect(site.data("pages/_shared/agency-of-apps-and-websites.json")["open"]).toEqual(["heading"]);
  expect(site.read("pages/technology.json")).toContain('"heading": "Who makes it"');
});

test("a name that the block does not have is shown with a tick, which can be taken away", async ({ studio, site }) => {
  const file = "pages/_shared/faq.json";
  site.write(file, JSON.stringify({ ...site.data(file), open: ["hedline", "heading", "id"] }, null, 2));
  await studio.reload();
  await row(studio, "Questions clients ask us first").click();
  await form(studio)
    .getByRole("button", { name: /^Edit “faq”/ })
    .click();
  const open = form(studio).getByRole("group", { name: "Open fields" });
  const ticked = open.getByRole("checkbox", { checked: true });
  await expect(open).toContainText(
    "“hedline” is no field of this block. Take its tick away, and tick the field that is meant.",
  );
  await expect(ticked).toHaveCount(3);
  await open.getByRole("checkbox", { name: "“hedline”" }).click();
  await expect(open.getByRole("checkbox", { name: "“hedline”" })).toHaveCount(0);
  await expect(open).not.toContainText("is no field");
  await save(studio);
  expect(site.data(file)["open"]).toEqual(["heading", "id"]);
});
