/** The command with `--changed`, and in a workflow of a pull request: which place of an equal mistake is told. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inOwnWords, page, pictureFiles, siteWith, text } from "../check/site.ts";
import { commandLine } from "../../support/commands.ts";
import { engine } from "../../support/engine.ts";
import { writeFiles } from "../../support/folders.ts";
import { git as gitIn } from "../../support/git.ts";

let site: string;
const git = (...args: string[]) => gitIn(site, ...args);

function linking(name: string): string {
  const block = { type: "intro", heading: `About ${name}`, text: "[Go there](/nowhere-at-all)" };
  const description = `What stands on the page ${name}, in a sentence that is long enough for anybody.`;
  return text({ ...page(block), route: `/${name}`, title: `The page ${name}`, description });
}

beforeAll(() => {
  site = mkdtempSync(join(tmpdir(), "blockwright-compared-"));
  git("init", "--quiet", "--initial-branch", "main");
  writeFiles(site, { ...inOwnWords(siteWith({ "pages/np.json": linking("np") })), ...pictureFiles() });
  git("add", "--all");
  git("commit", "--quiet", "--message", "x");
  git("update-ref", "refs/remotes/origin/main", "main");
  git("switch", "--quiet", "--create", "work");
  writeFiles(site, { "pages/nq.json": linking("nq") });
});

afterAll(() => {
  rmSync(site, { recursive: true, force: true });
});

function run(args: readonly string[], variables: Record<string, string> = {}) {
  const { PATH, HOME, TMPDIR } = process.env;
  const env = { PATH, HOME, TMPDIR, CI: "true", ...variables };
  const command = commandLine("check", site, ...args);
  const { stdout, stderr } = spawnSync(process.execPath, command, { cwd: engine, env, encoding: "utf8" });
  return { out: stdout, err: stderr };
}

const OTHER = "2 links lead there. The other is in pages/np.json, line 9.";

describe("the place in the changed file comes first", { timeout: 120_000 }, () => {
  test("as text, JSON and annotations", () => {
    const { out } = run(["--changed", "HEAD"]);
    expect(out).toMatch(/^pages\/nq\.json:9:\d+ .*no page lives at "\/nowhere-at-all"\./m);
    expect(out).toContain(OTHER);
    expect(out).not.toMatch(/^pages\/np\.json:9/m);
    const { problems, summary } = JSON.parse(run(["--changed", "HEAD", "--format", "json"]).out) as {
      problems: { file: string; code: string; detail: string; elsewhere: { file: string }[] }[];
      summary: object;
    };
    expect(problems.find(({ code }) => code === "broken-link")).toMatchObject({
      file: "pages/nq.json",
      detail: OTHER,
      elsewhere: [{ file: "pages/np.json" }],
    });
    expect(summary).toMatchObject({ base: git("rev-parse", "HEAD").trim(), baseName: "the last commit" });
    const annotations = run(["--changed", "HEAD", "--format", "github"]).out.match(/^::error file=[^,]*/gm);
    expect(annotations).toEqual(["::error file=pages/nq.json"]);
  });

  test("in a pull request also without --changed; not where git has only a part of the history", () => {
    const filesOf = (variables: Record<string, string>) =>
      run(["--format", "github"], variables).out.match(/^::error file=[^,]*/gm);
    expect(filesOf({ GITHUB_BASE_REF: "main" })).toEqual(["::error file=pages/nq.json"]);
    expect(filesOf({ GITHUB_BASE_REF: "gone" })).toEqual(["::error file=pages/np.json"]);
    expect(filesOf({})).toEqual(["::error file=pages/np.json"]);
  });

  test("without a main branch, a sentence says what is compared", () => {
    expect(run(["--changed"]).err).toBe("");
    git("update-ref", "-d", "refs/remotes/origin/main");
    git("branch", "--move", "main", "trunk");
    expect(run(["--changed"]).err).toBe(
      `No branch is called "main" or "master", so the pages are compared with the last commit. To compare them with a branch, write its name: npm run check -- ${site} --changed <branch>\n`,
    );
    expect(run(["--changed", "trunk"]).err).toBe("");
    git("branch", "--delete", "--force", "trunk");
    expect(run(["--changed"]).err).toBe("");
  });
});
