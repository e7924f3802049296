import type { Locator, Page } from "@playwright/test";
import { settings } from "../support/pages.ts";
import { expect, FORM_SCRIPT, holdBack, keptWords, test } from "./fixtures.ts";

const VALUES = { name: "Asha Patel", email: "asha@example.com", number: "+91 98", company: "Honey & Co" };

/** Notes alerts and console logs of a form, which are what demo delivery does. */
async function watchDelivery(page: Page, complaints: string[]) {
  const said: { alerts: string[]; logs: string[] } = { alerts: [], logs: [] };
  page.on("dialog", (dialog) => {
    said.alerts.push(dialog.message());
    void dialog.accept();
  });
  page.on("console", (message) => {
    if (message.type() !== "log") return;
    said.logs.push(message.text());
    complaints.splice(complaints.indexOf(`console log: ${message.text()}`), 1);
  });
  return said;
}

const forms = [
  { name: "home", route: "/", form: '[data-block="contactForm"] form', alert: "Your details has been submited." },
  {
    name: "contact page",
    route: "/contact",
    form: '[data-block="contactForm"] form',
    alert: "Your details has been submited.",
  },
  {
    name: "header dialog",
    route: "/",
    form: "dialog#quote form",
    alert: "Your details have been submitted.",
    open: "Get a Quote",
  },
];

for (const { name, route, form: selector, alert, open } of forms) {
  test.describe(`the form of the ${name}`, () => {
    test("logs the values, tells the visitor and empties itself; nothing is sent", async ({ page, complaints }) => {
      const said = await watchDelivery(page, complaints);
      await page.goto(route);
      if (open) await page.getByRole("button", { name: open }).first().click();
      const form = page.locator(selector);
      for (const [field, value] of Object.entries(VALUES)) await form.locator(`[name="${field}"]`).fill(value);
      await form.locator('[name="service"]').selectOption("seo");
      await form.locator('[name="findus"]').selectOption({ label: "LinkedIn" });
      await page.waitForLoadState("networkidle");
      const requests: string[] = [];
      page.on("request", (request) => requests.push(request.url()));
      await form.getByRole("button", { name: "Send" }).click();
      await expect.poll(() => said.alerts).toEqual([alert]);
      expect(said.logs.join()).toContain("asha@example.com");
      await expect(form.locator('[name="email"]')).toHaveValue("");
      await expect(form.getByRole("status")).toHaveText(alert);
      expect(requests.filter((url) => !/\/(assets|images)\//.test(url))).toEqual([]);
    });

    test("says beside the field what is missing, and goes there", async ({ page }) => {
      await page.goto(route);
      if (open) await page.getByRole("button", { name: open }).first().click();
      const form = page.locator(selector);
      await form.locator('[name="name"]').fill("Asha");
      await form.locator('[name="email"]').fill("not an address");
      await form.getByRole("button", { name: "Send" }).click();
      const email = form.locator('[name="email"]');
      await expect(email).toBeFocused();
      await expect(email).toHaveAccessibleDescription("Enter your email address, for example name@company.com.");
      await email.fill("asha@example.com");
      await expect(email).not.toHaveAttribute("aria-invalid");
      await expect(form.locator('[name="name"]')).toHaveValue("Asha");
    });
  });
}

test("what was typed is there after a visit elsewhere, until it is sent", async ({ page, complaints }) => {
  await watchDelivery(page, complaints);
  const form = page.locator('[data-block="contactForm"] form');
  await page.goto("/contact");
  await form.locator('[name="name"]').click();
  await expect(form).toHaveAttribute("novalidate");
  for (const [field, value] of Object.entries(VALUES)) await form.locator(`[name="${field}"]`).fill(value);
  await page.goto("/blog");
  await page.goto("/contact");
  for (const [field, value] of Object.entries(VALUES))
    await expect(form.locator(`[name="${field}"]`)).toHaveValue(value);
  await form.getByRole("button", { name: "Send" }).click();
  await expect(form.getByRole("status")).toHaveText("Your details has been submited.");
  expect(await keptWords(page)).toEqual([]);
});

test("a form asks for its script when somebody turns to it, and not before", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => FORM_SCRIPT.test(request.url()) && asked.push(request.url()));
  await page.goto("/contact");
  const form = page.locator('[data-block="contactForm"] form');
  await form.scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  await form.locator('[name="name"]').focus();
  await expect.poll(() => asked.length).toBe(1);
});

for (const [way, press] of [
  ["the Enter key", (form: Locator) => form.locator('[name="email"]').press("Enter")],
  ["a click", (form: Locator) => form.getByRole("button", { name: "Send" }).click()],
] as const) {
  test(`${way} that is quicker than the form's script counts when it is there`, async ({ page, complaints }) => {
    const said = await watchDelivery(page, complaints);
    const arrive = await holdBack(page, FORM_SCRIPT);
    await page.goto("/");
    await page.getByRole("button", { name: "Get a Quote" }).first().click();
    const form = page.locator("dialog#quote form");
    for (const [field, value] of Object.entries(VALUES)) await form.locator(`[name="${field}"]`).fill(value);
    await press(form);
    await expect(page.locator("#quote")).toBeVisible();
    arrive();
    await expect(form.getByRole("status")).toHaveText("Your details have been submitted.");
    expect(said.alerts).toHaveLength(1);
  });
}

