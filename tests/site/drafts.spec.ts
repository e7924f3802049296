import {
  expect,
  expectStatus,
  expectValues,
  follow,
  formOf,
  keys,
  modalOf,
  NOTHING,
  openModal,
  passTime,
  ready,
  SAYS,
  send,
  status,
  test,
  type,
  TYPED,
  waitLong,
} from "./withEndpoint.ts";
import { FORM_SCRIPT, holdBack, keptWords } from "./fixtures.ts";

test("a reload while a message is sent keeps the words and the key", async ({ page, endpoint }) => {
  endpoint.answer("says nothing", status(204));
  await page.goto("/contact");
  const form = formOf(page);
  await type(form);
  await form.locator('[name="service"]').selectOption("seo");
  await send(form).click();
  await expect.poll(() => endpoint.attempts.length).toBe(1);
  // Not reload(): browsers fill in what was there before, and would hide a draft that is not.
  await page.goto("/contact");
  await expectStatus(form, SAYS.unsure);
  await expectValues(form, { ...TYPED, service: "seo" });
  await send(form).click();
  await expectStatus(form, SAYS.sent);
  expect(endpoint.attempts).toHaveLength(2);
  expect(endpoint.attempts[1]).toEqual(endpoint.attempts[0]);
});

test("a reload after a failure keeps the words and the key; success lets go of them", async ({ page, endpoint }) => {
  endpoint.answer(status(400), status(204));
  await page.goto("/contact");
  const form = formOf(page);
  await type(form);
  await send(form).click();
  await expectStatus(form, SAYS.failed);
  await page.reload();
  await expectStatus(form, SAYS.unsure);
  await expectValues(form, TYPED);
  await send(form).click();
  await expectStatus(form, SAYS.sent);
  expect(endpoint.attempts[1]).toEqual(endpoint.attempts[0]);
  await page.goto("/contact");
  await ready(form);
  await expectValues(form, NOTHING);
  expect(await keptWords(page)).toEqual([]);
});

test("each form has its own draft, the same one on every page", async ({ page }) => {
  await page.goto("/contact");
  await ready(formOf(page));
  await type(formOf(page));
  await openModal(page);
  await expect(modalOf(page)).toHaveAttribute("novalidate");
  await expectValues(modalOf(page), NOTHING);
  await type(modalOf(page), { name: "Ravi" });
  await page.goto("/");
  await ready(formOf(page));
  await expectValues(formOf(page), TYPED);
  await openModal(page);
  await expectValues(modalOf(page), { ...NOTHING, name: "Ravi" });
});

test("the dialog keeps its draft also on pages that have the same form in a section", async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener("DOMContentLoaded", () => {
      document.querySelector<HTMLElement>("dialog#quote form")!.dataset["form"] = "contact";
    }),
  );
  const openSame = async () => {
    await openModal(page);
    await expect(modalOf(page)).toHaveAttribute("novalidate");
  };
  await page.goto("/contact");
  await ready(formOf(page));
  await type(formOf(page));
  await openSame();
  await expectValues(modalOf(page), NOTHING);
  await type(modalOf(page), { name: "Ravi" });
  await page.goto("/blog");
  await openSame();
  await expectValues(modalOf(page), { ...NOTHING, name: "Ravi" });
});

test("a draft does not come over what is typed before the script is there", async ({ page, endpoint }) => {
  endpoint.answer(status(204));
  await page.goto("/contact");
  const form = formOf(page);
  await ready(form);
  await type(form);
  const arrive = await holdBack(page, FORM_SCRIPT);
  await page.goto("/contact");
  await type(form, { name: "Ravi" });
  arrive();
  await ready(form);
  await expectValues(form, { ...NOTHING, name: "Ravi" });
  await page.goto("/contact");
  await expectValues(form, { ...NOTHING, name: "Ravi" });
});

for (const [place, placed, open] of [
  ["in a section", formOf, () => Promise.resolve()],
  ["in the dialog", modalOf, openModal],
] as const) {
  test(`Back shows the draft ${place} as the next page has left it, and not as the browser knew it`, async ({
    page,
  }) => {
    const form = placed(page);
    await page.goto("/contact");
    await open(page);
    await ready(form);
    await type(form);
    await page.goto("/");
    await open(page);
    await ready(form);
    await type(form, { messages: "Three" });
    await page.goBack();
    // The dialog has its words before it is opened: where the focus is in it, they could have been typed.
    await expect(form).toHaveAttribute("novalidate");
    await open(page);
    await expectValues(form, { ...TYPED, messages: "Three" });
  });
}

