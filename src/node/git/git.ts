import { execFile, execFileSync, spawnSync } from "node:child_process";

/** Runs git in a folder. Returns undefined if it fails. */
export function tryGit(folder: string, args: readonly string[], input?: string): Buffer | undefined {
  try {
    return execFileSync("git", args, {
      cwd: folder,
      env: withoutHook(),
      input: input ?? "",
      stdio: ["pipe", "pipe", "ignore"],
      maxBuffer: Number.POSITIVE_INFINITY,
    });
  } catch {
    return undefined;
  }
}

/** The same, but throws if git fails. */
export function git(folder: string, args: readonly string[], input?: string): Buffer {
  const output = tryGit(folder, args, input);
  if (!output) throw new Error(`"git ${args.join(" ")}" failed.`);
  return output;
}

/** Milliseconds that hooks may take. */
const LONGEST = 120_000;

/**
 * Runs git without blocking the event loop, as hooks may take long. Git asks for no password and opens no editor.
 * @returns The error message of git, in English; undefined if it succeeds.
 */
export function refusalOf(folder: string, args: readonly string[], input: string): Promise<string | undefined> {
  const env = { ...withoutHook(), LC_ALL: "C", GIT_TERMINAL_PROMPT: "0", GIT_EDITOR: "true" };
  return new Promise((resolve) => {
    const options = { cwd: folder, env, timeout: LONGEST, maxBuffer: Number.POSITIVE_INFINITY };
    const child = execFile("git", args, options, (error, _stdout, stderr) => {
      resolve(error ? stderr.trim() || error.message : undefined);
    });
    // Git may refuse before it has read its input. The pipe is closed then, and stderr says why.
    child.stdin!.on("error", () => undefined);
    child.stdin!.end(input);
  });
}

/** The output of git, trimmed; undefined if it fails or prints nothing. */
export function gitLine(folder: string, ...args: string[]): string | undefined {
  return tryGit(folder, args)?.toString("utf8").trim() || undefined;
}

/** Why git cannot work in a folder; undefined if it can. */
export function objection(folder: string): string | undefined {
  const { error, status, stderr } = spawnSync("git", ["rev-parse", "--show-toplevel"], {
    cwd: folder,
    env: { ...withoutHook(), LC_ALL: "C" },
    encoding: "utf8",
  });
  if (error) return "git is not installed";
  if (status === 0) return undefined;
  return stderr.includes("dubious ownership")
    ? `git does not trust ${folder}, which belongs to somebody else. To trust it, run "git config --global --add safe.directory ${folder}"`
    : `${folder} is not in a git repository`;
}

/**
 * The environment without the variables that git sets for hooks: they may point to another repository than that of the
 * folder.
 */
function withoutHook(): NodeJS.ProcessEnv {
  const named = new Set(["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_COMMON_DIR"]);
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !named.has(name)));
}
