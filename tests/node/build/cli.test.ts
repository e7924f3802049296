/** What is told before anything is built. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { commandLine } from "../../support/commands.ts";
import { engine } from "../../support/engine.ts";
import { writeFiles } from "../../support/folders.ts";

let site: string;

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), "blockwright-build-"));
});

afterEach(() => {
  rmSync(site, { recursive: true, force: true });
});

const run = (...args: string[]) => runWith({}, ...args);

function runWith(more: Record<string, string>, ...args: string[]): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, commandLine("build", ...args), {
    cwd: engine,
    encoding: "utf8",
    env: { ...process.env, BLOCKWRIGHT_SITE: site, ...more },
  });
  return { code: status, out: stdout, err: stderr };
}

test.each([
  [["--debgu"], "There is no option --debgu. Did you mean --debug?\n"],
  [
    ["pages/contact.json"],
    'The whole site is built, so nothing belongs after "build", but "pages/contact.json" was written.\n',
  ],
])("wrong use: %j", (args, err) => {
  expect(run(...args)).toEqual({ code: 2, out: "", err });
});

test("a folder that is not there is not made", () => {
  const folder = join(site, "typo");
  expect(runWith({ BLOCKWRIGHT_SITE: folder })).toEqual({ code: 2, out: "", err: `There is no folder ${folder}.\n` });
  expect(existsSync(folder)).toBe(false);
});

test("--help builds nothing", () => {
  const { code, out, err } = run("--help");
  expect({ code, err, first: out.split("\n")[0] }).toEqual({
    code: 0,
    err: "",
    first: "Checks all pages and builds the site into dist/. With a problem in any page nothing is written.",
  });
});

test.each([
  ["dist", "a file"],
  [".cache", "a file"],
  ["hosting", "a link to somewhere else"],
])("%s is %s, which stays", (name, what) => {
  const path = join(site, name);
  if (what === "a file") writeFileSync(path, "mine");
  else {
    writeFileSync(join(site, "other"), "mine");
    symlinkSync("other", path);
  }
  const err = `${path} is ${what}, but the build makes a folder of this name. Take it away or give it another name, then build again.\n`;
  expect(run()).toEqual({ code: 1, out: "", err });
  expect(readFileSync(path, "utf8")).toBe("mine");
});

test("what a build has left that was stopped at its end is put back, also where a page is broken now", () => {
  const made = { dist: "page", hosting: "rules" };
  for (const [name, text] of Object.entries(made))
    writeFiles(site, { [`.cache/build/${name}/leaving/a`]: text, [`.cache/build/${name}/spare/a`]: "newer" });
  writeFiles(site, { "pages/index.json": "{" });
  const { code, err } = run();
  expect({ code, end: err.trim().split("\n").at(-1) }).toEqual({
    code: 1,
    end: "Nothing was built. dist is as it was.",
  });
  for (const [name, text] of Object.entries(made)) expect(readFileSync(join(site, name, "a"), "utf8")).toBe(text);
});

test("a full disk, of which the system says no file", () => {
  const full = `import fs from "node:fs"; import { syncBuiltinESMExports } from "node:module";
    const open = fs.openSync;
    const write = fs.writeFileSync;
    let lock;
    fs.openSync = (path, ...more) => {
      const file = open(path, ...more);
      if (String(path).endsWith("build.lock")) lock = file;
      return file;
    };
    fs.writeFileSync = (file, ...more) => {
      if (file !== lock) return write(file, ...more);
      throw Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
    };
    syncBuiltinESMExports();`;
  const err = `${join(site, ".cache")} could not be changed, because the disk is full.\nNothing was built, and what was built before is as it was.\n`;
  const options = `--import=data:text/javascript,${encodeURIComponent(full)}`;
  expect(runWith({ NODE_OPTIONS: options })).toEqual({ code: 1, out: "", err });
});
