import type { Locator, Page } from "@playwright/test";
import { expect, pauseClock, test, twoFrames } from "./fixtures.ts";
import { COUNT, dialogOf, open, ROUTE, tileOf, tiles } from "./lightboxPage.ts";

test("shows the ten pictures in their order, each with its caption, without a loop", async ({ page }) => {
  expect(tiles).toHaveLength(COUNT);
  const dialog = await open(page, 1);
  const previous = dialog.getByRole("button", { name: "Previous" });
  const next = dialog.getByRole("button", { name: "Next" });
  await expect(previous).toBeHidden();
  for (const [index, { title, category, image }] of tiles.entries()) {
    await expect(dialog).toContainText(`${index + 1} / ${COUNT}`);
    await expect(dialog.getByRole("heading", { name: title })).toBeVisible();
    await expect(dialog.getByText(category)).toBeVisible();
    await expect(dialog.getByRole("img", { name: image.alt, exact: true })).toBeVisible();
    // A press within 150 ms of the last one does not count.
    if (index < COUNT - 1)
      await expect(async () => {
        await next.click();
        await expect(dialog).toContainText(`${index + 2} / ${COUNT}`, { timeout: 100 });
      }).toPass();
  }
  await expect(next).toBeHidden();
  await expect(previous).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(dialog).toContainText(`${COUNT} / ${COUNT}`);
});

test("has a close button and two arrows, and no other control", async ({ page }) => {
  const dialog = await open(page, 5);
  await expect(dialog.getByRole("button")).toHaveCount(3);
  for (const name of ["Close", "Previous", "Next"]) await expect(dialog.getByRole("button", { name })).toBeVisible();
});

for (const [key, shown] of [
  ["PageUp", 6],
  ["ArrowDown", 6],
  ["ArrowRight", 6],
  ["PageDown", 4],
  ["ArrowUp", 4],
  ["ArrowLeft", 4],
  ["Home", 5],
  ["z", 5],
  ["Shift+ArrowRight", 5],
] as const) {
  test(`${key} at picture 5 shows picture ${shown}`, async ({ page }) => {
    const dialog = await open(page, 5);
    await page.keyboard.press(key);
    await expect(dialog).toContainText(`${shown} / ${COUNT}`);
  });
}

/** How it closes. Each way is tried on a picture that was reached from another tile. */
const CLOSERS: Record<string, (page: Page, dialog: Locator) => Promise<void>> = {
  // No test can press it. Browsers treat it as they treat an Escape that no script has heard of.
  "the back button of a phone": async (page) => {
    await page.evaluate(() => addEventListener("keydown", (event) => event.stopImmediatePropagation(), true));
    await page.keyboard.press("Escape");
  },
  "the close button": (_, dialog) => dialog.getByRole("button", { name: "Close" }).click(),
  Escape: (page) => page.keyboard.press("Escape"),
  Delete: (page) => page.keyboard.press("Delete"),
  Backspace: (page) => page.keyboard.press("Backspace"),
  "a click beside the picture": (page) => page.mouse.click(150, 300),
  "Enter on the close button": async (page, dialog) => {
    await dialog.getByRole("button", { name: "Close" }).focus();
    await page.keyboard.press("Enter");
  },
};
for (const [closer, close] of Object.entries(CLOSERS)) {
  test(`closes by ${closer}, with the focus back on the tile`, async ({ page }) => {
    const dialog = await open(page, 3);
    await page.keyboard.press("ArrowRight");
    await expect(dialog).toContainText(`4 / ${COUNT}`);
    await close(page, dialog);
    await expect(dialog).toHaveCount(0);
    await expect(tileOf(page, 3)).toBeFocused();
  });
}

test("nothing of the page shines through behind the words", async ({ page }) => {
  const dialog = await open(page, 1);
  await expect(dialog.locator(".pswp__bg")).toHaveCSS("opacity", "1");
});

test("a click on the picture, its caption or the counter does not close it", async ({ page }) => {
  const dialog = await open(page, 2);
  for (const part of [
    dialog.getByRole("img", { name: tiles[1]!.image.alt }),
    dialog.getByRole("heading"),
    dialog.getByText(`2 / ${COUNT}`),
  ]) {
    await part.click();
    await twoFrames(page);
    await expect(dialog).toHaveClass(/pswp--ui-visible/);
  }
});

