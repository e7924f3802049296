/**
 * `npm run bench:check [-- pages]`: what a check of many pages takes, beside a bare loop that reads the same files,
 * parses them and holds them against the same schemas. Each is a command of its own, from its start to its end, by turns
 * in one run, because the same machine is not equally quick twice. Prints seconds and ratios; measures nothing when a
 * command finds a mistake.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeSite } from "./sitePages.ts";

const ROOT = join(import.meta.dirname, "../..");
const ROUNDS = 5;

const count = Number(process.argv[2] ?? 10_000);
const folder = mkdtempSync(join(tmpdir(), "blockwright-bench-"));

const check = (environment: Record<string, string> = {}) => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { scripts: { check: string } };
  const [node, ...args] = scripts.check.split(" ");
  run(node!, [...args, folder], environment);
};

function run(command: string, args: string[], environment: Record<string, string> = {}): void {
  execFileSync(command, args, {
    cwd: ROOT,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, CI: "", ...environment },
  });
}

const page = join(folder, "pages/many/5.json");
let edits = 0;

/** The works by what is printed of them. */
const works: Record<string, () => void> = {
  "read + JSON.parse + compiled AJV": () => run("node", [join(import.meta.dirname, "bareLoop.mjs"), ROOT, folder]),
  "npm run check, nothing remembered": () => check({ CI: "true" }),
  "npm run check, one page changed": () => {
    writeFileSync(page, readFileSync(page, "utf8").replace(/\n*$/, "\n".repeat(++edits)));
    check();
  },
  "npm run check, nothing changed": () => check(),
};

function seconds(work: () => void): number {
  const start = performance.now();
  work();
  return (performance.now() - start) / 1000;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1]!;
}

try {
  writeSite(folder, count);
  const taken = new Map(Object.keys(works).map((name) => [name, [] as number[]]));
  // What has to be bundled is bundled before.
  check();
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, work] of Object.entries(works)) taken.get(name)!.push(seconds(work));
  const [bare = 0] = Array.from(taken.values(), median);
  console.log(`${count} pages, each command from start to end, median of ${ROUNDS} rounds by turns`);
  for (const [name, all] of taken) {
    const ratio = median(all) / bare;
    console.log(`${name.padEnd(34)} ${median(all).toFixed(2)} s   ${ratio.toFixed(2)} times the bare loop`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
