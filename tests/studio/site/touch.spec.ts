/** Fingers on a tablet: one that rests and then moves drags, one that moves at once scrolls. */
import type { CDPSession, Locator, Page } from "@playwright/test";
import { expect, form, row, test } from "./fixtures.ts";

test.use({ viewport: { width: 768, height: 700 }, hasTouch: true, isMobile: true });

interface Point {
  x: number;
  y: number;
}

async function finger(page: Page): Promise<CDPSession> {
  return page.context().newCDPSession(page);
}

function touch(session: CDPSession, type: "touchStart" | "touchMove" | "touchEnd", at?: Point) {
  return session.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [at] : [] });
}

/** The middle of the handle in front of something. */
async function handleOf(item: Locator): Promise<Point> {
  const { x, y, width, height } = (await item.locator("[aria-hidden][class*=handle]").first().boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

async function slide(session: CDPSession, from: Point, by: number): Promise<void> {
  for (let step = 1; step <= 10; step++) await touch(session, "touchMove", { x: from.x, y: from.y + (by * step) / 10 });
}

test("a finger that rests on a handle drags a block", async ({ studio }) => {
  const blocks = studio.getByRole("navigation").locator("ol > li");
  const session = await finger(studio);
  const [second, third] = [await blocks.nth(1).innerText(), await blocks.nth(2).innerText()];
  const from = await handleOf(blocks.nth(1));
  const { height } = (await blocks.nth(2).boundingBox())!;
  await touch(session, "touchStart", from);
  await expect(blocks.nth(1)).toHaveAttribute("data-dragging", "true");
  await slide(session, from, height);
  await touch(session, "touchEnd");
  await expect(studio.getByRole("button", { name: "Undo: move block 2 down" })).toBeEnabled();
  expect([await blocks.nth(1).innerText(), await blocks.nth(2).innerText()]).toEqual([third, second]);
});

test("a finger that moves at once scrolls, on a handle as well", async ({ studio }) => {
  const blocks = studio.getByRole("navigation").locator("ol > li");
  const session = await finger(studio);
  const from = await handleOf(blocks.nth(6));
  const top = async () => (await blocks.nth(6).boundingBox())!.y;
  const before = await top();
  await touch(session, "touchStart", from);
  await slide(session, from, -200);
  await touch(session, "touchEnd");
  await expect.poll(top).toBeLessThan(before - 50);
  await expect(studio.getByRole("button", { name: /^Undo: / })).toHaveCount(0);
});

test("a finger that rests on a handle drags an item of a list", async ({ studio }) => {
  await row(studio, "Introduction").tap();
  await studio.getByRole("button", { name: "Form", exact: true }).tap();
  const figures = form(studio).getByRole("group", { name: "Figures" });
  const names = figures.getByRole("button", { name: /^Figure \d/ });
  const [first, second] = [await names.nth(0).innerText(), await names.nth(1).innerText()];
  await names.first().scrollIntoViewIfNeeded();
  const session = await finger(studio);
  const from = await handleOf(figures);
  const { height } = (await names.nth(1).boundingBox())!;
  await touch(session, "touchStart", from);
  await expect(figures.locator("[data-dragging]")).toHaveCount(1);
  await slide(session, from, height + 12);
  await touch(session, "touchEnd");
  await expect(studio.getByRole("button", { name: /^Undo: move figure 1 of block 2 down/ })).toBeEnabled();
  expect(
    [await names.nth(0).innerText(), await names.nth(1).innerText()].map((name) => name.replace(/ \d/, "")),
  ).toEqual([second, first].map((name) => name.replace(/ \d/, "")));
});
