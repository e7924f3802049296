import { chmodSync, mkdtempSync, renameSync, rmSync, symlinkSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { changesSince } from "../../../src/node/git/changes.ts";
import { onlyNew } from "../../../src/node/check/changed.ts";
import { check } from "../../../src/node/check/check.ts";
import { formats } from "../../../src/node/check/outputs/formats.ts";
import { report } from "../../../src/node/check/outputs/report.ts";
import { baseOf } from "../../../src/node/git/base.ts";
import { loadSite } from "../../../src/node/site/loadSite.ts";
import { article, pictureFiles, render, schemas, siteWith, text, words } from "../check/site.ts";
import { writeFiles } from "../../support/folders.ts";
import { git as gitIn } from "../../support/git.ts";
import { engine } from "../../support/engine.ts";

let site: string;

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), "blockwright-changes-"));
  // The tests may themselves run in a workflow.
  vi.stubEnv("GITHUB_BASE_REF", undefined);
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(site, { recursive: true, force: true });
});

const git = (...args: string[]) => gitIn(site, ...args);

const write = (files: object) => writeFiles(site, files);

function commit(message = "x"): void {
  git("add", "--all");
  git("commit", "--quiet", "--no-verify", "--message", message);
}

/** A page with one link. */
function page(route: string, href: string): string {
  const blocks = [{ type: "intro", heading: `About ${route.slice(1)}`, text: `[See ${href}](${href})` }];
  const cards = { type: "postCards", heading: "Read on", posts: [href] };
  return text({
    route,
    ...words(`The page ${route.slice(1)}`),
    blocks: href === article["route"] ? [...blocks, cards] : blocks,
  });
}

const pictures = pictureFiles();

/** A repository with a site that has one mistake, in pages/old.json. */
function start(files: Record<string, string> = {}): void {
  git("init", "--quiet", "--initial-branch", "main");
  const old = page("/old", "/all").replace('"heading"', '"headng"');
  write({ ...siteWith({ "pages/old.json": old, "pages/a.json": page("/a", "/all"), ...files }), ...pictures });
  commit();
}

function changes(base?: string) {
  return changesSince(baseOf(site, base), { engine, site }, loadSite(site).files);
}

/** The codes and files of what is new, and the summary. */
function news(base?: string): { told: string[]; older: number; last: string } {
  const input = { ...loadSite(site), schemas, render };
  const all = { problems: check(input), files: input.files };
  const { problems, changes: compared } = onlyNew(all, input, changes(base));
  const told = problems.map(({ file, code }) => `${file} ${code}`);
  const last = report(problems, input, { changes: compared }).trimEnd().split("\n").slice(-2).join("\n");
  return { told, older: compared!.older.length, last };
}

describe("what is new", { timeout: 60_000 }, () => {
  test("nothing changed", () => {
    start();
    expect(news()).toMatchInlineSnapshot(`
      {
        "last": "12 pages checked, no new problems.
      One older problem in files that did not change since the last commit is left out. "npm run check" tells everything.",
        "older": 1,
        "told": [],
      }
    `);
  });

  test("a broken page, not committed, staged or new, with the older problems of changed files", () => {
    start();
    const wrong = page("/a", "/all").replace('"heading"', '"hading"');
    write({ "pages/a.json": wrong });
    expect(news().told).toEqual(["pages/a.json unknown-property"]);
    git("add", "--all");
    expect(news().told).toEqual(["pages/a.json unknown-property"]);
    write({ "pages/new.json": "{", "pages/old.json": page("/old", "/all").replace('"text"', '"txt"') });
    expect(news()).toMatchInlineSnapshot(`
      {
        "last": "
      3 problems in 3 pages, 10 pages are fine. Two can be put right by "npm run check -- --fix".",
        "older": 0,
        "told": [
          "pages/a.json unknown-property",
          "pages/new.json unclosed-bracket",
          "pages/old.json unknown-property",
        ],
      }
    `);
  });

  test("a deleted page breaks a file that did not change", () => {
    start({ "pages/list.json": page("/list", "/IosorAndroidFindout") });
    rmSync(join(site, "pages/ios.json"));
    const { told, older } = news();
    expect(told).toContain("pages/all.json broken-link");
    expect(told.filter((problem) => problem.startsWith("pages/old.json"))).toEqual([]);
    expect(older).toBe(1);
  });

  test("a renamed page is a new file: what is wrong with it is told, and a file that is no page", () => {
    start();
    renameSync(join(site, "pages/old.json"), join(site, "pages/older.json"));
    write({ "pages/team.html": "Our team" });
    git("add", "--all");
    const told = ["pages/older.json unknown-property", "pages/team.html unknown-file"];
    expect(news()).toMatchObject({ told, older: 0 });
  });

  test("pictures that are taken away or added", () => {
    start();
    rmSync(join(site, "images/brand/logo.svg"));
    const { told } = news();
    expect(told.length).toBeGreaterThan(0);
    expect(told.every((problem) => problem.endsWith(" missing-image"))).toBe(true);
    commit();
    // Now it is missing at the base, too.
    expect(news()).toMatchObject({ told: [], older: told.length + 1 });
    write({ "images/brand/logo.svg": pictures["images/brand/logo.svg"] });
    expect(news()).toMatchObject({ told: [], older: 1 });
  });

  test("a picture that is damaged", () => {
    start();
    write({ "images/brand/logo.svg": "<svg" });
    const { told } = news();
    expect(told.length).toBeGreaterThan(0);
    expect(told.every((problem) => problem.endsWith(" broken-image"))).toBe(true);
  });

  test("a shared block that breaks pages which did not change", () => {
    const uses = text({
      route: "/b",
      ...words("The page b"),
      blocks: [
        { type: "shared", use: "hello" },
        { type: "intro", heading: "B", text: "[All](/all)" },
      ],
    });
    const shared = text({ block: { type: "intro", heading: "Hello", text: "Words." } });
    start({ "pages/b.json": uses, "pages/_shared/hello.json": shared });
    renameSync(join(site, "pages/_shared/hello.json"), join(site, "pages/_shared/bye.json"));
    // Told once, of the first page that asks for it.
    expect(news().told).toEqual(["pages/all.json unknown-shared"]);
  });
});

