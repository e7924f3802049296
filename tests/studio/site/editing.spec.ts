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

test("a key that deletes does nothing to a block while the form has the focus", async ({ studio }) => {
  await row(studio, "Our Portfolio").click();
  await form(studio).getByRole("heading").first().click();
  await studio.keyboard.press("Backspace");
  await expect(row(studio, "Our Portfolio")).toBeVisible();
  await expect(studio.getByRole("button", { name: /^Undo/ })).toHaveCount(0);
});

test("the list of blocks is worked with keys, and undo goes back with what was selected", async ({ studio }) => {
  const names = () => studio.getByRole("navigation").locator("ol > li > [data-row]").allInnerTexts();
  const before = await names();
  await row(studio, "Introduction").click();
  await studio.keyboard.press("Control+d");
  await expect.poll(async () => (await names()).length).toBe(before.length + 1);
  await expect(row(studio, "Introduction").nth(1)).toBeFocused();
  await studio.keyboard.press("Alt+ArrowDown");
  // Side by side the two were warned of.
  await expect.poll(async () => (await names()).slice(1, 4)).toEqual([before[1], before[2], before[1]]);
  await expect(row(studio, "Introduction").nth(1)).toBeFocused();
  // Who cannot see it is told.
  await expect(studio.getByRole("status").getByText("Done: move block 3 down.")).toBeAttached();
  await studio.keyboard.press("Control+z");
  await expect(studio.getByRole("status").getByText("Undone: move block 3 down.")).toBeAttached();
  await studio.keyboard.press("Control+z");
  await expect.poll(names).toEqual(before);
  await expect(row(studio, "Introduction")).toHaveAttribute("aria-current", "true");
  await studio.keyboard.press("Control+Shift+z");
  await expect(studio.getByRole("status").getByText("Done again: duplicate block 2.")).toBeAttached();
  await expect(studio.getByRole("button", { name: "Undo: duplicate block 2" })).toBeEnabled();
});

test("undo takes back what was written in one place, or pasted, and puts the caret there", async ({ studio }) => {
  await row(studio, "Introduction").click();
  const heading = field(studio, "Heading");
  const caret = () => heading.evaluate((own: HTMLTextAreaElement) => own.selectionStart);
  await heading.fill("We make apps");
  await studio.keyboard.type(" that work");
  await heading.press("Home");
  await studio.keyboard.type("So ");
  await heading.press("ArrowRight");
  await studio.keyboard.type("...");
  await studio.keyboard.press("Control+z");
  await expect(heading).toHaveValue("So We make apps that work");
  expect(await caret()).toBe(4);
  await studio.keyboard.press("Control+z");
  await expect(heading).toHaveValue("We make apps that work");
  expect(await caret()).toBe(0);
  await studio.keyboard.press("Control+Shift+z");
  await expect(heading).toHaveValue("So We make apps that work");
  expect(await caret()).toBe(3);
  await heading.evaluate((own) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", "y\u200bes ");
    own.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  });
  await studio.keyboard.type("yes ");
  await studio.keyboard.press("Control+z");
  await expect(heading).toHaveValue("So yes We make apps that work");
  expect(await caret()).toBe(7);
  await studio.keyboard.press("Control+z");
  await expect(heading).toHaveValue("So We make apps that work");
});

test("in a dialog undo takes back what was typed there, and the page stays as it is", async ({ studio }) => {
  await row(studio, "Mobile & Web App Development").first().click();
  await field(studio, "Heading").fill("Apps that work");
  await studio.getByRole("button", { name: "Add a block" }).last().click();
  const search = studio.getByRole("dialog").getByRole("searchbox");
  await search.pressSequentially("qu");
  await studio.keyboard.press("Control+z");
  await expect(search).toHaveValue("q");
  await studio.keyboard.press("Control+Shift+z");
  await expect(search).toHaveValue("qu");
  await studio.keyboard.press("Escape");
  await expect(row(studio, "Apps that work")).toBeVisible();
});

test("keys that end a word which is still put together do nothing else", async ({ studio }) => {
  const browser = await studio.context().newCDPSession(studio);
  const compose = (text: string) =>
    browser.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
  await row(studio, "Mobile & Web App Development").first().click();
  await field(studio, "Heading").click();
  await compose("に");
  await expect(field(studio, "Heading")).toHaveValue(/に/);
  await studio.keyboard.press("Escape");
  await expect(field(studio, "Heading")).toBeFocused();

  await studio.getByRole("tab", { name: "Pages" }).click();
  await studio.getByRole("button", { name: /^Site settings/ }).click();
  await form(studio)
    .getByRole("button", { name: /^contact/ })
    .last()
    .click();
  const name = field(studio, "Name").last();
  await name.fill("");
  await compose("ほん");
  await expect(name).toHaveValue("ほん");
  await studio.keyboard.press("Enter");
  await expect(name).toHaveValue("ほん");
  await expect(studio.getByRole("button", { name: /^Undo: rename/ })).toHaveCount(0);
  await expect(name).toBeFocused();
});

test("keys move the item that is worked on, also when it is in another one", async ({ studio }) => {
  await studio.getByRole("button", { name: "Header, on every page" }).click();
  const menu = form(studio).getByRole("group", { name: "Menu", exact: true });
  await menu.getByRole("button", { expanded: false }).first().click();
  const links = menu.getByRole("group", { name: "Links optional" });
  await links.getByRole("button", { expanded: false }).nth(1).click();
  await links.getByRole("button", { name: "Move menu link 2 up" }).focus();
  await studio.keyboard.press("Alt+ArrowUp");
  await expect(studio.getByRole("button", { name: /^Undo: move menu link 2 .* up$/ })).toBeVisible();
});

test("an article that is pasted becomes sections in one step, and what it cannot have is told", async ({ studio }) => {
  await studio.getByRole("tab", { name: "Pages" }).click();
  await studio.getByRole("button", { name: /HowtoCreateAppfromScratch/i }).click();
  await row(studio, "Article").click();
  const sections = studio.getByRole("navigation").locator("ul [data-row]");
  await expect(sections).toHaveText([/^1\./, /^2\./, /^3\./, /^4\./, /^Conclusion/]);
  await form(studio)
    .getByRole("button", { name: /^Section 1/ })
    .click();
  const text = field(studio, "Text").first();
  await text.evaluate((own: HTMLTextAreaElement) => {
    own.setSelectionRange(own.value.length, own.value.length);
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", "<h2>Kites</h2><p>They fly.</p><img src=a.png><h2>Winds</h2><p>They blow.</p>");
    own.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(sections).toHaveText([/^1\./, /^Kites/, /^Winds/, /^2\./, /^3\./, /^4\./, /^Conclusion/]);
  await expect(preview(studio).getByRole("heading", { name: "Kites" })).toBeAttached();
  const note = studio.getByText(/^2 sections were made, as the text has headings\. 1 picture was left out\./);
  await expect(note).toBeVisible();
  await expectAccessible(studio);
  await studio.keyboard.press("Control+z");
  await expect(sections).toHaveText([/^1\./, /^2\./, /^3\./, /^4\./, /^Conclusion/]);
  await expect(note).toBeHidden();
});
