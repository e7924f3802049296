import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import siteSchema from "../../schema/site.schema.json" with { type: "json" };
import { buildIn, serveFrom } from "../support/builtSite.ts";
import { writeFiles } from "../support/folders.ts";
import { expect, goFor, test as base, UNKNOWN } from "./fixtures.ts";

const PICTURE = { src: "dach.png", alt: "Ein neues Dach" };
const titles = ["Dachstuhl", "Gauben", "Carports", "Balkone", "Treppen"];

const blocks = [
  { type: "intro", heading: "Zimmerei Brodbeck", text: "Wir bauen Dächer. [Zur Werkstatt](/contact)" },
  { type: "carousel", heading: "Leistungen", slides: titles.map((title) => ({ title, text: "Aus Holz." })) },
  {
    type: "portfolioGrid",
    heading: "Projekte",
    items: titles.map((title) => ({ image: PICTURE, title, category: "Dach", description: "Aus Holz." })),
  },
  { type: "contactForm", heading: "Schreiben Sie uns", form: "contact" },
];

/** A small site in German, in a folder of its own. Its author wrote one of the words. */
async function germanSite(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "german-"));
  const [example] = siteSchema.examples;
  const site = {
    ...example,
    language: "de",
    words: { closeForm: "Angebot schließen" },
    socialImage: PICTURE,
    fields: {
      ...example!.fields,
      service: { label: "Leistung", kind: "select", options: [{ value: "dach", label: "Dach" }] },
      message: { label: "Nachricht", kind: "textarea" },
    },
    forms: {
      contact: {
        ...example!.forms.contact,
        fields: ["email", "service", "message", "name"],
        required: ["email", "service", "message"],
      },
    },
  };
  const page = (route: string, title: string, shown: readonly object[]) =>
    JSON.stringify({
      route,
      title,
      description: `${title}: eine Zimmerei, die Dächer, Gauben und Carports baut.`,
      blocks: shown,
    });
  const pixels = { width: 1200, height: 800, channels: 3, background: "#8a5a2b" } as const;
  writeFiles(folder, {
    "images/dach.png": await sharp({ create: pixels }).png().toBuffer(),
    "pages/_site.json": JSON.stringify(site),
    "pages/index.json": page("/", "Dächer aus Tübingen", blocks),
    "pages/contact.json": page("/contact", "So erreichen Sie uns", [
      { type: "intro", heading: "Werkstatt", text: "[Zum Anfang](/)" },
    ]),
  });
  return folder;
}

/** The built site. */
const test = base.extend<object, { siteUrl: string }>({
  siteUrl: [
    async ({}, use) => {
      const folder = await germanSite();
      buildIn(folder);
      const { url, close } = await serveFrom(folder);
      await use(url);
      await close();
      rmSync(folder, { recursive: true });
    },
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: ({ siteUrl }, use) => use(siteUrl),
});

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("header and menu on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Zum Inhalt springen" })).toBeFocused();
  await button(page, "Menü").click();
  const menu = page.getByRole("dialog", { name: "Menü" });
  await expect(menu.getByRole("navigation", { name: "Hauptmenü" })).toBeVisible();
  await button(page, "Menü schließen").click();
  await expect(menu).toBeHidden();
});

test("a form in a dialog, and what it says of its fields", async ({ page }) => {
  await page.goto("/");
  await button(page, "Get a Quote").first().click();
  const dialog = page.getByRole("dialog");
  await expect(button(page, "Angebot schließen")).toBeVisible();
  await expect(dialog.getByText("Name (freiwillig)")).toBeVisible();
  await expect(dialog.locator("select")).toHaveText(/^Bitte wählen/);
  await dialog.locator("[type=submit]").click();
  const said = dialog.locator("form p");
  await expect(said).toHaveText([
    "Bitte die E-Mail-Adresse angeben, zum Beispiel name@firma.com.",
    "Bitte auswählen: Leistung",
    "Bitte ausfüllen: Nachricht",
  ]);
  expect(await said.evaluateAll((all) => all.map((each) => each.getAttribute("lang")))).toEqual([null, null, null]);
  await dialog.getByRole("button", { name: "Schließen", exact: true }).click();
  await expect(dialog).toBeHidden();
});

test("a carousel", async ({ page }) => {
  await page.goto("/");
  const carousel = page.locator('[data-block="carousel"]');
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel.locator(".swiper-initialized")).toHaveCount(1);
  await button(page, "Leistungen: anhalten").click();
  await button(page, "Leistungen: weiter").click();
  await expect(carousel.locator("[data-status]")).toHaveText("2 von 5: Gauben");
  await expect(carousel.locator(".swiper-slide-active")).toHaveAttribute("aria-roledescription", "Folie");
  await expect(button(page, "Leistungen: zurück")).toBeVisible();
  await expect(button(page, "Leistungen: abspielen")).toBeVisible();
});

test("a large picture, and one that is gone", async ({ page, complaints }) => {
  await page.goto("/");
  const tile = page.locator("[data-gallery] a").nth(1);
  await page.route("**/images/**", (route) => route.abort());
  await tile.click();
  const dialog = page.getByRole("dialog", { name: "Projekte" });
  for (const name of ["Schließen", "Vorheriges Bild", "Nächstes Bild"])
    await expect(dialog.getByRole("button", { name, exact: true })).toBeVisible();
  await expect(dialog.getByRole("alert").first()).toHaveText("Bild nicht gefunden");
  complaints.length = 0;
});

test("an address that no page has", async ({ page, complaints }) => {
  await page.goto(UNKNOWN);
  await expect(page).toHaveTitle(/^Seite nicht gefunden/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Seite nicht gefunden");
  await page.getByRole("link", { name: "Zur Startseite" }).click();
  await expect(page).toHaveURL(/\/$/);
  complaints.length = 0;
});

test("a page that is followed without a document load", async ({ page }) => {
  await page.goto("/contact");
  const link = page.getByRole("link", { name: "Zum Anfang" });
  await goFor(page, link);
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await link.click();
  const carousel = page.locator('[data-block="carousel"]');
  await expect(carousel.locator("[aria-label='2 von 5']").first()).toBeAttached();
  expect(await page.evaluate(() => "sameDocument" in globalThis)).toBe(true);
  await expect(page.getByRole("link", { name: "Zum Inhalt springen" })).toBeAttached();
  await expect(page.locator("form").first()).toHaveAttribute("data-fill-in", "Bitte ausfüllen: {label}");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a form says how else to write", async ({ page }) => {
    await page.goto("/");
    const said = page.locator('[data-block="contactForm"] noscript p');
    await expect(said).toContainText("Ohne Skripte lässt sich dieses Formular nicht senden.");
    await expect(said.getByRole("link")).toHaveText(["hello@kitestep.example", "+91 00000 00000"]);
  });
});
