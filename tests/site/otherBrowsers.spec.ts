import { expect, test, twoFrames } from "./fixtures.ts";

test.describe("in a browser that knows no invoker commands", () => {
  test.use({ viewport: { width: 768, height: 844 } });

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ["command", "commandForElement"]) Reflect.deleteProperty(HTMLButtonElement.prototype, name);
      const isInvoker = ({ target }: Event) => (target as Element).closest("[commandfor]") !== null;
      // What this browser would do by itself, and the focus of a pressed button, which not all give.
      for (const sign of ["click", "mousedown"])
        addEventListener(sign, (event) => isInvoker(event) && event.preventDefault(), true);
    });
    await page.goto("/");
  });

  for (const [opener, name, closer] of [
    ["Menu", "Menu", "Close the menu"],
    ["Get a Quote", "Get a Quote", "Close the form"],
  ] as const) {
    test(`the dialog "${name}" opens and closes, with the focus back on what opened it`, async ({ page }) => {
      const button = page.locator("header").getByRole("button", { name: opener, exact: true });
      const dialog = page.getByRole("dialog", { name });
      const closers = [
        () => dialog.getByRole("button", { name: closer }).click(),
        () => page.mouse.click(5, 400),
        () => page.keyboard.press("Escape"),
      ];
      for (const close of closers) {
        await button.click();
        await expect(dialog).toBeVisible();
        await expect(dialog).toHaveJSProperty("open", true);
        // A click on what it holds does not close it.
        await dialog
          .locator("nav, h2")
          .first()
          .click({ position: { x: 2, y: 2 } });
        await expect(dialog).toBeVisible();
        await close();
        await expect(dialog).toBeHidden();
        await expect(button).toBeFocused();
      }
    });
  }

  test("the quote dialog stays when a text in it is marked as far as the page beside it", async ({ page }) => {
    await page.locator("header").getByRole("button", { name: "Get a Quote" }).click();
    const dialog = page.getByRole("dialog", { name: "Get a Quote" });
    const field = dialog.locator("input").first();
    await field.fill("Asha Patel");
    const { x, y, width, height } = (await field.boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(5, y + height / 2);
    await page.mouse.up();
    await twoFrames(page);
    await expect(dialog).toBeVisible();
  });
});
