/**
 * `npm run bench:studio [-- blocks]`: what a keystroke takes in the studio on a page of many blocks, in the production
 * build: until the studio has painted it, and until the preview has. Beside it what was measured of Puck 0.23 once.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { chromium, type Frame, type Page } from "playwright";
import { placesOf } from "../../src/node/site/places.ts";
import { studioBundle } from "../../src/node/studio/bundle.ts";
import { startStudio } from "../../src/node/studio/server.ts";
import { launchOptions } from "../../tests/site/browser.ts";
import { pages } from "../../tests/support/pages.ts";
import { copySite } from "../../tests/support/devSite.ts";
import { countGiven } from "./given.ts";
import { ROOT } from "./measure.ts";

const count = countGiven("blocks", { usual: 60 });
const PAGE = "pages/technology.json";
const WORDS = "Every word of this heading is one more key that somebody presses";

/** The blocks of this site again and again, without their names for links. */
function manyBlocks(): unknown[] {
  const all = pages.flatMap(({ blocks }) => blocks).filter(({ type }) => type !== "shared");
  return Array.from({ length: count }, (_, i) => {
    const { id: _id, ...block } = all[i % all.length]!;
    return block;
  });
}

const { folder, remove } = copySite();
const page = JSON.parse(readFileSync(join(folder, PAGE), "utf8")) as { blocks: unknown[] };
writeFileSync(join(folder, PAGE), JSON.stringify({ ...page, blocks: manyBlocks() }, null, 2));
const bundle = await studioBundle(ROOT, () => {});
const studio = await startStudio(placesOf(ROOT, folder), bundle, { port: 0 });
const browser = await chromium.launch(launchOptions());
try {
  const tab = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const scripts = weighScripts(tab);
  await tab.goto(studio.url);
  await tab.getByRole("tab", { name: "Pages" }).click();
  await tab.getByRole("button", { name: /^Technology: / }).click();
  await tab.getByRole("tab", { name: "This page" }).click();
  const frame = tab.frames().find((each) => each.url().endsWith("/preview.html"))!;
  await frame.waitForFunction((all) => document.querySelectorAll("[data-key]").length === all, count);
  await frame.waitForFunction(() => [...document.querySelectorAll("[data-key]")].every((block) => block.firstChild));
  const row = tab.locator("[data-row]").filter({ hasText: "How we choose" }).first();
  const hasRow = (await row.count()) > 0;
  await (hasRow ? row : tab.locator("[data-row]").nth(Math.floor(count / 2))).click();
  const field = tab.getByRole("region", { name: "Form" }).getByLabel("Heading", { exact: true });
  await field.fill("");
  const taken = await pressKeys(tab, frame);
  console.log(`${count} blocks, ${taken.length} keys in one heading, worst and middle`);
  console.log(`until the studio has painted the key     ${words(taken.map(({ studio: own }) => own))}`);
  console.log(`until the preview has painted it         ${words(taken.map(({ preview }) => preview))}`);
  console.log(
    `scripts of the studio when it opens      ${Math.round((await scripts()) / 1024)} KiB, compressed by gzip`,
  );
  console.log("Puck 0.23 in a trial, once: 378 KiB; 1800 ms for a key at 60 blocks that are not remembered");
} finally {
  await browser.close();
  await studio.close();
  remove();
}

interface Taken {
  studio: number;
  preview: number;
}

/** Presses one key after the other, each when the one before is seen everywhere. In milliseconds from the key on. */
async function pressKeys(tab: Page, frame: Frame): Promise<Taken[]> {
  await tab.evaluate(() => {
    const seen = { at: 0, painted: 0 };
    Object.assign(globalThis, { seen });
    addEventListener(
      "keydown",
      ({ timeStamp }) => {
        seen.at = performance.timeOrigin + timeStamp;
        seen.painted = 0;
        // A message posted in a frame callback is delivered after that frame was painted.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener("message", () => (seen.painted = performance.timeOrigin + performance.now()));
          port1.start();
          port2.postMessage(null);
        });
      },
      true,
    );
  });
  await frame.evaluate(() => {
    const seen = { painted: 0 };
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener("message", () => (seen.painted = performance.timeOrigin + performance.now()));
        port1.start();
        port2.postMessage(null);
      });
    }).observe(document.getElementById("_root")!, { subtree: true, childList: true, characterData: true });
  });
  const taken: Taken[] = [];
  for (const [i, letter] of Array.from(WORDS).entries()) {
    await frame.evaluate(() => ((globalThis as never as { seen: { painted: number } }).seen.painted = 0));
    await tab.keyboard.press(letter);
    const text = WORDS.slice(0, i + 1).trim();
    await frame.waitForFunction(
      (said) =>
        (globalThis as never as { seen: { painted: number } }).seen.painted > 0 &&
        document.getElementById("_root")!.textContent.includes(said),
      text,
    );
    const own = await tab.waitForFunction(() => {
      const { seen } = globalThis as never as { seen: { at: number; painted: number } };
      return seen.painted > 0 && seen;
    });
    const { at, painted } = (await own.jsonValue()) as { at: number; painted: number };
    const shown = await frame.evaluate(() => (globalThis as never as { seen: { painted: number } }).seen.painted);
    taken.push({ studio: painted - at, preview: shown - at });
  }
  return taken;
}

function words(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const [worst, middle] = [sorted.at(-1)!, sorted[sorted.length >> 1]!];
  return `${worst.toFixed(0).padStart(5)} ms ${middle.toFixed(0).padStart(5)} ms`;
}

/** How much script the studio itself loads until it is asked, without its preview and its worker. */
function weighScripts(tab: Page): () => Promise<number> {
  const loaded: Promise<number>[] = [];
  tab.on("response", (response) => {
    const isScript = response.request().resourceType() === "script";
    if (isScript && response.frame() === tab.mainFrame() && !/worker/.test(response.url()))
      loaded.push(response.body().then((body) => gzipSync(body).length));
  });
  return async () => (await Promise.all(loaded)).reduce((sum, bytes) => sum + bytes, 0);
}
