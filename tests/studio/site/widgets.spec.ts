/** Every kind of field: set, cleared without a trace, set again. */
import type { Page } from "@playwright/test";
import {
  CONTACT,
  expect,
  expectAccessible,
  expectRefused,
  field,
  form,
  itemRow,
  openContact,
  preview,
  row,
  save,
  state,
  test,
} from "./fixtures.ts";

const HOME = "pages/index.json";

test("texts, choices, links, groups and lists", async ({ studio, site }) => {
  const before = site.read(HOME);
  const intro = async () => {
    await save(studio);
    return (site.data(HOME)["blocks"] as object[])[1]!;
  };
  await row(studio, "Introduction").click();

  await field(studio, /^Name for links/).fill("about");
  await field(studio, /^Background/).selectOption({ label: "Mist" });
  await field(studio, "Label").fill("See what we made");
  await field(studio, "Link address").fill("/portfoliopage");
  await field(studio, "Text").fill("One **bold** word.");
  for (const [value, label] of [
    ["12", "people"],
    ["3", "offices"],
  ] as const) {
    await form(studio).getByRole("button", { name: "Add figure" }).click();
    await expect(field(studio, "Value").last()).toHaveValue("");
    await field(studio, "Value").last().fill(value);
    await field(studio, "Label").last().fill(label);
  }
  await expect(form(studio).getByRole("button", { name: "Add figure" })).toBeDisabled();
  await expect(form(studio).getByText("Full: 1 to 4 entries.")).toBeVisible();
  await expectAccessible(studio);
  expect(await intro()).toMatchObject({
    id: "about",
    ground: "mist",
    button: { label: "See what we made", href: "/portfoliopage" },
    text: "One **bold** word.",
    figures: [{}, {}, {}, {}],
  });

  await field(studio, /^Name for links/).fill("");
  await field(studio, /^Background/).selectOption({ label: "White, unless you choose" });
  await form(studio).getByRole("button", { name: "Remove button" }).click();
  await expect(studio.getByText("Removed: button.")).toBeVisible();
  await studio.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(field(studio, "Link address")).toHaveValue("/portfoliopage");
  await form(studio).getByRole("button", { name: "Remove button" }).click();
  await form(studio).getByRole("button", { name: "Remove all" }).click();
  await expect(studio.getByText("Removed: figures.")).toBeVisible();
  expect(Object.keys(await intro())).toEqual(["type", "heading", "text"]);

  await form(studio).getByRole("button", { name: "Add button" }).click();
  await form(studio).getByRole("button", { name: "Add figures" }).click();
  await field(studio, /^Background/).selectOption({ label: "Mist" });
  expect(Object.keys(await intro())).toEqual(["type", "heading", "text", "button", "figures", "ground"]);
  await undoAll(studio);
  await save(studio);
  expect(site.read(HOME)).toBe(before);
});

test("words in the place of a group are shown where they belong, and stay when the rest is written", async ({
  page,
  site,
}) => {
  const data = site.data(HOME);
  const [hero, intro, ...others] = data["blocks"] as { [name: string]: unknown }[];
  const slips = [{ ...hero, image: "brand/og-image.jpg" }, { ...intro, button: "Call us" }, ...others];
  site.write(HOME, JSON.stringify({ ...data, blocks: slips }));
  await page.goto(site.url);
  await row(page, "Apps and websites").click();
  await expect(form(page).getByText("brand/og-image.jpg", { exact: true })).toBeVisible();
  await field(page, /^Description/).pressSequentially("A kite");
  await row(page, "Introduction").click();
  await expect(field(page, "Label")).toHaveValue("Call us");
  await field(page, "Link address").pressSequentially("/contact");
  await expect(field(page, "Label")).toHaveValue("Call us");
  await save(page);
  expect((site.data(HOME)["blocks"] as object[]).slice(0, 2)).toMatchObject([
    { image: { src: "brand/og-image.jpg", alt: "A kite" } },
    { button: { label: "Call us", href: "/contact" } },
  ]);
});