test("a form whose script cannot be had stays open, says so, and is sent when it can", async ({ page, complaints }) => {
  await page.route(FORM_SCRIPT, (route) => route.abort());
  await page.goto("/");
  await page.getByRole("button", { name: "Get a Quote" }).first().click();
  const form = page.locator("dialog#quote form");
  for (const [field, value] of Object.entries(VALUES)) await form.locator(`[name="${field}"]`).fill(value);
  for (const press of [() => form.getByRole("button", { name: "Send" }).click(), () => form.press("Enter")]) {
    await press();
    await expect(form.getByRole("status")).toHaveText("This was not sent. Try again.");
    await expect(form.getByRole("status")).toHaveAttribute("data-failed");
    await expect(page.locator("#quote")).toBeVisible();
    await form.getByRole("status").evaluate((status) => (status.textContent = ""));
    await form.locator('[name="email"]').focus();
  }
  await expect(form.locator('[name="email"]')).toHaveValue(VALUES.email);
  page.on("dialog", (dialog) => void dialog.accept());
  await page.unroute(FORM_SCRIPT);
  await form.getByRole("button", { name: "Send" }).click();
  await expect(form.getByRole("status")).toHaveText("Your details have been submitted.");
  complaints.splice(0);
});

test("a double click delivers once, and says nothing about the emptied fields", async ({ page, complaints }) => {
  const said = await watchDelivery(page, complaints);
  await page.goto("/contact");
  const form = page.locator('[data-block="contactForm"] form');
  for (const [field, value] of Object.entries(VALUES)) await form.locator(`[name="${field}"]`).fill(value);
  await form.getByRole("button", { name: "Send" }).dblclick();
  await expect(form.getByRole("status")).toHaveText("Your details has been submited.");
  expect(said.alerts).toHaveLength(1);
  await expect(form.locator("[aria-invalid]")).toHaveCount(0);
  // Whoever writes again is not told that this has been sent as well.
  await form.locator('[name="name"]').fill("Asha again");
  await expect(form.getByRole("status")).toBeEmpty();
});

test("spaces are no answer to a question that needs one", async ({ page }) => {
  await page.goto("/contact");
  const form = page.locator('[data-block="contactForm"] form');
  for (const [field, value] of Object.entries({ ...VALUES, name: "  " }))
    await form.locator(`[name="${field}"]`).fill(value);
  await form.getByRole("button", { name: "Send" }).click();
  const name = form.locator('[name="name"]');
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription("Fill in “Name”.");
  await name.press("A");
  await expect(name).not.toHaveAttribute("aria-invalid");
  await expect(name).not.toHaveAttribute("aria-describedby");
  await expect(form.getByText("Fill in “Name”.")).toBeHidden();
});

test("a choice that is needed and was not made is asked for in words of its own", async ({ page }) => {
  await page.goto("/contact");
  const form = page.locator('[data-block="contactForm"] form');
  for (const [field, value] of Object.entries(VALUES)) await form.locator(`[name="${field}"]`).fill(value);
  const choice = form.locator('[name="service"]');
  await choice.evaluate((select: HTMLSelectElement) => (select.required = true));
  await form.getByRole("button", { name: "Send" }).click();
  await expect(choice).toBeFocused();
  await expect(choice).toHaveAccessibleDescription("Choose an answer to “What do you need?”.");
});

test("a form has the fields and choices of the settings, in their order", async ({ page }) => {
  await page.goto("/contact");
  const form = page.locator('[data-block="contactForm"] form');
  const { fields, required } = settings.forms["contact"]!;
  const shown = await form.locator("[name]").evaluateAll((all) =>
    (all as (HTMLInputElement | HTMLSelectElement)[]).map((field) => ({
      name: field.name,
      kind: field.type.replace("-one", ""),
      label: field.labels![0]!.firstChild!.textContent,
      required: field.required,
      options: "options" in field ? Array.from(field.options, ({ label }) => label) : [],
    })),
  );
  expect(shown).toEqual(
    fields.map((name) => {
      const { label, kind, placeholder, options = [] } = settings.fields[name]!;
      const choices = [placeholder, ...options.map((option) => option.label)].filter((each) => each !== undefined);
      return { name, kind, label, required: required.includes(name), options: choices };
    }),
  );
  await expect(form.locator('[name="messages"]')).toHaveAttribute("rows", "4");
});

for (const width of [390, 1024])
  for (const where of ["a section", "the dialog"])
    test(`a field of ${where} that gets the focus at the upper edge shows its label, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 500 });
      await page.goto("/contact");
      const isDialog = where === "the dialog";
      if (isDialog) await page.locator("header [commandfor=quote]").click();
      const form = page.locator(isDialog ? "#quote form" : '[data-block="contactForm"] form');
      const isLabelShown = await form.locator('[name="company"]').evaluate((field: HTMLInputElement) => {
        const box = field.closest("dialog") ?? document.documentElement;
        // The edge at which the padding of the box alone would leave the field.
        const edge = Number.parseFloat(getComputedStyle(box).scrollPaddingTop);
        box.scrollBy({
          top: field.getBoundingClientRect().top - Math.max(0, box.getBoundingClientRect().top) - edge,
          behavior: "instant",
        });
        field.focus();
        const { left, top, bottom } = field.labels![0]!.getBoundingClientRect();
        return [top + 2, bottom - 2].every((y) => document.elementFromPoint(left + 1, y)?.tagName === "LABEL");
      });
      expect(isLabelShown).toBe(true);
    });

test("a field for several lines is seen as a whole when Tab reaches it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto("/contact");
  const form = page.locator('[data-block="contactForm"] form');
  const field = form.locator("textarea");
  await form.locator("select").last().focus();
  await expect(form).toHaveJSProperty("noValidate", true);
  // Its first line can be read, its end is below the window.
  await field.evaluate((element) =>
    scrollBy({ top: element.getBoundingClientRect().bottom - innerHeight - 36, behavior: "instant" }),
  );
  await page.keyboard.press("Tab");
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport({ ratio: 1 });
});
