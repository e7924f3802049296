/** The commands on pages on a site that is big enough to be remembered. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
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

function run(command: readonly string[], environment: Record<string, string> = {}): string {
  const env = { ...process.env, CI: "", ...environment };
  return execFileSync(process.execPath, [join(engine, "src/node/launch.mjs"), ...command], { encoding: "utf8", env });
}

test("they see all that leads to a page, and what they leave is fine", { timeout: 120_000 }, () => {
  run(["check", site]);
  const places = [
    ["where-used", "/many/8"],
    ["mv", "/many/8", "/eight"],
    // The header and the footer lead to this one.
    ["mv", "/whoweare", "/who-we-are"],
    ["rm", `/many/${COUNT - 1}`, "--redirect", "/eight"],
    ["where-used", "/eight"],
    ["where-used", "/who-we-are"],
  ].map((words) => {
    const told = run(["page", ...words, "--site", site]);
    return `${words.join(" ")}: ${(told.match(/^ {2}pages\/\S+?(?=:)/gm) ?? []).join()}`;
  });
  expect(places).toMatchInlineSnapshot(`
    [
      "where-used /many/8:   pages/many/7.json",
      "mv /many/8 /eight:   pages/many/7.json",
      "mv /whoweare /who-we-are:   pages/_site.json,  pages/_site.json",
      "rm /many/229 --redirect /eight:   pages/many/228.json",
      "where-used /eight:   pages/many/228.json,  pages/many/7.json",
      "where-used /who-we-are:   pages/_site.json,  pages/_site.json",
    ]
  `);
  for (const CI of ["", "true"])
    expect(run(["check", site], { CI })).toBe(`${COUNT + 16} pages checked, no problems.\n`);
});
