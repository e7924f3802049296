import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type APIResponse, expect, type Page, test as base, type Route } from "@playwright/test";
import { copySite, startDev } from "../support/devSite.ts";

interface Dev {
  url: string;
  write(file: string, text: string): void;
  read(file: string): string;
}

async function runDev(use: (dev: Dev & { at(file: string): string }) => Promise<void>): Promise<void> {
  const { folder, remove } = copySite();
  const { url, server } = await startDev(folder);
  const at = (file: string) => join(folder, "pages", file);
  await use({
    url,
    at,
    read: (file) => readFileSync(at(file), "utf8"),
    write: (file, text) => writeFileSync(at(file), text),
  });
  await server.close();
  remove();
}

/** A server may close a connection that nobody has used for a while just when it is used again. */
function answerTo(page: Page, url: string): Promise<APIResponse> {
  return page.request.get(url, { maxRetries: 3 });
}

/** Dev servers over copies of the site: one that has shown nothing yet, and one for all tests, which each find the site as it was. */
const test = base.extend<
  { newDev: Dev & { at(file: string): string }; dev: Dev },
  { running: Dev & { at(file: string): string } }
>({
  newDev: async ({}, use) => runDev(use),
  running: [async ({}, use) => runDev(use), { scope: "worker" }],
  dev: async ({ running: { url, at, read, write }, page }, use) => {
    const before = new Map<string, string | undefined>();
    await use({
      url,
      read,
      write(file, text) {
        if (!before.has(file)) before.set(file, existsSync(at(file)) ? read(file) : undefined);
        write(file, text);
      },
    });
    for (const [file, text] of before)
      if (text === undefined) rmSync(at(file));
      else write(file, text);
    await expect.poll(async () => (await answerTo(page, `${url}/hello`)).status()).toBe(404);
    // What is wrong with the site stands in every document.
    await expect.poll(async () => (await answerTo(page, url)).text()).toContain('id="_report">""<');
  },
});

test.describe.configure({ mode: "serial" });

const HELLO = JSON.stringify(
  {
    route: "/hello",
    title: "Hello",
    description: "A first page.",
    blocks: [
      { type: "intro", heading: "Hello there", text: "A first page." },
      {
        type: "tabs",
        heading: "Some tabs",
        items: [
          { title: "One", content: "First content." },
          { title: "Two", content: "Second content." },
        ],
      },
      { type: "shared", use: "contact-form" },
    ],
  },
  null,
  2,
);

