import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, test as base, type Page } from "@playwright/test";
import { createServer, type InlineConfig } from "vite";
import { blockCatalogue } from "../../src/model/catalogue.ts";
import { accessibilityFindings } from "../support/accessibility.ts";
import { agencyDist, agencyFolder } from "../support/agency/folder.ts";
import { copyEngine, copySite } from "../support/devSite.ts";
import { STAND_IN } from "../../src/node/images/standIn.ts";
import { schemas, textsOf } from "../support/exampleSite.ts";
import { filesBelow } from "../../src/node/filesBelow.mjs";

const catalogue = blockCatalogue(schemas);

/** Starts a dev server, over another site if one is named; gives its address and what it had to say. */
async function startDev(config: InlineConfig, site?: string) {
  const cacheDir = mkdtempSync(join(tmpdir(), "vite-"));
  const said: string[] = [];
  const hear = (text: string) => void said.push(text);
  const quiet = { info() {}, clearScreen() {}, hasErrorLogged: () => false, hasWarned: false };
  const customLogger = { ...quiet, warn: hear, warnOnce: hear, error: hear };
  if (site) process.env["BLOCKWRIGHT_SITE"] = site;
  const server = await createServer({ cacheDir, customLogger, server: { port: 0 }, ...config });
  delete process.env["BLOCKWRIGHT_SITE"];
  await server.listen();
  const close = async () => {
    await server.close();
    rmSync(cacheDir, { recursive: true, force: true });
  };
  return { url: server.resolvedUrls!.local[0]!.replace(/\/$/, ""), said, close };
}

/** The gallery of this engine, one server for all tests that change nothing. */
const test = base.extend<{ complaints: string[] }, { url: string }>({
  url: [
    async ({}, use) => {
      const { url, close } = await startDev({}, agencyFolder);
      await use(url);
      await close();
    },
    { scope: "worker" },
  ],
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on("console", (message) => {
      // Vite says when it is connected.
      if (!message.text().startsWith("[vite]")) complaints.push(`${message.type()}: ${message.text()}`);
    });
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("response", (response) => {
      if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
    });
    await use(complaints);
    expect(complaints).toEqual([]);
  },
});

/** The widths of all examples; none while one of them is on its way. */
function innerWidths(page: Page): Promise<number[]> {
  const examples = page.frames().slice(1);
  return Promise.all(examples.map((frame) => frame.evaluate(() => innerWidth))).catch(() => []);
}

test("the list has every block with what it is for and how many examples it has", async ({ page, url, complaints }) => {
  await page.goto(`${url}/blocks`);
  for (const { type, title, purpose, examples } of catalogue) {
    const cell = page.getByRole("listitem").filter({ has: page.getByRole("link", { name: title, exact: true }) });
    await expect(cell).toContainText(purpose);
    await expect(cell).toContainText(examples.length === 1 ? "1 example" : `${examples.length} examples`);
    await expect(cell.getByRole("link")).toHaveAttribute("href", `/blocks/${type}`);
  }
  await expect(page.getByRole("heading", { level: 2 })).toHaveCount(catalogue.length);
  expect(complaints).toEqual([]);
});

