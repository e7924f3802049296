/** Whether what mends one problem may move lines that the words of another name. */
import { byName } from "../byName.ts";
import type { Problem } from "../finding.ts";

const GOES = /\b(?:take|delete|move)\b/i;
/** What takes lines of its own. */
const WHOLE = /[{[]|\b(?:lines?|block|entry|stands)\b/;
const NAMED = /\blines? \d/;

export function mayMoveLines(problems: readonly Problem[]): boolean {
  return [...byName(problems, ({ file }) => file).values()].some((inFile) => {
    const first = inFile.findIndex(
      ({ code, fix = "" }) => code === "line-break-in-text" || (GOES.test(fix) && WHOLE.test(fix)),
    );
    return first >= 0 && inFile.slice(first + 1).some(({ fix = "" }) => NAMED.test(fix));
  });
}
