/** The journey of an author with a mouse. */
import { cpSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  expect,
  expectAccessible,
  expectRefused,
  field,
  form,
  openContact,
  preview,
  row,
  save,
  state,
  test,
} from "./fixtures.ts";

test("a page is made, filled, moved and published with a pointer", async ({ studio, site }) => {
  await studio.getByRole("tab", { name: "Pages" }).click();
  await expectAccessible(studio);
  await studio.getByRole("button", { name: "New page" }).click();
  await studio.getByRole("dialog").getByRole("textbox", { name: "Title" }).fill("What we do for shops and markets");
  await studio.getByRole("dialog").getByRole("textbox", { name: "Address" }).fill("/shops");
  await studio.getByRole("button", { name: "Make the page" }).click();
  await expect(studio.getByRole("heading", { level: 1 })).toContainText("/shops");

  // A block between two others.
  const first = studio.getByRole("navigation").locator("ol > li").nth(1);
  await first.hover();
  await first.getByRole("button", { name: /^Add a block above/ }).click();
  await expectAccessible(studio);
  await studio.getByRole("dialog").getByLabel("Find a block").fill("Card grid");
  await studio
    .getByRole("dialog")
    .getByRole("listitem")
    .filter({ hasText: "Card grid" })
    .getByRole("button")
    .first()
    .click();
  const cards = row(studio, "Card grid");
  await expect(cards).toBeVisible();
  await expect(cards).toHaveAttribute("aria-current", "true");
  await expect(studio.getByRole("navigation").locator("ol > li").nth(1).locator("> [data-row]")).toHaveAttribute(
    "aria-current",
    "true",
  );

  // An item of its list, added and dragged to the top.
  const items = form(studio).getByRole("group", { name: "Cards" });
  const count = await items.getByRole("button", { name: /^Card \d/ }).count();
  await items.getByRole("button", { name: "Add card" }).click();
  const last = items.getByRole("button", { name: new RegExp(`^Card ${count + 1}`) });
  await expect(last).toHaveAttribute("aria-expanded", "true");
  await items.getByRole("textbox", { name: "Title" }).fill("The newest card");
  await items.getByRole("textbox", { name: "Text" }).fill("What it is good for.");
  await expect(preview(studio).getByText("The newest card")).toBeVisible();
  await last.click();

  // The block is dragged down.
  const handle = cards.locator("..").locator("> span[aria-hidden]");
  const under = studio.getByRole("navigation").locator("ol > li").nth(2);
  const [from, to] = [(await handle.boundingBox())!, (await under.boundingBox())!];
  await studio.mouse.move(from.x + 8, from.y + 20);
  await studio.mouse.down();
  await studio.mouse.move(from.x + 8, from.y + 40, { steps: 4 });
  await studio.mouse.move(from.x + 8, to.y + to.height - 8, { steps: 8 });
  await studio.mouse.up();
  await expect(studio.getByRole("button", { name: /^Undo: move block 2/ })).toBeEnabled();
  await expect(studio.getByRole("navigation").locator("ol > li").nth(1)).not.toContainText("Card grid");
  await expect(cards).toBeFocused();
  await expect(studio.getByRole("status").getByText(/^Done: move block 2/)).toBeAttached();
  await expect(studio.getByText(/Draggable item/)).toHaveCount(0);

  // A click in the preview selects, and shows the field that was clicked on.
  // What is not for clicks there is inert: the page takes them.
  await preview(studio).getByRole("heading", { level: 1 }).click({ force: true });
  await expect(field(studio, "Heading")).toBeFocused();
  await field(studio, "Heading").fill("Shops and markets");

  await save(studio);
  expect(site.read("pages/shops.json")).toContain("The newest card");
  await studio.getByRole("button", { name: "Publish" }).click();
  await expect(
    studio.getByText(/^Nothing goes online yet\. .* on a new branch with a name of its own\.$/),
  ).toBeVisible();
  await studio.getByRole("button", { name: "Publish 1 file" }).click();
  await expect(studio.getByRole("button", { name: "Go on" })).toBeFocused();
  // For somebody who knows nothing of git.
  await expect(studio.getByRole("dialog", { name: "Ready to go online" }).getByRole("status")).toHaveText(
    /^Your changes are not online yet\. They are in the history of the site now, on the branch “[\w/-]+”\. Tell that name, and the number \w+, to whoever puts the site online\.$/,
  );
  await expectAccessible(studio);
  await studio.getByRole("button", { name: "Go on" }).click();
  await expect(studio.getByRole("button", { name: "Publish" })).toBeFocused();
});

