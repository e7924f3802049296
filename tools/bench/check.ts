/**
 * `npm run bench:check [-- pages]`: what a check of many pages takes, beside a bare loop that reads the same files,
 * parses them and holds them against the same schemas. Each is a command of its own, from its start to its end, by turns
 * in one run, because the same machine is not equally quick twice; what has a mistake on every page, once at the end. The
 * ratio is that of the times from start to end.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { commandLine } from "../../tests/support/commands.ts";
import { pagesGiven } from "./given.ts";
import { byTurns, measure, ROOT, table, type Usage } from "./measure.ts";
import { writeSite } from "./sitePages.ts";

const ROUNDS = 5;

const count = pagesGiven();
const folder = mkdtempSync(join(tmpdir(), "blockwright-bench-"));
const alike = mkdtempSync(join(tmpdir(), "blockwright-bench-"));
const page = join(folder, "pages/many/5.json");
const check = (environment?: Record<string, string>) => measure(commandLine("check", folder), environment);
let edits = 0;

/** By what is printed of them. */
const works: Record<string, () => Usage> = {
  "read + JSON.parse + compiled AJV": () => measure([join(import.meta.dirname, "bareLoop.mjs"), ROOT, folder]),
  "npm run check, nothing remembered": () => check({ CI: "true" }),
  "the same, where pages share their blocks": () => measure(commandLine("check", alike), { CI: "true" }),
  "npm run check, one page changed": () => {
    writeFileSync(page, readFileSync(page, "utf8").replace(/\n*$/, "\n".repeat(++edits)));
    return check();
  },
  "npm run check, nothing changed": () => check(),
};
/** Texts in which each page gets a mistake, by what is printed of them. */
const mistakes: Record<string, (text: string, number: number) => string> = {
  "one description on all pages": (text) =>
    text.replace(
      /"description": ".*"/,
      `"description": "What this page is about, in the same words as on all others."`,
    ),
  "a broken link on every page": (text, number) => text.replace(/\/many\/\d+(?="\n)/, `/nowhere/${number}`),
  "a misspelt type on every page": (text) => text.replace(/"type": "(\w+)(?=")/, '"type": "$1s'),
};

try {
  writeSite(folder, count);
  writeSite(alike, count, false);
  // What has to be bundled is bundled before, and the first memory is written.
  check();
  const rows = byTurns(works, ROUNDS);
  console.log(`${count} pages, median of ${ROUNDS} rounds by turns`);
  console.log(table(rows));
  const once: typeof rows = [rows[0]!];
  for (const [name, spoil] of Object.entries(mistakes)) {
    const spoilt = mkdtempSync(join(tmpdir(), "blockwright-bench-"));
    try {
      writeSite(spoilt, count);
      for (let number = 0; number < count; number++) {
        const file = join(spoilt, `pages/many/${number}.json`);
        writeFileSync(file, spoil(readFileSync(file, "utf8"), number));
      }
      once.push([name, measure(commandLine("check", spoilt), { CI: "true" }, { status: 1 })]);
    } finally {
      rmSync(spoilt, { recursive: true, force: true });
    }
  }
  console.log("\none run each, beside the first row from above");
  console.log(table(once));
} finally {
  for (const site of [folder, alike]) rmSync(site, { recursive: true, force: true });
}
