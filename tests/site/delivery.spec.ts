import type { Locator } from "@playwright/test";
import type { Answer } from "../support/endpoint.ts";
import { FORM_SCRIPT } from "./fixtures.ts";
import {
  expect,
  expectStatus,
  expectValues,
  formOf,
  keys,
  NOTHING,
  ready,
  SAYS,
  send,
  status,
  test,
  type,
  TYPED,
  typedForm,
  waitLong,
} from "./withEndpoint.ts";

const cases: [what: string, answers: [Answer, ...Answer[]], arrives: boolean, attempts: number][] = [
  ["answers 204", [status(204)], true, 1],
  ["answers 201 with a text", [{ status: 201, body: "{}" }], true, 1],
  ["drops the connection, then takes it", ["drops", status(204)], true, 2],
  ["drops the connection every time", ["drops"], false, 4],
  ["says nothing, then takes it", ["says nothing", status(204)], true, 2],
  ["never says anything", ["says nothing"], false, 4],
  ["answers 500, 502, 503, then takes it", [status(500), status(502), status(503), status(204)], true, 4],
  ["answers 500 every time", [status(500)], false, 4],
  ["answers 408, 425, then takes it", [status(408), status(425), status(204)], true, 3],
  ["asks for 5 seconds", [status(429, { "Retry-After": "5" }), status(204)], true, 2],
  ["asks for an hour", [status(429, { "Retry-After": "3600" })], false, 1],
  ["answers 400", [status(400)], false, 1],
  ["leads to a page", [status(302, { Location: "/page" })], false, 1],
];

for (const [what, answers, arrives, attempts] of cases) {
  test(`an endpoint that ${what}`, async ({ page, endpoint, alerts }) => {
    endpoint.answer(...answers);
    await page.clock.install();
    await page.goto("/contact");
    const form = formOf(page);
    await type(form);
    await send(form).click();
    await waitLong(page, form, arrives ? SAYS.sent : SAYS.failed);
    await expectValues(form, arrives ? NOTHING : TYPED);
    expect(endpoint.attempts).toHaveLength(attempts);
    expect(endpoint.attempts[0]!.values).toMatchObject(TYPED);
    // Same key and, byte for byte, same text.
    for (const attempt of endpoint.attempts) expect(attempt).toEqual(endpoint.attempts[0]);
    expect(alerts).toEqual([]);
    await expect(send(form)).toHaveText("Send");
  });
}

test("an endpoint is not asked again before the time that it named", async ({ page, endpoint }) => {
  endpoint.answer(status(503, { "Retry-After": "20" }), status(204));
  await page.clock.install();
  await page.goto("/contact");
  const form = formOf(page);
  await type(form);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const answered = page.waitForResponse((response) => response.status() === 503);
  await send(form).click();
  await answered;
  await page.clock.runFor(19_000);
  expect(endpoint.attempts).toHaveLength(1);
  await waitLong(page, form, SAYS.sent);
  expect(endpoint.attempts).toHaveLength(2);
});

test("while a message is sent, the button and the status say so", async ({ page, endpoint }) => {
  endpoint.answer("says nothing");
  await page.goto("/contact");
  const form = formOf(page);
  await type(form);
  await send(form).click();
  await expect(form.getByRole("button", { name: SAYS.sending })).toHaveAttribute("aria-busy", "true");
  await expectStatus(form, SAYS.sending);
});

test("a message that has failed twice is said to take longer, once somebody wonders", async ({ page, endpoint }) => {
  endpoint.answer(status(500));
  await page.clock.install();
  await page.goto("/contact");
  const form = formOf(page);
  await type(form);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const failed = () => page.waitForResponse((response) => response.status() === 500);
  const first = failed();
  await send(form).click();
  await first;
  await expectStatus(form, SAYS.sending);
  const second = failed();
  await page.clock.runFor(1000);
  await second;
  await expectStatus(form, SAYS.trying);
  await waitLong(page, form, SAYS.failed);
});

const impatient: [what: string, act: (form: Locator, name: Locator) => Promise<void>][] = [
  ["a double click", (form) => send(form).dblclick()],
  ["Enter twice", (_, name) => name.press("Enter").then(() => name.press("Enter"))],
  ["Enter and a click", (form, name) => name.press("Enter").then(() => send(form).click())],
];
for (const [what, act] of impatient) {
  test(`${what} sends once`, async ({ page, endpoint }) => {
    endpoint.answer(status(204));
    await page.goto("/contact");
    const form = formOf(page);
    await type(form);
    await act(form, form.locator('[name="name"]'));
    await expectStatus(form, SAYS.sent);
    await expectValues(form, NOTHING);
    await expect(form.locator("[aria-invalid]")).toHaveCount(0);
    expect(endpoint.attempts).toHaveLength(1);
  });
}

