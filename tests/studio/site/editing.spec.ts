import { expect, expectAccessible, field, form, preview, row, save, state, test } from "./fixtures.ts";

test("a heading is changed, seen, saved as the smallest change, and undone by its name", async ({ studio, site }) => {
  const before = site.read("pages/index.json");
  await row(studio, "Mobile & Web App Development").first().click();
  await field(studio, "Heading").fill("Apps that work");
  await expect(preview(studio).getByRole("heading", { name: "Apps that work" })).toBeVisible();
  await expect(row(studio, "Apps that work")).toBeVisible();
  await expect(state(studio)).toHaveText("Not saved yet");
  await save(studio);
  const after = site.read("pages/index.json");
  const lines = (text: string) => text.split("\n");
  expect(lines(after).filter((line, at) => line !== lines(before)[at])).toEqual([
    expect.stringContaining('"Apps that work"'),
  ]);
  await studio.getByRole("button", { name: "Undo: change heading of block 2" }).click();
  await expect(field(studio, "Heading")).not.toHaveValue("Apps that work");
  await save(studio);
  expect(site.read("pages/index.json")).toBe(before);
  await expectAccessible(studio);
});

test("what is deleted comes back with the button of the note", async ({ studio }) => {
  await row(studio, "Our Portfolio").click();
  await studio.keyboard.press("Delete");
  await expect(row(studio, "Our Portfolio")).toBeHidden();
  await expect(form(studio).getByRole("heading", { name: "Process" })).toBeVisible();
  await studio.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(row(studio, "Our Portfolio")).toBeVisible();
});
