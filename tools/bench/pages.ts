/**
 * `npm run bench [-- rounds]`: what a visitor of the built site waits for, beside the same page written by hand and the
 * same page taken over by React as a whole; none of them may lack its last block. All in one run, by turns, because the same
 * machine is not equally quick twice. Run it alone on a quiet machine, after `npm run build`.
 */
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { launchOptions } from "../../tests/site/browser.ts";
import { countGiven, stop } from "./given.ts";
import { ROOT } from "./measure.ts";
import { writeByHand } from "./pages/byHand.ts";
import { answer, beWhole, follow, load, scroll, weigh } from "./pages/drive.ts";
import { serve } from "./pages/serve.ts";
import { writeHydrated, writePlain, writeRuled } from "./pages/variants.ts";

const ROUNDS = countGiven("rounds", { usual: 5 });
const ROUTES = ["/", "/contact"];
/** Milliseconds that the server thinks about each answer while links are followed. */
const LATENCY = 100;
const MENU = "header [commandfor=menu]";
const DIST = join(ROOT, "dist");
const ruleFor = (action: string) => ({ [action]: [{ where: { href_matches: "/*" }, eagerness: "moderate" }] });

if (!existsSync(DIST)) stop("There is no dist yet: run npm run build first.");
const folder = mkdtempSync(join(tmpdir(), "blockwright-pages-"));
const browser = await chromium.launch(launchOptions());
const ours = await serve([DIST]);
const byHand = await serve([join(folder, "byHand"), DIST]);
const hydrated = await serve([join(folder, "hydrated"), DIST]);
const plain = await serve([join(folder, "plain"), DIST]);
const prefetched = await serve([join(folder, "prefetch"), DIST]);
const prerendered = await serve([join(folder, "prerender"), DIST]);
const sites = { "by hand": byHand, ours, "all hydrated": hydrated };

type Row = Record<string, number>;

/** Medians of each figure, by the name of what was measured, taken by turns. */
async function byTurns(works: Record<string, () => Promise<Row>>): Promise<[name: string, row: Row][]> {
  const taken = new Map(Object.keys(works).map((name) => [name, [] as Row[]]));
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, work] of Object.entries(works)) taken.get(name)!.push(await work());
  return [...taken].map(([name, rows]) => {
    const keys = Object.keys(rows[0]!);
    const middle = (key: string) => rows.map((row) => row[key]!).toSorted((a, b) => a - b)[rows.length >> 1]!;
    return [name, Object.fromEntries(keys.map((key) => [key, middle(key)]))];
  });
}

function print(title: string, rows: readonly [name: string, row: Row][]): void {
  const [[, first]] = rows as [[string, Row]];
  const keys = Object.keys(first);
  const cell = (value: number, key: string) => {
    const shown = value < 1 && value > 0 ? value.toFixed(3) : value.toFixed(0);
    const ratio = first[key]! > 0 ? ` (${(value / first[key]!).toFixed(2)})` : "";
    return `${shown}${ratio}`.padStart(16);
  };
  console.log(`\n${title}\n${"".padEnd(30)}${keys.map((key) => key.padStart(16)).join("")}`);
  for (const [name, row] of rows) console.log(`${name.padEnd(30)}${keys.map((key) => cell(row[key]!, key)).join("")}`);
}

const loads = async (url: string) => ({
  ...(await load(browser, url)),
  "menu answers after paint": await answer(browser, url, MENU),
});
const each = <T>(work: (origin: string) => Promise<T>) =>
  Object.fromEntries(Object.entries(sites).map(([name, { origin }]) => [name, () => work(origin)]));

try {
  await writeByHand(browser, { origin: ours.origin, folder: join(folder, "byHand"), routes: ROUTES });
  await writeHydrated({ dist: DIST, folder: join(folder, "hydrated"), routes: ROUTES });
  writePlain({ dist: DIST, folder: join(folder, "plain"), routes: ROUTES });
  for (const action of ["prefetch", "prerender"])
    writeRuled({ dist: DIST, folder: join(folder, action), routes: ROUTES }, ruleFor(action));
  for (const { origin } of Object.values(sites)) for (const route of ROUTES) await beWhole(browser, origin + route);
  for (const route of ROUTES) {
    console.log(`\n# ${route}: median of ${ROUNDS}, in brackets how many times the first row`);
    print(
      "Before anything is done (brotli; bytes without pictures and fonts)",
      await byTurns(each(async (at) => ({ ...(await weigh(browser, at + route)) }))),
    );
    print("Slow 4G, a fourth of the processor, 390 px (ms)", await byTurns(each((at) => loads(at + route))));
    print(
      "After loading and scrolling to the end, 1440 px (ms, KiB, bytes of script files)",
      await byTurns(each(async (at) => ({ ...(await scroll(browser, at + route)) }))),
    );
  }
  const ways = {
    ...sites,
    "ours, plain links": plain,
    "ours, browser fetches": prefetched,
    "ours, browser renders": prerendered,
  };
  for (const way of Object.values(ways)) way.latency = LATENCY;
  for (const isSlow of [false, true]) {
    const works = Object.entries(ways).map(([name, { origin }]) => {
      const at = (hover: number) => follow(browser, origin, { hover, isSlow });
      return [name, async () => ({ "no hover": await at(0), "300 ms hover": await at(300) })] as const;
    });
    const speed = isSlow ? ", slow 4G, a fourth of the processor" : "";
    print(
      `From the click to the next heading, server ${LATENCY} ms${speed} (ms)`,
      await byTurns(Object.fromEntries(works)),
    );
  }
} finally {
  await browser.close();
  for (const site of [...Object.values(sites), plain, prefetched, prerendered]) site.close();
  rmSync(folder, { recursive: true, force: true });
}
