import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { inOwnWords, pictureFiles, siteWith } from "../check/site.ts";
import { writeFiles } from "../../support/folders.ts";
import { tryGit } from "../../support/git.ts";
import { engine } from "../../support/engine.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "blockwright-hook-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const write = (files: object) => writeFiles(folder, files);
const git = (...args: string[]) => tryGit(folder, ...args);

test("the hook stops a commit with a new problem, and only that", { timeout: 120_000 }, () => {
  const check = `cd "${engine}" && node --import tsx src/node/checkCli.ts "${folder}"`;
  write({
    ...inOwnWords(siteWith({ "pages/old.json": "{\n" })),
    ...pictureFiles(),
    "package.json": JSON.stringify({ scripts: { check } }),
  });
  cpSync(join(engine, "tools/hooks"), join(folder, "tools/hooks"), { recursive: true });
  git("init", "--quiet");
  git("add", "--all");
  expect(git("commit", "--quiet", "--message", "The site, before the hook").code).toBe(0);
  git("config", "core.hooksPath", "tools/hooks");

  write({ "notes.txt": "x" });
  git("add", "--all");
  expect(git("commit", "--quiet", "--message", "Nothing about pages")).toMatchObject({ code: 0 });

  write({ "pages/new.json": "[\n" });
  git("add", "--all");
  const stopped = git("commit", "--quiet", "--message", "A broken page");
  expect(stopped.code).toBe(1);
  // Git sends all output of a hook to stderr.
  expect((stopped.out + stopped.err).replaceAll(folder, "/site")).toMatchInlineSnapshot(`
    "pages/new.json:1:1   The file ends too early: the [ of line 1 is never closed.
        1 | [
          | ^
        Fix: add ] at the end of the file. If more stood there before, put that back first.   [unclosed-bracket]
        The rest of this page was not checked until this is put right.

    1 problem in 1 page, 10 pages are fine.
    One older problem in files that did not change since the last commit is left out. "npm run check -- /site" tells everything.
    Nothing was committed, because of the problems above. Put them right and commit again.
    To commit all the same: git commit --no-verify
    "
  `);
  expect(git("log", "--format=%s").out).not.toContain("A broken page");

  // Part of the files, as "git commit <file>" does it with an index of its own.
  expect(git("commit", "--quiet", "--message", "A broken page", "pages/new.json").code).toBe(1);
  expect(git("commit", "--quiet", "--no-verify", "--message", "All the same").code).toBe(0);
});
