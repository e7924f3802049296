/** Lighthouse's view of a page, as a phone on slow 4G has it. */
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { launchOptions } from "../../../tests/site/browser.ts";
import { PEERS_FOLDER } from "../peerBuilds.ts";

/** Installed by `npm run bench:peers`: nothing else needs it. */
export const LIGHTHOUSE = { name: "lighthouse", package: "lighthouse", version: "12.8.2" };
const PROGRAM = join(PEERS_FOLDER, LIGHTHOUSE.name, "node_modules/lighthouse/cli/index.js");
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
/** Characters of JSON that a report may have. */
const LONGEST = 100_000_000;

/** Scores from 0 to 100, the largest paint in ms, total blocking time in ms, layout shift. */
export type View = Record<(typeof CATEGORIES)[number] | "largest paint" | "blocking" | "shift", number>;

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

export const isInstalled = () => existsSync(PROGRAM);

/** Loads a page once, in a browser of its own. */
export async function view(url: string): Promise<View> {
  const { executablePath, args } = launchOptions();
  const flags = `--chrome-flags=${["--headless=new", ...args].join(" ")}`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [PROGRAM, url, "--output=json", "--quiet", flags, `--only-categories=${CATEGORIES.join()}`],
    { maxBuffer: LONGEST, env: { ...process.env, ...(executablePath && { CHROME_PATH: executablePath }) } },
  );
  const { categories, audits } = JSON.parse(stdout) as Report;
  const scores = CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]);
  const value = (audit: string) => audits[audit]?.numericValue ?? NaN;
  return {
    ...(Object.fromEntries(scores) as Record<(typeof CATEGORIES)[number], number>),
    "largest paint": value("largest-contentful-paint"),
    blocking: value("total-blocking-time"),
    shift: value("cumulative-layout-shift"),
  };
}
