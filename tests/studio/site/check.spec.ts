/** The same mistakes, told in the terminal, over the dev server's page and in the studio, there in the words of its forms. */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Json } from "../../../src/model/fields.ts";
import type { Problem } from "../../../src/node/check/finding.ts";
import { listWords } from "../../../src/studio/app/listWords.ts";
import type { Action } from "../../../src/studio/document/actions.ts";
import { openFile } from "../../../src/studio/document/openFile.ts";
import { namedOf } from "../../../src/node/check/files/sitePaths.ts";
import { siteDataOf, type SiteData } from "../../../src/studio/site/siteData.ts";
import { commandLine } from "../../support/commands.ts";
import { startDev } from "../../support/devSite.ts";
import { after, lookup, opened } from "../studio.ts";
import { holdBack } from "../../site/fixtures.ts";
import { expect, expectAccessible, field, form, row, save, test } from "./fixtures.ts";

/** Mistakes: what a field of a page says instead, or that it is gone. */
const MISTAKES: [page: string, pointer: string, value?: Json][] = [
  ["seo", "/blocks/1/type", "serviceGrid"],
  ["seo", "/blocks/0/heading"],
  ["seo", "/blocks/4/headding", "Twice"],
  ["seo", "/blocks/3/heading", 5],
  ["contact", "/blocks/0/button/href", "/nope"],
  ["contact", "/blocks/3/id", "form"],
  ["contact", "/blocks/4/items/0/question", "  Why?"],
  ["blog", "/blocks/0/button/href", "#nowhere"],
  ["blog", "/blocks/1/posts/0", "/contact"],
  ["technology", "/blocks/0/image/src", "panels/none.webp"],
  ["technology", "/blocks/1/text", "Write to {emial}."],
  ["technology", "/blocks/3/use", "consultations"],
  ["flutter", "/blocks/0/image/alt"],
  ["flutter", "/blocks/0/heading", "A **bold** heading"],
  ["flutter", "/title", "Flutter"],
  ["portfolio", "/description", "Short."],
  ["portfolio", "/blocks/0/lead", "Lorem ipsum dolor sit amet."],
  ["portfolio", "/blocks/0/ground", "green"],
  ["copywriting", "/blocks/0/image/alt", "image"],
  ["digital-marketing", "/blocks/0/lead", "[Click here](/contact) to write to us."],
  ["whoweare", "/title", "Contact and free consultation"],
  ["whoweare", "/blocks/0/heading", ""],
];
const BROKEN = "web-development";

function plant(folder: string): void {
  const at = (name: string) => join(folder, `pages/${name}.json`);
  for (const [name, pointer, value] of MISTAKES) {
    const file = opened(readFileSync(at(name), "utf8"));
    const edit: Action = value === undefined ? { type: "clear", pointer } : { type: "set", pointer, value };
    writeFileSync(at(name), after(file, edit).now.text);
  }
  // And one in a text that is no JSON any more.
  writeFileSync(at(BROKEN), readFileSync(at(BROKEN), "utf8").replace("{", "{,"));
}

test("more than twenty mistakes are told everywhere", async ({ page, site }) => {
  plant(site.folder);
  const { stdout } = spawnSync(process.execPath, commandLine("check", "--format", "json", site.folder), {
    encoding: "utf8",
  });
  const { problems } = JSON.parse(stdout) as { problems: Problem[] };
  expect(new Set(problems.map(({ code }) => code)).size).toBeGreaterThanOrEqual(15);
  expect(problems.length).toBeGreaterThanOrEqual(20);

  const { url, server } = await startDev(site.folder);
  const html = await (await fetch(url)).text();
  await server.close();
  const overlay = JSON.parse(/id="_report">(.*?)<\/script>/s.exec(html)![1]!) as string;
  const plain = (text: string) => text.replaceAll(/\s+/g, " ");
  for (const { sentence } of problems) expect(plain(overlay)).toContain(plain(sentence));

  await page.goto(site.url);
  await page
    .getByRole("button", { name: /problem|mistake/i })
    .first()
    .click();
  const told = page.locator("[data-severity]");
  await expect(told).toHaveCount(problems.length);
  const data = siteIn(site.folder);
  const wanted = problems.map((problem) => {
    const { message, fix } = listWords(lookup, data, problem);
    return plain(`${message}${fix ? ` ${fix}` : ""}${problem.severity === "warning" ? " (a warning)" : ""}`);
  });
  expect((await told.allTextContents()).map(plain).toSorted()).toEqual(wanted.toSorted());
});

/** The site as the studio knows it, without pictures. */
function siteIn(folder: string): SiteData {
  const names = readdirSync(join(folder, "pages"), { recursive: true, encoding: "utf8" });
  const files = names
    .filter((name) => name.endsWith(".json"))
    .map((name) => openFile(namedOf(`pages/${name}`), readFileSync(join(folder, "pages", name), "utf8")));
  return siteDataOf(
    Object.fromEntries(files.map(({ file, now }) => [file, now.text])),
    new Map(files.flatMap(({ file, now }) => (now.page ? [[file, now.page] as const] : []))),
    { images: [], resources: {} as never },
  );
}

test("who cannot see how many mistakes there are is told when there are more or fewer", async ({ studio }) => {
  const told = studio.getByRole("status").getByText(/mistake/);
  await expect(told).toHaveText("No mistakes");
  await told.evaluate((element) => {
    const heard: (string | null)[] = [];
    Object.assign(globalThis, { heard });
    new MutationObserver(() => heard.push(element.textContent)).observe(element, {
      characterData: true,
      subtree: true,
    });
  });
  await row(studio, "Introduction").click();
  await field(studio, "Link address").fill("/nowhere");
  await expect(told).toHaveText("1 mistake");
  await field(studio, "Link address").fill("/nowhere/at/all");
  await expect(
    form(studio)
      .getByText(/\/nowhere\/at\/all/)
      .last(),
  ).toBeVisible();
  await field(studio, "Link address").fill("/contact");
  await expect(told).toHaveText("No mistakes");
  expect(await studio.evaluate(() => (globalThis as never as { heard: string[] }).heard)).toEqual([
    "1 mistake",
    "No mistakes",
  ]);
});

