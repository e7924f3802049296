import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { block, page, siteWith, text } from "./check/site.ts";

const engine = new URL("../..", import.meta.url).pathname;
let site: string;

beforeAll(() => {
  site = mkdtempSync(join(tmpdir(), "blockwright-launch-"));
  const files = siteWith({
    "pages/index.json": text(page({ ...block("faq"), headng: "x" }, { ...block("cta"), id: "main" })),
  });
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(site, file)), { recursive: true });
    writeFileSync(join(site, file), content as string);
  }
});

afterAll(() => {
  rmSync(site, { recursive: true, force: true });
});

function run(...args: string[]): { code: number; out: string; err: string } {
  try {
    return {
      code: 0,
      out: execFileSync(process.execPath, args, { cwd: tmpdir(), encoding: "utf8", stdio: "pipe" }),
      err: "",
    };
  } catch (error) {
    const { status, stdout, stderr } = error as { status: number; stdout: string; stderr: string };
    return { code: status, out: stdout, err: stderr };
  }
}

test("a bundled command says what its sources say", { timeout: 120_000 }, () => {
  const tsx = join(engine, "node_modules/tsx/dist/esm/index.mjs");
  const bundled = run(join(engine, "src/node/launch.mjs"), "check", site);
  expect(bundled).toEqual(run("--import", tsx, join(engine, "src/node/checkCli.ts"), site));
  // One of them needs the components.
  expect(bundled.out).toContain("[unknown-property");
  expect(bundled.out).toContain("[duplicate-id]");
  expect(run(join(engine, "src/node/launch.mjs"), "page", "wher-used", "/")).toMatchObject({ code: 2 });
});
