import type { CDPSession } from "@playwright/test";
import { expect, test, twoFrames } from "./fixtures.ts";
import { COUNT, open, tileOf, tiles } from "./lightboxPage.ts";

interface Drag {
  /** Down is positive, in CSS pixels. */
  distance: number;
  /** From the first touch to the last, as the browser stamps the events. */
  milliseconds: number;
  closes: boolean;
}

const SLOW = 1000;
const DRAGS: Drag[] = [
  ...[199, 200, 201].flatMap((far) => [
    { distance: far, milliseconds: SLOW, closes: far >= 200 },
    { distance: -far, milliseconds: SLOW, closes: far >= 200 },
  ]),
  ...[49, 50, 51].flatMap((far) => [
    { distance: far, milliseconds: 295, closes: far >= 50 },
    { distance: -far, milliseconds: 295, closes: far >= 50 },
  ]),
  // Browsers round the times of events.
  { distance: 50, milliseconds: 305, closes: false },
  { distance: 199, milliseconds: 295, closes: true },
];

/** A finger goes the same way through the code once its events are read: one drag on each side of each limit. */
const BY_FINGER = DRAGS.filter(({ distance }) => [199, -200, 49, -50].includes(distance));

/** A straight drag from the middle of the picture; the browser is told when each of its events happened. */
async function drag(pointer: "mouse" | "finger", session: CDPSession, { distance, milliseconds }: Drag): Promise<void> {
  const STEPS = 4;
  const start = Date.now() / 1000;
  const at = (step: number) => ({
    x: 200,
    y: 400 + (distance * step) / STEPS,
    timestamp: start + (milliseconds * step) / STEPS / 1000,
  });
  const send = (kind: "down" | "move" | "up", step: number) => {
    const { timestamp, ...point } = at(step);
    if (pointer === "mouse") {
      const type = ({ down: "mousePressed", move: "mouseMoved", up: "mouseReleased" } as const)[kind];
      return session.send("Input.dispatchMouseEvent", {
        type,
        timestamp,
        ...point,
        button: "left",
        buttons: 1,
        clickCount: 1,
      });
    }
    const type = ({ down: "touchStart", move: "touchMove", up: "touchEnd" } as const)[kind];
    return session.send("Input.dispatchTouchEvent", { type, timestamp, touchPoints: kind === "up" ? [] : [point] });
  };
  await send("down", 0);
  for (let step = 1; step <= STEPS; step += 1) await send("move", step);
  await send("up", STEPS);
}

for (const pointer of ["mouse", "finger"] as const) {
  test.describe(`a drag by ${pointer}`, () => {
    test.use({ viewport: { width: 400, height: 800 }, hasTouch: pointer === "finger" });

    test("closes, or springs back, by its length and its time", async ({ page }) => {
      const dialog = await open(page, 3);
      const image = dialog.getByRole("img", { name: tiles[2]!.image.alt });
      const session = await page.context().newCDPSession(page);
      for (const given of pointer === "finger" ? BY_FINGER : DRAGS) {
        const { distance, milliseconds, closes } = given;
        await test.step(`of ${distance} px in ${milliseconds} ms ${closes ? "closes" : "springs back"}`, async () => {
          await expect(dialog.locator(".pswp__bg")).toHaveCSS("opacity", "1");
          await expect(image).toBeVisible();
          const before = await image.boundingBox();
          await drag(pointer, session, given);
          if (closes) {
            await expect(dialog).toHaveCount(0);
            await expect(tileOf(page, 3)).toBeFocused();
            await tileOf(page, 3).click();
          } else {
            await expect.poll(() => image.boundingBox()).toEqual(before);
            await expect(dialog).toHaveClass(/pswp--ui-visible/);
            await expect(dialog.locator(".pswp__bg")).toHaveCSS("opacity", "1");
          }
        });
      }
    });
  });
}

test.describe("by finger", () => {
  test.use({ viewport: { width: 400, height: 800 }, hasTouch: true, isMobile: true });

  test("a tap beside the picture closes, a tap on it does not", async ({ page }) => {
    const dialog = await open(page, 3);
    await dialog.getByRole("img", { name: tiles[2]!.image.alt }).tap();
    await twoFrames(page);
    await expect(dialog).toHaveClass(/pswp--ui-visible/);
    await page.touchscreen.tap(200, 90);
    await expect(dialog).toHaveCount(0);
  });

  test("a swipe to the side shows the next picture", async ({ page }) => {
    const dialog = await open(page, 3);
    await expect(dialog.locator(".pswp__bg")).toHaveCSS("opacity", "1");
    const session = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: { x: number; y: number }[]) =>
      session.send("Input.dispatchTouchEvent", { type, touchPoints });
    // As long as it opens, it takes no swipe, and nothing shows when that has ended: who is too early swipes again.
    await expect(async () => {
      if ((await dialog.textContent())?.includes(`3 / ${COUNT}`)) {
        await touch("touchStart", { x: 300, y: 400 });
        for (const x of [270, 220, 160, 90]) await touch("touchMove", { x, y: 400 });
        await touch("touchEnd");
      }
      await expect(dialog).toContainText(`4 / ${COUNT}`, { timeout: 2000 });
    }).toPass();
  });
});
