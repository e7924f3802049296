/** The real command on a site that is big enough to be remembered. */
import { execFileSync } from "node:child_process";
import { readFileSync, renameSync, symlinkSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readIndex, writeIndex } from "../../../src/node/known/pageIndex.ts";
import { storeOf } from "../../../src/node/known/surroundings.ts";
import { loadSchemas } from "../../../src/node/site/schemas.ts";
import { engine } from "../../support/engine.ts";
import { bigSite, COUNT, run } from "./bigSite.ts";

const site = bigSite();
const [example] = loadSchemas(engine)["blocks/cta.schema.json"]!.examples as { heading: string; text: string }[];
const check = (environment: Record<string, string>) => run(["check", site], environment);

function replaceIn(file: string, from: string, to: string): void {
  const path = join(site, file);
  const text = readFileSync(path, "utf8");
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
}

/** One after the other. */
const steps: Record<string, () => void> = {
  "nothing has happened": () => undefined,
  "texts of an example are left on a page": () => {
    replaceIn("pages/many/9.json", "What comes after page 9", example!.heading);
    replaceIn("pages/many/9.json", "There is more to read.", example!.text);
  },
  "links lead nowhere: one is wrong, one page is gone, one has moved": () => {
    replaceIn("pages/many/7.json", `"/many/8"`, `"/many/8x"`);
    unlinkSync(join(site, "pages/many/100.json"));
    replaceIn("pages/many/50.json", '"/many/50"', '"/moved"');
  },
  "a title is there twice, and a page cannot be read": () => {
    replaceIn("pages/many/60.json", "Page 60 of many", "Page 61 of many");
    writeFileSync(join(site, "pages/many/70.json"), "{");
  },
  "a link leads in a circle": () => symlinkSync("round.json", join(site, "pages/many/round.json")),
  "a sound page is a link to a hidden file": () => {
    const page = join(site, "pages/many/80.json");
    renameSync(page, join(site, ".80.json"));
    symlinkSync("../../.80.json", page);
  },
  "a page is a pipe, into which nobody writes": () => execFileSync("mkfifo", [join(site, "pages/many/pipe.json")]),
  "what all pages share has changed": () => replaceIn("pages/_site.json", '"/technology"', '"/technologie"'),
};

test("what is remembered makes no difference to what is told", { timeout: 120_000 }, () => {
  const reports = Object.entries(steps).map(([step, act]) => {
    act();
    const forgetful = check({ CI: "true" });
    expect(check({}), step).toBe(forgetful);
    expect(check({}), `${step}, again`).toBe(forgetful);
    return forgetful;
  });
  expect(reports[0]).toBe(`${COUNT + 17} pages checked, no problems.\n`);
  expect(new Set(reports).size).toBe(reports.length);
});

test("a memory that somebody has spoilt is not believed where it is decided whether pages may be published", () => {
  const told = check({ CI: "true" });
  expect(told).toContain("many/60.json");
  check({});
  const store = storeOf(engine, site);
  const index = readIndex(store);
  const [one, other] = ["pages/many/60.json", "pages/many/9.json"].map((file) => index.files.indexOf(file));
  for (const list of [index.starts, index.lengths]) list[one!] = list[other!]!;
  writeIndex(store, index);
  expect(check({ CI: "true" })).toBe(told);
  writeFileSync(store, '{"key":');
  expect(check({})).toBe(told);
});
