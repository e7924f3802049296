import { stripVTControlCharacters } from "node:util";

/** Lines that Vite prints around the reason of a failure: stack frames and fixed phrases. */
const AROUND = /^\s+at |^\s*errors: \[|^\}$|^.? ?Build failed |^error during build:|^\s*$/;
const MOST_LINES = 12;

/** A note of the bundler about the time that plugins take, up to an empty line. It does not concern authors. */
const TIMES = /^\S*\[PLUGIN_TIMINGS\][^]*?(?:\n\n|$(?![^]))/gm;

/** The output of the bundler without such notes. */
export function warningsIn(printed: string): string {
  return stripVTControlCharacters(printed).replaceAll(TIMES, "");
}

/** The first lines of the reason for which the bundler failed. */
export function reasonIn(printed: string): string {
  const lines = stripVTControlCharacters(printed)
    .split("\n")
    .filter((line) => !AROUND.test(line));
  return lines.slice(0, MOST_LINES).join("\n");
}