test("what is pasted keeps its paragraphs and its list, and lines are shown as lines", async ({ studio, site }) => {
  await row(studio, "Introduction").click();
  const text = field(studio, "Text");
  await text.fill("Before.\nAfter.");
  await form(studio).getByRole("button", { name: "Show", exact: true }).first().click();
  expect(await form(studio).getByRole("region", { name: "Text as it is shown" }).innerText()).toBe("Before.\nAfter.");
  await form(studio).getByRole("button", { name: "Write", exact: true }).click();
  await text.fill("");
  await text.evaluate((own) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", "<p>We build <b>apps</b>.</p><ul><li>Plan</li><li>Build</li></ul><p> </p>");
    own.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(text).toHaveValue("We build **apps**.\n\n- Plan\n- Build");
  // An empty line at the end waits for more words, and is no part of the page.
  await text.press("Enter");
  await text.press("Enter");
  await save(studio);
  expect((site.data(HOME)["blocks"] as { text?: string }[])[1]!.text).toBe("We build **apps**.\n\n- Plan\n- Build");
});

test("what nobody sees stays outside when a heading is pasted", async ({ studio }) => {
  await row(studio, "Introduction").click();
  const heading = field(studio, "Heading");
  await heading.fill("Our  agency");
  await heading.evaluate((own: HTMLTextAreaElement) => {
    own.setSelectionRange(4, 4);
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", "app\u200b\tand\ufeff web");
    own.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(heading).toHaveValue("Our app and web agency");
});

test("an item that is added waits for its words", async ({ studio }) => {
  await studio.getByRole("tab", { name: "Pages" }).click();
  await studio.getByRole("button", { name: /^Contact and free consultation/ }).click();
  await row(studio, "Questions").click();
  await form(studio).getByRole("button", { name: "Add question" }).click();
  const question = field(studio, "Question");
  await expect(question).toHaveValue("");
  await expect(form(studio).getByText(/^Nothing is written in “Question” and “Answer”\./)).toBeVisible();
  await expect(studio.getByRole("button", { name: "1 mistake" })).toBeVisible();
  await expectAccessible(studio);
  await question.fill("When can you start?");
  await expect(preview(studio).getByText("When can you start?")).toBeInViewport();
  await field(studio, "Answer").fill("In two weeks.");
  await expect(studio.getByRole("button", { name: "No mistakes" })).toBeVisible();

  await studio.getByRole("button", { name: "Header, on every page" }).click();
  const menu = form(studio).getByRole("group", { name: "Menu", exact: true });
  await menu.getByRole("button", { name: "Add menu entry" }).click();
  await expect(studio.getByRole("button", { name: /\d mistake/ })).toBeVisible();
  await menu.getByLabel("Label", { exact: true }).fill("Prices");
  await menu.getByRole("textbox", { name: /^Link address/ }).fill("/contact");
  await expect(preview(studio).locator("header a").getByText("Prices").first()).toBeAttached();
  await expect(studio.getByRole("button", { name: "No mistakes" })).toBeVisible();
});

test("a switch and a picture of the page", async ({ studio, site }) => {
  const before = site.read(HOME);
  await field(studio, /^Title alone/).click();
  await form(studio).getByRole("button", { name: "Add social image" }).click();
  await save(studio);
  expect(site.data(HOME)).toMatchObject({ titleAlone: true, socialImage: { src: "brand/og-image.jpg" } });
  await field(studio, /^Title alone/).click();
  await form(studio).getByRole("button", { name: "Remove social image" }).click();
  await save(studio);
  expect(site.read(HOME)).toBe(before);
});

test("a number is typed freely and can be cleared", async ({ studio, site }) => {
  await studio.getByRole("button", { name: "Header, on every page" }).click();
  const founded = field(studio, /^Founded/);
  const stored = async () => {
    await save(studio);
    return (site.data("pages/_site.json")["brand"] as { founded?: number }).founded;
  };
  await founded.fill("");
  expect(await stored()).toBeUndefined();
  await founded.pressSequentially("2021");
  expect(await stored()).toBe(2021);
  await founded.fill("two thousand");
  await expect(form(studio).getByText("This is not a number, so the page keeps 2021.")).toBeVisible();
  await expect(founded).toHaveValue("two thousand");
  // Nobody knows whether thousands or parts are meant.
  await founded.fill("1,999");
  await expect(form(studio).getByText("This is not a number, so the page keeps 2021.")).toBeVisible();
  await founded.fill("12");
  await expect(form(studio).getByRole("listitem").filter({ hasText: "1800" })).toBeVisible();
  await founded.fill("1999");
  expect(await stored()).toBe(1999);
});

test("shared blocks are worded differently on a page, and again as on all pages", async ({ studio, site }) => {
  const before = site.read(HOME);
  await row(studio, "Got an app idea").click();
  await form(studio).getByRole("button", { name: "Another heading on this page" }).click();
  await field(studio, /^Heading/).fill("Ours");
  await save(studio);
  expect(site.read(HOME)).toContain('"Ours"');
  await form(studio).getByRole("button", { name: "As on all pages" }).click();
  await save(studio);
  expect(site.read(HOME)).toBe(before);
});

test("a wording of this page only can be emptied and written anew without its field going away", async ({
  studio,
  site,
}) => {
  const before = site.read(HOME);
  await row(studio, "Got an app idea").click();
  await form(studio).getByRole("button", { name: "Another heading on this page" }).click();
  const heading = field(studio, /^Heading/);
  await heading.click();
  await studio.keyboard.press("Control+a");
  await studio.keyboard.press("Backspace");
  await expect(heading).toHaveValue("");
  await studio.keyboard.type("Ours");
  await expect(heading).toHaveValue("Ours");
  await save(studio);
  expect(site.read(HOME)).toContain('"Ours"');
  await heading.fill("");
  await save(studio);
  expect(site.read(HOME)).toBe(before);
  await form(studio).getByRole("button", { name: "As on all pages" }).click();
  await expect(form(studio).getByRole("button", { name: "Another heading on this page" })).toBeVisible();
});

test("a block is copied to another page", async ({ studio, site }) => {
  await row(studio, "Introduction").click();
  await studio.keyboard.press("Control+c");
  await expect(studio.getByText("The block is copied.")).toBeVisible();
  await studio.getByRole("tab", { name: "Pages" }).click();
  await studio.getByRole("button", { name: /^Contact and free/ }).click();
  await row(studio, "Three ways").click();
  await studio.keyboard.press("Control+v");
  await expect(row(studio, "Introduction")).toBeFocused();
  await save(studio);
  expect((site.data("pages/contact.json")["blocks"] as { type: string }[]).map(({ type }) => type)[3]).toBe("intro");
});

test("words in the clipboard are no block, also where one was copied before", async ({ studio }) => {
  await studio.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await row(studio, "Introduction").click();
  await studio.keyboard.press("Control+c");
  await expect(studio.getByText("The block is copied.")).toBeVisible();
  await studio.evaluate(() => navigator.clipboard.writeText("Some words"));
  await studio.keyboard.press("Control+v");
  await expect(studio.getByText("There is no block to paste. Copy one first.")).toBeVisible();
  await expect(row(studio, "Introduction")).toHaveCount(1);
});

test("a name that is being typed is saved with all else", async ({ studio, complaints }) => {
  await studio.getByRole("tab", { name: "Pages" }).click();
  await studio.getByRole("button", { name: /^Site settings/ }).click();
  await form(studio)
    .getByRole("button", { name: /^quote/ })
    .click();
  const name = form(studio).locator("[id='name-field-/forms/quote']");
  await name.fill("other");
  // The form stays open, and the next field gets the focus.
  await studio.keyboard.press("Tab");
  await expect(form(studio).getByRole("button", { name: /^other/ })).toHaveAttribute("aria-expanded", "true");
  await expect(form(studio).locator("[id^='field-/forms/other/']:focus")).toHaveCount(1);
  await studio.keyboard.press("Control+z");
  await name.fill("offer");
  await studio.keyboard.press("Control+s");
  // A block still speaks of the old name, and that is told instead of "All saved".
  await expect(state(studio)).toHaveText("Not saved: mend the mistakes first.");
  await expect(studio.getByRole("button", { name: /^Undo: rename .* to .?offer/ })).toBeEnabled();
  await expectRefused(complaints, 422);
  studio.on("dialog", (asked) => void asked.accept());
});

async function undoAll(page: Page): Promise<void> {
  const undo = page.getByRole("button", { name: /^Undo: / });
  while ((await undo.count()) > 0) await undo.click();
}

test("an icon is chosen by its sign", async ({ studio, site }) => {
  await openContact(studio);
  await itemRow(studio, "Phone").click();
  const icons = form(studio).getByRole("group", { name: "Icon" }).first();
  await expect(icons.locator("label", { hasText: "Pin" }).locator("svg")).toBeVisible();
  const boxOf = (name: string) => icons.getByRole("radio", { name }).boundingBox();
  expect((await boxOf("Phone"))!.y).toBe((await boxOf("Mail"))!.y);
  expect((await boxOf("Pin"))!.y).toBe((await boxOf("Skype"))!.y);
  await icons.getByRole("radio", { name: "Phone" }).focus();
  await studio.keyboard.press("ArrowRight");
  await expect(icons.getByRole("radio", { name: "Pin" })).toBeChecked();
  await expectAccessible(studio);
  await save(studio);
  expect(site.read(CONTACT)).toContain('"icon": "pin"');
});
