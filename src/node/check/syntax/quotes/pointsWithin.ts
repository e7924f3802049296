/** List items below each other in a text, as word processors have them. */
import { short } from "../../wording/words.ts";

const POINT = /^(?:[•‣◦▪●·–*-]|\d{1,2}[.)])\s+/u;

/** How to write such a text on one line, given its first line and the rest; undefined if it has no list items. */
export function pointsWithin(first: string, rest: string): string | undefined {
  const [inner = ""] = rest.split('"', 1);
  const lines = `${first.slice(1)}${inner}`.split(/\r?\n/).map((line) => line.trim());
  const marks = lines.slice(1).flatMap((line) => POINT.exec(line)?.[0] ?? []);
  if (marks.length === 0) return undefined;
  const shown = lines.slice(0, 3).map((line) => short(line.replace(POINT, (mark) => (/\d/.test(mark) ? mark : "- "))));
  if (lines.length > 3) shown.push("…");
  const behind = paragraphBehind(lines);
  if (behind !== undefined) shown.push("", short(behind));
  const before = marks.every((mark) => /\d/.test(mark)) ? "\\n" : "\\n-";
  const also = behind === undefined ? "" : ", and \\n\\n before what follows them";
  return `write the text on one line, with ${before} before each point${also}: "${shown.join("\\n")}".`;
}

/** The first words behind the empty line after the last item. */
function paragraphBehind(lines: readonly string[]): string | undefined {
  const last = lines.findLastIndex((line) => POINT.test(line));
  const blank = lines.indexOf("", last + 1);
  return blank < 0 ? undefined : lines.slice(blank).find((line) => line !== "");
}
