/** What other people do to the page that somebody works on. */
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { holdBack } from "../../site/fixtures.ts";
import {
  CONTACT as FILE,
  expect,
  expectAccessible,
  expectRefused,
  field,
  form,
  openContact,
  row,
  save,
  state,
  test,
} from "./fixtures.ts";

test.beforeEach(({ studio }) => openContact(studio));

test("a page without changes follows the file on the disk", async ({ studio, site }) => {
  site.write(FILE, site.read(FILE).replace("Three ways to reach us", "Four ways to reach us"));
  await expect(field(studio, "Heading")).toHaveValue("Four ways to reach us");
  await expect(state(studio)).toHaveText("All saved");
  await expect(
    studio.getByRole("status").getByText("Somebody else saved this page. You see it as it is now."),
  ).toBeVisible();
});

test("a file that cannot be opened is named until somebody has mended it", async ({ studio, site, complaints }) => {
  const page = JSON.stringify({ ...site.data(FILE), route: "/zurich", title: "Our office in Zürich", aliases: [] });
  writeFileSync(join(site.folder, "pages/zurich.json"), Buffer.from(page, "latin1"));
  await expectRefused(complaints, 409);
  await studio.reload();
  await expectRefused(complaints, 409);
  await studio.getByRole("tab", { name: "Pages" }).click();
  const words = studio.getByText("pages/zurich.json cannot be opened here");
  await expect(words).toBeVisible();
  site.write("pages/zurich.json", page);
  await expect(studio.getByRole("button", { name: /^Our office in Zürich/ })).toBeVisible();
  await expect(words).toHaveCount(0);
});

test("a page that somebody else deletes does not go without a word", async ({ studio, site, complaints }) => {
  rmSync(join(site.folder, FILE));
  await expect(studio.getByRole("status").getByText(/^Somebody else deleted “Contact.*Now you see “/)).toBeVisible();
  await expectRefused(complaints, 404);
});

test("the last page stays when somebody else deletes all, and can be saved again", async ({
  studio,
  site,
  complaints,
}) => {
  const before = site.read(FILE);
  rmSync(join(site.folder, "pages"), { recursive: true });
  mkdirSync(join(site.folder, "pages"));
  const words = /^Somebody else deleted “.*”, the last page of the site\. Save it to have it back\.$/;
  await expect(studio.getByRole("status").getByText(words)).toBeVisible();
  await expectRefused(complaints, 404);
  site.write(FILE, before);
  await studio.getByRole("tab", { name: "Pages" }).click();
  await expect(studio.getByRole("button", { name: /^Contact/ })).toBeVisible();
});

test("a picture goes where it was asked for, when somebody else has put a block on top meanwhile", async ({
  studio,
  site,
}) => {
  await row(studio, "Tell us").click();
  await form(studio).getByRole("button", { name: "Change picture" }).click();
  const dialog = studio.getByRole("dialog", { name: "Choose a picture" });
  const { blocks, ...page } = site.data(FILE);
  const theirs = { type: "intro", heading: "Of somebody else", text: "Words." };
  site.write(FILE, JSON.stringify({ ...page, blocks: [theirs, ...(blocks as object[])] }, null, 2));
  await expect(studio.getByText(/^Somebody else saved this page\./)).toBeAttached();
  await dialog.getByLabel("What it shows").fill("A kite");
  await dialog.getByRole("button", { name: "Use this picture" }).click();
  await expect(studio.getByRole("button", { name: "Undo: change image of block 2" })).toBeVisible();
  await save(studio);
  const saved = site.data(FILE)["blocks"] as object[];
  expect(saved[0]).toEqual(theirs);
  expect(saved[1]).toMatchObject({ type: "hero", image: { alt: "A kite" } });
});

