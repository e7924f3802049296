import type { Locator, Page } from "@playwright/test";
import { startEndpoint, type Answer, type Endpoint } from "../support/endpoint.ts";
import { serveWithEndpoint } from "../support/endpointSite.ts";
import { expect, goFor, test as base } from "./fixtures.ts";

export { expect };

interface Watched {
  /** What alerts said. */
  alerts: string[];
}
interface Served {
  endpoint: Endpoint;
  siteUrl: string;
}

/** The built site with an endpoint for its forms. What browsers say about failed requests to it is no complaint. */
export const test = base.extend<Watched, Served>({
  endpoint: [
    async ({}, use) => {
      const endpoint = await startEndpoint();
      await use(endpoint);
      endpoint.close();
    },
    { scope: "worker" },
  ],
  siteUrl: [
    async ({ endpoint }, use) => {
      const { url, close } = await serveWithEndpoint(endpoint.origin);
      await use(url);
      await close();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: ({ siteUrl }, use) => use(siteUrl),
  alerts: [
    async ({ page, complaints, endpoint }, use) => {
      const alerts: string[] = [];
      page.on("dialog", (dialog) => {
        alerts.push(dialog.message());
        void dialog.accept();
      });
      await use(alerts);
      const isOurs = (text: string) => text.includes("Failed to load resource") || text.includes(endpoint.origin);
      complaints.splice(0, complaints.length, ...complaints.filter((text) => !isOurs(text)));
    },
    { auto: true },
  ],
});

const OTHERWISE = "or reach us at hello@kitestep.example or +91 00000 00000.";
export const SAYS = {
  sending: "Sending…",
  trying: "This takes longer than usual. Still trying…",
  sent: "Your details has been submited.",
  failed: `Your message could not be sent. What you typed is kept in the form. Try again, ${OTHERWISE}`,
  offline: `You are offline, so your message could not be sent. What you typed is kept in the form. Try again when you are online, ${OTHERWISE}`,
  unsure: "It is not certain that this message was sent. You can send it again.",
};

export const TYPED = {
  name: "Asha Patel",
  email: "asha@example.com",
  number: "+91 98",
  company: "Honey & Co",
  messages: "One\nTwo",
};
export const NOTHING = { name: "", email: "", number: "", company: "", messages: "" };

export const formOf = (page: Page) => page.locator('[data-block="contactForm"] form');
export const modalOf = (page: Page) => page.locator("dialog#quote form");
export const send = (form: Locator) => form.getByRole("button", { name: /^Send/ });

export const status = (code: number, headers: Record<string, string> = {}): Answer => ({ status: code, headers });
export const keys = ({ attempts }: Endpoint) => new Set(attempts.map(({ key }) => key)).size;

export async function openModal(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Get a Quote" }).first().click();
  await expect(modalOf(page)).toBeVisible();
}

export async function type(form: Locator, values: Record<string, string> = TYPED): Promise<void> {
  for (const [name, value] of Object.entries(values)) await form.locator(`[name="${name}"]`).fill(value);
}

export async function expectValues(form: Locator, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await expect(form.locator(`[name="${name}"]`)).toHaveValue(value);
}

export async function expectStatus(form: Locator, text: string): Promise<void> {
  await expect(form.getByRole("status")).toHaveText(text);
}

/** Turns to the form, and waits until it has its behaviour. */
export async function ready(form: Locator): Promise<void> {
  await form.locator("[name]").first().focus();
  await expect(form).toHaveAttribute("novalidate");
}

/** A contact form with words in it, ready to be sent, on a page whose time the test may move on. */
export async function typedForm(page: Page): Promise<Locator> {
  await page.clock.install();
  await page.goto("/contact");
  const form = formOf(page);
  await type(form);
  await ready(form);
  return form;
}

/** Lets the page's time run until something is so; a second at a time, so that no answer comes too late. */
export async function passTime<T>(page: Page, value: () => T | Promise<T>, wanted: T): Promise<void> {
  const tick = async () => {
    await page.clock.fastForward(1000);
    return value();
  };
  // A minute of its time may take half as long on a busy machine.
  await expect.poll(tick, { intervals: [50], timeout: 120_000 }).toEqual(wanted);
}

export async function waitLong(page: Page, form: Locator, text: string): Promise<void> {
  await passTime(page, () => form.getByRole("status").textContent(), text);
}

/** Goes to a page without loading a document. */
export async function follow(page: Page, name: string, path: string): Promise<void> {
  const link = page.locator("footer").getByRole("link", { name, exact: true });
  await goFor(page, link);
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  expect(await page.evaluate(() => "sameDocument" in globalThis)).toBe(true);
}
