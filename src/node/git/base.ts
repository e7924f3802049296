import { existsSync } from "node:fs";
import { env } from "node:process";
import { gitLine, objection } from "./git.ts";
import { checkCommand } from "../check/wording/commands.ts";
import { givenFolder } from "../command/givenFolder.ts";
import { WrongUse } from "../command/options.ts";

/** The state with which a working folder is compared. */
export interface Base {
  /** For messages. */
  name: string;
  /** A commit, or the empty tree if there is no commit yet. */
  tree: string;
  /** The work may have begun elsewhere. */
  isDoubtful?: true;
}

/**
 * The merge base of HEAD and `wanted`, which defaults to the branch that the work will be merged into. On that branch, it
 * is HEAD.
 * @throws {WrongUse} if there is no such commit.
 */
export function baseOf(folder: string, wanted?: string): Base {
  const against = objection(folder);
  if (against) throw new WrongUse(`What changed cannot be told: ${against}.`);
  const main = wanted ?? mainBranch(folder);
  const name = main ?? "HEAD";
  const head = commitOf(folder, "HEAD");
  if (!head && name === "HEAD") return { name: "the beginning", tree: emptyTree(folder) };
  const commit = commitOf(folder, name);
  if (!commit) throw new WrongUse(`Git knows no commit "${name}".${hint(folder) || meantFolder(name)}`);
  const common = gitLine(folder, "merge-base", commit, "HEAD");
  if (!common && isShallow(folder))
    throw new WrongUse(`It cannot be told what this folder has in common with "${name}".${hint(folder)}`);
  const base = { name: name === "HEAD" ? "the last commit" : name, tree: common ?? commit };
  return main === undefined && hasBranches(folder) ? { ...base, isDoubtful: true } : base;
}

/** The same for a pull request in a workflow; undefined elsewhere, and where only a part of the history is here. */
export function baseOfPullRequest(folder: string): Base | undefined {
  if (!env["GITHUB_BASE_REF"]) return undefined;
  try {
    return baseOf(folder);
  } catch (error) {
    if (error instanceof WrongUse) return undefined;
    throw error;
  }
}

/** For authors whose work may have begun elsewhere. @param named The folder as it was typed. */
export function noMain(named: string | undefined): string {
  const command = checkCommand(named, ["--changed", "<branch>"]);
  return `No branch is called "main" or "master", so the pages are compared with the last commit. To compare them with a branch, write its name: ${command}`;
}

/** Whether there is more than one branch. */
function hasBranches(folder: string): boolean {
  return (gitLine(folder, "for-each-ref", "--count=2", "--format=x", "refs/heads") ?? "").length > 1;
}

/** The branch that the work will be merged into; HEAD if it is the current one, undefined if none is found. */
function mainBranch(folder: string): string | undefined {
  const { GITHUB_BASE_REF: target } = env;
  if (target) return `origin/${target}`;
  const current = gitLine(folder, "symbolic-ref", "--quiet", "--short", "HEAD");
  const named = gitLine(folder, "symbolic-ref", "--quiet", "--short", "refs/remotes/origin/HEAD");
  const candidates = [...(named ? [named] : []), "origin/main", "origin/master", "main", "master"];
  const branch = candidates.find((candidate) => commitOf(folder, candidate));
  if (branch) return branch.replace(/^origin\//, "") === current ? "HEAD" : branch;
  if (isShallow(folder))
    throw new WrongUse(`It cannot be told which branch this work will be merged into.${hint(folder)}`);
  return gitLine(folder, "rev-parse", "--abbrev-ref", "--symbolic-full-name", "@{upstream}");
}

function commitOf(folder: string, name: string): string | undefined {
  return gitLine(folder, "rev-parse", "--verify", "--quiet", "--end-of-options", `${name}^{commit}`);
}

function emptyTree(folder: string): string {
  return gitLine(folder, "hash-object", "-t", "tree", "--stdin")!;
}

function isShallow(folder: string): boolean {
  return gitLine(folder, "rev-parse", "--is-shallow-repository") === "true";
}

/** A folder after `--changed` is taken for a commit. */
function meantFolder(name: string): string {
  return existsSync(givenFolder(name)) ? ` To check the folder "${name}", write it before --changed.` : "";
}

function hint(folder: string): string {
  return isShallow(folder)
    ? ' Only a part of the history is here: get all of it with "git fetch --unshallow", in a workflow with "fetch-depth: 0".'
    : "";
}
