/** What is saved gets into git on a branch of its own, and nowhere else. */
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Published, Unpublished } from "../../../src/studio/store/store.ts";
import { etagOf } from "../../../src/node/studio/stored.ts";
import { git as gitIn, tryGit } from "../../support/git.ts";
import { pageText } from "../page/site.ts";
import { openStudio, siteFolder, temporaryFolder } from "./studio.ts";

const NEWS = "pages/news.json";

/** A site in a repository, with what git is asked for. */
async function start({ inside = "", commits = true } = {}) {
  const site = siteFolder();
  const top = inside === "" ? site : temporaryFolder();
  if (inside !== "") {
    mkdirSync(join(top, inside));
    execFileSync("cp", ["-r", `${site}/.`, join(top, inside)]);
  }
  const folder = join(top, inside);
  const git = (...args: string[]) => gitIn(top, ...args).trim();
  git("init", "-q", "-b", "main");
  git("config", "user.name", "Ada Author");
  git("config", "user.email", "ada@example.com");
  writeFileSync(join(top, ".gitignore"), ".cache\n");
  if (commits) {
    git("add", "-A");
    git("commit", "-qm", "The site");
  }
  const studio = await openStudio(folder);
  const changes = async () => (await studio.ask("/api/changes")).json as Unpublished;
  const publish = async (message: string, files: string[]) => {
    const { status, json } = await studio.ask("/api/commits", { method: "POST", json: { message, files } });
    return { status, published: json as Published };
  };
  /** Changes a word of the news. */
  const edit = (word: string) =>
    writeFileSync(join(folder, NEWS), studio.read(NEWS).replace(/\w+ news\./, `${word} news.`));
  return { ...studio, folder, top, git, changes, publish, edit };
}

