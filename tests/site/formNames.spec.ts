/** A form hides what it is asked for behind a field of the same name. */
import type { Page } from "@playwright/test";
import { ASKED_OF_FORMS } from "../../src/node/check/rules/takenName.ts";
import { expect, goFor, test } from "./fixtures.ts";

/** Notes what is asked of forms, by any script of the page. */
async function watchForms(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const used = new Set<string>();
    Object.assign(globalThis, { used });
    const note = (self: unknown, name: string) => self instanceof HTMLFormElement && used.add(name);
    const { prototype } = HTMLFormElement;
    for (let at: object = prototype; at !== Object.prototype; at = Object.getPrototypeOf(at) as object)
      for (const [name, { get, set, value, ...rest }] of Object.entries(Object.getOwnPropertyDescriptors(at))) {
        if (!rest.configurable || name === "constructor") continue;
        const read = function (this: unknown) {
          note(this, name);
          return get ? get.call(this) : (value as unknown);
        };
        const write = function (this: object, now: unknown) {
          note(this, name);
          if (set) set.call(this, now);
          else Object.defineProperty(this, name, { value: now, writable: true, configurable: true });
        };
        const { configurable, enumerable } = rest;
        Object.defineProperty(at, name, { configurable, enumerable, get: read, set: write });
      }
  });
  return () => page.evaluate(() => [...(globalThis as unknown as { used: Set<string> }).used].toSorted());
}

test("no field may have the name of what scripts ask of forms", async ({ page, complaints }) => {
  page.on("dialog", (dialog) => void dialog.accept());
  const asked = await watchForms(page);
  const form = page.locator('[data-block="contactForm"] form');
  const send = form.getByRole("button", { name: "Send" });
  await page.goto("/contact");
  for (const name of ["email", "number", "company"]) await form.locator(`[name="${name}"]`).fill("a1@example.com");
  await form.locator('[name="name"]').fill(" ");
  await send.click();
  await expect(form.locator('[name="name"]')).toHaveAttribute("aria-invalid");
  await form.locator('[name="name"]').fill("Asha");
  const link = page.locator("footer").getByRole("link", { name: "Home", exact: true });
  await goFor(page, link);
  await link.click();
  await expect(page.locator('[data-block="process"]')).toBeVisible();
  await form.locator('[name="company"]').focus();
  await expect(form.locator('[name="company"]')).toHaveValue("a1@example.com");
  await send.click();
  await expect(form.getByRole("status")).not.toBeEmpty();
  // What AOS looks for in forms it looks for in fields as well.
  expect((await asked()).filter((name) => name !== "children" && !ASKED_OF_FORMS.includes(name))).toEqual([]);
  complaints.splice(0);
});