test("what two people changed in the same field is asked", async ({ studio, site, complaints }) => {
  await field(studio, "Heading").fill("Mine");
  site.write(
    FILE,
    site.read(FILE).replace("Three ways to reach us", "Theirs").replace("Before you write", "First of all"),
  );
  await studio.getByRole("button", { name: "Compare the two versions" }).click();
  const dialog = studio.getByRole("dialog", { name: "Two versions of this page" });
  await expect(dialog.getByRole("radio", { name: "mine: Mine" })).toBeChecked();
  await expect(dialog.getByRole("radio")).toHaveCount(2);
  await expect(dialog.getByRole("row", { name: /Heading of block 3 \(Contact details\)/ })).toContainText(
    "Three ways to reach us",
  );
  await expectAccessible(studio);
  // On a phone as well, where each version has a line of its own.
  await studio.setViewportSize({ width: 390, height: 844 });
  const cells = dialog.getByRole("row", { name: /^Heading of block 3/ }).getByRole("cell");
  await expect(cells).toHaveCount(3);
  for (const cell of await cells.all()) expect((await cell.boundingBox())!.width).toBeGreaterThan(200);
  await expectAccessible(studio);
  await studio.setViewportSize({ width: 1280, height: 720 });
  await dialog.getByRole("button", { name: "Take this choice" }).click();
  await expect(field(studio, "Heading")).toHaveValue("Mine");
  await expect(row(studio, "First of all")).toBeVisible();
  const told = studio.getByText("Both versions are one now. Save it when it is right.");
  await expect(told).toBeVisible();
  await save(studio);
  // At once: after a while all notes go.
  expect(await told.count()).toBe(0);
  expect(site.read(FILE)).toContain('"Mine"');
  expect(site.read(FILE)).toContain('"First of all"');
  expect(complaints.filter((complaint) => !complaint.includes("412"))).toEqual([]);
  complaints.length = 0;
});

test("a page that somebody else deletes while it is changed is said to be deleted", async ({
  studio,
  site,
  complaints,
}) => {
  await field(studio, "Heading").fill("Mine");
  rmSync(join(site.folder, FILE));
  await expect(studio.getByRole("alert")).toContainText(
    "Somebody else deleted “Contact and free consultation” while you were working on it.",
  );
  await expectRefused(complaints, 404);
  await studio.getByRole("button", { name: "Choose whether it stays" }).click();
  await studio.getByRole("button", { name: "Keep my version" }).click();
  await save(studio);
  expect(site.read(FILE)).toContain('"Mine"');
});

test("a page that somebody else renames is told as renamed, and who writes in it goes on with the next key", async ({
  studio,
  site,
  complaints,
}) => {
  await field(studio, "Heading").fill("Mine");
  site.git("mv", FILE, "pages/reach-us.json");
  const words =
    /^Somebody else renamed the file of “Contact and free consultation”\. What you have written is in it\.$/;
  await expect(studio.getByRole("status").getByText(words)).toBeVisible();
  await studio.keyboard.type(" again");
  await expect(field(studio, "Heading")).toBeFocused();
  await expect(field(studio, "Heading")).toHaveValue("Mine again");
  await expect(studio.getByRole("alert")).toHaveCount(0);
  await save(studio);
  expect(site.read("pages/reach-us.json")).toContain('"Mine again"');
  expect(existsSync(join(site.folder, FILE))).toBe(false);
  await expectRefused(complaints, 404);
});

test("what two people changed in different fields goes together, and is saved without a question", async ({
  studio,
  site,
  complaints,
}) => {
  await field(studio, "Heading").fill("Mine");
  const answer = await holdBack(studio, /\/api\/file\?/);
  site.write(FILE, site.read(FILE).replace("Before you write", "First of all"));
  await save(studio);
  answer();
  await expect(row(studio, "First of all")).toBeVisible();
  await expect(studio.getByRole("status").getByText(/^Somebody else saved this page too\./)).toBeVisible();
  await expect(studio.getByRole("dialog")).toHaveCount(0);
  expect(site.read(FILE)).toContain('"Mine"');
  expect(site.read(FILE)).toContain('"First of all"');
  expect(complaints.filter((complaint) => !complaint.includes("412"))).toEqual([]);
  complaints.length = 0;
});

