/** A site that is big enough to be remembered, for the real commands. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { commandLine } from "../../support/commands.ts";
import { addPages } from "../../../tools/bench/sitePages.ts";
import { writeAgency } from "../../support/agency/folder.ts";

export const COUNT = 230;

/** Writes one for the tests of a file, and gives its folder. */
export function bigSite(): string {
  const site = mkdtempSync(join(tmpdir(), "blockwright-known-"));
  beforeAll(() => {
    writeAgency(site);
    addPages(site, COUNT);
  });
  afterAll(() => rmSync(site, { recursive: true, force: true }));
  return site;
}

/** What a command prints, also one that ends with problems. */
export function run(command: readonly [string, ...string[]], environment: Record<string, string> = {}): string {
  const env = { ...process.env, CI: "", ...environment };
  const args = commandLine(...command);
  try {
    return execFileSync(process.execPath, args, { encoding: "utf8", stdio: "pipe", env, timeout: 60_000 });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}
