/** Earlier versions of a file in the history of git. */
import { gitLine, tryGit } from "./git.ts";

interface FileVersion {
  text: string;
  /** When it was committed, in milliseconds since 1970. */
  when: number;
}

/** How many versions are looked at. */
const MOST = 100;

/** The newest committed version of a file that is wanted. @param file Its path from the folder. */
export function newestVersion(
  folder: string,
  file: string,
  isWanted: (text: string) => boolean,
): FileVersion | undefined {
  const list = gitLine(folder, "--literal-pathspecs", "log", `--max-count=${MOST}`, "--format=%H %ct", "--", file);
  for (const line of list?.split("\n") ?? []) {
    const [commit, seconds] = line.split(" ");
    // Undefined where the commit deleted the file.
    const text = tryGit(folder, ["show", `${commit}:./${file}`])?.toString("utf8");
    if (text !== undefined && isWanted(text)) return { text, when: Number(seconds) * 1000 };
  }
  return undefined;
}
