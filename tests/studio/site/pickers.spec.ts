import { existsSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import type { Locator, Page } from "@playwright/test";
import { holdBack } from "../../site/fixtures.ts";
import { ownPictures } from "../../support/agency/folder.ts";
import { expect, expectAccessible, form, preview, row, type Site, test } from "./fixtures.ts";

function dialog(page: Page, name: string): Locator {
  return page.getByRole("dialog", { name });
}

test("a block is found by its words, chosen by its picture or one of its starts, and put on the page", async ({
  studio,
}) => {
  await studio.getByRole("button", { name: "Add a block" }).last().click();
  const picker = dialog(studio, "Add a block");
  const search = picker.getByRole("searchbox", { name: "Find a block" });
  await expect(search).toBeFocused();
  await expect(picker.getByRole("status")).toHaveText("18 of 18 blocks");
  await expect(picker.locator("img").first()).toHaveJSProperty("complete", true);
  await expectAccessible(studio);
  await search.fill("nothing like that");
  await expect(picker.getByText("No block is called that, and none is for that.")).toBeVisible();
  await search.fill("map");
  await expect(picker.getByText("There is no block for that: link to the map")).toBeVisible();
  await search.fill("card grid");
  await picker.getByRole("button", { name: "Card grid: Steps" }).click();
  await expect(picker).toBeHidden();
  await expect(row(studio, "Card grid")).toBeVisible();
  await expect(preview(studio).locator('[data-block="cardGrid"]')).toBeInViewport();
  // The only one that is found needs no choice.
  await studio.getByRole("button", { name: "Add a block" }).last().click();
  await search.fill("tabs");
  await expect(picker.getByRole("status")).toHaveText("1 of 18 blocks");
  await search.press("Enter");
  await expect(picker).toBeHidden();
  await expect(row(studio, "Tabs")).toHaveAttribute("aria-current", "true");
});

test("a link is chosen among pages and places on them; what leads nowhere is flagged", async ({ studio }) => {
  await row(studio, "Apps and websites").click();
  const choose = form(studio)
    .getByRole("button", { name: /^Choose where it leads/ })
    .first();
  const address = form(studio)
    .getByRole("textbox", { name: /address|leads|link/i })
    .first();
  await address.fill("/nowhere");
  await choose.click();
  const picker = dialog(studio, "Where does the link lead?");
  await expect(picker.getByText("No page of this site has the address /nowhere.")).toBeVisible();
  await expectAccessible(studio);
  await picker.getByRole("button", { name: "Use this link" }).click();
  await expect(picker.getByRole("alert")).toHaveText("Choose a page.");
  await picker.getByRole("searchbox", { name: "Find a page" }).fill("contact");
  await picker.getByRole("radio", { name: /^Contact and free consultation/ }).check();
  await picker.getByLabel("Place on the page").selectOption({ label: "Before you write (Questions and answers)" });
  await picker.getByRole("button", { name: "Use this link" }).click();
  await expect(address).toHaveValue("/contact#before-you-write");
  await expect(studio.getByText(/^Before you write .* is called “before-you-write” in links now/)).toBeVisible();
  await choose.click();
  await picker.getByRole("radio", { name: /^Mobile & Web App Development Agency/ }).check();
  await picker.getByLabel("Place on the page").selectOption("intro-2");
  await picker.getByRole("button", { name: "Use this link" }).click();
  await expect(address).toHaveValue("#mobile-web-app-development");
  await row(studio, "Introduction").click();
  await expect(form(studio).getByLabel("Name for links")).toHaveValue("mobile-web-app-development");
  // Link and name are one step.
  await studio.keyboard.press("Control+z");
  await row(studio, "Introduction").click();
  await expect(form(studio).getByLabel("Name for links")).toHaveValue("");
  await row(studio, "Apps and websites").click();
  await expect(address).toHaveValue("/contact#before-you-write");

  await choose.click();
  await picker.getByRole("radio", { name: "Email" }).check();
  await picker.getByLabel("Email address").fill("somebody");
  await picker.getByRole("button", { name: "Use this link" }).click();
  await expect(picker.getByRole("alert")).toHaveText("Write an address such as name@example.com.");
  await expect(picker.getByLabel("Email address")).toBeFocused();
  await picker.getByLabel("Email address").fill("somebody@example.com");
  await studio.keyboard.press("Enter");
  await expect(address).toHaveValue("mailto:somebody@example.com");
});

test("a link in a text leads nowhere until a page is chosen; Enter takes the only one that is found", async ({
  studio,
}) => {
  await row(studio, "Introduction").click();
  const text = form(studio).getByRole("textbox", { name: "Text", exact: true });
  await text.fill("After two.");
  await text.selectText();
  const link = form(studio).getByRole("toolbar", { name: "Format of Text" }).getByRole("button", { name: "Link" });
  await link.click();
  const picker = dialog(studio, "Where does the link lead?");
  const pages = picker.getByRole("group", { name: "Page", exact: true });
  await expect(pages.getByRole("radio", { checked: true })).toHaveCount(0);
  await picker.getByRole("button", { name: "Use this link" }).click();
  await expect(picker.getByRole("alert")).toHaveText("Choose a page.");
  await expect(picker.getByRole("searchbox")).toBeFocused();
  await pages.getByRole("radio", { name: /\/blog$/ }).check();
  await picker.getByRole("searchbox", { name: "Find a page" }).fill("contact and free");
  await expect(pages.getByRole("radio", { checked: true })).toHaveAccessibleName(/^Contact and free consultation/);
  await expect(picker.getByLabel("Place on the page").locator("option[value=form]")).toBeAttached();
  await studio.keyboard.press("Enter");
  await expect(text).toHaveValue("[After two.](/contact)");

  // With the caret in the link, its address is there, and is replaced.
  await expect(text).toBeFocused();
  await studio.keyboard.press("ArrowLeft");
  await studio.keyboard.press("ArrowRight");
  await link.click();
  await expect(pages.getByRole("radio", { checked: true })).toHaveAccessibleName(/^Contact and free consultation/);
  await expectAccessible(studio);
  await pages.getByRole("radio", { name: /\/blog$/ }).check();
  await picker.getByRole("button", { name: "Use this link" }).click();
  await expect(text).toHaveValue("[After two.](/blog)");
  await link.click();
  await picker.getByRole("button", { name: "Take the link out" }).click();
  await expect(text).toHaveValue("After two.");
  await expect(text).toBeFocused();
  await studio.getByRole("button", { name: "Undo: change text of block 2" }).click();
  await expect(text).toHaveValue("[After two.](/blog)");
});

test("a picture is chosen by looking at it, with words or as decoration", async ({ studio }) => {
  await row(studio, "Apps and websites").click();
  await form(studio).getByRole("button", { name: "Change picture" }).first().click();
  const picker = dialog(studio, "Choose a picture");
  await expect(picker.getByRole("searchbox")).toBeFocused();
  await expectAccessible(studio);
  await picker.getByRole("searchbox").fill("panels/");
  const words = await picker.getByLabel("What it shows").inputValue();
  await picker.getByRole("radio", { name: "blog.webp" }).check();
  await expect(picker.getByLabel("What it shows")).toHaveValue("");
  await expect(picker.getByText(`The picture before had these words: “${words}”.`)).toBeVisible();
  await picker.getByRole("button", { name: "Keep these words" }).click();
  await expect(picker.getByLabel("What it shows")).toHaveValue(words);
  await expect(picker.getByText("1800 by 1800 pixels, 204 kB")).toBeVisible();
  await picker.getByLabel("What it shows").fill("");
  await picker.getByRole("checkbox", { name: /decoration/ }).uncheck();
  await picker.getByRole("button", { name: "Use this picture" }).click();
  await expect(picker.getByRole("alert")).toHaveText("Say what it shows, or that it is decoration.");
  await expect(picker.getByLabel("What it shows")).toBeFocused();
  await picker.getByLabel("What it shows").fill("Two printed articles");
  await picker.getByRole("button", { name: "Use this picture" }).click();
  await expect(form(studio).getByText("panels/blog.webp")).toBeVisible();
  await expect(preview(studio).getByAltText("Two printed articles")).toBeVisible();
  // Without words it cannot be saved, so that they are not called optional.
  await expect(form(studio).getByLabel("Description", { exact: true }).first()).toHaveValue("Two printed articles");
});

/** Gives the site pictures of its own, and returns their folder. */
async function givePictures(page: Page, site: Site): Promise<string> {
  ownPictures(site.folder);
  // The server looks at the folder that was there when it was started.
  await page.goto("about:blank");
  await site.end();
  await site.startAgain();
  await page.goto(site.url);
  await row(page, "Apps and websites").click();
  return join(site.folder, "images");
}

/** Chooses a picture for the first block, and a file to be uploaded, which waits to arrive. */
async function uploadIn(page: Page, site: Site) {
  const images = await givePictures(page, site);
  await form(page).getByRole("button", { name: "Change picture" }).first().click();
  const picker = dialog(page, "Choose a picture");
  const buffer = await sharp({ create: { width: 300, height: 200, channels: 3, background: "#ffb020" } })
    .png()
    .toBuffer();
  const arrive = await holdBack(page, /\/api\/images$/);
  await picker.locator("input[type=file]").setInputFiles({ name: "Our team.png", mimeType: "image/png", buffer });
  return { picker, arrive, isThere: () => existsSync(join(images, "our-team.png")) };
}

test("a picture that is uploaded is chosen at once, and told to be narrow", async ({ studio: page, site }) => {
  const { picker, arrive, isThere } = await uploadIn(page, site);
  await expect(picker.getByRole("button", { name: "Uploading…" })).toHaveAttribute("aria-disabled", "true");
  await picker.getByRole("button", { name: "Use this picture" }).click();
  await expect(picker.getByRole("alert")).toHaveText("Wait until the picture is uploaded.");
  await picker.getByLabel("What it shows").fill("Our team");
  arrive();
  await expect(picker.getByRole("status").getByText(/is uploaded, and chosen: our-team\.png/)).toBeAttached();
  await expect(picker.getByRole("radio", { checked: true })).toHaveAccessibleName("our-team.png");
  await expect(
    picker.getByText("It is only 300 pixels wide, and will look blurred where it is shown larger."),
  ).toBeVisible();
  await picker.getByRole("button", { name: "Use this picture" }).click();
  await expect(preview(page).getByAltText("Our team")).toBeVisible();
  expect(isThere()).toBe(true);
});

test("a picture that is uploaded and not used does not stay", async ({ studio, site }) => {
  const { picker, arrive, isThere } = await uploadIn(studio, site);
  arrive();
  await expect(picker.getByRole("radio", { checked: true })).toHaveAccessibleName("our-team.png");
  expect(isThere()).toBe(true);
  await studio.keyboard.press("Escape");
  await expect.poll(isThere).toBe(false);
  await form(studio).getByRole("button", { name: "Change picture" }).first().click();
  await expect(picker.getByRole("radio", { name: "our-team.png" })).toHaveCount(0);
});

test("a picture does not stay that arrives when its dialog is closed", async ({ studio, site }) => {
  const { arrive, isThere } = await uploadIn(studio, site);
  await studio.keyboard.press("Escape");
  const stored = studio.waitForResponse(/\/api\/images$/);
  const takenBack = studio.waitForResponse(/\/api\/images\?name=our-team\.png$/);
  arrive();
  await stored;
  expect((await takenBack).status()).toBe(200);
  expect(isThere()).toBe(false);
});

test("who breaks off the choice of a file is still in the dialog", async ({ studio }) => {
  await row(studio, "Apps and websites").click();
  await form(studio).getByRole("button", { name: "Change picture" }).first().click();
  await dialog(studio, "Choose a picture").getByLabel("Picture to upload").dispatchEvent("cancel", { bubbles: true });
  await expect(dialog(studio, "Choose a picture")).toBeVisible();
});

test("that one picture is decoration says nothing of another", async ({ studio }) => {
  await row(studio, "Apps and websites").click();
  const change = form(studio).getByRole("button", { name: "Change picture" }).first();
  await change.click();
  const picker = dialog(studio, "Choose a picture");
  await picker.getByRole("checkbox", { name: /decoration/ }).check();
  await picker.getByRole("button", { name: "Use this picture" }).click();
  await change.click();
  await expect(picker.getByRole("checkbox", { name: /decoration/ })).toBeChecked();
  await picker.getByRole("searchbox").fill("panels/blog.webp");
  await picker.getByRole("radio", { name: "blog.webp" }).check();
  await expect(picker.getByRole("checkbox", { name: /decoration/ })).not.toBeChecked();
  await picker.getByRole("button", { name: "Use this picture" }).click();
  await expect(picker.getByRole("alert")).toHaveText("Say what it shows, or that it is decoration.");
});

test("a file that is no picture is refused in words", async ({ studio, complaints }) => {
  await row(studio, "Apps and websites").click();
  await form(studio).getByRole("button", { name: "Change picture" }).first().click();
  const picker = dialog(studio, "Choose a picture");
  await picker
    .locator("input[type=file]")
    .setInputFiles({ name: "team.png", mimeType: "image/png", buffer: Buffer.from("no picture") });
  await expect(picker.getByRole("alert").filter({ hasText: "This is not a picture." })).toBeVisible();
  // The browser notes what the server refused.
  expect(complaints.splice(0)).toEqual([
    expect.stringMatching(/^415: /),
    expect.stringMatching(/^console error: .* 415 /),
  ]);
});

/** Drops pictures, or pastes them, as other programs hand them over. Gives whether the browser would still do with them what it likes. */
async function hand(on: Locator, how: "drop" | "paste", names: readonly string[]): Promise<boolean> {
  const bytes = await sharp({
    create: { width: 900, height: 600, channels: 3, background: how === "drop" ? "#c00" : "#00c" },
  })
    .png()
    .toBuffer();
  return on.evaluate(
    (element, [kind, data, files]) => {
      const handed = new DataTransfer();
      const content = Uint8Array.from(atob(data), (letter) => letter.codePointAt(0)!);
      for (const name of files) handed.items.add(new File([content], name, { type: "image/png" }));
      // As file managers do.
      if (kind === "paste") handed.setData("text/plain", files.join("\n"));
      const told = { bubbles: true, cancelable: true };
      return element.dispatchEvent(
        kind === "drop"
          ? new DragEvent("drop", { ...told, dataTransfer: handed })
          : new ClipboardEvent("paste", { ...told, clipboardData: handed }),
      );
    },
    [how, bytes.toString("base64"), names] as const,
  );
}

test("a picture is dropped or pasted where one is chosen, and does no harm elsewhere", async ({ studio, site }) => {
  await givePictures(studio, site);
  const told = studio.getByText("A picture goes where the form asks for one. Drop it there, or paste it there.");
  for (const [place, how] of [
    [studio.locator("main"), "drop"],
    [form(studio).getByLabel("Heading", { exact: true }), "paste"],
  ] as const) {
    expect(await hand(place, how, ["a.png"])).toBe(false);
    await expect(told).toBeVisible();
    await studio.getByRole("button", { name: "Close this note" }).click();
  }
  expect(await hand(preview(studio).locator("h1"), "drop", ["a.png"])).toBe(false);
  const change = form(studio).getByRole("button", { name: "Change picture" }).first();
  const picker = dialog(studio, "Choose a picture");
  for (const how of ["drop", "paste"] as const) {
    expect(await hand(change, how, [`${how}.png`])).toBe(false);
    await expect(picker.getByRole("radio", { checked: true })).toHaveAccessibleName(`${how}.png`);
    // Once the picture is taken back, it can be had no more.
    const chosen = picker.locator("label").filter({ has: studio.getByRole("radio", { checked: true }) });
    await expect(chosen.locator("img")).not.toHaveJSProperty("naturalWidth", 0);
    await picker.getByRole("button", { name: "Cancel" }).click();
    await expect.poll(() => existsSync(join(site.folder, `images/${how}.png`))).toBe(false);
  }
  await change.click();
  await hand(picker, "drop", ["a.png", "b.png"]);
  await expect(picker.getByRole("alert").filter({ hasText: "One picture goes here. Drop only one." })).toBeVisible();
  for (const [how, name] of [
    ["drop", "dropped.png"],
    ["paste", "pasted.png"],
  ] as const) {
    expect(await hand(picker.getByRole("searchbox"), how, [name])).toBe(false);
    await expect(picker.getByRole("radio", { checked: true })).toHaveAccessibleName(name);
  }
});
