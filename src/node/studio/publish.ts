/** Commits files of a site to a branch of git. Nothing is ever pushed. */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Published, Unpublished } from "../../studio/store/store.ts";
import { changesSince } from "../git/changes.ts";
import { type Changes, siteBefore } from "../check/changed.ts";
import { checkInputOf } from "../site/checkInput.ts";
import { git, gitLine, objection, refusalOf, tryGit } from "../git/git.ts";
import { baseOf } from "../git/base.ts";
import { loadSite } from "../site/loadSite.ts";
import type { Places } from "../site/places.ts";
import { Refusal } from "./refusal.ts";
import { slugOf } from "../../model/slug.ts";
import { untaken } from "../../model/untaken.ts";
import { obstaclesBetween } from "./write.ts";

/** Shared branches, which work reaches by a merge: commits never go there directly. */
const COMMON = ["main", "master"];
const PREFIX = "content";
const WHERE = ["refs/heads/", "refs/remotes/origin/"];
const LONGEST_NAME = 40;
const SAVED = "What you saved stays saved. Ask whoever set up the project.";
const NAMELESS = [
  "Git does not know yet who you are. Type these two lines into a terminal, with your own words:",
  'git config --global user.name "Your Name"',
  "git config --global user.email you@example.com",
  "Then publish again.",
].join("\n");
/** One of these refs exists while git is in the middle of an operation. */
const UNFINISHED = ["MERGE_HEAD", "CHERRY_PICK_HEAD", "REVERT_HEAD", "REBASE_HEAD"];
/** One of these files exists instead where a rebase stops between two commits. */
const WAITING = ["rebase-merge", "rebase-apply", "sequencer", "BISECT_LOG"];

/** @throws {Refusal} where nothing can be committed. */
export function unpublished(places: Pick<Places, "engine" | "site">): Unpublished {
  const { site } = places;
  const { before, files } = changesOf(places);
  const isThere = (file: string) =>
    Object.hasOwn(files, file) || (!file.startsWith("pages/") && existsSync(join(site, file)));
  const branch = branchOf(site);
  return {
    branch: branch === undefined || isCommon(site, branch) ? "" : branch,
    files: [...before]
      .map(([file, content]): Unpublished["files"][number] => ({
        file,
        change: content === undefined ? "added" : isThere(file) ? "changed" : "removed",
        committed: typeof content === "string" && file.startsWith("pages/") ? content : undefined,
      }))
      .toSorted((a, b) => (a.file < b.file ? -1 : 1)),
  };
}

/**
 * Only one at a time: each moves the branch and the index.
 * @throws {Refusal}
 */
export async function publish(places: Places, message: string, files: readonly string[]): Promise<Published> {
  const { site } = places;
  const words = message.trim();
  if (words === "") throw new Refusal(409, "Say in a few words what has changed.");
  const changes = changesOf(places);
  const wanted = [...new Set(files)];
  const strange = wanted.find((file) => !changes.before.has(file));
  if (strange !== undefined)
    throw new Refusal(409, `${strange} is as it was committed last. Look again at what has changed.`);
  if (wanted.length === 0) throw new Refusal(409, "Nothing was chosen, so there is nothing to commit.");
  checkContent(places, changes, wanted);
  return commit(site, words, wanted);
}

/** @throws {Refusal} */
function changesOf({ engine, site }: Pick<Places, "engine" | "site">) {
  checkRepository(site);
  const { files } = loadSite(site);
  return { ...changesSince(baseOf(site, "HEAD"), { engine, site }, files), files };
}

function checkRepository(site: string): void {
  const against = objection(site);
  if (against) throw new Refusal(409, `Nothing can be published from here: ${against}. ${SAVED}`);
  if (isUnfinished(site))
    throw new Refusal(
      409,
      `Git is in the middle of something here, such as a merge or a rebase. That has to be finished first. ${SAVED}`,
    );
}

function isUnfinished(site: string): boolean {
  if (UNFINISHED.some((name) => gitLine(site, "rev-parse", "--verify", "--quiet", name))) return true;
  const paths = gitLine(site, "rev-parse", ...WAITING.flatMap((name) => ["--git-path", name]))?.split("\n") ?? [];
  return paths.some((path) => existsSync(resolve(site, path)));
}

/**
 * Checks the site as it would be committed, without the changes that were not chosen: a commit must not bring a mistake to
 * others.
 */
