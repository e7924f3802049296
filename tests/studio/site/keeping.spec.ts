/** Nothing is lost: not to a crash, not to a broken JSON, not to a server that does not answer. */
import type { Response } from "@playwright/test";
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
  state,
  test,
} from "./fixtures.ts";

const NO_ANSWER = "The studio’s server does not answer. Start it again in the terminal: npm run studio.";

test.beforeEach(({ studio }) => openContact(studio));

test("what was not saved is there again after a crash", async ({ studio, site }) => {
  const kept = studio.waitForResponse(
    (response) => /drafts/.test(response.url()) && response.request().method() === "PUT",
  );
  await field(studio, "Heading").fill("Not saved");
  await kept;
  // A crash asks nobody.
  studio.on("dialog", (dialog) => void dialog.accept());
  await studio.goto(site.url);
  const dialog = studio.getByRole("dialog", { name: "There are changes that were not saved" });
  await expect(dialog.getByRole("listitem")).toHaveText(["Contact and free consultation"]);
  await expectAccessible(studio);
  await dialog.getByRole("button", { name: "Bring them back" }).click();
  await studio.getByRole("tab", { name: "Pages" }).click();
  await studio.getByRole("button", { name: /^Contact and free.*not saved/ }).click();
  await expect(row(studio, "Not saved")).toBeVisible();
  await studio.getByRole("button", { name: "Undo: bring back what was not saved" }).click();
  await expect(row(studio, "Three ways")).toBeVisible();
  await expect(state(studio)).toHaveText("All saved");
});

test("a studio that fails says so, and brings back what was not saved", async ({ studio, complaints }) => {
  // It fails before what was written is kept by itself.
  await field(studio, "Heading").fill("Not saved");
  // From the click on: what the check says draws the form anew at any time, which would fail before it.
  await studio.evaluate(() => {
    const fail = () => {
      globalThis.structuredClone = () => {
        throw new Error("Out of order.");
      };
    };
    addEventListener("click", fail, { capture: true, once: true });
  });
  await studio.getByRole("button", { name: "Add a block" }).last().click();
  await expect(studio.getByRole("alert")).toContainText("The studio has stopped");
  expect(complaints.filter((complaint) => !complaint.includes("Out of order."))).toEqual([]);
  complaints.length = 0;
  await expectAccessible(studio);
  await studio.getByRole("button", { name: "Open the studio again" }).click();
  const dialog = studio.getByRole("dialog", { name: "There are changes that were not saved" });
  await dialog.getByRole("button", { name: "Bring them back" }).click();
  await studio.getByRole("tab", { name: "Pages" }).click();
  await studio.getByRole("button", { name: /^Contact and free.*not saved/ }).click();
  await expect(row(studio, "Not saved")).toBeVisible();
  // Nobody is asked about it here.
  studio.on("dialog", (question) => void question.accept());
});

test("what was written right before the window was left is kept too", async ({ studio, site }) => {
  await field(studio, "Heading").fill("Not saved");
  studio.on("dialog", (dialog) => void dialog.accept());
  await studio.goto(`${site.url}?again`);
  await studio.getByRole("button", { name: "Bring them back" }).click();
  await expect(state(studio)).toHaveText("Not saved yet");
});

test("a second window is not offered what the first one works on, nor can it forget that", async ({ studio, site }) => {
  const isKept = (response: Response) => /drafts/.test(response.url()) && response.request().method() === "PUT";
  const kept = studio.waitForResponse(isKept);
  await field(studio, "Heading").fill("Of the first");
  await kept;
  const browser = studio.context();
  const open = async () => {
    const other = await browser.newPage();
    const asked = other.waitForResponse((response) => response.url().endsWith("/api/drafts"));
    await other.goto(site.url);
    await asked;
    return other;
  };
  const second = await open();
  await second.getByRole("tab", { name: "Pages" }).click();
  await second.getByRole("button", { name: /^Contact and free/ }).click();
  await row(second, "Three ways").click();
  await expect(second.getByRole("dialog")).toHaveCount(0);
  const keptToo = second.waitForResponse(isKept);
  await field(second, "Heading").fill("Of the second");
  await keptToo;
  const dropped = second.waitForResponse(
    (response) => /drafts/.test(response.url()) && response.request().method() === "DELETE",
  );
  await second.getByRole("button", { name: "Undo: change heading of block 3" }).click();
  await expect(state(second)).toHaveText("All saved");
  await dropped;
  await second.close();
  // As in a crash, nobody is asked.
  await studio.close();
  const third = await open();
  await third.getByRole("button", { name: "Bring them back" }).click();
  await third.getByRole("tab", { name: "Pages" }).click();
  await third.getByRole("button", { name: /^Contact and free/ }).click();
  await expect(row(third, "Of the first")).toBeVisible();
  await third.close();
});

