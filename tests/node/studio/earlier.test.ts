/** What a page said when it could be read last, from the history of git. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { git as gitIn } from "../../support/git.ts";
import { openStudio, siteFolder } from "./studio.ts";

const NEWS = "pages/news.json";
const ASKED = `/api/earlier?file=${encodeURIComponent(NEWS)}`;

/** A site whose first commit is its only one. */
async function start() {
  const folder = siteFolder();
  const git = (...args: string[]) => gitIn(folder, ...args).trim();
  git("init", "-q", "-b", "main");
  git("add", "-A");
  git("commit", "-qm", "The site");
  const studio = await openStudio(folder);
  return { ...studio, git, write: (text: string) => writeFileSync(join(folder, NEWS), text) };
}

test("is told with its time, past commits that cannot be read, while a merge waits", async () => {
  const { ask, git, read, write } = await start();
  const text = read(NEWS);
  const when = Number(git("log", "-1", "--format=%ct")) * 1000;
  write(text.slice(0, 60));
  git("commit", "-qam", "Half of it");
  git("rm", "-q", NEWS);
  git("commit", "-qm", "None of it");
  write(`<<<<<<< mine\n${text}`);
  git("update-ref", "MERGE_HEAD", "HEAD");
  expect(await ask(ASKED)).toMatchObject({ status: 200, json: { kind: "found", text, when } });
});

test("is found under the name that the file had before", async () => {
  const { ask, git, read, write } = await start();
  const text = read(NEWS);
  git("mv", NEWS, "pages/what's new.json");
  git("commit", "-qm", "Another name");
  git("mv", "pages/what's new.json", NEWS);
  write(text.slice(0, -2));
  git("commit", "-qam", "The name from before, and a mistake");
  git("mv", NEWS, "pages/latest.json");
  git("commit", "-qm", "A third name");
  const asked = ASKED.replace("news", "latest");
  expect(await ask(asked)).toMatchObject({ status: 200, json: { kind: "found", text } });
});

test("is missed where it never could be read, where there is no git, and where the studio does not look", async () => {
  const { ask, git, write } = await start();
  write("{");
  git("checkout", "-q", "--orphan", "other");
  git("commit", "-qam", "Broken from the start");
  const none = "The history of the site has no version of this that can be read. Ask whoever looks after the site.";
  expect(await ask(ASKED)).toMatchObject({ status: 404, json: { message: none } });
  expect((await ask("/api/earlier?file=package.json")).status).toBe(403);
  const bare = await openStudio();
  const message = `No earlier version can be found: ${bare.folder} is not in a git repository. Ask whoever looks after the site.`;
  expect(await bare.ask(ASKED)).toMatchObject({ status: 409, json: { message } });
});