test("somebody who writes on while a slow check runs is told what it finds", async ({ page, site }) => {
  await page.addInitScript(() => {
    const slow = { isHeld: false, answers: [] as (() => void)[] };
    Object.assign(globalThis, { slow });
    globalThis.Worker = class extends Worker {
      override addEventListener(type: string, listener: EventListener) {
        super.addEventListener(type, (event) => {
          if (slow.isHeld && type === "message") slow.answers.push(() => listener(event));
          else listener(event);
        });
      }
    };
  });
  await page.goto(site.url);
  const slow = await page.evaluateHandle(
    () => (globalThis as never as Record<"slow", { isHeld: boolean; answers: (() => void)[] }>).slow,
  );
  const held = () => slow.evaluate(({ answers }) => answers.length);
  const answer = () => slow.evaluate(({ answers }) => answers.shift()!());
  const told = page.getByRole("status").getByText(/mistake/);
  await expect(told).toHaveText("No mistakes");
  await row(page, "Introduction").click();
  await slow.evaluate((own) => (own.isHeld = true));
  await field(page, "Link address").fill("/nowhere");
  await expect.poll(held).toBe(1);
  await field(page, "Link address").fill("/contact");
  await answer();
  await expect(told).toHaveText("1 mistake");
  await expect.poll(held).toBe(1);
  await answer();
  await expect(told).toHaveText("No mistakes");
});

test("nothing is checked again while blocks are only selected", async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.assign(globalThis, { asked: 0 });
    globalThis.Worker = class extends Worker {
      override postMessage(...message: [unknown]) {
        (globalThis as never as { asked: number }).asked += 1;
        super.postMessage(...message);
      }
    };
  });
  await page.goto(site.url);
  const told = page.getByRole("status").getByText(/mistake/);
  await expect(told).toHaveText("No mistakes");
  for (const heading of ["Apps and websites", "Introduction"]) {
    await row(page, heading).click();
    await expect(field(page, "Heading")).toBeVisible();
  }
  await field(page, "Link address").fill("/nowhere");
  await expect(told).toHaveText("1 mistake");
  expect(await page.evaluate(() => (globalThis as never as { asked: number }).asked)).toBe(2);
});

test("a message with a word that has no end stays within its field", async ({ studio }) => {
  await row(studio, "Apps and websites").click();
  await field(studio, "Heading").fill(`**${"w".repeat(150)}**`);
  const told = form(studio).getByRole("listitem").filter({ hasText: "would be shown as it is written" });
  await expect(told).toBeVisible();
  expect(await told.evaluate((own) => own.scrollWidth - own.clientWidth)).toBe(0);
});

test("a check that has not answered, or cannot, is not taken for a site without mistakes", async ({
  page,
  site,
  complaints,
}) => {
  const arrive = await holdBack(page, /\/assets\/worker-/);
  await page.goto(site.url);
  await page.getByRole("button", { name: "Checking…" }).click();
  await expect(page.getByText("Checking…")).toHaveCount(3);
  await expect(page.getByText("No mistakes")).toHaveCount(0);
  arrive();
  await expect(page.getByText("No mistakes. The site can be published.")).toBeVisible();

  await page.route(/\/assets\/worker-/, (route) => route.abort());
  await page.reload();
  await page.getByRole("button", { name: "Could not be checked" }).click();
  await expect(page.getByText(/^The site could not be checked: /)).toBeVisible();
  await expect(page.getByText("No mistakes")).toHaveCount(0);
  await expectAccessible(page);
  // The browser notes what did not arrive.
  expect(complaints.splice(0).filter((complaint) => !complaint.includes("ERR_FAILED"))).toEqual([]);
});

test("what somebody broke in the file is mended by buttons, and saved without the mark at its start", async ({
  page,
  site,
}) => {
  const file = "pages/index.json";
  const page0 = site.data(file) as { blocks: { type: string }[] };
  const { type } = page0.blocks[0]!;
  page0.blocks[0] = { ...page0.blocks[0]!, type: `${type}o` };
  site.write(file, `\ufeff${JSON.stringify({ ...page0, colour: "red" }, null, 2)}\n`);
  await page.goto(site.url);
  await expect(page.getByRole("status").getByText(/mistake/)).toHaveText("3 mistakes");
  // The first is that of the mark, which saving takes out.
  await page.keyboard.press("F8");
  await page.keyboard.press("F8");
  await expect(form(page).getByRole("button", { name: /^Make it a/ })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  // A button that is gone leaves the focus to a field.
  await expect(form(page).locator("fieldset :focus:not([data-mends] *)")).toBeVisible();
  await expect(page.getByRole("status").getByText(/mistake/)).toHaveText("2 mistakes");
  await page.keyboard.press("F8");
  await page.keyboard.press("F8");
  await expect(form(page).getByRole("button", { name: "Take it out" }).last()).toBeFocused();
  await page.keyboard.press("Enter");
  // Now the button of the mark is the only one.
  await expect(form(page).getByRole("button", { name: "Take it out" })).toHaveCount(1);
  await expect(form(page).getByRole("button", { name: "Take it out" })).toBeFocused();
  await save(page);
  const saved = site.data(file) as typeof page0;
  expect(saved.blocks[0]!.type).toBe(type);
  expect(saved).not.toHaveProperty("colour");
});