test("what stands against publishing is seen as a whole", async ({ studio, site, complaints }) => {
  await studio.setViewportSize({ width: 1200, height: 480 });
  const home = site.data("pages/index.json") as { blocks: { type: string; text?: string }[] };
  home.blocks.find(({ type }) => type === "intro")!.text = "See [all kites](/kites).";
  // Without a mistake of its own: a page with one is left out anyway.
  const kites = {
    route: "/kites",
    title: "All the kites that we fly",
    description: "Each kite that we have made so far, with the wind that it needs and the people who fly it.",
    blocks: [{ type: "intro", heading: "All the kites", text: "Each of them flies, even in light wind." }],
  };
  site.write("pages/index.json", JSON.stringify(home));
  site.write("pages/kites.json", JSON.stringify(kites));
  await studio.getByRole("button", { name: "Publish" }).click();
  const dialog = studio.getByRole("dialog", { name: "Publish" });
  await dialog.getByRole("checkbox", { name: /\(\/kites\)$/ }).uncheck();
  await dialog.getByRole("button", { name: "Publish 1 file" }).click();
  await expect(dialog.getByRole("alert")).toContainText("choose what belongs to it as well.");
  await expect(dialog.getByRole("alert")).toBeInViewport({ ratio: 0.9 });
  await expectRefused(complaints, 409);
});

test("who closes the dialog while git is at work is told what came of it", async ({ studio, site, complaints }) => {
  await row(studio, "Introduction").click();
  await field(studio, "Heading").fill("Apps that work");
  const hook = join(site.folder, ".git/hooks/pre-commit");
  mkdirSync(join(hook, ".."), { recursive: true });
  // It waits until the test has written the file.
  const script =
    '#!/bin/sh\nuntil [ -e "$GIT_DIR/go" ] || [ -e .git/go ]; do sleep 0.1; done\necho "Not today." >&2\nexit 1\n';
  writeFileSync(hook, script, { mode: 0o755 });
  await studio.getByRole("button", { name: "Publish" }).click();
  const dialog = studio.getByRole("dialog", { name: "Publish" });
  await dialog.getByRole("button", { name: "Publish 1 file" }).click();
  await expect(dialog.getByText(/^Your changes are on their way into the history of the site\./)).toBeInViewport();
  await expectAccessible(studio);
  await dialog.getByRole("button", { name: "Close", exact: true }).last().click();
  await expect(dialog).toBeHidden();
  writeFileSync(join(site.folder, ".git/go"), "");
  await expect(studio.getByText(/^Git did not take this into the history of the site\..*Not today\.$/s)).toBeVisible();
  await expectRefused(complaints, 409);
});

test("a page is made from a template, which says what it is for", async ({ studio, site }) => {
  await studio.getByRole("tab", { name: "Pages" }).click();
  await studio.getByRole("button", { name: "New page" }).click();
  const dialog = studio.getByRole("dialog");
  // Nothing is wrong with what nobody has written yet.
  await expect(dialog.getByText("Another page has this address.")).toHaveCount(0);
  await dialog.getByLabel("It starts as").selectOption({ label: "Article" });
  await expect(dialog.getByLabel("It starts as")).toHaveAccessibleDescription(/^A long text in sections/);
  await dialog.getByRole("textbox", { name: "Title" }).fill("How an app gets its name");
  await studio.getByRole("button", { name: "Make the page" }).click();
  await expect(row(studio, "Article")).toBeVisible();
  expect(site.data("pages/how-an-app-gets-its-name.json")).toMatchObject({
    card: { title: "How an app gets its name" },
    blocks: [{ type: "hero" }, { type: "article" }, { type: "shared" }],
  });
  await expect(studio.getByRole("button", { name: /mistake/ })).toHaveCount(0);
});

test("a file that cannot be opened is told in plain words", async ({ page, site, complaints }) => {
  writeFileSync(join(site.folder, "pages/old.json"), Buffer.from([0x7b, 0xff, 0xfe, 0x7d]));
  await page.goto(site.url);
  await page.getByRole("tab", { name: "Pages" }).click();
  await expect(page.getByText(/^pages\/old\.json cannot be opened here/)).toHaveText(
    "pages/old.json cannot be opened here: it is not saved as plain text. Whoever looks after the site can save it again, as UTF-8.",
  );
  await expectRefused(complaints, 409);
});

test("a site without a file says so, and opens when it has some", async ({ page, site }) => {
  const pages = join(site.folder, "pages");
  renameSync(pages, `${pages}-elsewhere`);
  mkdirSync(pages);
  await page.goto(site.url);
  await expect(page.getByText(/^There is nothing in its folder pages yet\./)).toBeVisible();
  await expectAccessible(page);
  cpSync(`${pages}-elsewhere`, pages, { recursive: true });
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(row(page, "Apps and websites")).toBeVisible();
});