test("what can be kept nowhere is said to be so", async ({ studio, site, complaints }) => {
  studio.on("dialog", (asked) => void asked.accept());
  await site.end();
  await field(studio, "Heading").fill("Not saved");
  await expect(state(studio)).toHaveText(`${NO_ANSWER} What you write is kept here.`);
  await studio.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new Error("There is no room.");
    };
  });
  await field(studio, "Heading").fill("Not saved either");
  await expect(state(studio)).toHaveText(`${NO_ANSWER} Leave this window open: what you write is kept nowhere else.`);
  await expectAccessible(studio);
  // It goes on looking for the server, and the browser on complaining that there is none.
  await studio.close();
  complaints.length = 0;
});

test("what was to be saved while nobody answered is saved when the server is back", async ({
  studio,
  site,
  complaints,
}) => {
  await site.end();
  await field(studio, "Heading").fill("Four ways");
  await studio.keyboard.press("Control+s");
  await expect(state(studio)).toHaveText(`${NO_ANSWER} What you write is kept here.`);
  await site.startAgain();
  await expect(state(studio)).toHaveText("All saved");
  expect(site.read(FILE)).toContain("Four ways");
  // The browser notes what it asked for in vain: of a server that ends (503), that has ended, or that knows it no more (403).
  expect(complaints.splice(0).filter((complaint) => !/failed:|ERR_|\b(?:403|503)\b/.test(complaint))).toEqual([]);
});

test("a connection that is there again is noticed at once", async ({ studio, site, context, complaints }) => {
  await context.setOffline(true);
  await field(studio, "Heading").fill("Four ways");
  await studio.keyboard.press("Control+s");
  await expect(state(studio)).toHaveText(`${NO_ANSWER} What you write is kept here.`);
  await context.setOffline(false);
  await expect(state(studio)).toHaveText("All saved");
  expect(site.read(FILE)).toContain("Four ways");
  expect(complaints.splice(0).filter((complaint) => !/failed:|ERR_/.test(complaint))).toEqual([]);
});

