import { spawnSync } from "node:child_process";
import fs, {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { linksOf } from "../../../src/node/check/gathered/links/links.ts";
import type { SiteFiles } from "../../../src/node/check/site.ts";
import { loadSite } from "../../../src/node/site/loadSite.ts";
import type { FileChange } from "../../../src/node/page/outcome.ts";
import { blindSpots, leadsTo, surveyOf } from "../../../src/node/page/survey.ts";
import { CannotWrite, FileChanged, writeChanges } from "../../../src/node/page/writeChanges.ts";
import { commandLine } from "../../support/commands.ts";
import { images, inputOf, pageText, siteWith } from "./site.ts";
import { writeFiles } from "../../support/folders.ts";
import { engine } from "../../support/engine.ts";

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "blockwright-page-"));
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

function write(files: SiteFiles): SiteFiles {
  writeFiles(root, files);
  return files;
}

/** Every file below the folder. */
function everything(): Record<string, string> {
  const entries = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((file) =>
    statSync(join(root, file)).isFile(),
  );
  return Object.fromEntries(entries.toSorted().map((file) => [file, readFileSync(join(root, file), "utf8")]));
}

describe("changes", () => {
  test("are all made; folders come and go", () => {
    const files = write({ "pages/a.json": "1", "pages/b/c.json": "2", "pages/d.json": "3" });
    const changes: FileChange[] = [
      { file: "pages/a.json", text: "one" },
      { file: "pages/e/f/c.json", text: "two", from: "pages/b/c.json" },
      { file: "pages/d.json" },
      { file: "pages/new/g.json", text: "new" },
    ];
    writeChanges(root, changes, files);
    expect(everything()).toEqual({ "pages/a.json": "one", "pages/e/f/c.json": "two", "pages/new/g.json": "new" });
    expect(existsSync(join(root, "pages/b"))).toBe(false);
  });

  test("are not made where one of the files may only be read", () => {
    const files = write({ "pages/a.json": "1", "pages/b.json": "2" });
    chmodSync(join(root, "pages/b.json"), 0o444);
    const changes: FileChange[] = [
      { file: "pages/x/y/a.json", text: "one", from: "pages/a.json" },
      { file: "pages/b.json", text: "two" },
    ];
    const sentence =
      "pages/b.json could not be changed, because it may only be read. Give yourself the right to write it.";
    expect(() => writeChanges(root, changes, files)).toThrow(new CannotWrite(sentence));
    expect(everything()).toEqual(files);
  });

  test("leave no empty folders behind when one of them cannot be made", () => {
    const files = write({ "pages/a.json": "1", "pages/b": "no folder" });
    const changes: FileChange[] = [
      { file: "pages/x/y/a.json", text: "one", from: "pages/a.json" },
      { file: "pages/b/c.json", text: "two" },
    ];
    expect(() => writeChanges(root, changes, files)).toThrow();
    expect(everything()).toEqual(files);
    expect(existsSync(join(root, "pages/x"))).toBe(false);
  });

  test("keep the rights of a file, and a link stays a link", () => {
    const files = { ...write({ "elsewhere/a.json": "1", "pages/b.json": "2" }), "pages/a.json": "1" };
    symlinkSync("../elsewhere/a.json", join(root, "pages/a.json"));
    chmodSync(join(root, "pages/b.json"), 0o666);
    writeChanges(
      root,
      [
        { file: "pages/a.json", text: "one" },
        { file: "pages/b.json", text: "two" },
      ],
      files,
    );
    expect(everything()).toEqual({ "elsewhere/a.json": "one", "pages/a.json": "one", "pages/b.json": "two" });
    expect(statSync(join(root, "pages/b.json")).mode & 0o777).toBe(0o666);
  });

  test.each<[string, FileChange, () => void]>([
    [
      "a file was written meanwhile",
      { file: "pages/b.json", text: "x" },
      () => writeFileSync(join(root, "pages/b.json"), "mine"),
    ],
    ["a file has gone meanwhile", { file: "pages/b.json" }, () => rmSync(join(root, "pages/b.json"))],
    [
      "a file has come meanwhile",
      { file: "pages/c.json", text: "x" },
      () => writeFileSync(join(root, "pages/c.json"), "mine"),
    ],
    [
      "a name was taken meanwhile",
      { file: "pages/c.json", text: "x", from: "pages/b.json" },
      () => writeFileSync(join(root, "pages/c.json"), "mine"),
    ],
  ])("none is made when %s", (_, change, meanwhile) => {
    const files = write({ "pages/a.json": "1", "pages/b.json": "2" });
    meanwhile();
    const before = everything();
    expect(() => writeChanges(root, [{ file: "pages/a.json", text: "one" }, change], files)).toThrow(FileChanged);
    expect(everything()).toEqual(before);
  });

  test("are undone when one of them fails", () => {
    const files = write({ "pages/a.json": "1", "pages/b.json": "2", "pages/c.json": "3", "pages/d.json": "4" });
    // The last change fails, because pages/d.json is deleted by then, so all others have to be undone.
    const changes: FileChange[] = [
      { file: "pages/a.json", text: "one" },
      { file: "pages/b.json" },
      { file: "pages/e.json", text: "three", from: "pages/c.json" },
      { file: "pages/d.json" },
      { file: "pages/d.json" },
    ];
    expect(() => writeChanges(root, changes, files)).toThrow(FileChanged);
    expect(everything()).toEqual(files);
  });
});