test("works by keyboard alone and keeps the focus inside", async ({ page }) => {
  await page.goto(ROUTE);
  await tileOf(page, 4).focus();
  await page.keyboard.press("Enter");
  const dialog = dialogOf(page);
  await expect(dialog).toBeFocused();
  const reached = new Set<string>();
  for (let tab = 0; tab < 8; tab += 1) {
    await page.keyboard.press("Tab");
    reached.add(await page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "the page"));
  }
  expect([...reached].filter((name) => name !== "Portfolio" && name !== "the page").toSorted()).toEqual([
    "Close",
    "Next",
    "Previous",
  ]);
  await expect(page.locator("#_root")).toHaveJSProperty("inert", true);
  await page.keyboard.press("Escape");
  await expect(tileOf(page, 4)).toBeFocused();
  await expect(page.locator("#_root")).toHaveJSProperty("inert", false);
});

test("opens from anywhere on a tile, by its words as well", async ({ page }) => {
  await page.goto(ROUTE);
  const words = page.getByText(tiles[6]!.title, { exact: true });
  await words.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await words.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(dialogOf(page)).toContainText(`7 / ${COUNT}`);
});

test("keeps the focus when the arrow that has it leads no further", async ({ page }) => {
  const dialog = await open(page, COUNT - 1);
  await dialog.getByRole("button", { name: "Next" }).focus();
  await page.keyboard.press("Enter");
  await expect(dialog).toContainText(`${COUNT} / ${COUNT}`);
  await expect(dialog).toBeFocused();
  // A press within 150 ms of the last one does not count.
  await expect(async () => {
    await page.keyboard.press("ArrowLeft");
    await expect(dialog).toContainText(`${COUNT - 1} / ${COUNT}`, { timeout: 100 });
  }).toPass();
});

