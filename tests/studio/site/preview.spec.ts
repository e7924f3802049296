import type { Page } from "@playwright/test";
import { expect, expectAccessible, field, form, itemRow, preview, row, save, test } from "./fixtures.ts";

/** The document of the preview. */
function frameOf(page: Page) {
  return page.frames().find((frame) => frame.url().endsWith("/preview.html"))!;
}

function block(page: Page, type: string) {
  return preview(page).locator(`[data-block="${type}"]`);
}

test("the preview says what visitors read", async ({ studio, page }) => {
  const built = (await (await page.request.get("/")).text()).replaceAll(/<(script|noscript|style)\b.*?<\/\1>/gs, "");
  const said = await studio.evaluate(
    (html) => new DOMParser().parseFromString(html, "text/html").querySelector("main")!.textContent,
    built,
  );
  const words = (text: string | null) => text!.replaceAll(/\s+/g, " ").trim();
  const shown = preview(studio).locator("main");
  const withoutScripts = () =>
    shown.evaluate((main) => {
      const copy = main.cloneNode(true) as Element;
      for (const element of copy.querySelectorAll("script, noscript")) element.remove();
      return copy.textContent;
    });
  await expect.poll(async () => words(await withoutScripts())).toBe(words(said));
  await expect(preview(studio).locator("header").first()).toContainText("Get a Quote");
});

test("a click selects the block and its field; pointing and selecting are seen on both sides", async ({ studio }) => {
  const marks = preview(studio).locator("#_marks > div:not([hidden])");
  await block(studio, "intro").hover({ force: true });
  await expect(marks).toHaveAttribute("data-name", "Introduction");
  await preview(studio).getByText("Got an app idea?").click({ force: true });
  await expect(marks).toHaveAttribute("data-name", "Call to action (shared)");
  // The name stands above the block and covers none of its words.
  const places = () =>
    marks.evaluate((mark) => [parseFloat(getComputedStyle(mark, "::before").bottom), mark.clientHeight]);
  const [name, height] = await places();
  expect(name).toBeCloseTo(height!, 0);
  // Its words are those of all pages, until this one gets others.
  await expect(form(studio).getByRole("button", { name: "Another heading on this page" })).toBeFocused();
  await preview(studio).getByText("TESTIMONIALS", { exact: true }).click({ force: true });
  await expect(form(studio).getByRole("button", { name: "Edit “testimonials” for all its pages" })).toBeFocused();
  await preview(studio).getByRole("heading", { name: "Mobile & Web App Development" }).click({ force: true });
  await expect(field(studio, "Heading")).toHaveValue(/Mobile & Web App/);
  await expect(field(studio, "Heading")).toBeFocused();
  // Who writes at once goes on with the words.
  await studio.keyboard.type(" now");
  await expect(field(studio, "Heading")).toHaveValue(/ now$/);
  await expectAccessible(studio, { withPreview: true });
});

test("what is selected in the list is scrolled to", async ({ studio }) => {
  await expect(block(studio, "contactForm")).not.toBeInViewport();
  await row(studio, "Let’s Get in Touch").click();
  await expect(block(studio, "contactForm")).toBeInViewport();
});

test("a keystroke touches no other block", async ({ studio }) => {
  await row(studio, "Mobile & Web App Development").click();
  await frameOf(studio).evaluate(() => {
    const changed = new Set<string>();
    Object.assign(globalThis, { changed });
    new MutationObserver((records) => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement!;
        changed.add(element.closest<HTMLElement>("[data-key]")?.dataset["block"] ?? element.tagName);
      }
    }).observe(document.getElementById("_root")!, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  });
  await field(studio, "Heading").fill("Other words");
  await expect(preview(studio).getByRole("heading", { name: "Other words" })).toBeVisible();
  expect(await frameOf(studio).evaluate(() => [...(globalThis as never as { changed: Set<string> }).changed])).toEqual([
    "intro",
  ]);
});

test("a block that cannot be shown leaves a notice, and the others stay", async ({ page, site }) => {
  const before = site.read("pages/index.json");
  site.write("pages/index.json", before.replace('"use": "services"', '"use": "service"'));
  await page.goto(site.url);
  await expect(preview(page).getByText("This block cannot be shown yet.")).toBeVisible();
  await expect(preview(page).getByText('There is no shared block called "service".')).toBeVisible();
  await expect(block(page, "contactForm")).toBeAttached();
  await expectAccessible(page, { withPreview: true });
  site.write("pages/index.json", before);
  await expect(block(page, "servicesGrid")).toBeAttached();
});

test("a header that is not there leaves a notice, and the blocks stay", async ({ page, site }) => {
  const before = site.read("pages/_site.json");
  const { header: _header, ...rest } = site.data("pages/_site.json");
  site.write("pages/_site.json", JSON.stringify(rest));
  await page.goto(site.url);
  await expect(preview(page).getByText("Header and footer cannot be shown yet.")).toBeVisible();
  await expect(block(page, "contactForm")).toBeAttached();
  site.write("pages/_site.json", before);
  await expect(preview(page).locator("header").first()).toContainText("Get a Quote");
});