/** Makes system calls for these paths fail. File permissions are not enough, because root may do everything. */
function refuse(code: string, isMeant: (...paths: string[]) => boolean): void {
  const calls = { openSync: "open", rmSync: "unlink", renameSync: "rename" } as const;
  const spies = Object.entries(calls).map(([name, syscall]) => {
    const real = fs[name as "rmSync"] as (...given: unknown[]) => unknown;
    return vi.spyOn(fs, name as "rmSync").mockImplementation(((...given: unknown[]) => {
      const [path, to] = given.map(String);
      // Files are opened for reading too, which does not fail.
      const isWritten = syscall !== "open" || to === "wx";
      if (!isWritten || !isMeant(syscall, path!, syscall === "rename" ? to! : path!)) return real(...given);
      throw Object.assign(new Error(code), { code, syscall, path });
    }) as never);
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
    syncBuiltinESMExports();
  });
}

describe("what cannot be written is told in a sentence, and nothing is changed", () => {
  test.each<[string, FileChange]>([
    ["taken away", { file: "pages/blog/a.json" }],
    ["moved", { file: "pages/a2.json", text: "one", from: "pages/blog/a.json" }],
    ["changed", { file: "pages/blog/a.json", text: "one" }],
  ])("when a page is %s in a folder into which nothing may be written", (_, change) => {
    const files = write({ "pages/a.json": "1", "pages/blog/a.json": "1" });
    const folder = join(root, "pages/blog/");
    refuse("EACCES", (_call, ...paths) => paths.some((path) => path.startsWith(folder)));
    const sentence =
      "pages/blog/a.json could not be changed, because nothing may be written into its folder. Give yourself the right to do so.";
    expect(() => writeChanges(root, [{ file: "pages/a.json", text: "x" }, change], files)).toThrow(
      new CannotWrite(sentence),
    );
    expect(everything()).toEqual(files);
  });

  test.each<[string, FileChange]>([
    ["taken away", { file: "pages/d.json" }],
    ["moved", { file: "pages/f.json", text: "four", from: "pages/d.json" }],
    ["changed", { file: "pages/d.json", text: "four" }],
  ])("when the last of them is locked and to be %s, also where the disk is full by then", (_, change) => {
    const files = write({ "pages/a.json": "1", "pages/b.json": "2", "pages/c.json": "3", "pages/d.json": "4" });
    const changes: FileChange[] = [
      { file: "pages/a.json", text: "one" },
      { file: "pages/b.json" },
      { file: "pages/e.json", text: "three", from: "pages/c.json" },
      change,
    ];
    const locked = join(root, "pages/d.json");
    refuse("EPERM", (call, ...paths) => call !== "open" && paths.includes(locked));
    const { writeFileSync: real } = fs;
    const full = vi.spyOn(fs, "writeFileSync").mockImplementation((path, text, how) => {
      // A write to a path truncates the file before it fails.
      real(path, typeof path === "string" ? "" : text, how);
      if (typeof path === "string") throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
    });
    syncBuiltinESMExports();
    try {
      const sentence = `pages/d.json could not be changed, because it may only be read. Give yourself the right to write it.`;
      expect(() => writeChanges(root, changes, files)).toThrow(new CannotWrite(sentence));
    } finally {
      full.mockRestore();
    }
    expect(everything()).toEqual(files);
  });
});