test("a version that is no JSON takes the place of nothing, and other pages are saved meanwhile", async ({
  studio,
  site,
}) => {
  await field(studio, "Heading").fill("Mine");
  const mine = site.read(FILE).replace("Three ways to reach us", "Mine");
  site.write(FILE, `<<<<<<< HEAD\n${site.read(FILE)}`);
  await studio.getByRole("button", { name: "Compare the two versions" }).click();
  const dialog = studio.getByRole("dialog", { name: "Two versions of this page" });
  await expect(dialog).toContainText("The JSON of their version has a mistake");
  await expectAccessible(studio);
  await studio.keyboard.press("Escape");
  await studio.getByRole("tab", { name: "Pages" }).click();
  await studio.getByRole("button", { name: /^Technology/ }).click();
  await field(studio, "Title").fill("What we build with");
  await studio.keyboard.press("Control+s");
  await expect(state(studio)).toHaveText("Saved in part: somebody else changed the page.");
  expect(site.read("pages/technology.json")).toContain('"What we build with"');
  expect(site.read(FILE)).toContain("<<<<<<<");
  await dialog.getByRole("button", { name: "Keep my version" }).click();
  await save(studio);
  expect(site.read(FILE)).toBe(mine);
});

test("a page that was broken here is not put together with another version of it", async ({ studio, site }) => {
  await studio.getByRole("tab", { name: "JSON" }).click();
  await studio.locator(".cm-content").click();
  await studio.keyboard.press("Control+Home");
  await studio.keyboard.type("x");
  site.write(FILE, site.read(FILE).replace("Three ways to reach us", "Theirs"));
  await studio.getByRole("button", { name: "Compare the two versions" }).click();
  const dialog = studio.getByRole("dialog", { name: "Two versions of this page" });
  await expect(dialog).toContainText("The JSON of your version has a mistake");
  await dialog.getByRole("button", { name: "Take theirs" }).click();
  await expect(row(studio, "Theirs")).toBeVisible();
  await expect(state(studio)).toHaveText("All saved");
  await studio.getByRole("button", { name: "Undo: settle two versions" }).click();
  await expect(studio.locator(".cm-content")).toContainText("x{");
  studio.on("dialog", (question) => void question.accept());
});

test("somebody else's change is told also when it comes between two parts of saving", async ({
  studio,
  site,
  complaints,
}) => {
  let times = 0;
  // Long before anything is sent: Chromium may let a request through that is sent right after. First both pages are refused,
  // then the one without a mistake is sent alone.
  await studio.route(/\/api\/files$/, async (route) => {
    if (++times === 2) site.write(FILE, site.read(FILE).replace("Three ways", "Their ways"));
    await route.continue();
  });
  await field(studio, "Heading").fill("Four ways");
  await studio.getByRole("tab", { name: "Pages" }).click();
  await studio.getByRole("button", { name: /^Technology/ }).click();
  await studio.getByRole("navigation").locator("[data-row]").nth(2).click();
  await field(studio, "Heading").fill("");
  await studio.keyboard.press("Control+s");
  const dialog = studio.getByRole("dialog", { name: "Two versions of this page" });
  await expect(
    dialog.getByText("Somebody else changed “Contact and free consultation” while you were working on it."),
  ).toBeVisible();
  expect(complaints.splice(0).filter((complaint) => !/412|422/.test(complaint))).toEqual([]);
  // Nobody is asked about what stays behind.
  studio.on("dialog", (asked) => void asked.accept());
});

test("the note with the way back stays when others save, and takes back only what it names", async ({
  studio,
  site,
}) => {
  await studio.keyboard.press("Delete");
  await expect(row(studio, "Three ways")).toBeHidden();
  site.write(FILE, site.read(FILE).replace("Before you write", "First of all"));
  await expect(studio.getByText(/^Somebody else saved this page too\./)).toBeVisible();
  await studio.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(row(studio, "Three ways")).toBeVisible();
  await expect(row(studio, "First of all")).toBeVisible();
  await save(studio);
});

test("the comparison that went with its reason does not open by itself when there is another", async ({
  studio,
  site,
}) => {
  const before = site.read(FILE);
  await field(studio, "Heading").fill("Mine");
  site.write(FILE, before.replace("Three ways to reach us", "Theirs"));
  const compare = studio.getByRole("button", { name: "Compare the two versions" });
  await compare.click();
  await expect(studio.getByRole("dialog")).toBeVisible();
  site.write(FILE, before);
  await expect(studio.getByRole("dialog")).toHaveCount(0);
  await expect(compare).toBeHidden();
  site.write(FILE, before.replace("Three ways to reach us", "Theirs again"));
  await expect(compare).toBeVisible();
  await expect(studio.getByRole("dialog")).toHaveCount(0);
  studio.on("dialog", (question) => void question.accept());
});