test("a new page is served at once; a saved one shows without a reload and keeps its state", async ({ page, dev }) => {
  // When it has found all libraries it loads its first page again, and so stops whoever goes on.
  await page.goto(dev.url, { waitUntil: "networkidle" });
  dev.write("hello.json", HELLO);
  await expect.poll(async () => (await answerTo(page, `${dev.url}/hello`)).status()).toBe(200);
  await page.goto(`${dev.url}/hello`);
  // In dev a click before the scripts have come is not kept.
  await expect(async () => {
    await page.getByRole("tab", { name: "Two" }).click();
    await expect(page.getByText("Second content.")).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.locator('[name="name"]').first().fill("Asha");
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));

  dev.write("hello.json", HELLO.replace("Hello there", "Good morning"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Good morning");
  await expect(page.getByRole("tab", { name: "Two" })).toHaveAttribute("aria-selected", "true");
  await expect(page.locator('[name="name"]').first()).toHaveValue("Asha");
  expect(await page.evaluate(() => "sameDocument" in globalThis)).toBe(true);
});

test("a broken page shows the check's words until it is mended", async ({ page, dev }) => {
  await page.goto(`${dev.url}/contact`);
  const good = dev.read("contact.json");
  dev.write("contact.json", good.replace('"heading": "Tell us', '"headng": "Tell us'));
  const overlay = page.getByRole("dialog", { name: "Problems in the site" });
  await expect(overlay).toContainText('"headng" is not something a hero has.');
  await expect(overlay).toContainText('Fix: rename it to "heading".');
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tell us what you want to build");

  dev.write("contact.json", good.replace("Tell us what you want", "Tell us all you want"));
  await expect(overlay).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tell us all you want to build");
});

test("a broken site file is told of by the check alone, and the page stays", async ({ page, dev }) => {
  await page.goto(`${dev.url}/contact`, { waitUntil: "networkidle" });
  const good = dev.read("_site.json");
  const answer = page.waitForResponse("**/data/all.pages.json");
  dev.write("_site.json", good.slice(0, 200));
  expect((await answer).status()).toBe(404);
  const overlay = page.getByRole("dialog", { name: "Problems in the site" });
  await expect(overlay).toContainText("pages/_site.json");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tell us what you want to build");

  dev.write("_site.json", good.replace('"name": "Kitestep"', '"name": "Kitesteps"'));
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Kitesteps" })).toBeVisible();
  await expect(overlay).toBeHidden();
  await expect(page.locator("vite-error-overlay")).toHaveCount(0);
});

test("a page that is mended before its document listens is shown", async ({ page, dev }) => {
  await page.goto(dev.url, { waitUntil: "networkidle" });
  dev.write("hello.json", HELLO.replace('"tabs"', '"tabz"'));
  const mend = async () => {
    dev.write("hello.json", HELLO);
    await expect.poll(async () => (await answerTo(page, `${dev.url}/data/hello.json`)).status()).toBe(200);
  };
  await page.route("**/src/browser/dev.ts*", (route) => mend().then(() => route.continue()), { times: 1 });
  await page.goto(`${dev.url}/hello`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello there");
  await expect(page.getByRole("dialog", { name: "Problems in the site" })).toBeHidden();
});

for (const [how, status] of [
  ["is refused", 404],
  ["comes", 200],
] as const)
  test(`a page that ${how} when there is a newer one changes nothing`, async ({ page, dev }) => {
    const greet = (words: string) => dev.write("hello.json", HELLO.replace("Hello there", words));
    dev.write("hello.json", HELLO);
    await page.goto(`${dev.url}/hello`, { waitUntil: "networkidle" });
    const heading = page.getByRole("heading", { level: 1 });
    // React has taken over when a saved page is shown.
    greet("One");
    await expect(heading).toHaveText("One");
    await heading.evaluate((element) => {
      const shown: string[] = [];
      Object.assign(globalThis, { shown });
      const note = () => void shown.push(document.querySelector("h1")!.textContent);
      new MutationObserver(note).observe(element, { characterData: true, subtree: true, childList: true });
    });
    let held = 0;
    let isHeld = false;
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const hold = async (route: Route) => {
      if (held++ > 0) return route.continue();
      const response = await route.fetch();
      isHeld = true;
      await released;
      await route.fulfill({ response, status });
    };
    await page.route("**/data/hello.json", hold);
    greet("Two");
    await expect.poll(() => isHeld).toBe(true);
    greet("Three");
    await expect(heading).toHaveText("Three");
    const late = page.waitForResponse("**/data/hello.json");
    release();
    await late;
    greet("Four");
    await expect(heading).toHaveText("Four");
    expect(await page.evaluate(() => (globalThis as { shown?: string[] }).shown)).toEqual(["Three", "Four"]);
  });

// What stands in the place of a page that cannot be shown, and it is shown when it is mended.
for (const [how, file, spoil, heading, words] of [
  [
    "does not fit",
    "hello.json",
    (text: string) => text.replace('"tabs"', '"tabz"'),
    "This page cannot be shown yet",
    'there is no block called "tabz"',
  ],
  [
    "was cut off",
    "hello.json",
    (text: string) => text.slice(0, -5),
    "This page cannot be shown yet",
    "The file ends too early",
  ],
  [
    "cannot be read",
    "hello.json",
    (text: string) => text.replace('"blocks": [', '"blocks": [ ] ] ['),
    "No page is known at this address",
    "hello.json",
  ],
  [
    "needs what does not fit",
    "_site.json",
    (text: string) => text.replace('"label"', '"labell"'),
    "No page can be shown yet",
    'rename it to "label"',
  ],
] as const)
  test(`a page that ${how} from the start is told of, and served when it is mended`, async ({ page, newDev: dev }) => {
    dev.write("hello.json", HELLO);
    const good = dev.read(file);
    dev.write(file, spoil(good));
    const answer = await page.goto(`${dev.url}/hello`);
    expect(answer!.status()).toBe(500);
    await expect(page).toHaveTitle(heading);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page.getByRole("main")).toContainText(words);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    dev.write(file, good);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello there");
    await expect(page.getByRole("dialog", { name: "Problems in the site" })).toBeHidden();
  });

test("a page with a link that leads nowhere yet is shown, and told of", async ({ page, dev }) => {
  const to = (href: string) => HELLO.replace("First content.", `Go [there](${href}).`);
  const good = dev.read("app-from-scratch.json");
  dev.write("hello.json", to("/there"));
  dev.write("app-from-scratch.json", good.replace('"heading"', '"headng"'));
  // What is wrong with this page comes before what is wrong with others.
  const report = /"pages\/hello\.json.*no page lives at .*pages\/app-from-scratch\.json/;
  await expect.poll(async () => (await answerTo(page, `${dev.url}/hello`)).text()).toMatch(report);
  await page.goto(`${dev.url}/hello`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello there");
  const overlay = page.getByRole("dialog", { name: "Problems in the site" });
  await expect(overlay).toContainText('no page lives at "/there"');
  dev.write("app-from-scratch.json", good);
  dev.write("hello.json", to("/blog"));
  await expect(overlay).toBeHidden();
});

test("files in public of the site and of the program are served, and take the place of the program's", async ({
  page,
  newDev: { url, at },
}) => {
  const answer = async (path: string) => {
    const answered = await answerTo(page, url + path);
    return [answered.status(), answered.headers()["content-type"], (await answered.body()).toString("latin1")] as const;
  };
  const [status, type, icon] = await answer("/favicon.svg");
  expect([status, type]).toEqual([200, "image/svg+xml"]);
  expect((await answer("/docs/home.png"))[2]).not.toBe("Home");
  for (const [file, content] of [
    ["favicon.svg", "<svg/>"],
    ["docs/home.png", "Home"],
    ["prices.pdf", "Prices"],
  ] as const) {
    const path = at(`../public/${file}`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    await expect.poll(async () => (await answer(`/${file}`))[2]).toBe(content);
  }
  expect(await answer("/prices.pdf")).toEqual([200, "application/pdf", "Prices"]);
  rmSync(at("../public"), { recursive: true });
  await expect.poll(async () => (await answer("/prices.pdf"))[0]).toBe(404);
  await expect.poll(async () => (await answer("/favicon.svg"))[2]).toBe(icon);
});

test("a page may use any words for the names of its blocks", async ({ page, dev }) => {
  const names = ["root", "report", "problems"];
  const blocks = names.map((id) => ({ type: "intro", id, heading: `The ${id}`, text: "Words." }));
  dev.write("hello.json", JSON.stringify({ ...(JSON.parse(HELLO) as object), blocks }));
  await expect.poll(async () => (await answerTo(page, `${dev.url}/hello`)).status()).toBe(200);
  await page.goto(`${dev.url}/hello`);
  // React is there when a saved page is shown.
  blocks[0]!.text = "Other words.";
  dev.write("hello.json", JSON.stringify({ ...(JSON.parse(HELLO) as object), blocks }));
  await expect(page.locator("section#root")).toContainText("Other words.");
  for (const name of names) await expect(page.locator(`#${name}`)).toContainText(`The ${name}`);
});