describe("a crash", { timeout: 120_000 }, () => {
  /** The child process sends itself a signal before its nth rename or deletion. */
  const crashing = (at: number, signal = "SIGKILL") =>
    `data:text/javascript,${encodeURIComponent(`
    import fs from "node:fs";
    import { syncBuiltinESMExports } from "node:module";
    let count = 0;
    for (const name of ["renameSync", "rmSync"]) {
      const real = fs[name];
      fs[name] = (...args) => { if (count++ === ${at}) process.kill(process.pid, "${signal}"); return real(...args); };
    }
    syncBuiltinESMExports();
  `)}`;

  function site(): SiteFiles {
    const files = write(siteWith({ "pages/more.json": pageText("/more", ["[a](/news) [b](/team)"]) }));
    for (const image of images) write({ [`images/${image}`]: "" });
    return files;
  }

  test.each([
    ["mv", ["mv", "/team", "/people"]],
    ["rm", ["rm", "/more", "--redirect", "/contact"]],
  ])("anywhere in %s loses nothing, and leaves no broken link", (_, args) => {
    const files = site();
    const known = Object.keys(surveyOf(inputOf(files)).spellings);
    let crashes = 0;
    for (; crashes < 20; crashes++) {
      site();
      const { signal, status } = spawnSync(
        process.execPath,
        ["--import", crashing(crashes), ...commandLine("page", ...args, "--site", root)],
        { cwd: engine },
      );
      if (status === 0) break;
      expect(signal).toBe("SIGKILL");
      const survey = surveyOf(inputOf(loadSite(root).files), () => () => true);
      expect(Object.keys(survey.spellings)).toEqual(expect.arrayContaining(known));
      expect(blindSpots(survey)).toEqual([]);
      const links = linksOf(survey.context).filter(({ href }) => href.startsWith("/"));
      expect(links.filter(({ href }) => leadsTo(survey, href) === undefined)).toEqual([]);
      rmSync(join(root, "pages"), { recursive: true });
    }
    expect(crashes).toBeGreaterThan(1);
    expect(Object.keys(everything()).filter((file) => file.endsWith(".tmp"))).toEqual([]);
  });

  test.each(["SIGINT", "SIGTERM", "SIGHUP"])("is not what %s makes: the move is carried out", (signal) => {
    site();
    const command = ["--import", crashing(1, signal), ...commandLine("page", "mv", "/team", "/people", "--site", root)];
    const { status } = spawnSync(process.execPath, command, { cwd: engine });
    expect(status).toBe(0);
    const survey = surveyOf(inputOf(loadSite(root).files), () => () => true);
    expect(linksOf(survey.context).filter(({ href }) => href.startsWith("/team"))).toEqual([]);
  });

  test("leaves files behind that the next command takes away, but none that is being written", () => {
    const files = write({ "pages/a.json": "1" });
    const name = (n: number) => `pages/a.json.0000000${n}-0000-4000-8000-000000000000.tmp`;
    write({ [name(1)]: "old", [name(2)]: "new" });
    utimesSync(join(root, name(1)), 1, 1);
    writeChanges(root, [{ file: "pages/a.json", text: "2" }], files);
    expect(everything()).toEqual({ "pages/a.json": "2", [name(2)]: "new" });
  });
});