/** Has git run a script before each commit. */
function writeHook(top: string, script: string): void {
  mkdirSync(join(top, ".git/hooks"), { recursive: true });
  writeFileSync(join(top, ".git/hooks/pre-commit"), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
}

describe("what has changed", () => {
  test("is told file by file, with what was committed", async () => {
    const { folder, changes, edit, read } = await start();
    expect(await changes()).toEqual({ branch: "", files: [] });
    const committed = read(NEWS);
    const team = read("pages/team.json");
    edit("other");
    rmSync(join(folder, "pages/team.json"));
    writeFileSync(join(folder, "pages/kites.json"), pageText("/kites", ["Kites."]));
    writeFileSync(join(folder, "images/new.svg"), "<svg/>");
    writeFileSync(join(folder, "notes.txt"), "Not of the site.");
    expect(await changes()).toEqual({
      branch: "",
      files: [
        { file: "images/new.svg", change: "added" },
        { file: "pages/kites.json", change: "added" },
        { file: NEWS, change: "changed", committed },
        { file: "pages/team.json", change: "removed", committed: team },
      ],
    });
  });

  test("is a file in public as well, without which no page that links to it is published", async () => {
    const { folder, changes, publish } = await start();
    const files = ["pages/prices.json", "public/prices.pdf"];
    writeFileSync(join(folder, files[0]!), pageText("/prices", ["See [the list](/prices.pdf)."]));
    mkdirSync(join(folder, "public"));
    writeFileSync(join(folder, files[1]!), "Prices");
    expect((await changes()).files).toEqual(files.map((file) => ({ file, change: "added" })));
    const refusal = { message: expect.stringContaining('no page lives at "/prices.pdf"') };
    expect(await publish("Prices", files.slice(0, 1))).toMatchObject({ status: 409, published: refusal });
    expect(await publish("Prices", files)).toMatchObject({ status: 200 });
  });

  test("is all of it where nothing was ever committed", async () => {
    const { changes } = await start({ commits: false });
    const { files } = await changes();
    expect(new Set(files.map(({ change }) => change))).toEqual(new Set(["added"]));
    expect(files.map(({ file }) => file)).toContain(NEWS);
  });
});

describe("a commit", () => {
  test("gets a branch of its own, named after its words, when somebody is on the common one", async () => {
    const { changes, edit, git, publish } = await start();
    const main = git("rev-parse", "main");
    edit("other");
    const { status, published } = await publish("Tell the other news: Größeres!\n\nMore words.", [NEWS]);
    expect({ status, published }).toMatchObject({
      status: 200,
      published: { kind: "published", branch: "content/tell-the-other-news-groesseres" },
    });
    expect(git("rev-parse", "main")).toBe(main);
    expect(git("log", "-1", "--format=%B", "HEAD")).toBe("Tell the other news: Größeres!\n\nMore words.");
    expect(git("show", "--name-only", "--format=", "HEAD")).toBe(NEWS);
    expect(git("status", "--porcelain")).toBe("");
    const { branch } = await changes();
    expect(branch).toBe(git("branch", "--show-current"));
    edit("more");
    expect((await publish("More", [NEWS])).published).toMatchObject({ branch });
  });

  test("holds what was chosen: new, changed and removed files, and nothing else that waits", async () => {
    const { folder, edit, git, publish } = await start();
    edit("other");
    writeFileSync(join(folder, "pages/kites.json"), pageText("/kites", ["Kites."]));
    writeFileSync(join(folder, "pages/string.json"), pageText("/string", ["String."]));
    writeFileSync(join(folder, "notes.txt"), "Waits to be committed.");
    git("add", "notes.txt");
    expect((await publish("Kites", [NEWS, "pages/kites.json"])).status).toBe(200);
    expect(git("show", "--name-status", "--format=", "HEAD")).toBe("A\tpages/kites.json\nM\tpages/news.json");
    expect(git("status", "--porcelain")).toBe("A  notes.txt\n?? pages/string.json");
    rmSync(join(folder, "pages/kites.json"));
    expect((await publish("No kites", ["pages/kites.json"])).status).toBe(200);
    expect(git("show", "--name-status", "--format=", "HEAD")).toBe("D\tpages/kites.json");
  });

  test("is made from a site that is a part of a repository, also the first one", async () => {
    const { git, publish, changes } = await start({ inside: "website", commits: false });
    const { files } = await changes();
    const { published } = await publish(
      "All of it",
      files.map(({ file }) => file),
    );
    expect(published).toMatchObject({ kind: "published", branch: "content/all-of-it" });
    expect(git("ls-files")).toContain("website/pages/news.json");
    expect(git("ls-files")).not.toContain(".gitignore");
  });

  test.each([
    ["refs/heads/content/news", "content/news-2"],
    ["refs/remotes/origin/content/news", "content/news-2"],
    ["refs/heads/content/news/of-today", "content/news-2"],
    ["refs/heads/content/newspaper", "content/news"],
    ["refs/heads/content", "content-news"],
    ["refs/remotes/origin/content", "content-news"],
  ])("finds a name that git takes beside %s: %s", async (ref, branch) => {
    const { edit, git, publish } = await start();
    git("update-ref", ref, "HEAD");
    edit("other");
    expect((await publish("News", [NEWS])).published).toMatchObject({ kind: "published", branch });
  });

  test("runs no shell and takes no word for an option", async () => {
    const { edit, git, publish, folder } = await start();
    edit("other");
    expect((await publish("--amend $(touch evil) `touch evil` ; touch evil", [NEWS])).status).toBe(200);
    expect(git("log", "-1", "--format=%B")).toBe("--amend $(touch evil) `touch evil` ; touch evil");
    expect(git("rev-list", "--count", "HEAD")).toBe("2");
    for (const file of ["--all", ":/", "*", "../outside", "notes.txt"])
      expect((await publish("Evil", [file])).status).toBe(409);
    expect(readFileSync(join(folder, NEWS), "utf8")).toContain("other news");
  });

  test("does not keep the studio from answering while a hook runs", async () => {
    const { edit, publish, top, url } = await start();
    const asks = `fetch("${url}", { signal: AbortSignal.timeout(5000) }).then(({ ok }) => process.exit(ok ? 0 : 1))`;
    writeHook(top, `exec "${process.execPath}" -e '${asks}'`);
    edit("other");
    expect(await publish("News", [NEWS])).toMatchObject({ status: 200 });
  });

  test("waits for the one before", async () => {
    const { edit, git, publish } = await start();
    edit("other");
    const both = await Promise.all([publish("News", [NEWS]), publish("News", [NEWS])]);
    expect(both).toMatchObject([
      { status: 200 },
      { status: 409, published: { message: expect.stringContaining("is as it was committed last") } },
    ]);
    expect(git("rev-list", "--count", "HEAD")).toBe("2");
  });

  test("is never pushed", async () => {
    const { edit, git, publish } = await start();
    const remote = temporaryFolder();
    git("init", "-q", "--bare", remote);
    git("remote", "add", "origin", remote);
    git("push", "-q", "-u", "origin", "main");
    git("config", "push.default", "current");
    edit("other");
    expect((await publish("News", [NEWS])).status).toBe(200);
    expect(gitIn(remote, "branch", "--format=%(refname:short)").trim()).toBe("main");
    expect(gitIn(remote, "rev-list", "--count", "main").trim()).toBe("1");
  });
});

describe("refused, and everything as it was", () => {
  /** What git knows: branches, where we are, what waits. */
  const stateOf = (git: (...args: string[]) => string) => [git("branch", "-a"), git("status", "--porcelain", "-b")];

  test("a page with a mistake", async () => {
    const { edit, folder, git, publish, read } = await start();
    edit("other");
    writeFileSync(join(folder, NEWS), read(NEWS).replace('"heading"', '"headng"'));
    const before = stateOf(git);
    expect(await publish("News", [NEWS])).toMatchObject({
      status: 409,
      published: { message: expect.stringContaining("headng") },
    });
    expect(stateOf(git)).toEqual(before);
  });

  test("a link without the page that it leads to", async () => {
    const { folder, git, publish, read } = await start();
    writeFileSync(join(folder, "pages/kites.json"), pageText("/kites", ["Kites."]));
    writeFileSync(join(folder, NEWS), read(NEWS).replace("[team](/team)", "[team](/kites)"));
    const before = stateOf(git);
    expect(await publish("News", [NEWS])).toMatchObject({
      status: 409,
      published: { message: expect.stringMatching(/Put it right, or choose what belongs to it as well\.$/) },
    });
    expect(stateOf(git)).toEqual(before);
    expect((await publish("News", [NEWS, "pages/kites.json"])).status).toBe(200);
  });

  test("without words, without files, or with what has not changed", async () => {
    const { edit, git, publish } = await start();
    edit("other");
    const before = stateOf(git);
    for (const [message, files] of [
      [" \n", [NEWS]],
      ["News", []],
      ["News", ["pages/team.json"]],
    ] as const)
      expect((await publish(message, [...files])).status).toBe(409);
    expect(stateOf(git)).toEqual(before);
  });

  test("what a hook refuses, in its words", async () => {
    const { edit, folder, git, publish, top } = await start();
    writeHook(top, "echo 'Not on Sundays.' >&2\nexit 1");
    edit("other");
    writeFileSync(join(folder, "pages/kites.json"), pageText("/kites", ["Kites."]));
    const before = stateOf(git);
    expect(await publish("News", [NEWS, "pages/kites.json"])).toMatchObject({
      status: 409,
      published: {
        kind: "refused",
        message:
          "Git did not take this into the history of the site. What you saved stays saved. Ask whoever set up the project. Git says:\nNot on Sundays.",
      },
    });
    expect(stateOf(git)).toEqual(before);
  });

  test.each(["index.lock", "HEAD.lock"])("a new page while another git is at work, which keeps %s", async (lock) => {
    const { folder, git, publish, top } = await start();
    writeFileSync(join(folder, "pages/kites.json"), pageText("/kites", ["Kites."]));
    const before = stateOf(git);
    writeFileSync(join(top, ".git", lock), "");
    expect(await publish("Kites", ["pages/kites.json"])).toMatchObject({
      status: 409,
      published: {
        kind: "refused",
        message: `Another program is working on the history of the site right now. Wait a minute, then publish again. If it says the same then, tell whoever set up the project that git has left the file ${lock} behind.`,
      },
    });
    rmSync(join(top, ".git", lock));
    expect(stateOf(git)).toEqual(before);
    expect((await publish("Kites", ["pages/kites.json"])).status).toBe(200);
  });

  /** What git is told, one after the other; the last of it stops half-way. */
  const unfinished: Record<string, string[][]> = {
    "a merge": [["update-ref", "MERGE_HEAD", "HEAD"]],
    "a rebase that waits for a command": [["rebase", "--exec", "false", "HEAD~1"]],
    "a rebase that waits for a person": [["-c", "sequence.editor=echo break >", "rebase", "-i", "HEAD~1"]],
    "mails that do not fit": [
      ["format-patch", "-1", "--output-directory", "patches"],
      ["am", "patches/0001-More.patch"],
    ],
    "several commits from elsewhere": [
      ["branch", "elsewhere"],
      ["commit", "--allow-empty", "--message", "Nothing"],
      ["branch", "--force", "elsewhere"],
      ["cherry-pick", "HEAD~2..elsewhere"],
      ["reset"],
    ],
    "a search": [["bisect", "start"]],
  };

  test.each(Object.entries(unfinished))("in the middle of %s", async (_name, commands) => {
    const { edit, git, publish, top } = await start();
    edit("more");
    git("commit", "-aqm", "More");
    for (const command of commands) tryGit(top, ...command);
    edit("other");
    const before = stateOf(git);
    expect(await publish("News", [NEWS])).toMatchObject({
      status: 409,
      published: {
        message:
          "Git is in the middle of something here, such as a merge or a rebase. That has to be finished first. What you saved stays saved. Ask whoever set up the project.",
      },
    });
    expect(stateOf(git)).toEqual(before);
  });

  test("where there is no repository", async () => {
    const { ask, folder } = await openStudio();
    const message = `Nothing can be published from here: ${folder} is not in a git repository. What you saved stays saved. Ask whoever set up the project.`;
    expect(await ask("/api/changes")).toMatchObject({ status: 409, json: { message } });
  });

  test("where git does not know who somebody is", async () => {
    const { edit, git, publish } = await start();
    git("config", "user.name", "");
    edit("more");
    const before = stateOf(git);
    const message =
      'Git does not know yet who you are. Type these two lines into a terminal, with your own words:\ngit config --global user.name "Your Name"\ngit config --global user.email you@example.com\nThen publish again.';
    // Git does not read what is to be committed before it knows. A long message would wait for that.
    for (const words of ["News", "News. ".repeat(50_000)])
      expect(await publish(words, [NEWS])).toMatchObject({ status: 409, published: { message } });
    expect(stateOf(git)).toEqual(before);
  });

  test("the studio saves while git refuses", async () => {
    const { save, read } = await openStudio();
    expect((await save(NEWS, read(NEWS).replace("has news", "has more news"), etagOf(read(NEWS)))).status).toBe(200);
  });
});
