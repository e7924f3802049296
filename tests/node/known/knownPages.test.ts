/** The real command on a site that is big enough to be remembered. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, unlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readIndex, writeIndex } from "../../../src/node/known/memory.ts";
import { writeSite } from "../../../tools/bench/sitePages.ts";

const engine = new URL("../../..", import.meta.url).pathname;
const COUNT = 230;
let site: string;

beforeAll(() => {
  site = mkdtempSync(join(tmpdir(), "blockwright-known-"));
  writeSite(site, COUNT);
});

afterAll(() => {
  rmSync(site, { recursive: true, force: true });
});

function run(environment: Record<string, string>): string {
  const env = { ...process.env, CI: "", ...environment };
  const args = [join(engine, "src/node/launch.mjs"), "check", site];
  try {
    return execFileSync(process.execPath, args, { encoding: "utf8", stdio: "pipe", env });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

function replaceIn(file: string, from: string, to: string): void {
  const path = join(site, file);
  const text = readFileSync(path, "utf8");
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
}

/** One after the other. */
const steps: Record<string, () => void> = {
  "nothing has happened": () => undefined,
  "links lead nowhere: one is wrong, one page is gone, one has moved": () => {
    replaceIn("pages/many/7.json", `"/many/8"`, `"/many/8x"`);
    unlinkSync(join(site, "pages/many/100.json"));
    replaceIn("pages/many/50.json", '"/many/50"', '"/moved"');
  },
  "a title is there twice, and a page cannot be read": () => {
    replaceIn("pages/many/60.json", "Page 60 of many", "Page 61 of many");
    writeFileSync(join(site, "pages/many/70.json"), "{");
  },
  "what all pages share has changed": () => replaceIn("pages/_site.json", '"/technology"', '"/technologie"'),
};

test("what is remembered makes no difference to what is told", { timeout: 120_000 }, () => {
  const reports = Object.entries(steps).map(([step, act]) => {
    act();
    const forgetful = run({ CI: "true" });
    expect(run({}), step).toBe(forgetful);
    expect(run({}), `${step}, again`).toBe(forgetful);
    return forgetful;
  });
  expect(reports[0]).toBe(`${COUNT + 17} pages checked, no problems.\n`);
  expect(new Set(reports).size).toBe(reports.length);
});

test("a memory that somebody has spoilt is not believed where it is decided whether pages may be published", () => {
  const folder = join(engine, ".cache/known");
  const told = run({ CI: "true" });
  expect(told).toContain("many/60.json");
  run({});
  const age = (file: string) => statSync(join(folder, file)).mtimeMs;
  const indexes = readdirSync(folder).filter((file) => file.endsWith(".json"));
  const store = join(folder, indexes.toSorted((a, b) => age(b) - age(a))[0]!);
  const index = readIndex(store);
  const [one, other] = ["pages/many/60.json", "pages/many/9.json"].map((file) => index.files.indexOf(file));
  for (const list of [index.starts, index.lengths]) list[one!] = list[other!]!;
  writeIndex(store, index);
  expect(run({ CI: "true" })).toBe(told);
  writeFileSync(store, '{"key":');
  expect(run({})).toBe(told);
});
