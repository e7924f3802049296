/**
 * `npm run bench:lighthouse [-- runs [route ...]]`: what Lighthouse says of each page of `dist`, and of the same page written
 * by hand, by turns in one run. Run it alone on a quiet machine, after `npm run build` and `npm run bench:peers`.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { launchOptions } from "../../tests/site/browser.ts";
import { countGiven, stop } from "./given.ts";
import { ROOT } from "./measure.ts";
import { writeByHand } from "./pages/byHand.ts";
import { isInstalled, type View, view } from "./pages/lighthouse.ts";
import { serve } from "./pages/serve.ts";

const DIST = join(ROOT, "dist");
const runs = countGiven("runs", { usual: 5 });
const given = process.argv.slice(3);
if (!existsSync(DIST)) stop("There is no dist yet: run npm run build first.");
if (!isInstalled()) stop("Lighthouse is not there yet: run npm run bench:peers first.");

const listed = readFileSync(join(DIST, "sitemap.xml"), "utf8").matchAll(/<loc>(.*?)<\/loc>/g);
const routes = given.length > 0 ? given : Array.from(listed, ([, url]) => new URL(url!).pathname);
const folder = mkdtempSync(join(tmpdir(), "blockwright-lighthouse-"));
const ours = await serve([DIST]);
const byHand = await serve([folder, DIST]);

function median(views: readonly View[], name: keyof View): number {
  return views.map((each) => each[name]).toSorted((a, b) => a - b)[views.length >> 1]!;
}

try {
  const browser = await chromium.launch(launchOptions());
  await writeByHand(browser, { origin: ours.origin, folder, routes });
  await browser.close();
  console.log(
    `Median of ${runs}. Largest paint in ms: by hand, ours, ratio. Then ours: blocking ms, layout shift, scores.\n`,
  );
  for (const route of routes) {
    const views = { ours: [] as View[], byHand: [] as View[] };
    for (let run = 0; run < runs; run++) {
      views.byHand.push(await view(byHand.origin + route));
      views.ours.push(await view(ours.origin + route));
    }
    const of = (name: keyof View) => median(views.ours, name);
    const yardstick = median(views.byHand, "largest paint");
    const paint = of("largest paint");
    const times = [yardstick, paint].map((ms) => ms.toFixed(0).padStart(6)).join("");
    const scores = [of("performance"), of("accessibility"), of("best-practices"), of("seo")].join(" / ");
    console.log(
      `${route.padEnd(40)}${times}  ${(paint / yardstick).toFixed(2)}  ${of("blocking").toFixed(0).padStart(4)}  ${of("shift").toFixed(3)}  ${scores}`,
    );
  }
} finally {
  for (const site of [ours, byHand]) site.close();
  rmSync(folder, { recursive: true, force: true });
}