test("the same words keep their key; other words, and the next message, get another", async ({ page, endpoint }) => {
  endpoint.answer(status(400), status(400), status(400), status(204), status(204));
  await page.goto("/contact");
  const form = formOf(page);
  const sendFor = async (answer: string, count: number) => {
    await send(form).click();
    await expect.poll(() => endpoint.attempts.length).toBe(count);
    await expectStatus(form, answer);
  };
  await type(form);
  await sendFor(SAYS.failed, 1);
  await sendFor(SAYS.failed, 2);
  await form.locator('[name="company"]').fill("Honey Ltd");
  await sendFor(SAYS.failed, 3);
  await sendFor(SAYS.sent, 4);
  await type(form);
  await sendFor(SAYS.sent, 5);
  const [first, second, third, fourth, fifth] = endpoint.attempts;
  expect(second).toEqual(first);
  expect(fourth).toEqual(third);
  expect(new Set([first, third, fifth].map((attempt) => attempt!.key)).size).toBe(3);
});

test("words typed while a message is on its way are another message", async ({ page, endpoint }) => {
  endpoint.answer("says nothing", status(204));
  await page.clock.install();
  await page.goto("/contact");
  const form = formOf(page);
  await type(form);
  await send(form).click();
  await expect.poll(() => endpoint.attempts.length).toBe(1);
  await type(form, { messages: "Three" });
  await waitLong(page, form, SAYS.sent);
  await expectValues(form, { ...TYPED, messages: "Three" });
  await send(form).click();
  await expectValues(form, NOTHING);
  expect(keys(endpoint)).toBe(2);
});

test("a form whose script cannot be had says how else to reach somebody", async ({ page, complaints }) => {
  await page.route(FORM_SCRIPT, (route) => route.abort());
  await page.goto("/contact");
  await send(formOf(page)).click();
  await expectStatus(formOf(page), SAYS.failed);
  complaints.splice(0);
});

test("offline, the visitor is told so and can send it later", async ({ page, context, endpoint }) => {
  endpoint.answer(status(204));
  const form = await typedForm(page);
  await context.setOffline(true);
  await send(form).click();
  await waitLong(page, form, SAYS.offline);
  await expectValues(form, TYPED);
  await context.setOffline(false);
  await send(form).click();
  await expectStatus(form, SAYS.sent);
  expect(endpoint.attempts).toHaveLength(1);
});

test("a network that comes back ends the wait for it", async ({ page, context, endpoint }) => {
  endpoint.answer(status(204));
  const form = await typedForm(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await context.setOffline(true);
  const failed = page.waitForEvent("requestfailed");
  await send(form).click();
  await failed;
  await expectStatus(form, SAYS.sending);
  await context.setOffline(false);
  await expectStatus(form, SAYS.sent);
  expect(endpoint.attempts).toHaveLength(1);
});

test("what programs fill in is sent along; people cannot get there", async ({ page, endpoint }) => {
  endpoint.answer(status(204));
  await page.goto("/contact");
  const form = formOf(page);
  await type(form);
  await expect(form.getByRole("textbox")).toHaveCount(Object.keys(TYPED).length);
  const took = await form.locator('[name="website"]').evaluate((trap: HTMLInputElement) => {
    const { x, y } = trap.getBoundingClientRect();
    trap.focus();
    trap.value = "https://spam.example";
    return { focus: document.activeElement === trap, clicks: document.elementsFromPoint(x, y).includes(trap) };
  });
  expect(took).toEqual({ focus: false, clicks: false });
  await send(form).click();
  await expectStatus(form, SAYS.sent);
  expect(endpoint.attempts[0]!.values).toMatchObject({ website: "https://spam.example" });
});

test("the time to fill it in is sent along, also over a reload", async ({ page, endpoint }) => {
  endpoint.answer(status(204));
  await page.clock.install();
  await page.goto("/contact");
  const form = formOf(page);
  await ready(form);
  await type(form);
  await page.clock.fastForward(40_000);
  await page.goto("/contact");
  await expectValues(form, TYPED);
  await page.clock.fastForward(20_000);
  await send(form).click();
  await expectStatus(form, SAYS.sent);
  const { seconds, website } = endpoint.attempts[0]!.values;
  expect(website).toBe("");
  expect(seconds).toBeGreaterThanOrEqual(60);
  expect(seconds).toBeLessThan(120);
});

test("pages may connect to the endpoint and to nowhere else", async ({ request, endpoint }) => {
  for (const path of ["/", "/blog", "/nowhere"]) {
    const html = await (await request.get(path)).text();
    expect(html).toContain(`connect-src 'self' ${endpoint.origin};`);
  }
});