for (const { type, title, fields, examples } of catalogue) {
  test(`${type}: every example shows its texts, without complaints`, async ({ page, url, complaints }) => {
    // The examples in their frames are those that are looked at one by one below.
    await page.route(`${url}/blocks/${type}/*`, (route) => route.fulfill({ contentType: "text/html", body: "" }));
    await page.goto(`${url}/blocks/${type}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.locator("iframe")).toHaveCount(examples.length);
    for (const { name, description } of fields) {
      await expect(
        page.getByRole("listitem").filter({ hasText: name }).filter({ hasText: description }).first(),
      ).toBeVisible();
    }
    await page.unrouteAll();
    for (const [i, block] of examples.entries()) {
      await page.goto(`${url}/blocks/${type}/${i + 1}`);
      const example = page.locator("#example [data-block]");
      await expect(example).toHaveCount(1);
      await expect(example.getByRole("heading").first()).toBeVisible();
      const words = (await example.evaluate((element) => element.textContent)) ?? "";
      const pictures = await example
        .locator("img")
        .evaluateAll((all) => all.map((each) => (each as HTMLImageElement).alt));
      for (const text of textsOf(block))
        expect(
          [words, ...pictures].some((each) => each.includes(text)),
          text,
        ).toBe(true);
      await page.waitForLoadState("networkidle");
    }
    expect(complaints).toEqual([]);
  });
}

/** A frame for each example of a block, all of one width. */
function frames(block: string, width: number): number[] {
  return catalogue.find(({ type }) => type === block)!.examples.map(() => width);
}

test("the width is chosen by keyboard, kept in the address and real", async ({ page, url, complaints }) => {
  await page.goto(`${url}/blocks/hero`);
  await expect.poll(() => innerWidths(page)).toEqual(frames("hero", 1440));
  await page.getByRole("radio", { name: "1440" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "390" })).toBeChecked();
  await expect.poll(() => innerWidths(page)).toEqual(frames("hero", 390));
  await page.reload();
  await expect(page.getByRole("radio", { name: "390" })).toBeChecked();
  await expect.poll(() => innerWidths(page)).toEqual(frames("hero", 390));

  await page.getByLabel("Other").fill("612");
  await expect.poll(() => innerWidths(page)).toEqual(frames("hero", 612));
  await expect(page).toHaveURL(`${url}/blocks/hero?width=612`);
  await page.getByRole("link", { name: "Contact form" }).click();
  await expect.poll(() => innerWidths(page)).toEqual(frames("contactForm", 612));
  expect(complaints).toEqual([]);
});

test("a frame is as high as its example, at any width", async ({ page, url }) => {
  await page.goto(`${url}/blocks/cta?width=320`);
  const frame = page.frameLocator("iframe").first();
  const gap = async () => {
    const content = await frame.locator("body").evaluate((body) => body.getBoundingClientRect().height);
    const box = await page
      .locator("iframe")
      .first()
      .evaluate((element) => (element as HTMLElement).offsetHeight);
    return Math.abs(content - box);
  };
  // Not even that is known while it is on its way.
  const gapNow = () => gap().catch(() => Infinity);
  await expect.poll(gapNow).toBeLessThan(2);
  await page.getByRole("radio", { name: "1024" }).check();
  await expect.poll(gapNow).toBeLessThan(2);
});

test("the JSON of an example is copied as it can be pasted into a page", async ({ page, url, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${url}/blocks/faq`);
  await page.getByRole("button", { name: "Copy the JSON" }).first().click();
  await expect(page.getByText("Copied")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(JSON.parse(copied)).toEqual(catalogue.find(({ type }) => type === "faq")!.examples[0]);
});

test("blocks behave in their frames, and a form sends nothing", async ({ page, url }) => {
  // Playwright does not find its way into a frame that is drawn smaller; 390 px are drawn as they are.
  await page.goto(`${url}/blocks/tabs?width=390`);
  const tabs = page.frameLocator("iframe").first();
  await tabs.getByRole("tab").nth(1).click();
  await expect(tabs.getByRole("tab").nth(1)).toHaveAttribute("aria-selected", "true");

  await page.goto(`${url}/blocks/carousel?width=390`);
  const carousel = page.frameLocator("iframe").first();
  await carousel.getByRole("button", { name: /pause/i }).click();
  await expect(carousel.getByRole("button", { name: /play|start|go on/i })).toBeVisible();

  await page.goto(`${url}/blocks/contactForm?width=390`);
  const form = page.frameLocator("iframe").first();
  for (const field of await form.locator("input[required]").all()) {
    await field.fill((await field.getAttribute("type")) === "email" ? "asha@example.com" : "12345");
  }
  const told = page.waitForEvent("dialog");
  const pressed = form.getByRole("button", { name: /send|submit/i }).click();
  const dialog = await told;
  expect(dialog.message()).toContain("submit");
  await dialog.accept();
  await pressed;
});

test("a link of an example leaves the gallery where it is", async ({ page, url, context }) => {
  await page.goto(`${url}/blocks/cta?width=390`);
  const opened = context.waitForEvent("page");
  await page.frameLocator("iframe").first().getByRole("link").first().click();
  await expect(await opened).toHaveURL(/\/contact$/);
  await expect(page).toHaveURL(/\/blocks\/cta/);
});

const unknown: [path: string, heading: string, link: string | undefined][] = [
  ["/blocks/heros", 'There is no block called "heros".', "hero"],
  ["/blocks/cardgrid", 'There is no block called "cardgrid".', "cardGrid"],
  ["/blocks/qqqqqq", 'There is no block called "qqqqqq".', undefined],
  ["/blocks/%3Cb%3E", 'There is no block called "<b>".', undefined],
  ["/blocks/hero/99", "Hero has no example 99.", "Example 1"],
];
for (const [path, heading, link] of unknown) {
  test(`${path} says what there is instead`, async ({ page, url }) => {
    const response = await page.goto(`${url}${path}`);
    expect(response!.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    if (link) await expect(page.getByRole("main").getByRole("link", { name: link, exact: true })).toBeVisible();
    else await expect(page.getByRole("navigation").getByRole("link")).toHaveCount(catalogue.length);
  });
}

test("the policy is strict", async ({ request, url }) => {
  for (const path of ["/blocks", "/blocks/hero", "/blocks/hero/1"]) {
    const policy = (await request.get(url + path)).headers()["content-security-policy"]!;
    expect(policy).toContain("default-src 'none'; script-src 'self';");
    expect(policy).not.toContain("unsafe");
  }
});

for (const path of ["/blocks", "/blocks/hero", "/blocks/logoGrid", "/blocks/heros"]) {
  test(`${path} is accessible and fits`, async ({ page, url }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto(url + path, { waitUntil: "networkidle" });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440);
    expect(await accessibilityFindings(page)).toEqual([]);
  });
}

test("a saved schema or component shows without a restart; a broken one is told in words", async ({ page }) => {
  const engine = copyEngine();
  const dev = await startDev({
    root: engine.folder,
    configFile: join(engine.folder, "vite.config.ts"),
    // Packages are shared with the real engine, so they are outside the copy.
    server: { port: 0, fs: { strict: false } },
    // As on a busy machine, where Vite takes up a change when the browser has asked already.
    plugins: [{ name: "busy", watchChange: () => setTimeout(500) }],
  });
  const edit = async (file: string, from: string, to: string) => {
    // Not sooner than a person could: the page and its frames listen again.
    for (const frame of page.frames()) await frame.waitForLoadState("networkidle");
    const text = readFileSync(join(engine.folder, file), "utf8");
    expect(text).toContain(from);
    writeFileSync(join(engine.folder, file), text.replaceAll(from, to));
  };
  const schema = "schema/blocks/cta.schema.json";
  const component = "src/blocks/cta/Cta.tsx";
  const heading = String(catalogue.find(({ type }) => type === "cta")!.examples[0]!["heading"]);
  try {
    await page.goto(`${dev.url}/blocks/cta`);
    const shown = page.frameLocator("iframe").first();
    await expect(shown.getByRole("heading", { level: 2 })).toHaveText(heading);
    await edit(schema, heading, "A new example");
    await expect(shown.getByRole("heading", { level: 2 })).toHaveText("A new example");
    await expect(page.getByRole("region", { name: "JSON of example 1" })).toContainText("A new example");

    await edit(component, "{heading}\n", "{`Now: ${heading}`}\n");
    await expect(shown.getByRole("heading", { level: 2 })).toHaveText("Now: A new example");
    await edit(component, "{`Now: ${heading}`}\n", "{heading.nothing.at.all}\n");
    await expect(shown.getByText("This example cannot be shown.")).toBeVisible();
    await expect(shown.getByRole("listitem")).toContainText("The component could not show it: Cannot read properties");
    await expect(shown.locator("body")).not.toContainText("at Cta");
    await edit(component, "{heading.nothing.at.all}\n", "{heading}\n");
    await expect(shown.getByRole("heading", { level: 2 })).toHaveText("A new example");

    await edit(schema, '"heading": "A new example"', '"headng": "A new example"');
    await expect(page.getByRole("main")).toContainText('"headng" is not something a cta has.');
    await expect(page.getByRole("main")).toContainText('Fix: rename it to "heading".');
    await edit(schema, '"headng": "A new example"', '"heading" "A new example"');
    await expect(page.getByRole("main")).toContainText("schema/blocks/cta.schema.json, line");
    await edit(schema, '"heading" "A new example"', '"heading": "A new example"');
    await expect(shown.getByRole("heading", { level: 2 })).toHaveText("A new example");
  } finally {
    await dev.close();
    engine.remove();
  }
});

test("a page of the site goes first, and dev says so", async ({ page }) => {
  const site = copySite();
  const intro = { type: "intro", heading: "Our building blocks", text: "A page of the site." };
  const words = { title: "Blocks", description: "A page of the site with the address of the gallery." };
  writeFileSync(
    join(site.folder, "pages/blocks.json"),
    JSON.stringify({ route: "/blocks", ...words, blocks: [intro] }),
  );
  rmSync(join(site.folder, "pages/_shared/contact-form.json"));
  const dev = await startDev({}, site.folder);
  try {
    await page.goto(`${dev.url}/blocks`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Our building blocks");
    await page.goto(`${dev.url}/blocks/shared`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Shared block");
    await expect(page.getByRole("main")).toContainText("This example cannot be shown.");
    expect(dev.said.join("\n")).toContain(
      'A page has the address "/blocks", so the list of blocks is not shown there.',
    );
  } finally {
    await dev.close();
    site.remove();
  }
});

test("where the pictures of the examples are gone, a drawing takes their place", async ({ page }) => {
  const site = copySite();
  rmSync(join(site.folder, "images"), { recursive: true });
  const dev = await startDev({}, site.folder);
  try {
    for (const example of ["hero/1", "logoGrid/1", "servicesGrid/1", "postCards/1"]) {
      const response = await page.goto(`${dev.url}/blocks/${example}`, { waitUntil: "networkidle" });
      expect(response!.status(), example).toBe(200);
      const first = page.locator("#example img").first();
      await expect(first).toHaveAttribute("src", STAND_IN);
      await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
    await page.goto(`${dev.url}/blocks`);
    await expect(page.getByRole("heading", { level: 2 })).toHaveCount(catalogue.length);
  } finally {
    await dev.close();
    site.remove();
  }
});

test("nothing of it is in the built site", async ({ request }) => {
  for (const path of ["/blocks", "/blocks/hero", "/blocks/hero/1"])
    expect((await request.get(path)).status()).toBe(404);
  const files = filesBelow(agencyDist).filter((file) => /\.(?:html|js|css|json)$/.test(file));
  expect(files.length).toBeGreaterThan(20);
  for (const file of files)
    expect(readFileSync(join(agencyDist, file), "utf8"), file).not.toMatch(/\/blocks\/|data-sheet|blockwright:gallery/);
});
