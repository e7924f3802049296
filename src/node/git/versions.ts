/** Earlier versions of a file in the history of git. */
import { tryGit } from "./git.ts";

interface FileVersion {
  text: string;
  /** When it was committed, in milliseconds since 1970. */
  when: number;
}

/** How many versions are looked at. */
const MOST = 100;
/** With the name that the file had in each commit, from the root of the repository. */
const NAMED = ["--literal-pathspecs", "log", "--follow", "--name-only", "-z"];
const COMMIT = /([0-9a-f]+) (\d+)\0\n([^\0]+)\0/g;

/** The newest committed version of a file that is wanted, also under the names that it had. @param file Its path from the folder. */
export function newestVersion(
  folder: string,
  file: string,
  isWanted: (text: string) => boolean,
): FileVersion | undefined {
  const list = tryGit(folder, [...NAMED, `--max-count=${MOST}`, "--format=%H %ct", "--", file])?.toString("utf8");
  for (const [, commit, seconds, path] of list?.matchAll(COMMIT) ?? []) {
    // Undefined where the commit deleted the file.
    const text = tryGit(folder, ["show", `${commit}:${path}`])?.toString("utf8");
    if (text !== undefined && isWanted(text)) return { text, when: Number(seconds) * 1000 };
  }
  return undefined;
}
