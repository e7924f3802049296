import { execFileSync, spawnSync } from "node:child_process";

const IDENTITY = ["-c", "user.name=A", "-c", "user.email=a@b.example", "-c", "commit.gpgsign=false"];

/** Without what git names in a hook, in which the tests may run: the repository of that commit is not meant. */
function plainly(folder: string) {
  const { PATH, HOME, TMPDIR } = process.env;
  return { cwd: folder, env: { PATH, HOME, TMPDIR }, encoding: "utf8" } as const;
}

/** What git says in a folder. Commits on any machine. */
export function git(folder: string, ...args: string[]): string {
  return execFileSync("git", [...IDENTITY, ...args], { ...plainly(folder), stdio: ["ignore", "pipe", "pipe"] });
}

/** The same where git may say no. */
export function tryGit(folder: string, ...args: string[]): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync("git", [...IDENTITY, ...args], plainly(folder));
  return { code: status, out: stdout, err: stderr };
}