test("a page with a mistake does not keep others from being saved", async ({ studio, site, complaints }) => {
  await field(studio, "Heading").fill("Four ways");
  await studio.getByRole("tab", { name: "Pages" }).click();
  await studio.getByRole("button", { name: /^Technology/ }).click();
  await studio.getByRole("navigation").locator("[data-row]").nth(2).click();
  await field(studio, "Heading").fill("");
  await studio.keyboard.press("Control+s");
  await expect(state(studio)).toHaveText("Saved in part: mend the mistakes first.");
  await expectRefused(complaints, 422);
  expect(site.read(FILE)).toContain("Four ways");
  expect(site.read("pages/technology.json")).not.toContain('"heading": ""');
  await expect(field(studio, "Heading")).toHaveAccessibleDescription(/Nothing is written/);
  // A new page has nothing to do with it.
  await studio.getByRole("tab", { name: "Pages" }).click();
  await studio.getByRole("button", { name: "New page" }).click();
  await studio.getByRole("dialog").getByLabel("Title").fill("Our prices");
  await studio.getByRole("button", { name: "Make the page" }).click();
  await expect(studio).toHaveURL(/#\/our-prices$/);
  await expectRefused(complaints, 422);
  // Publishing leaves it out, and leads to it.
  await studio.getByRole("button", { name: "Publish" }).click();
  const dialog = studio.getByRole("dialog", { name: "Publish" });
  await expect(dialog.getByText(/heading changed from .* to "Four ways"/)).toBeVisible();
  await expect(dialog.getByText(/Block \d+ \(.*\): Nothing is written in “Heading”\./)).toBeVisible();
  await expectRefused(complaints, 422);
  await expectAccessible(studio);
  await dialog.getByRole("button", { name: /^Go to the mistake in Technology/ }).click();
  await expect(field(studio, "Heading")).toBeFocused();
  await expect(field(studio, "Heading")).toHaveValue("");
  // Nobody is asked about what stays behind.
  studio.on("dialog", (asked) => void asked.accept());
});

test("what is written while it is being saved is saved as well, before it is published", async ({ studio, site }) => {
  const arrive = await holdBack(studio, /\/api\/files$/);
  await field(studio, "Heading").fill("Four ways");
  await studio.keyboard.press("Control+s");
  await expect(state(studio)).toHaveText("Saving…");
  await field(studio, "Heading").fill("Five ways");
  await studio.keyboard.press("Control+s");
  await studio.getByRole("button", { name: "Publish" }).click();
  arrive();
  const dialog = studio.getByRole("dialog", { name: "Publish" });
  await expect(dialog.getByText(/heading changed from .* to "Five ways"/)).toBeVisible();
  await expect(dialog.getByText("What was not saved yet is saved now. It stays saved if you cancel.")).toBeVisible();
  await expect(state(studio)).toHaveText("All saved");
  expect(site.read(FILE)).toContain("Five ways");
});

test("who waits long for what is being saved is told where the words are meanwhile", async ({ studio }) => {
  const arrive = await holdBack(studio, /\/api\/files$/);
  await field(studio, "Heading").fill("Four ways");
  await studio.keyboard.press("Control+s");
  await expect(state(studio)).toHaveText("Saving takes long. What you write is kept here.");
  arrive();
  await expect(state(studio)).toHaveText("All saved");
});

test("who changes the address of a page is told that what is not saved is saved with it", async ({ studio }) => {
  const words = studio.getByRole("dialog").getByText("What is not saved yet is saved with it.");
  const open = async () => {
    await studio.getByText("Title, address and search").click();
    await form(studio).getByRole("button", { name: "Change" }).click();
    await expect(studio.getByRole("dialog", { name: "Change the address" })).toBeVisible();
  };
  await open();
  await expect(words).toBeHidden();
  await studio.getByRole("button", { name: "Cancel" }).click();
  await field(studio, "Title").fill("Contact us, and get a free consultation");
  await open();
  await expect(words).toBeVisible();
  await studio.getByRole("button", { name: "Cancel" }).click();
  await studio.getByRole("button", { name: "Undo: change title of the page" }).click();
});

test("the address and the title name the page, so that Back and a reload find it", async ({ studio, site }) => {
  await expect(studio).toHaveURL(`${site.url}#/contact`);
  await expect(studio).toHaveTitle(/^Contact and free .* · Studio$/);
  await studio.goBack();
  await expect(row(studio, "Apps and websites")).toBeVisible();
  await expect(studio).toHaveURL(`${site.url}#/`);
  await studio.goForward();
  await expect(row(studio, "Three ways")).toBeVisible();
  await studio.reload();
  await expect(row(studio, "Three ways")).toBeVisible();
});

test("somebody who leaves with changes is asked", async ({ studio, site }) => {
  const asked: string[] = [];
  studio.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await field(studio, "Heading").fill("Not saved");
  await expect(state(studio)).toHaveText("Not saved yet");
  await studio.evaluate((url) => {
    location.href = url;
  }, `${site.url}?again`);
  await expect.poll(() => asked).toEqual(["beforeunload"]);
  await expect(field(studio, "Heading")).toHaveValue("Not saved");
});

test("a mistake in the JSON takes nothing away", async ({ studio, site, complaints }) => {
  await studio.getByRole("tab", { name: "JSON" }).click();
  const editor = studio.locator(".cm-content");
  await editor.click();
  await studio.keyboard.press("Control+Home");
  await studio.keyboard.type("x");
  await studio.getByRole("tab", { name: "Form" }).click();
  await expect(form(studio).getByRole("alert")).toContainText("The JSON of this file has a mistake.");
  // Nothing looks as if it could be changed.
  await row(studio, "Three ways").click();
  await expect(field(studio, "Heading")).toHaveCSS("background-color", "rgb(243, 245, 251)");
  await expect(studio.getByRole("button", { name: "Delete (Del)" })).toBeDisabled();
  await expect(studio.getByRole("button", { name: "Add a block" }).last()).toBeDisabled();
  await studio.keyboard.press("Delete");
  await expect(row(studio, "Three ways")).toBeVisible();
  await expect(studio.getByText(/was removed/)).toHaveCount(0);
  await expect(field(studio, "Heading")).toBeDisabled();
  await expect(field(studio, "Heading")).toHaveValue("Three ways to reach us");
  await expectAccessible(studio);
  await studio.keyboard.press("Control+s");
  await expect(state(studio)).toHaveText("Not saved: mend the mistakes first.");
  await expectRefused(complaints, 422);
  const before = site.read(FILE);
  await studio.getByRole("button", { name: "Undo: change the JSON" }).click();
  await expect(field(studio, "Heading")).toBeEnabled();
  await expect(state(studio)).toHaveText("All saved");
  expect(site.read(FILE)).toBe(before);
});
