/** The real command on a site that is big enough to be remembered. */
import { execFileSync } from "node:child_process";
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, unlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
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

const steps: Record<string, () => void> = {
  "nothing has happened": () => undefined,
  "a page has a link that leads nowhere": () => replaceIn("pages/many/7.json", `"/many/8"`, `"/many/8x"`),
  "a page is gone that another one leads to": () => unlinkSync(join(site, "pages/many/100.json")),
  "a page has moved": () => replaceIn("pages/many/50.json", '"/many/50"', '"/moved"'),
  "a title is there twice": () => replaceIn("pages/many/60.json", "Page 60 of many", "Page 61 of many"),
  "a page cannot be read": () => writeFileSync(join(site, "pages/many/70.json"), "{"),
  "a page is back": () =>
    writeFileSync(join(site, "pages/many/70.json"), readFileSync(join(site, "pages/many/71.json"))),
  "what all pages share has changed": () => replaceIn("pages/_site.json", '"/technology"', '"/technologie"'),
  "it does not parse any more": () => appendFileSync(join(site, "pages/_site.json"), "}"),
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
  const store = join(engine, ".cache/known");
  const told = run({ CI: "true" });
  expect(told).toContain("many/60.json");
  run({});
  for (const file of readdirSync(store)) {
    const kept = JSON.parse(readFileSync(join(store, file), "utf8")) as { pages: Record<string, { facts: unknown }> };
    const fine = kept.pages["pages/many/9.json"]?.facts;
    if (kept.pages["pages/many/60.json"]) kept.pages["pages/many/60.json"].facts = fine;
    writeFileSync(join(store, file), JSON.stringify(kept));
  }
  expect(run({ CI: "true" })).toBe(told);
  for (const file of readdirSync(store)) writeFileSync(join(store, file), '{"key":');
  expect(run({})).toBe(told);
});
