import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { commandLine } from "../../../support/commands.ts";
import { inOwnWords, pictureFiles, siteWith } from "../site.ts";
import type { SiteFiles } from "../../../../src/node/check/site.ts";
import { writeFiles } from "../../../support/folders.ts";
import { engine } from "../../../support/engine.ts";

const slip = '{ "route": "/slip", "title": ::error::100 % }\n';
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "blockwright-outputs-"));
  write("fine", siteWith({}));
  write("wrong", siteWith({ "pages/slip.json": slip }));
  write("huge", siteWith(Object.fromEntries(Array.from({ length: 800 }, (_, i) => [`pages/p${i}.json`, slip]))));
  mkdirSync(join(folder, "broken"));
  symlinkSync("pages", join(folder, "broken/pages"));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

function write(site: string, files: SiteFiles): void {
  writeFiles(join(folder, site), { ...inOwnWords(files), ...pictureFiles() });
}

/** Runs the check in the folder of the engine, with these environment variables besides the usual ones. */
function run(args: readonly string[], variables: Record<string, string> = {}) {
  const { PATH, HOME, TMPDIR } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, commandLine("check", ...args), {
    cwd: engine,
    env: { PATH, HOME, TMPDIR, ...variables },
    encoding: "utf8",
    maxBuffer: 1e9,
  });
  return { code: status, out: stdout, err: stderr };
}

describe("the command", { timeout: 120_000 }, () => {
  test.each(["json", "sarif"])("--format %s is one JSON document, with and without problems", (format) => {
    const fine = run([join(folder, "fine"), "--format", format]);
    expect({ ...fine, out: typeof JSON.parse(fine.out) }).toEqual({ code: 0, out: "object", err: "" });
    const wrong = run([`--format=${format}`, join(folder, "wrong")]);
    expect({ ...wrong, out: typeof JSON.parse(wrong.out) }).toEqual({ code: 1, out: "object", err: "" });
  });

  test("what is not a result goes to stderr: the output stays empty", () => {
    expect(run(["--format", "json", join(folder, "broken")])).toMatchObject({ code: 3, out: "" });
    expect(run(["--format", "json", join(folder, "nowhere")])).toMatchObject({ code: 2, out: "" });
    expect(run(["--format", "json", join(folder, "fine/pages/ios.json")])).toEqual({
      code: 2,
      out: "",
      err: `${join(folder, "fine/pages/ios.json")} is a file, but only a whole site can be checked: write its folder, or nothing.\n`,
    });
    expect(run(["--format", "jsno"])).toEqual({
      code: 2,
      out: "",
      err: '--format cannot be "jsno". Did you mean "json"?\n',
    });
    expect(run([join(folder, "fine"), "--changed"])).toEqual({
      code: 2,
      out: "",
      err: `What changed cannot be told: ${join(folder, "fine")} is not in a git repository.\n`,
    });
  });

  test("a workflow of GitHub: paths from its workspace, and the summary after what is there already", () => {
    const summary = join(folder, "summary.md");
    writeFileSync(summary, "Before.\n");
    const variables = {
      GITHUB_WORKSPACE: folder,
      GITHUB_SERVER_URL: "https://github.com",
      GITHUB_REPOSITORY: "a/b",
      GITHUB_SHA: "c0ffee",
      GITHUB_STEP_SUMMARY: summary,
    };
    const { code, out, err } = run([join(folder, "wrong"), "--format", "github"], variables);
    expect({ code, err }).toEqual({ code: 1, err: "" });
    expect(out).toContain("\n::error file=wrong/pages/slip.json,line=1,");
    const written = readFileSync(summary, "utf8");
    expect(written.startsWith("Before.\n## Check of the pages\n\n1 problem in 1 page, 10 pages are fine.")).toBe(true);
    expect(written).toContain("(https://github.com/a/b/blob/c0ffee/wrong/pages/slip.json#L1)");
    expect(readFileSync(summary, "utf8")).not.toContain("docs/problems.md");
  });

  test("a summary that would be too long is cut; one that cannot be written is told and changes nothing", () => {
    const summary = join(folder, "long.md");
    writeFileSync(summary, "x".repeat(900_000));
    expect(run([join(folder, "huge"), "--format", "github"], { GITHUB_STEP_SUMMARY: summary }).code).toBe(1);
    expect(readFileSync(summary).length).toBeLessThanOrEqual(1024 * 1024);
    expect(readFileSync(summary, "utf8")).toMatch(/\*\*\d+ more problems not shown here\.\*\*/);
    const { code, err } = run([join(folder, "wrong"), "--format", "github"], { GITHUB_STEP_SUMMARY: folder });
    expect(code).toBe(1);
    expect(err).toMatch(/^The summary could not be written: .+\n$/);
  });

  test("whoever reads may stop early", async () => {
    const child = spawn(process.execPath, commandLine("check", join(folder, "huge"), "--format", "json"), {
      cwd: engine,
    });
    child.stdout.once("data", () => child.stdout.destroy());
    let complaint = "";
    child.stderr.on("data", (data) => (complaint += data));
    const code = await new Promise((done) => child.once("close", done));
    expect({ code, complaint }).toEqual({ code: 1, complaint: "" });
  });

  test("all of a long output arrives, without colour", () => {
    const { out } = run([join(folder, "huge")], { FORCE_COLOR: "1" });
    expect(out.endsWith("\n800 problems in 800 pages, 10 pages are fine.\n")).toBe(true);
    expect(out.match(/\[unexpected-text/g)).toHaveLength(800);
    expect(out).not.toContain("\u001b");
  });
});