test("a page that was deleted comes back with all links to it by one undo", async ({ studio, site }) => {
  const all = () => ["technology", "contact", "_site"].map((name) => site.read(`pages/${name}.json`));
  const before = all();
  await studio.getByRole("tab", { name: "Pages" }).click();
  await studio.getByRole("button", { name: /^More for Technology/ }).click();
  await studio.getByRole("button", { name: "Delete" }).click();
  const dialog = studio.getByRole("dialog", { name: "Delete this page?" });
  await dialog.getByRole("combobox").selectOption("/contact");
  await dialog.getByRole("button", { name: /^Delete “Technology/ }).click();
  await expect(studio.getByText(/^“Technology.*” is deleted\.$/)).toBeVisible();
  await expect(studio.getByRole("button", { name: "Nothing to undo" })).toBeVisible();
  expect(site.read("pages/contact.json")).toContain('"/technology"');
  // The only way back outlives other notes.
  await openContact(studio);
  await studio.keyboard.press("Control+c");
  await expect(studio.getByText(/^The block is copied\./)).toBeVisible();
  await studio.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(studio.getByText("The page is there again, with all links to it.")).toBeVisible();
  await studio.getByRole("tab", { name: "Pages" }).click();
  await expect(studio.getByRole("button", { name: /^Technology/ })).toBeVisible();
  await expect(state(studio)).toHaveText("All saved");
  expect(all()).toEqual(before);
});

test("two notes that say the same are two", async ({ studio, site }) => {
  await studio.getByRole("tab", { name: "Pages" }).click();
  const text = site.read("pages/technology.json");
  const notes = studio.getByText(/^“Technology.*” is deleted\.$/);
  for (const count of [1, 2]) {
    await studio.getByRole("button", { name: /^More for Technology/ }).click();
    await studio.getByRole("button", { name: "Delete" }).click();
    const dialog = studio.getByRole("dialog", { name: "Delete this page?" });
    await dialog.getByRole("combobox").selectOption("/contact");
    await dialog.getByRole("button", { name: /^Delete “Technology/ }).click();
    await expect(notes).toHaveCount(count);
    if (count === 2) break;
    // Somebody else has a copy of it.
    const { aliases, ...contact } = site.data("pages/contact.json");
    const others = (aliases as string[]).filter((alias) => alias !== "/technology");
    site.write("pages/contact.json", JSON.stringify({ ...contact, ...(others.length > 0 && { aliases: others }) }));
    site.write("pages/technology.json", text);
  }
  await studio.getByRole("button", { name: "Close this note" }).first().click();
  await expect(notes).toHaveCount(1);
});

test("a page that others lead to is not deleted, and the reasons are told", async ({ studio, site, complaints }) => {
  await studio.getByRole("tab", { name: "Pages" }).click();
  await studio.getByRole("button", { name: /^More for Portfolio/ }).click();
  await studio.getByRole("button", { name: "Delete" }).click();
  const dialog = studio.getByRole("dialog", { name: "Delete this page?" });
  await expect(dialog.getByRole("button", { name: "Keep it" })).toBeFocused();
  await dialog.getByRole("button", { name: /^Delete “Portfolio/ }).click();
  await expect(dialog.getByRole("alert")).toContainText("Take these out first");
  await expect(dialog.getByRole("alert").getByRole("listitem").filter({ hasText: "Site settings: " })).not.toHaveCount(
    0,
  );
  await expect(dialog.getByRole("alert")).not.toContainText(".json");
  await expectAccessible(studio);
  complaints.length = 0;
  await studio.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  expect(site.read("pages/portfolio.json")).not.toBe("");
  // Where a shared block stands is told, too.
  await studio.getByRole("button", { name: "More for consultation" }).click();
  await studio.getByRole("button", { name: "Where used" }).last().click();
  await expect(studio.getByRole("dialog").getByRole("listitem").first()).toBeVisible();
});

test("header and footer are marked where somebody points, and a click opens the settings that they are made of", async ({
  studio,
}) => {
  const footer = preview(studio).locator("footer");
  const mark = preview(studio).locator("#_marks > div:not([hidden])");
  await preview(studio).locator("header").hover({ force: true });
  await expect(mark).toHaveAttribute("data-name", "Header, on every page");
  await footer.hover({ force: true });
  await expect(mark).toHaveAttribute("data-name", "Footer, on every page");
  await footer.getByText("hello@kitestep.example").click({ force: true });
  await expect(form(studio).getByRole("heading", { name: "Site settings" })).toBeVisible();
  await expect(field(studio, "Email").first()).toBeFocused();
  await footer.getByText("Solutions", { exact: true }).click({ force: true });
  await expect(studio.locator("[id='field-/footer/columns/1/heading']")).toBeFocused();
  await footer.click({ force: true, position: { x: 2, y: 2 } });
  await expect(studio.locator("[id='field-/footer']")).toBeFocused();
  // Its upper strip has scrolled away.
  const bar = { x: 2, y: 60 };
  await preview(studio).locator("header").click({ force: true, position: bar });
  await expect(studio.locator("[id='field-/header']")).toBeFocused();
});

test("what an item at the lower edge of the form opens is scrolled into view", async ({ studio }) => {
  await studio.setViewportSize({ width: 1440, height: 400 });
  await openContact(studio);
  const item = form(studio).getByRole("button", { name: /^Box 1/ });
  // Only its title is seen.
  await item.evaluate((title) => title.scrollIntoView({ block: "end" }));
  await item.click();
  await expect(item).toHaveAttribute("aria-expanded", "true");
  await expect(form(studio).getByRole("group", { name: "Icon" }).first()).toBeInViewport({ ratio: 1 });
  await expect(item).toBeInViewport({ ratio: 1 });
});