test("without Interact the page is a picture; with it, it works, and links still lead nowhere", async ({ studio }) => {
  const question = block(studio, "faq").locator("summary").first();
  await question.click({ force: true });
  await expect(block(studio, "faq").locator("details[open]")).toHaveCount(0);
  await studio.getByRole("switch", { name: "Interact" }).check();
  await question.click();
  await expect(block(studio, "faq").locator("details[open]")).toHaveCount(1);
  await expect(block(studio, "carousel").first().locator(".swiper-initialized")).toBeVisible();
  await block(studio, "hero").getByRole("link").click();
  await expect(question).toBeVisible();
  expect(frameOf(studio).url()).toMatch(/\/preview\.html$/);
  await expectAccessible(studio, { withPreview: true });
  await studio.getByRole("switch", { name: "Interact" }).uncheck();
  await expect(block(studio, "faq").locator("details[open]")).toHaveCount(0);
  await expect(block(studio, "carousel").first().locator(".swiper-initialized")).toHaveCount(0);
});

test("the keys of the studio work in the preview, and what is typed into its forms stays there", async ({
  studio,
  site,
}) => {
  await row(studio, "Mobile & Web App Development").first().click();
  await field(studio, "Heading").fill("Apps that work");
  // No field: nothing else gets the focus.
  await block(studio, "intro").click({ force: true, position: { x: 4, y: 4 } });
  await expect(studio.locator("iframe")).toBeFocused();
  await save(studio);
  expect(site.read("pages/index.json")).toContain("Apps that work");
  await studio.keyboard.press("Control+z");
  await expect(row(studio, "Apps that work")).toHaveCount(0);
  await studio.keyboard.press("Control+y");
  await expect(row(studio, "Apps that work")).toBeVisible();
  await studio.keyboard.press("F1");
  await expect(studio.getByRole("dialog", { name: "Keys" })).toBeVisible();
  const keys = studio.getByRole("region", { name: "List of keys" });
  await expect(keys).toBeFocused();
  expect(await keys.evaluate((list) => list.parentElement!.scrollTop)).toBe(0);
  await expectAccessible(studio, { withPreview: true });
  await studio.keyboard.press("Escape");

  await studio.getByRole("switch", { name: "Interact" }).check();
  const name = block(studio, "contactForm").getByRole("textbox").first();
  await name.click();
  await studio.keyboard.type("Who?");
  await expect(name).toHaveValue("Who?");
  await studio.keyboard.press("Control+z");
  await expect(name).not.toHaveValue("Who?");
  await expect(row(studio, "Apps that work")).toBeVisible();
  await studio.keyboard.press("F6");
  await expect(studio.getByRole("region", { name: "Form" })).toBeFocused();
});

test("a block that is selected is moved and deleted by its keys from the preview and from the form", async ({
  studio,
}) => {
  const places = () => studio.getByRole("navigation").locator("ol > li > [data-row]").allInnerTexts();
  const before = await places();
  await block(studio, "intro").click({ force: true, position: { x: 4, y: 4 } });
  await expect(row(studio, "Introduction")).toHaveAttribute("aria-current", "true");
  await expect(studio.locator("iframe")).toBeFocused();
  await studio.keyboard.press("Alt+ArrowUp");
  await expect.poll(places).toEqual([before[1], before[0], ...before.slice(2)]);
  // The end is told, and nothing that was told before stays.
  await studio.keyboard.press("Alt+ArrowUp");
  await expect(studio.getByRole("status").getByText("It is the first already.")).toBeAttached();
  await expect(studio.getByText("Done: move block 2 up.")).toHaveCount(0);
  await field(studio, "Heading").press("Alt+ArrowDown");
  await studio.getByRole("region", { name: "Form" }).getByRole("button", { name: "Remove button" }).focus();
  await studio.keyboard.press("Delete");
  expect(await places()).toEqual([before[1], before[0], ...before.slice(2)]);
  await studio.keyboard.press("Alt+ArrowDown");
  await expect.poll(places).toEqual(before);
  await block(studio, "intro").click({ force: true, position: { x: 4, y: 4 } });
  await studio.keyboard.press("Delete");
  await expect(row(studio, "Introduction")).toHaveCount(0);
  await expect(studio.locator("[data-row][aria-current]")).toBeFocused();
});

test("the question that is worked on is open, and closed again like the others after that", async ({ studio }) => {
  await studio.getByRole("tab", { name: "Pages" }).click();
  await studio.getByRole("button", { name: /^Contact and free consultation/ }).click();
  const open = block(studio, "faq").locator("details[open]");
  await row(studio, "Before you write").click();
  await expect(open).toHaveCount(0);
  await itemRow(studio, "").nth(1).click();
  await expect(open).toHaveCount(1);
  await form(studio)
    .getByRole("button", { name: /^Question 1/ })
    .click();
  const answer = field(studio, "Answer").first();
  await answer.fill("Nobody has to wait.");
  await expect(open).toHaveCount(1);
  await expect(open.getByText("Nobody has to wait.")).toBeInViewport();
  await expect(itemRow(studio, "").first()).toHaveAttribute("aria-current", "true");
  await form(studio).getByRole("button", { name: "Add question" }).click();
  await expect(field(studio, "Question").last()).toBeFocused();
  await field(studio, "Question").last().fill("When can you start?");
  await field(studio, "Answer").last().fill("In two weeks.");
  await expect(open.locator("summary")).toHaveText("When can you start?");
  await row(studio, "Three ways").click();
  await expect(open).toHaveCount(0);
});

