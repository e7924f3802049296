import { expect, inPlace, pages, test, textsOf } from "./fixtures.ts";

test.use({ javaScriptEnabled: false });

for (const { route, blocks } of pages) {
  test(`${route}: every text can be read without scripts`, async ({ page }) => {
    await page.goto(route);
    const texts = blocks.map(inPlace).flatMap(textsOf);
    expect(texts.length).toBeGreaterThan(2);
    for (const text of texts) {
      await expect(page.locator("main").getByText(text).filter({ visible: true }).first(), text).toBeVisible();
    }
  });
}

test("questions open and close each other", async ({ page }) => {
  await page.goto("/");
  const [first, second] = [0, 1].map((n) => page.locator('[data-block="faq"] details').nth(n));
  await first!.locator("summary").click();
  await expect(first!.locator("p").first()).toBeVisible();
  await second!.locator("summary").click();
  await expect(second!.locator("p").first()).toBeVisible();
  await expect(first!.locator("p").first()).toBeHidden();
});

test("menus, drawer and quote dialog open and close", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  await page.locator("header summary", { hasText: "Services" }).click();
  await expect(page.getByRole("link", { name: /Flutter/ }).first()).toBeVisible();
  await page.locator("header summary", { hasText: "Services" }).click();

  await page.getByRole("button", { name: "Get a Quote" }).first().click();
  const quote = page.getByRole("dialog", { name: "Get a Quote" });
  await expect(quote).toBeVisible();
  await quote.getByRole("button", { name: "Close" }).last().click();
  await expect(quote).toBeHidden();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: /menu/i }).click();
  await expect(page.locator("dialog#menu")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog#menu")).toBeHidden();
});

test("links work", async ({ page }) => {
  await page.goto("/");
  await page.locator("main").getByRole("link", { name: "Schedule Free Consultation" }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test("a form keeps what was typed out of the address", async ({ page }) => {
  await page.goto("/contact");
  const form = page.locator('[data-block="contactForm"] form');
  for (const name of ["name", "email", "number", "company"])
    await form.locator(`[name="${name}"]`).fill("secret@example.com");
  await form.locator('[name="name"]').press("Enter");
  await expect(form.getByRole("button")).toHaveCount(0);
  await expect(page).toHaveURL(/\/contact$/);
  await expect(form.locator("noscript p")).toBeVisible();
  await expect(form.locator("noscript p")).toContainText("Sending this form needs scripts");
});

test("nothing is drawn over the texts of tabs, which all stand below each other", async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/react-native-app-development-services");
    const block = page.locator('[data-block="tabs"]');
    const text = (await block.locator("p").last().boundingBox())!;
    const drawing = (await block.locator("svg").last().boundingBox())!;
    expect(drawing.y, `${width} px`).toBeGreaterThan(text.y + text.height);
  }
});