test("the page behind it does not scroll", async ({ page }) => {
  await open(page, 1);
  const before = await page.evaluate(() => scrollY);
  for (const key of ["Space", "End", "Home"]) await page.keyboard.press(key);
  await page.mouse.move(700, 400);
  await page.mouse.wheel(0, 600);
  await twoFrames(page);
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test("previous and next are heard once in 150 ms", async ({ page }) => {
  await page.clock.install();
  const dialog = await open(page, 1);
  await pauseClock(page);
  const pressAfter = async (wait: number, key: string, shown: number) => {
    await page.clock.runFor(wait);
    await page.keyboard.press(key);
    await expect(dialog).toContainText(`${shown} / ${COUNT}`);
  };
  await pressAfter(0, "ArrowRight", 2);
  await pressAfter(0, "ArrowRight", 2);
  await pressAfter(149, "ArrowRight", 2);
  await pressAfter(1, "ArrowRight", 3);
  await pressAfter(149, "ArrowLeft", 3);
  await pressAfter(1, "ArrowLeft", 2);
});

for (const [sign, wake] of [
  ["the mouse moves", (page: Page) => page.mouse.move(420, 310)],
  ["a key is pressed", (page: Page) => page.keyboard.press("Shift")],
] as const) {
  test(`its controls go after 3500 ms and come back when ${sign}`, async ({ page }) => {
    await page.clock.install();
    const dialog = await open(page, 2);
    await pauseClock(page);
    const close = dialog.getByRole("button", { name: "Close" });
    await page.mouse.move(400, 300);
    await page.clock.runFor(3499);
    await expect(dialog).not.toHaveClass(/pswp--idle/);
    await page.clock.runFor(1);
    await expect(close).toHaveCSS("opacity", "0");
    await wake(page);
    await expect(close).toHaveCSS("opacity", "1");
    await page.clock.runFor(3500);
    await expect(close).toHaveCSS("opacity", "0");
    // What has the focus stays in sight.
    await page.keyboard.press("Tab");
    await page.clock.runFor(3500);
    await expect(dialog.locator("button:focus-visible")).toHaveCSS("opacity", "1");
  });
}

for (const [width, height, compact] of [
  [578, 900, true],
  [579, 900, false],
  [900, 578, true],
  [900, 579, false],
] as const) {
  test(`is ${compact ? "" : "not "}compact at ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const dialog = await open(page, 2);
    const { width: control } = (await dialog.getByRole("button", { name: "Close" }).boundingBox())!;
    expect(control).toBe(compact ? 44 : 56);
    const picture = (await dialog.getByRole("img", { name: tiles[1]!.image.alt }).boundingBox())!;
    for (const button of await dialog.getByRole("button").all()) {
      const box = (await button.boundingBox())!;
      expect(box.x, "inside the window").toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
      const isAside = box.y >= picture.y + picture.height || box.x >= picture.x + picture.width;
      if (compact) expect(isAside || box.y + box.height <= picture.y, "beside it").toBe(true);
    }
  });
}

for (const [width, height] of [
  [844, 390],
  [568, 320],
] as const) {
  test(`in a low window of ${width} x ${height} pictures have nearly all of it, with their words beside them`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const number of [1, 2, 3]) {
      const dialog = await open(page, number);
      const picture = (await dialog.getByRole("img", { name: tiles[number - 1]!.image.alt }).boundingBox())!;
      expect(picture.height, `picture ${number}`).toBeGreaterThan(height * 0.8);
      const words = (await dialog.locator(".pswp__caption").boundingBox())!;
      expect(words.x + words.width).toBeLessThanOrEqual(picture.x + 1);
    }
  });
}

test.describe("a picture that does not load", () => {
  const errorIn = (dialog: Locator) => dialog.getByRole("alert");

  test("is named as not found; the others can still be reached", async ({ page, complaints }) => {
    await page.route(/\/portfolio\/02.*\.webp$/, (route) => route.fulfill({ status: 404 }));
    const dialog = await open(page, 2);
    await expect(errorIn(dialog)).toHaveText("Image Not Found");
    await expect(dialog.getByRole("heading", { name: tiles[1]!.title })).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await expect(dialog.getByRole("img", { name: tiles[2]!.image.alt })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    complaints.length = 0;
  });

  test("without a connection is asked for again when the visitor comes back to it", async ({ page, complaints }) => {
    const dialog = await open(page, 1);
    await page.context().setOffline(true);
    await expect(async () => {
      await page.keyboard.press("ArrowRight");
      await expect(errorIn(dialog)).toHaveText("Something Went Wrong, Please Try Again Later", { timeout: 200 });
    }).toPass();
    const failed = tiles[Number((await dialog.getByText(/\d+ \/ 10/).textContent())!.split(" ")[0]) - 1]!;
    await page.context().setOffline(false);
    await expect(async () => {
      await page.keyboard.press("ArrowLeft");
      await expect(dialog.getByRole("heading", { name: failed.title })).toBeHidden({ timeout: 200 });
    }).toPass();
    await expect(async () => {
      // A picture that is only late is waited for.
      if (await dialog.getByRole("heading", { name: failed.title }).isHidden()) await page.keyboard.press("ArrowRight");
      await expect(dialog.getByRole("img", { name: failed.image.alt })).toBeVisible({ timeout: 500 });
    }).toPass();
    complaints.length = 0;
  });
});

/** The properties that are moving inside the lightbox now. */
function moving(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => (effect as KeyframeEffect).target?.closest(".pswp"))
      .map((animation) => (animation as CSSTransition).transitionProperty ?? (animation as CSSAnimation).animationName),
  );
}

test("goes from ready through closing, zooming out to the tile, to destroyed", async ({ page }) => {
  await page.goto(ROUTE);
  const dialog = dialogOf(page);
  await expect(dialog).toHaveCount(0);
  await tileOf(page, 2).click();
  await expect(dialog).toHaveClass(/pswp--ui-visible/);
  await expect.poll(() => moving(page)).toEqual([]);
  // It is over in a third of a second, so the page itself takes down what moves.
  await page.evaluate(() => {
    const moved = new Set<string>();
    Object.assign(globalThis, { moved });
    document.addEventListener("transitionrun", ({ target, propertyName }) => {
      const closing = (target as Element).closest(".pswp:not(.pswp--ui-visible)");
      if (closing) moved.add(propertyName);
    });
  });
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  const moved = await page.evaluate(() => [...(globalThis as unknown as { moved: Set<string> }).moved]);
  expect(moved).toContain("transform");
  await expect(page.locator("#_root")).toHaveJSProperty("inert", false);
});

test("does not move under reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const dialog = await open(page, 2);
  expect(await moving(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await twoFrames(page);
  await expect(dialog).toHaveCount(0, { timeout: 1 });
});
