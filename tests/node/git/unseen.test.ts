/** Files that git takes for unchanged without looking at them: no problem in them counts as an older one. */
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { changesSince } from "../../../src/node/git/changes.ts";
import { onlyNew } from "../../../src/node/check/changed.ts";
import { check } from "../../../src/node/check/check.ts";
import { summarize } from "../../../src/node/check/outputs/report.ts";
import { baseOf } from "../../../src/node/git/base.ts";
import { loadSite } from "../../../src/node/site/loadSite.ts";
import { block, images, pageAt, render, schemas, siteWith, text } from "../check/site.ts";
import { writeFiles } from "../../support/folders.ts";
import { git as gitIn } from "../../support/git.ts";
import { engine } from "../../support/engine.ts";

const sound = text(pageAt("/a", block("intro")));
const broken = sound.replace('"heading"', '"hading"');
let site: string;

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), "blockwright-unseen-"));
  // The tests may themselves run in a workflow.
  vi.stubEnv("GITHUB_BASE_REF", undefined);
  git("init", "--quiet", "--initial-branch", "main");
  write({ ...siteWith({ "pages/a.json": sound }), "elsewhere/a.json": sound });
  commit();
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(site, { recursive: true, force: true });
});

const git = (...args: string[]) => gitIn(site, ...args);

function commit(...where: string[]): void {
  git(...where, "add", "--all");
  git(...where, "commit", "--quiet", "--no-verify", "--message", "x");
}

const write = (files: object) => writeFiles(site, files);

function linked(): void {
  rmSync(join(site, "pages/a.json"));
  symlinkSync("../elsewhere/a.json", join(site, "pages/a.json"));
  commit();
  write({ "elsewhere/a.json": broken });
}

function flagged(flag: string): void {
  git("update-index", flag, "pages/a.json");
  write({ "pages/a.json": broken });
}

function another(content: string): void {
  write({ "pages/other/b.json": content });
  git("init", "--quiet", "pages/other");
  commit("-C", "pages/other");
}

const cases: [what: string, path: string, make: () => void][] = [
  ["a page that is a link", "pages/a.json", linked],
  ["a page that is assumed to be unchanged", "pages/a.json", () => flagged("--assume-unchanged")],
  ["a page that git skips", "pages/a.json", () => flagged("--skip-worktree")],
  [
    "a link to a page that lies beside the folder of the pages",
    "b.json",
    () => {
      symlinkSync("elsewhere/a.json", join(site, "b.json"));
      commit();
      write({ "elsewhere/a.json": broken });
    },
  ],
  [
    "a page beside that folder that is assumed to be unchanged",
    "b.json",
    () => {
      write({ "b.json": sound });
      commit();
      git("update-index", "--assume-unchanged", "b.json");
      write({ "b.json": broken });
    },
  ],
  ["a folder that is another repository", "pages/other", () => another(broken)],
  [
    "a folder that is a submodule",
    "pages/other",
    () => {
      another(sound);
      commit();
      write({ "pages/other/b.json": broken });
    },
  ],
];

test.each(cases)("%s", { timeout: 60_000 }, (_what, path, make) => {
  make();
  const input = { ...loadSite(site), schemas, images, render };
  const all = { problems: check(input), files: input.files };
  const { problems, changes } = onlyNew(all, input, changesSince(baseOf(site), { engine, site }, input.files));
  expect(problems.map(({ code }) => code)).toContain("unknown-property");
  expect(changes!.older).toEqual([]);
  expect(summarize(problems, input.files, { changes }).split("\n").at(-1)).toBe(
    `Older problems are told as well, because git does not say whether ${path} changed since the last commit.`,
  );
});

test("a page that is not there, as in a sparse checkout, says nothing against the others", () => {
  git("update-index", "--skip-worktree", "pages/a.json");
  rmSync(join(site, "pages/a.json"));
  expect(changesSince(baseOf(site), { engine, site }, loadSite(site).files)).not.toHaveProperty("unseen");
});