describe("what changed", { timeout: 60_000 }, () => {
  const paths = (base?: string) => Object.fromEntries(changes(base).before);

  test("names of every kind, contents of the base, and nothing else", () => {
    const names = ['pages/a "b".json', "pages/größe.json", "pages/new\nline.json", "pages/sub folder/x.json"];
    start(Object.fromEntries(names.map((name) => [name, "{}"])));
    write({ ...Object.fromEntries(names.map((name) => [name, "[]"])), "notes.txt": "x", "pages/notes.txt": "x" });
    write({ "pages/über.json": "{}", "images/new one.png": "x", "public/a/new.pdf": "x" });
    expect(paths()).toEqual({
      ...Object.fromEntries(names.map((name) => [name, "{}"])),
      "pages/über.json": undefined,
      "images/new one.png": undefined,
      "public/a/new.pdf": undefined,
    });
  });

  test("bytes that are no UTF-8 come as bytes", () => {
    git("init", "--quiet", "--initial-branch", "main");
    write({ "pages/a.json": new Uint8Array([0x22, 0xe9, 0x22]) });
    commit();
    write({ "pages/a.json": "{}" });
    expect(paths()).toEqual({ "pages/a.json": Buffer.from([0x22, 0xe9, 0x22]) });
  });

  test("a file that was only touched, made executable or is ignored did not change", () => {
    start({ ".gitignore": "pages/draft.json\n" });
    utimesSync(join(site, "pages/a.json"), 1, 1);
    chmodSync(join(site, "pages/ios.json"), 0o755);
    write({ "pages/draft.json": "{" });
    expect(paths()).toEqual({});
    expect(changes().ignored).toEqual(new Set(["pages/draft.json"]));
  });

  test("a link in the place of a page", () => {
    start();
    symlinkSync("a.json", join(site, "pages/link.json"));
    commit();
    rmSync(join(site, "pages/link.json"));
    expect(paths()).toEqual({ "pages/link.json": { unreadable: "other" } });
  });

  test("a site in a folder of a bigger repository", () => {
    const root = site;
    git("init", "--quiet", "--initial-branch", "main");
    write({ "web/pages/a.json": "{}", "pages/b.json": "{}" });
    commit();
    write({ "web/pages/a.json": "[]", "pages/b.json": "[]", "web/pages/c.json": "{}" });
    site = join(root, "web");
    expect(paths()).toEqual({ "pages/a.json": "{}", "pages/c.json": undefined });
    site = root;
  });

  test("pages beside the folder, and no files of programs", () => {
    start();
    const away = '{ "route": "/away", "blocks": [] }';
    write({ "package.json": "{}", "away.json": away, "gone.json": away });
    commit();
    expect(paths()).toEqual({});
    write({ "package.json": "[]", "tsconfig.json": "{}", "away.json": `${away} `, "new.json": away });
    rmSync(join(site, "gone.json"));
    expect(paths()).toEqual({ "away.json": away, "gone.json": away, "new.json": undefined });
  });

  test("the engine itself", () => {
    start();
    const places = { engine: site, site };
    const changed = (of = site) => changesSince(baseOf(site), { engine: of, site }, loadSite(site).files).engineChanged;
    expect(changed()).toBe(false);
    write({ "docs/other.md": "", "public/prices.pdf": "", "..engine/src/a.ts": "" });
    expect([changed(), changed(join(site, "..engine"))]).toEqual([false, true]);
    write({ "schema/page.schema.json": "{}" });
    expect(changed()).toBe(true);
    commit();
    expect(changed()).toBe(false);
    write({ "package-lock.json": "{}" });
    expect(changed()).toBe(true);
    const input = { ...loadSite(site), schemas, render };
    const all = { problems: check(input), files: input.files };
    const told = onlyNew(all, input, changesSince(baseOf(site), places, input.files));
    expect(formats.text(told, { folder: "" }, {}).trimEnd().split("\n").slice(-2)).toMatchInlineSnapshot(`
      [
        "1 problem in 1 page, 11 pages are fine. One can be put right by "npm run check -- --fix".",
        "Older problems are told as well, because the engine itself changed since the last commit.",
      ]
    `);
  });
});

