import { stripVTControlCharacters } from "node:util";

/** What Vite prints around the reason of a failure: where it was in its own code, and what it would say of anything. */
const AROUND = /^\s+at |^\s*errors: \[|^\}$|^.? ?Build failed |^error during build:|^\s*$/;
const MOST_LINES = 12;

/** What a bundler prints of its own time when a machine is busy, up to an empty line. The reader writes pages. */
const TIMES = /^\S*\[PLUGIN_TIMINGS\][^]*?(?:\n\n|$(?![^]))/gm;

/** The warnings that a bundler printed. */
export function warningsIn(printed: string): string {
  return stripVTControlCharacters(printed).replaceAll(TIMES, "");
}

/** Why a bundler has failed, in a few lines of what it printed. */
export function reasonIn(printed: string): string {
  const lines = stripVTControlCharacters(printed)
    .split("\n")
    .filter((line) => !AROUND.test(line));
  return lines.slice(0, MOST_LINES).join("\n");
}