test("a document that the browser has kept shows the draft as another page has left it", async ({ page }) => {
  await page.goto("/contact");
  const form = formOf(page);
  await ready(form);
  await type(form);
  // A browser that is tested keeps no document.
  const comeBack = (messages?: string) =>
    page.evaluate((changed) => {
      const key = Object.keys(sessionStorage).find((name) => name.startsWith("draft:"))!;
      const { values, begun } = JSON.parse(sessionStorage[key] as string);
      if (changed) sessionStorage[key] = JSON.stringify({ values: { ...values, messages: changed }, begun });
      else sessionStorage.removeItem(key);
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    }, messages);
  await comeBack("Three");
  await expectValues(form, { ...TYPED, messages: "Three" });
  // It was sent.
  await comeBack();
  await expectValues(form, NOTHING);
});

test("where storage is blocked, drafts last as long as the document, without a complaint", async ({
  page,
  endpoint,
}) => {
  endpoint.answer(status(400), status(204));
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    };
    Object.defineProperty(globalThis, "sessionStorage", { get });
  });
  await page.goto("/contact");
  const form = formOf(page);
  await type(form);
  await send(form).click();
  await expectStatus(form, SAYS.failed);
  await follow(page, "Blogs", "/blog");
  await follow(page, "Contact", "/contact");
  await ready(form);
  await expectValues(form, TYPED);
  await send(form).click();
  await expectStatus(form, SAYS.sent);
  expect(keys(endpoint)).toBe(1);
});

test.describe("leaving while a message is sent", () => {
  test("for another page: it is sent once, quietly", async ({ page, endpoint, alerts }) => {
    endpoint.answer(status(503), status(204));
    await page.clock.install();
    await page.goto("/contact");
    await type(formOf(page));
    await send(formOf(page)).click();
    await follow(page, "Blogs", "/blog");
    await passTime(page, () => endpoint.attempts.length, 2);
    expect(keys(endpoint)).toBe(1);
    await follow(page, "Contact", "/contact");
    await ready(formOf(page));
    await expectValues(formOf(page), NOTHING);
    expect(alerts).toEqual([]);
  });

  test("for another page, if it fails: the visitor is told and finds the words again", async ({
    page,
    endpoint,
    alerts,
  }) => {
    endpoint.answer("drops");
    await page.clock.install();
    await page.goto("/contact");
    await type(formOf(page));
    await send(formOf(page)).click();
    await follow(page, "Blogs", "/blog");
    await passTime(page, () => [...alerts], [SAYS.failed]);
    expect(endpoint.attempts).toHaveLength(4);
    expect(keys(endpoint)).toBe(1);
    await follow(page, "Contact", "/contact");
    await expectValues(formOf(page), TYPED);
    await expectStatus(formOf(page), SAYS.unsure);
  });

  test("and coming back: the form waits with the visitor", async ({ page, endpoint, alerts }) => {
    endpoint.answer("says nothing", status(204));
    await page.clock.install();
    await page.goto("/contact");
    const form = formOf(page);
    await type(form);
    await send(form).click();
    await expect.poll(() => endpoint.attempts.length).toBe(1);
    await follow(page, "Blogs", "/blog");
    await follow(page, "Contact", "/contact");
    await ready(form);
    await waitLong(page, form, SAYS.sent);
    await expectValues(form, NOTHING);
    expect(endpoint.attempts).toHaveLength(2);
    expect(keys(endpoint)).toBe(1);
    expect(alerts).toEqual([]);
  });

  test("and the dialog: it is sent once, and says so when it is opened again", async ({ page, endpoint, alerts }) => {
    endpoint.answer("drops", status(204));
    await page.clock.install();
    await page.goto("/blog");
    await openModal(page);
    const form = modalOf(page);
    await type(form);
    await send(form).click();
    await form.getByRole("button", { name: "Close" }).click();
    await expect(form).toBeHidden();
    await passTime(page, () => endpoint.attempts.length, 2);
    await openModal(page);
    await expectStatus(form, "Your details have been submitted.");
    await expectValues(form, NOTHING);
    expect(keys(endpoint)).toBe(1);
    expect(alerts).toEqual([]);
  });
});
