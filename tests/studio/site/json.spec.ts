import type { Locator } from "@playwright/test";
import { schemas } from "../../node/check/site.ts";
import { expect, expectAccessible, field, form, preview, row, save, test } from "./fixtures.ts";

const FILE = "pages/index.json";

/** A word of the JSON once it has its colour. Before, its whole line is one element, whose middle is behind the text. */
function word(editor: Locator, text: string): Locator {
  return editor.locator("span").filter({ hasText: text }).first();
}

test("the JSON is loaded when it is opened, and in step with the form both ways", async ({ studio, site }) => {
  const scripts: string[] = [];
  studio.on("request", (request) => scripts.push(request.url()));
  await row(studio, "Mobile & Web App Development").first().click();
  await field(studio, "Heading").fill("Written in the form");
  expect(scripts.filter((url) => url.includes("JsonEditor"))).toEqual([]);
  await studio.getByRole("tab", { name: "JSON" }).click();
  const editor = studio.getByRole("textbox", { name: `JSON of ${FILE}` });
  await expect(editor).toContainText('"heading": "Written in the form"');
  expect(scripts.filter((url) => url.includes("JsonEditor"))).not.toEqual([]);
  await expectAccessible(studio);
  await word(editor, "Written in the form").dblclick();
  await studio.keyboard.type("Typed");
  await expect(preview(studio).getByRole("heading", { name: /Typed/ })).toBeVisible();
  await studio.getByRole("tab", { name: "Form" }).click();
  await expect(field(studio, "Heading")).toHaveValue(/Typed/);
  expect(site.read(FILE)).not.toContain("Typed");
});

test("a key typed into the JSON of a file from Windows changes no end of a line", async ({ page, site }) => {
  const before = site.read(FILE).replaceAll("\n", "\r\n");
  site.write(FILE, before);
  await page.goto(site.url);
  await page.getByRole("tab", { name: "JSON" }).click();
  const editor = page.getByRole("textbox", { name: `JSON of ${FILE}` });
  await word(editor, "Apps and websites").dblclick();
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.type("!");
  // Undone by the studio, and typed again: both go through the editor.
  await page.getByRole("button", { name: "Undo: change the JSON" }).click();
  await page.getByRole("button", { name: "Redo: change the JSON" }).click();
  await save(page);
  const after = site.read(FILE);
  expect(after).toHaveLength(before.length + 1);
  expect(after.replace("!", "").split("\r\n")).toHaveLength(before.split("\r\n").length);
});

test("what is no JSON is marked where it stands, and the page that could be read last stays", async ({ studio }) => {
  const blocks = preview(studio).locator("[data-key]");
  await expect(blocks).toHaveCount(11);
  await studio.getByRole("tab", { name: "JSON" }).click();
  const editor = studio.getByRole("textbox", { name: `JSON of ${FILE}` });
  await editor.click();
  await studio.keyboard.press("Control+End");
  await studio.keyboard.type("x");
  await expect(studio.locator(".cm-lint-marker-error")).toHaveCount(1);
  // What the pointer rests on may be drawn anew under it.
  await expect(async () => {
    await studio.mouse.move(0, 0);
    await studio.locator(".cm-lintRange-error").hover();
    await expect(studio.locator(".cm-tooltip")).toContainText("that ends the file", { timeout: 3000 });
  }).toPass();
  await expect(blocks).toHaveCount(11);
  await studio.keyboard.press("Backspace");
  await expect(studio.locator(".cm-lint-marker-error")).toHaveCount(0);
});

test("the schemas offer what can be written, and explain what is there", async ({ studio, site }) => {
  await studio.getByRole("tab", { name: "JSON" }).click();
  const editor = studio.getByRole("textbox", { name: `JSON of ${FILE}` });
  const offered = studio.getByRole("listbox").getByRole("option");
  await word(editor, '"intro"').click();
  await studio.keyboard.press("End");
  // A field of this block, by the beginning of its name.
  await studio.keyboard.type(' "gro');
  await expect(offered.filter({ hasText: "ground" })).toHaveAttribute("aria-selected", "true");
  await expectAccessible(studio);
  await studio.keyboard.press("Enter");
  // Its choices follow at once.
  await expect(offered).toHaveText(['"white"', '"mist"']);
  await expect(studio.locator(".cm-completionInfo")).toContainText(/\w+ \w+/);
  await offered.filter({ hasText: "mist" }).click();
  await expect(editor).toContainText('"ground": "mist"');
  await studio.keyboard.press("Control+s");
  await expect.poll(() => (site.data(FILE)["blocks"] as object[])[1]).toMatchObject({ type: "intro", ground: "mist" });

  // For a type all blocks.
  await word(editor, '"intro"').dblclick();
  await studio.keyboard.press("Delete");
  await studio.keyboard.press("Control+Space");
  const types = Object.keys(schemas).filter((file) => file.startsWith("blocks/"));
  await expect(offered).toHaveCount(types.length);
  await expect(preview(studio).getByText('There is no block called "".')).toBeVisible();
  // Escape closes them, and stays in the editor.
  await studio.keyboard.press("Escape");
  await expect(offered).toHaveCount(0);
  await expect(editor).toBeFocused();
  await word(editor, '"heading"').hover();
  await expect(studio.locator(".cm-description")).toContainText("Heading");
});

test("words of what is wrong stay while the studio shows something else beside them", async ({ studio }) => {
  await studio.getByRole("tab", { name: "JSON" }).click();
  await word(studio.getByRole("textbox", { name: `JSON of ${FILE}` }), '"intro"').dblclick();
  await studio.keyboard.type("intr");
  const words = studio.locator(".cm-tooltip-lint");
  // Until all four letters have been checked, what is told of fewer makes way for it.
  await expect(async () => {
    await studio.mouse.move(0, 0);
    await studio.locator(".cm-lintRange-error").first().hover();
    await expect(words).toContainText('"intr"', { timeout: 2000 });
  }).toPass();
  await studio.keyboard.press("Shift+F6");
  await expect(studio.getByRole("region", { name: "Preview" })).toBeFocused();
  await expect(words).toBeVisible();
});

test("a question mark in the JSON is a letter", async ({ studio }) => {
  await studio.getByRole("tab", { name: "JSON" }).click();
  await word(studio.getByRole("textbox", { name: `JSON of ${FILE}` }), "Mobile & Web").click();
  await studio.keyboard.type("?");
  await expect(studio.getByRole("button", { name: "Undo: change the JSON" })).toBeEnabled();
  await expect(studio.getByRole("dialog")).toHaveCount(0);
});

test("a page is shown as search engines and social networks will, with what is too long", async ({ studio }) => {
  await studio.getByText("Title, address and search").click();
  const search = form(studio).getByRole("region", { name: "As search engines list it" });
  const social = form(studio).getByRole("region", { name: "As social networks show it" });
  await expect(search).toContainText("Mobile & Web App Development Agency | Kitestep");
  await expect(search).toContainText("46 characters, 10 to 70 are fine");
  await field(studio, "Title").fill("A title that goes on and on until nobody who looks for it can see its end");
  await expect(search).toContainText(/\d+ characters, only 70 are shown/);
  await expect(social).toContainText("A title that goes on and on");
  await expect(social.locator("img")).toHaveJSProperty("naturalWidth", 1200);
  await expectAccessible(studio);
});
