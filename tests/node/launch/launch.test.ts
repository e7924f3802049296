import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { block, page, siteWith, text } from "../check/site.ts";
import { writeFiles } from "../../support/folders.ts";
import { engine } from "../../support/engine.ts";

let site: string;

beforeAll(() => {
  site = mkdtempSync(join(tmpdir(), "blockwright-launch-"));
  const files = siteWith({
    "pages/index.json": text(
      page({ ...block("faq"), headng: "x" }, { ...block("cta"), id: "main", text: "Ask Herr MÃ¼ller." }),
    ),
  });
  writeFiles(site, files);
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
  // The bundles have escapes in the place of what is no ASCII in a regex.
  expect(bundled.out).toContain('write "ü" in the place of "Ã¼"');
  expect(run(join(engine, "src/node/launch.mjs"), "page", "wher-used", "/")).toMatchObject({ code: 2 });
});

test.each(["preview", "dev"])("%s says which option it does not know, without a stack", (command) => {
  expect(run(join(engine, "src/node/launch.mjs"), command, "--prot", "3")).toEqual({
    code: 2,
    out: "",
    err: "There is no option --prot. Did you mean --port?\n",
  });
});

/** The folder with bundled commands, and what a crash may leave in it. */
const spoilt: [what: string, spoil: (commands: string) => void][] = [
  ["a program was cut off", (commands) => truncateSync(join(commands, "check.cjs"), 1000)],
  ["a program is gone", (commands) => rmSync(join(commands, "outline.cjs"))],
  [
    "what was compiled of a program was spoilt",
    (commands) => {
      const file = join(commands, "check.cjs.compiled");
      const bytes = readFileSync(file);
      writeFileSync(file, bytes.fill(7, bytes.length / 2, bytes.length / 2 + 5000));
    },
  ],
];

test("what is left of a program after a machine has stopped is not run", { timeout: 120_000 }, () => {
  const folder = join(site, "stopped");
  for (const part of ["src", "schema", "package.json", "package-lock.json", "vite.config.ts"])
    cpSync(join(engine, part), join(folder, part), { recursive: true });
  for (const part of ["node_modules", "public"]) symlinkSync(join(engine, part), join(folder, part));
  const check = () => run(join(folder, "src/node/launch.mjs"), "check", site);
  // A studio may be running from what was made of other sources.
  const other = join(folder, ".cache/commands/other");
  mkdirSync(other, { recursive: true });
  const sound = check();
  expect(sound).toMatchObject({ code: 1, err: "" });
  expect(existsSync(other)).toBe(true);
  rmSync(other, { recursive: true });
  for (const [what, spoil] of spoilt) {
    check();
    const commands = join(folder, ".cache/commands");
    spoil(
      join(
        commands,
        readdirSync(commands).find((name) => !name.includes("."))!,
      ),
    );
    expect(check(), what).toEqual(sound);
  }
});

/** The engine in a folder of its own, from which something is missing. */
function unfinished(name: string): string {
  const folder = join(site, name);
  for (const part of ["src/node", "schema", "package-lock.json", "vite.config.ts"])
    cpSync(join(engine, part), join(folder, part), { recursive: true });
  return folder;
}

test("who has not installed anything yet is told to", () => {
  const launch = join(unfinished("new"), "src/node/launch.mjs");
  const err = 'What the program needs is not there yet. Run "npm ci" first.\n';
  expect(run(launch, "check")).toEqual({ code: 3, out: "", err });
});

test.each(["build", "dev", "preview", "studio"])("%s in a folder whose name Vite cannot read says so", (command) => {
  const folder = unfinished(`client#1-${command}`);
  const err = `Sites cannot be built in a folder with # in its name:\n${folder}\nGive it, or the folder around it, another name and start again. Nothing was done.\n`;
  expect(run(join(folder, "src/node/launch.mjs"), command)).toEqual({ code: 1, out: "", err });
});

test("a program that cannot be put together says so, and that it is no problem of the pages", () => {
  const folder = unfinished("closed");
  symlinkSync(join(engine, "node_modules"), join(folder, "node_modules"));
  writeFileSync(join(folder, ".cache"), "no folder");
  const launch = join(folder, "src/node/launch.mjs");
  const { code, out, err } = run(launch, "check");
  expect({ code, out }).toEqual({ code: 3, out: "" });
  expect(err).toMatch(
    /^The program could not be started, and nothing was done: .+\nRun it again with --debug to see where\.\n$/,
  );
  expect(run(launch, "check", "--debug").err).toMatch(/\n +at /);
});

test("a file that every program is made from and that is gone is named, without a stack trace", () => {
  const folder = unfinished("without-lock");
  const lock = join(folder, "package-lock.json");
  rmSync(lock);
  const err = `The program could not be started, and nothing was done: ENOENT: no such file or directory, stat '${lock}'\nRun it again with --debug to see where.\n`;
  expect(run(join(folder, "src/node/launch.mjs"), "check")).toEqual({ code: 3, out: "", err });
});
