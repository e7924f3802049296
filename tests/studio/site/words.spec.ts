/** Words of the program, in the settings of the site. */
import { expect, expectAccessible, field, form, preview, save, test } from "./fixtures.ts";

test("a word of the program is written in the settings, beside what it is in English, and shows in the preview", async ({
  studio,
  site,
}) => {
  await studio.getByRole("tab", { name: "Pages" }).click();
  await studio.getByRole("button", { name: /^Site settings/ }).click();
  await form(studio).getByRole("button", { name: "Add words of the program" }).click();
  const skip = field(studio, /^Skip link/);
  await expect(skip).toHaveAttribute("placeholder", 'In English: "Skip to content"');
  await expectAccessible(studio);
  await skip.fill("Straight to the text");
  await expect(preview(studio).locator('a[href="#main"]')).toHaveText("Straight to the text");
  await field(studio, /^Fill in/).fill("Please say: {lable}");
  await expect(form(studio).getByText('did you mean "{label}"?')).toBeVisible();
  await field(studio, /^Fill in/).fill("Please say: {label}");
  await save(studio);
  expect(site.data("pages/_site.json")["words"]).toEqual({
    skip: "Straight to the text",
    fillIn: "Please say: {label}",
  });
});