function checkContent({ engine, site }: Places, { before }: Changes, wanted: readonly string[]): void {
  const now = checkInputOf(engine, site);
  const others = new Map([...before].filter(([file]) => !wanted.includes(file)));
  const problems = obstaclesBetween(siteBefore(now, before), siteBefore(now, others), wanted);
  const [first] = problems;
  if (!first) return;
  const words = `${first.file} would have a mistake: ${first.sentence}`;
  const ways = others.size > 0 ? "Put it right, or choose what belongs to it as well." : "Put it right first.";
  throw new Refusal(409, `${words} ${ways}`, { problems });
}

async function commit(site: string, message: string, files: readonly string[]): Promise<Published> {
  const current = branchOf(site);
  const isNew = current === undefined || isCommon(site, current);
  const branch = isNew ? freeBranch(site, message) : current;
  const fresh = untracked(site, files);
  const undo: (() => void)[] = [];
  try {
    if (fresh.length > 0) {
      await demand(site, ["--literal-pathspecs", "add", "--intent-to-add", "--", ...fresh]);
      undo.push(() => tryGit(site, ["--literal-pathspecs", "reset", "--quiet", "--", ...fresh]));
    }
    if (isNew) await enter(site, branch, undo);
    const how = ["--literal-pathspecs", "commit", "--quiet", "--file=-", "--cleanup=whitespace", "--only", "--"];
    await demand(site, [...how, ...files], message);
  } catch (error) {
    for (const step of undo.toReversed()) step();
    throw error;
  }
  return { kind: "published", branch, commit: gitLine(site, "rev-parse", "--short", "HEAD")! };
}

/**
 * Runs a git command.
 * @throws {Refusal} with the error message of git.
 */
async function demand(site: string, args: readonly string[], input = ""): Promise<void> {
  const refusal = await refusalOf(site, args, input);
  if (refusal === undefined) return;
  if (/ident name|tell me who you are/i.test(refusal)) throw new Refusal(409, NAMELESS);
  const lock = /([\w.-]+\.lock)': File exists/.exec(refusal)?.[1];
  throw new Refusal(
    409,
    lock ? busyWords(lock) : `Git did not take this into the history of the site. ${SAVED} Git says:\n${refusal}`,
  );
}

/** @param lock The file that keeps others out while a git is at work, and that a git which has crashed leaves behind. */
function busyWords(lock: string): string {
  const words = "Another program is working on the history of the site right now. Wait a minute, then publish again.";
  return `${words} If it says the same then, tell whoever set up the project that git has left the file ${lock} behind.`;
}

/**
 * Creates a branch and makes it the current one, without touching files or the index.
 * @param undo Collects the functions that undo each step.
 */
async function enter(site: string, branch: string, undo: (() => void)[]): Promise<void> {
  const old = gitLine(site, "symbolic-ref", "--quiet", "HEAD");
  const head = gitLine(site, "rev-parse", "--verify", "--quiet", "HEAD");
  if (head !== undefined) {
    await demand(site, ["branch", "--no-track", branch, head]);
    undo.push(() => tryGit(site, ["branch", "--quiet", "-D", branch]));
  }
  await demand(site, ["symbolic-ref", "HEAD", `refs/heads/${branch}`]);
  const back = old === undefined ? ["update-ref", "--no-deref", "HEAD", head!] : ["symbolic-ref", "HEAD", old];
  undo.push(() => tryGit(site, back));
}

/** Undefined for a detached HEAD. */
function branchOf(site: string): string | undefined {
  return gitLine(site, "symbolic-ref", "--quiet", "--short", "HEAD");
}

function isCommon(site: string, branch: string): boolean {
  const named = gitLine(site, "symbolic-ref", "--quiet", "--short", "refs/remotes/origin/HEAD");
  return COMMON.includes(branch) || named === `origin/${branch}`;
}

/** A free branch name that is made from the first line of the message. */
function freeBranch(site: string, message: string): string {
  const [line = ""] = message.split("\n");
  // Git stores branches like files, so a branch "content" rules out "content/news".
  const isFile = refsAt(site, PREFIX).some((ref) => WHERE.some((where) => ref === where + PREFIX));
  const name = PREFIX + (isFile ? "-" : "/") + (slugOf(line, LONGEST_NAME) || "changes");
  return untaken(name, (branch) => refsAt(site, branch).length > 0);
}

/** The local and remote branches of this name, and those below it, such as "name/other". */
function refsAt(site: string, name: string): string[] {
  const list = gitLine(site, "for-each-ref", "--format=%(refname)", ...WHERE.map((where) => where + name));
  return list?.split("\n") ?? [];
}

function untracked(site: string, files: readonly string[]): string[] {
  const options = ["--literal-pathspecs", "ls-files", "-z", "--others", "--"];
  const list = git(site, [...options, ...files.map((file) => join(".", file))]).toString("utf8");
  return list.split("\0").filter(Boolean);
}
