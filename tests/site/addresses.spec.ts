import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test as base, type Page } from "@playwright/test";
import type { ViteDevServer } from "vite";
import { spellingsPath } from "../../src/model/routes.ts";
import { agencyDist } from "../support/agency/folder.ts";
import { ask, spellings, unknown } from "../support/addresses.ts";
import { copySite, startDev } from "../support/devSite.ts";
import { pages } from "../support/pages.ts";
import { startPlainHost, type Habits } from "../support/plainHost.ts";
import { stayNear } from "./fixtures.ts";
import { filesBelow } from "../../src/node/filesBelow.mjs";

/** Documents with status 404 are what is looked at here; every other complaint of a page counts. */
const test = base.extend({
  page: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on("console", (message) => {
      const counts = ["error", "warning"].includes(message.type()) && !/status of 404/.test(message.text());
      if (counts) complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(error.message));
    await stayNear(page);
    await use(page);
    expect(complaints).toEqual([]);
  },
});

const NOT_FOUND = "This kite got caught";
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const headingOf = (route: string) => String(pages.find((page) => page.route === route)!.blocks[0]!["heading"]);

/** Waits for what has become of an address: its page, at its own address. */
async function expectPage(page: Page, origin: string, canonical: string): Promise<void> {
  await expect(page).toHaveURL(origin + canonical);
  await expect(heading(page)).toHaveText(headingOf(canonical.split(/[?#]/)[0]!));
}

/** The page that is shown is there to stay: what waits for two frames of it is not cut off by another document. */
async function expectRest(page: Page): Promise<void> {
  await page.waitForLoadState();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

test.describe("preview", () => {
  for (const [address, canonical] of spellings) {
    test(`${address} leads to ${canonical}`, async ({ baseURL }) => {
      expect(await ask(baseURL!, address)).toMatchObject({ status: 301, location: canonical });
    });
  }
  for (const address of unknown) {
    test(`${address.slice(0, 40)} is not found`, async ({ baseURL }) => {
      const { status, location, body } = await ask(baseURL!, address);
      expect({ status, location }).toEqual({ status: 404, location: undefined });
      expect(body).toContain(NOT_FOUND);
    });
  }
});

test.describe("dev server", () => {
  test.describe.configure({ mode: "serial" });
  let dev: { url: string; server: ViteDevServer };
  let site: ReturnType<typeof copySite>;
  const LINKS = {
    route: "/links",
    title: "Links",
    description: "A page with a link in a text and a link on a button.",
    blocks: [
      {
        type: "intro",
        heading: "Links",
        text: "See [the blog](/blog?from=links#main).",
        button: { label: "Us", href: "/whoweare" },
      },
    ],
  };
  test.beforeAll(async () => {
    site = copySite();
    writeFileSync(join(site.folder, "pages/links.json"), JSON.stringify(LINKS));
    dev = await startDev(site.folder);
  });
  test.afterAll(async () => {
    await dev.server.close();
    site.remove();
  });

  test("other spellings lead to the page, others nowhere", async () => {
    for (const [address, canonical] of spellings)
      expect.soft(await ask(dev.url, address), address).toMatchObject({ status: 301, location: canonical });
    for (const address of unknown.filter((each) => !/404|%34/.test(each)))
      expect.soft(await ask(dev.url, address), address).toMatchObject({ status: 404 });
  });

  test("links in a text and on a button lead to a page without a document load", async ({ page }) => {
    const isReady = (path: string) =>
      page.evaluate(async (wanted) => {
        const app = (await import(document.documentElement.dataset["app"]!)) as { isReady(path: string): boolean };
        return app.isReady(wanted);
      }, path);
    await page.goto(`${dev.url}/links`);
    const linkTo = (name: string) => page.locator("main").getByRole("link", { name, exact: true });
    // The first page of a dev server reloads once, when it has found all libraries.
    await expect(async () => {
      await page.mouse.move(0, 0);
      await linkTo("Us").hover();
      expect([await isReady("/links"), await isReady("/whoweare")]).toEqual([true, true]);
    }).toPass();
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    const links: [name: string, address: string][] = [
      ["Us", "/whoweare"],
      ["the blog", "/blog?from=links#main"],
    ];
    for (const [name, address] of links) {
      const link = linkTo(name);
      await expect(link).toHaveAttribute("href", address);
      await link.hover();
      await expect.poll(() => isReady(address.split("?")[0]!)).toBe(true);
      await link.click();
      await expectPage(page, dev.url, address);
      await page.goBack();
      await expect(page).toHaveURL(`${dev.url}/links`);
      await expect(heading(page)).toHaveText("Links");
    }
    expect(await page.evaluate(() => "sameDocument" in globalThis)).toBe(true);
  });
});

test.describe("a host that knows no redirects", () => {
  let host: Awaited<ReturnType<typeof startPlainHost>>;
  test.beforeAll(async () => {
    host = await startPlainHost(agencyDist);
  });
  test.afterAll(() => host.stop());

  // Every way of spelling for three pages; of the others only what their authors list.
  const aliases = new Set(pages.flatMap((page) => page.aliases ?? []));
  const some = new Set(["/", "/contact", "/IosorAndroidFindout"]);
  const chosen = spellings.filter(([address, to]) => aliases.has(address) || some.has(to.split("?")[0]!));
  for (const [address, canonical] of chosen) {
    test(`${address} leads to ${canonical}`, async ({ page }) => {
      await page.goto(`${host.origin}${address}`, { waitUntil: "commit" });
      await expectPage(page, host.origin, canonical);
    });
  }

  test("query and hash go along, and Back leaves the page", async ({ page }) => {
    await page.goto(`${host.origin}/blog`);
    await page.goto(`${host.origin}/CONTACT?from=mail#main`);
    await expectPage(page, host.origin, "/contact?from=mail#main");
    await page.goBack();
    await expectPage(page, host.origin, "/blog");
  });

  for (const address of unknown.filter((each) => !/^\/404|%34|%$|%E0|^\/{2,3}evil/.test(each) && each.length < 1000)) {
    test(`${address} is not found`, async ({ page }) => {
      const response = await page.goto(`${host.origin}${address}`);
      await expect(heading(page)).toHaveText(NOT_FOUND);
      await expectRest(page);
      expect(response!.status()).toBe(404);
      expect(new URL(page.url()).origin).toBe(host.origin);
    });
  }
});

test.describe("a host with a mind of its own", () => {
  const toLower = (path: string) => path.toLowerCase();
  const withSlash = (path: string) => (path.endsWith("/") ? path : `${path}/`);
  const kinds: [name: string, habits: Habits][] = [
    ["ignores capitals", { ignoresCapitals: true }],
    ["ignores capitals and prefers folders", { ignoresCapitals: true, prefersFolders: true }],
    ["redirects to lower case", { ignoresCapitals: true, prefersFolders: true, redirects: toLower }],
    ["redirects to a slash at the end", { redirects: withSlash }],
  ];
  for (const [name, habits] of kinds) {
    test(`${name}: pages and their aliases are shown`, async ({ page }) => {
      const host = await startPlainHost(agencyDist, habits);
      for (const { route, aliases = [] } of pages.filter((each) => each.aliases)) {
        for (const address of [route, ...aliases]) {
          await page.goto(host.origin + address);
          await expectPage(page, host.origin, route);
          await expectRest(page);
        }
      }
      await host.stop();
    });
  }

  test("one that leads back to where a visitor comes from is not asked for ever", async ({ page }) => {
    const host = await startPlainHost(agencyDist, { isEmpty: true, redirects: withSlash });
    await page.goto(`${host.origin}/Contact`);
    await expect(page).toHaveURL(`${host.origin}/contact/`);
    await expect(heading(page)).toHaveText(NOT_FOUND);
    await expectRest(page);
    const documents = host.asked.filter((path) => /contact\/$/i.test(path));
    expect(documents).toEqual(["/Contact/", "/contact/", "/contact/"]);
    await host.stop();
  });
});

test.describe("a site with more addresses than its not-found page says", () => {
  let folder: string;
  let host: Awaited<ReturnType<typeof startPlainHost>>;
  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "many-addresses-"));
    cpSync(agencyDist, folder, { recursive: true });
    const path = join(folder, "404.html");
    const list = /(<script type="application\/json" id="_spellings">)(.*?)(?=<\/script>)/;
    const html = readFileSync(path, "utf8");
    writeFileSync(join(folder, spellingsPath), list.exec(html)![2]!);
    writeFileSync(path, html.replace(list, `$1"${spellingsPath}"`));
    host = await startPlainHost(folder);
  });
  test.afterAll(async () => {
    await host.stop();
    rmSync(folder, { recursive: true });
  });

  test("other spellings lead to the page, and Back leaves it", async ({ page }) => {
    await page.goto(`${host.origin}/blog`);
    await page.goto(`${host.origin}/CONTACT?from=mail#main`);
    await expectPage(page, host.origin, "/contact?from=mail#main");
    await page.goBack();
    await expectPage(page, host.origin, "/blog");
  });

  test("others lead nowhere", async ({ page }) => {
    const list = page.waitForResponse(host.origin + spellingsPath);
    await page.goto(`${host.origin}/nowhere`);
    await (await list).finished();
    await expect(heading(page)).toHaveText(NOT_FOUND);
    await expectRest(page);
    await expect(page).toHaveURL(`${host.origin}/nowhere`);
  });

  test("who has gone on before the list has come stays there", async ({ page }) => {
    let goOn = () => {};
    const free = new Promise<void>((done) => (goOn = done));
    await page.route(host.origin + spellingsPath, async (route) => {
      await free;
      await route.continue();
    });
    await page.goto(`${host.origin}/CONTACT`);
    await page.evaluate(() => history.pushState(null, "", "/blog"));
    const list = page.waitForResponse(host.origin + spellingsPath);
    goOn();
    await (await list).finished();
    await expectRest(page);
    await expect(page).toHaveURL(`${host.origin}/blog`);
  });

  test("without the list, the not-found page stays", async ({ page }) => {
    await page.route(host.origin + spellingsPath, (route) => route.fulfill({ status: 404, body: "<p>Nothing</p>" }));
    await page.goto(`${host.origin}/CONTACT`, { waitUntil: "networkidle" });
    await expect(heading(page)).toHaveText(NOT_FOUND);
    await expect(page).toHaveURL(`${host.origin}/CONTACT`);
  });
});

test("without scripts, too, an alias shows its page and says where the page lives", async ({ browser }) => {
  const host = await startPlainHost(agencyDist);
  const page = await browser.newPage({ javaScriptEnabled: false });
  for (const { route, aliases = [] } of pages) {
    for (const alias of aliases) {
      await page.goto(host.origin + alias);
      await expect(heading(page)).toHaveText(headingOf(route));
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `https://kitestep.example${route}`);
    }
  }
  await page.close();
  await host.stop();
});

test("files whose names differ only in capitals, or folder and page of one name, say the same", () => {
  const files = filesBelow(agencyDist).filter((file) => file.endsWith(".html"));
  const contents = new Map<string, string>();
  for (const file of files) {
    const name = file.toLowerCase().replace(/(?:\/index)?\.html$/, "");
    const text = readFileSync(join(agencyDist, file), "utf8");
    expect(text, file).toBe(contents.get(name) ?? text);
    contents.set(name, text);
  }
});
