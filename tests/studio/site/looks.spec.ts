/** Any window, any scheme: everything can be reached and read. */
import { expect, expectAccessible, field, form, preview, row, state, test } from "./fixtures.ts";

test.describe("on a tablet that is touched", () => {
  test.use({ viewport: { width: 768, height: 1024 }, hasTouch: true, isMobile: true });

  test("one part is shown at a time, and what is pressed is large enough", async ({ studio }) => {
    await row(studio, "Introduction").tap();
    await studio.getByRole("button", { name: "Form", exact: true }).tap();
    await expect(field(studio, "Heading")).toBeVisible();
    await expectAccessible(studio, { withPreview: true });
    await studio.getByRole("button", { name: "Preview" }).tap();
    await expect(preview(studio).getByRole("heading", { name: "Mobile & Web App Development" })).toBeInViewport();
    await expect(field(studio, "Heading")).toBeHidden();
    await studio.getByRole("button", { name: "Blocks and pages" }).tap();
    await expect(row(studio, "Introduction")).toBeVisible();
    const controls = studio.getByRole("navigation").getByRole("button");
    for (const box of await Promise.all((await controls.all()).map((control) => control.boundingBox())))
      if (box) expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
    await expectAccessible(studio, { withPreview: true });
    expect(await studio.evaluate(() => document.documentElement.scrollWidth)).toBe(768);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the bar at the top takes two rows, in the order in which Tab leads through it", async ({ studio }) => {
    const bar = studio.getByRole("banner");
    const buttons = bar.getByRole("button");
    for (const button of await buttons.all()) await expect(button).toBeInViewport({ ratio: 1 });
    const boxes = await buttons.evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect),
    );
    for (const { width, height } of boxes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    const { height } = (await bar.boundingBox())!;
    expect(height).toBeLessThan(2 * Math.max(...boxes.map((box) => box.height)) + 24);
    const asRead = boxes.toSorted((a, b) => (a.bottom <= b.top ? -1 : b.bottom <= a.top ? 1 : a.left - b.left));
    expect(asRead).toEqual(boxes);
    await expect(state(studio)).toBeInViewport({ ratio: 1 });
  });
});

for (const [name, use] of Object.entries({
  "in the dark": { colorScheme: "dark", viewport: { width: 1440, height: 900 } },
  "in a small window": { colorScheme: "light", viewport: { width: 1024, height: 768 } },
  // What 1440 by 900 pixels are at 200 %.
  "at twice the size": { colorScheme: "light", viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 },
  "with colours of one's own": { colorScheme: "dark", viewport: { width: 1280, height: 800 }, forcedColors: "active" },
} as const))
  test.describe(name, () => {
    test.use(use);

    test(`the studio can be read ${name}`, async ({ studio }) => {
      await row(studio, "Apps and websites").click();
      const toForm = studio.getByRole("button", { name: "Form", exact: true });
      if (await toForm.isVisible()) await toForm.click();
      await expect(field(studio, "Heading")).toBeVisible();
      await expectAccessible(studio, { withPreview: true });
      const bold = form(studio).getByRole("button", { name: "Bold" });
      const [box, drawing] = await Promise.all([bold.boundingBox(), bold.locator("svg").boundingBox()]);
      expect(drawing!.x + drawing!.width / 2).toBeCloseTo(box!.x + box!.width / 2, 0);
      // What is wrong is told where it is seen.
      await field(studio, "Link address").focus();
      await studio.keyboard.press("Control+a");
      await studio.keyboard.type("/nowhere");
      await expect(form(studio).getByText('No page lives at "/nowhere".')).toBeInViewport({ ratio: 1 });
      expect(await studio.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
      await studio.keyboard.press("Control+z");
      await form(studio).getByRole("button", { name: "Change picture" }).first().click();
      await expect(studio.getByRole("dialog").getByRole("heading", { name: "Choose a picture" })).toBeVisible();
      await expect(studio.getByRole("button", { name: "Upload a picture" })).toBeInViewport({ ratio: 1 });
      await expect(studio.getByLabel("Find a picture")).toBeFocused();
      await expectAccessible(studio, { withPreview: true });
      await studio.keyboard.press("Escape");
      expect(await studio.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      // One tab of several is underlined, in any colours.
      const lines = await studio
        .getByRole("tab")
        .evaluateAll((tabs) =>
          tabs.map((tab) => [tab.getAttribute("aria-selected"), getComputedStyle(tab).borderBottomWidth]),
        );
      for (const [selected, line] of lines) expect(line).toBe(selected === "true" ? "3px" : "0px");
    });
  });

test("the widths of the preview stand side by side, and at four times the size nothing covers anything", async ({
  studio,
}) => {
  await studio.setViewportSize({ width: 1024, height: 768 });
  const widths = studio.getByRole("group", { name: "Width of the preview" });
  await widths.getByLabel("Phone").check();
  const tops = await widths.locator("label").evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  // What 1280 by 1024 pixels are at 400 %.
  await studio.setViewportSize({ width: 320, height: 256 });
  await studio.getByRole("button", { name: "Publish" }).click({ trial: true });
  await studio.getByRole("button", { name: "Preview", exact: true }).click();
  await widths.getByLabel("Tablet").check();
  await studio.getByRole("button", { name: "Publish" }).click({ trial: true });
  await studio.getByRole("button", { name: "Form", exact: true }).click();
  await field(studio, "Title").click({ trial: true });
});
