/** Words for the closing bracket of a group, for fixes that remove it or write another one there. */
import type { Place } from "../place.ts";
import { lineAt } from "./lineMarks.ts";
import { extentOf, rangeOf } from "./position.ts";

/** `the } of line 83`; undefined for a group on one line, where it is easy to find. */
export function lastBracket({ document, path }: Place): string | undefined {
  const { offset, length } = extentOf(document, path) ?? rangeOf(document, path, "start");
  const whole = document.text.slice(offset, offset + length);
  return whole.includes("\n") ? `the ${whole.at(-1)} of line ${lineAt(offset + length - 1)}` : undefined;
}
