/** The studio over a copy of the site, as an author has it on the screen. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { placesOf } from "../../../src/node/site/places.ts";
import { studioBundle } from "../../../src/node/studio/bundle.ts";
import { startStudio } from "../../../src/node/studio/server.ts";
import { test as base, expect } from "../../site/fixtures.ts";
import { accessibilityFindings } from "../../support/accessibility.ts";
import { copySite } from "../../support/devSite.ts";
import { git as gitIn } from "../../support/git.ts";

export { expect };

export interface Site {
  folder: string;
  url: string;
  /** The text of a file, as it is stored. */
  read(file: string): string;
  data(file: string): { [name: string]: unknown };
  write(file: string, text: string): void;
  git(...args: string[]): string;
  /** Ends the server, as a crash does. */
  end(): Promise<void>;
  /** Starts it again, at the same address. */
  startAgain(): Promise<void>;
}

export const test = base.extend<{ site: Site; studio: Page }>({
  site: async ({ page }, use) => {
    const { folder, remove } = copySite();
    const git = (...args: string[]) => gitIn(folder, ...args);
    git("init", "--quiet", "--initial-branch=main");
    git("config", "user.name", "Somebody");
    git("config", "user.email", "somebody@example.com");
    git("add", "pages");
    git("commit", "--quiet", "--message=All pages");
    const engine = process.cwd();
    const bundle = await studioBundle(engine, () => {});
    const places = placesOf(engine, folder);
    let studio = await startStudio(places, bundle, { port: 0 });
    const { url } = studio;
    const at = (file: string) => join(folder, file);
    const read = (file: string) => readFileSync(at(file), "utf8");
    await use({
      folder,
      url,
      read,
      data: (file) => JSON.parse(read(file)) as { [name: string]: unknown },
      write: (file, text) => writeFileSync(at(file), text),
      git,
      end: () => studio.close(),
      startAgain: async () => {
        studio = await startStudio(places, bundle, { port: Number(new URL(url).port), exact: true });
      },
    });
    // A page that is open would complain of a server that has ended.
    await page.close();
    await studio.close();
    remove();
  },
  studio: async ({ page, site }, use) => {
    // Nothing is looked at halfway between two colours.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(site.url);
    await expect(row(page, "Apps and websites")).toBeVisible();
    await expect(preview(page).locator("h1")).toBeAttached();
    await use(page);
  },
});

/** A block in the list of blocks, by some of its words. */
export function row(page: Page, words: string | RegExp): Locator {
  return page.getByRole("navigation").locator("ol > li > [data-row]").filter({ hasText: words });
}

/** A card, a question or another item of the block that is selected, in the list of blocks. */
export function itemRow(page: Page, words: string | RegExp): Locator {
  return page.getByRole("navigation").locator("ul [data-row]").filter({ hasText: words });
}

export function form(page: Page): Locator {
  return page.getByRole("region", { name: "Form" });
}

/** A field of the form that is shown. */
export function field(page: Page, name: string | RegExp): Locator {
  return form(page).getByLabel(name, { exact: typeof name === "string" });
}

export function preview(page: Page) {
  return page.frameLocator("iframe[title='Preview of the page']");
}

/** Nothing that axe finds in the studio. What its preview shows is looked at on the site, and here where that is asked for. */
export async function expectAccessible(page: Page, { withPreview = false } = {}): Promise<void> {
  expect(await accessibilityFindings(page, { frames: withPreview })).toEqual([]);
}

/** The server refused something with a status, and that is all that the browser complains about, in a note that may come later. */
export async function expectRefused(complaints: string[], status: number): Promise<void> {
  const count = (told: string) => complaints.filter((complaint) => new RegExp(told).test(complaint)).length;
  await expect.poll(() => count(`^${status}: `)).toBeGreaterThan(0);
  await expect.poll(() => count(`^console error: .* ${status} `)).toBeGreaterThanOrEqual(count(`^${status}: `));
  expect(complaints.filter((complaint) => !complaint.includes(String(status)))).toEqual([]);
  complaints.length = 0;
}

export const CONTACT = "pages/contact.json";

/** Shows the contact page, with a block selected whose heading begins with "Three ways". */
export async function openContact(page: Page): Promise<void> {
  await page.getByRole("tab", { name: "Pages" }).click();
  await page.getByRole("button", { name: /^Contact and free/ }).click();
  await row(page, "Three ways").click();
}

/** Saves, and waits until all is saved. */
export async function save(page: Page): Promise<void> {
  await page.keyboard.press("Control+s");
  await expect(state(page)).toHaveText("All saved");
}

/** How it stands with saving, in the bar at the top. */
export function state(page: Page): Locator {
  return page.getByRole("banner").getByRole("status");
}
