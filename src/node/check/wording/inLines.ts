import { joined } from "./words.ts";

/** The most lines that are all named. */
const MOST = 10;
/** How many of more lines are named. */
const SHOWN = 6;

/** "line 5", "lines 5 and 6"; of many, the first ones and how many more there are. */
export function inLines(lines: readonly (number | string)[]): string {
  if (lines.length < 2) return `line ${lines.join("")}`;
  const shown = lines.length > MOST ? [...lines.slice(0, SHOWN), `${lines.length - SHOWN} more`] : lines;
  return `lines ${joined(shown, "and")}`;
}