test("where the focus is can be seen: around a part of the studio as a whole, and in the preview", async ({
  studio,
}) => {
  const ring = (part: string) =>
    studio.locator(`[data-part=${part}]`).evaluate((element) => getComputedStyle(element, "::after").borderWidth);
  await row(studio, "Introduction").focus();
  await studio.keyboard.press("F6");
  expect(await ring("middle")).toBe("2px");
  await studio.keyboard.press("F6");
  expect(await ring("form")).toBe("2px");
  await studio.keyboard.press("Shift+F6");
  await studio.keyboard.press("Tab");
  await studio.keyboard.press("Tab");
  await studio.keyboard.press("Tab");
  await expect(studio.locator("iframe")).toBeFocused();
  const shown = preview(studio).locator("#_marks[data-focused]");
  await expect(shown).toBeAttached();
  expect(await shown.evaluate((element) => getComputedStyle(element, "::after").borderWidth)).toBe("3px");
  await studio.keyboard.press("Tab");
  await expect(shown).toHaveCount(0);
  // Who clicks knows where.
  await block(studio, "intro").click({ force: true, position: { x: 4, y: 4 } });
  await expect(studio.locator("iframe")).toBeFocused();
  await expect(shown).toHaveCount(0);
});

test("each side listens to the window of the other, of its own origin, and to nobody else", async ({ studio }) => {
  await row(studio, "Mobile & Web App Development").click();
  const other = (await block(studio, "contactForm").getAttribute("data-key"))!;
  const frame = frameOf(studio);
  await studio.evaluate((key) => {
    const data = { kind: "select", key };
    const { contentWindow: source } = document.querySelector("iframe")!;
    dispatchEvent(new MessageEvent("message", { data, source, origin: "https://example.com" }));
    dispatchEvent(new MessageEvent("message", { data, source: window, origin: location.origin }));
  }, other);
  await frame.evaluate(() => {
    const data = { kind: "page", page: { route: "/" }, blocks: [] };
    dispatchEvent(new MessageEvent("message", { data, source: parent, origin: "https://example.com" }));
    dispatchEvent(new MessageEvent("message", { data, source: window, origin: location.origin }));
  });
  await expect(block(studio, "contactForm")).toBeAttached();
  await expect(field(studio, "Heading")).toHaveValue(/Mobile & Web App/);
  // The same from the right window and origin is heard.
  await studio.evaluate((key) => {
    const { contentWindow: source } = document.querySelector("iframe")!;
    dispatchEvent(new MessageEvent("message", { data: { kind: "select", key }, source, origin: location.origin }));
  }, other);
  await expect(preview(studio).locator("#_marks > [data-name='Contact form (shared)']:not([hidden])")).toHaveCount(1);
});

test("the page is as wide as somebody wants it", async ({ studio }) => {
  const width = () => frameOf(studio).evaluate(() => innerWidth);
  const handle = studio.getByRole("separator", { name: "Width of the preview" });
  await studio.getByRole("radio", { name: "Phone" }).check();
  await expect.poll(width).toBe(390);
  await handle.focus();
  await studio.keyboard.press("ArrowRight");
  await expect.poll(width).toBe(400);
  const { x, y, height } = (await handle.boundingBox())!;
  await studio.mouse.move(x + 8, y + height / 2);
  await studio.mouse.down();
  await studio.mouse.move(x + 33, y + height / 2, { steps: 3 });
  await studio.mouse.up();
  await expect.poll(width).toBe(450);
  await studio.getByRole("radio", { name: "Desktop" }).check();
  await expect.poll(width).toBe(1280);
  await expect(studio.getByText(/^Drawn at \d+%$/)).toBeVisible();
});

test("the settings of the site are shown around the home page, a shared block alone", async ({ studio, site }) => {
  await studio.getByRole("tab", { name: "Pages" }).click();
  await studio.getByRole("button", { name: /^services / }).click();
  await expect(preview(studio).locator("[data-key]")).toHaveCount(1);
  await expect(block(studio, "servicesGrid")).toBeVisible();
  await studio.getByRole("tab", { name: "Pages" }).click();
  await studio.getByRole("button", { name: /^Site settings/ }).click();
  await expect(preview(studio).locator("[data-key]")).toHaveCount(11);
  site.write("pages/_site.json", site.read("pages/_site.json").replaceAll("hello@kitestep", "somebody@kitestep"));
  await expect(preview(studio).locator("header").first()).toContainText("somebody@kitestep.example");
});