describe("the base", { timeout: 60_000 }, () => {
  /** A branch "work" with a page of its own, while "main" has gone on. */
  function branch(): void {
    start();
    git("switch", "--quiet", "--create", "work");
    write({ "pages/mine.json": page("/mine", "/all") });
    commit();
    git("switch", "--quiet", "main");
    write({ "pages/theirs.json": page("/theirs", "/all") });
    commit();
    git("switch", "--quiet", "work");
  }

  const found = (base?: string) => {
    const { base: name, before } = changes(base);
    return [name, ...before.keys()];
  };

  test("on the main branch: the last commit", () => {
    start();
    write({ "pages/x.json": "{}" });
    expect(found()).toEqual(["the last commit", "pages/x.json"]);
  });

  test("on another branch: where it left the main one", () => {
    branch();
    expect(found()).toEqual(["main", "pages/mine.json"]);
    expect(found("main")).toEqual(["main", "pages/mine.json"]);
    expect(found("HEAD")).toEqual(["the last commit"]);
    expect(found("HEAD~1")).toEqual(["HEAD~1", "pages/mine.json"]);
  });

  test("the branch of the remote, whatever it is called", () => {
    branch();
    git("update-ref", "refs/remotes/origin/trunk", "main");
    git("symbolic-ref", "refs/remotes/origin/HEAD", "refs/remotes/origin/trunk");
    git("branch", "--quiet", "--delete", "--force", "main");
    expect(found()).toEqual(["origin/trunk", "pages/mine.json"]);
  });

  test("in a workflow of a pull request: its target", () => {
    branch();
    vi.stubEnv("GITHUB_BASE_REF", "main");
    expect(() => found()).toThrow('Git knows no commit "origin/main".');
    git("update-ref", "refs/remotes/origin/main", "main");
    git("checkout", "--quiet", "--detach");
    expect(found()).toEqual(["origin/main", "pages/mine.json"]);
  });

  test("before the first commit everything is new", () => {
    git("init", "--quiet", "--initial-branch", "main");
    write({ "pages/x.json": "{}" });
    expect(found()).toEqual(["the beginning", "pages/x.json"]);
    git("add", "--all");
    expect(found("HEAD")).toEqual(["the beginning", "pages/x.json"]);
  });

  test("no repository, no such commit, only a part of the history", () => {
    expect(() => changes()).toThrow(`What changed cannot be told: ${site} is not in a git repository.`);
    branch();
    for (const name of ["nowhere", "-x", "--help", "a b", "HEAD:pages"])
      expect(() => changes(name)).toThrow(`Git knows no commit "${name}".`);
    expect(() => changes(engine)).toThrow(
      `Git knows no commit "${engine}". To check the folder "${engine}", write it before --changed.`,
    );
    const whole = site;
    site = mkdtempSync(join(tmpdir(), "blockwright-shallow-"));
    git("clone", "--quiet", "--depth", "1", "--no-single-branch", `file://${whole}`, ".");
    git("switch", "--quiet", "work");
    expect(() => changes("origin/main")).toThrow(
      'It cannot be told what this folder has in common with "origin/main". Only a part',
    );
    expect(() => changes("HEAD~1")).toThrow(
      'Git knows no commit "HEAD~1". Only a part of the history is here: ' +
        'get all of it with "git fetch --unshallow", in a workflow with "fetch-depth: 0".',
    );
    git("update-ref", "-d", "refs/remotes/origin/main");
    git("update-ref", "-d", "refs/remotes/origin/HEAD");
    expect(() => changes()).toThrow("It cannot be told which branch this work will be merged into. Only a part");
    rmSync(whole, { recursive: true });
  });

  test("a hook's own index does not matter", () => {
    start();
    write({ "pages/x.json": "{}" });
    vi.stubEnv("GIT_DIR", "/nowhere");
    vi.stubEnv("GIT_INDEX_FILE", ".git/nowhere");
    expect(changes("HEAD").before.size).toBe(1);
  });
});
