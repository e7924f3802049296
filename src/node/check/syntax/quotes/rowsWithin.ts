/** Rows of a spreadsheet in a text over several lines, with tabs between their cells. */
import { pointOf } from "../../inTexts/tables.ts";
import { example, LONGEST_AGAIN } from "../../wording/words.ts";
import type { Remark } from "../fault.ts";

/** A list item with a tab behind its mark. */
const MARKED = /^[ \t]*(?:[^\p{L}\p{N}\s]+|\d{1,3}[.)])[ ]?\t/u;

/**
 * Makes a list item of each row, and a paragraph of any other line. Undefined if there are fewer than two rows.
 * @param first The first line, with the opening mark.
 */
export function rowsWithin(first: string, behind: string): Pick<Remark, "fix" | "fixAt"> | undefined {
  const [inner = ""] = behind.split('"', 1);
  // With escapes, the text is another one than its source.
  if (!inner.includes("\t") || inner.includes("\\") || first.includes("\\")) return undefined;
  const lines = `${first.slice(1)}${inner}`.split(/\r\n?|\n/).filter((line) => line.trim() !== "");
  const points = lines.map((line) =>
    MARKED.test(line) ? undefined : pointOf(line.split("\t").map((cell) => cell.trim())),
  );
  if (points.filter((point) => point !== undefined).length < 2) return undefined;
  const texts: string[] = [];
  for (const [i, line] of lines.entries()) {
    const isNext = points[i] !== undefined && points[i - 1] !== undefined;
    if (isNext) texts.push(`${texts.pop()!}\n${points[i]!}`);
    else texts.push(points[i] ?? line.trim());
  }
  const rows = "these lines are rows of a table, with tabs between the cells";
  const whole = example(texts.length === 1 ? texts[0]! : texts);
  if (whole.length > LONGEST_AGAIN) {
    const shown = example(points.find((point) => point !== undefined)!);
    return { fix: `${rows}: write each as a point of a list, with \\n before it, for example ${shown}.` };
  }
  const own = texts.map((text) => example(text)).join(", ");
  const line = lines.map((each, i) => points[i]?.slice(2) ?? each.trim()).join("; ");
  const inOne = `${rows}. In one line, write ${example(line.replaceAll(":;", ":"))}.`;
  const asTexts = `${rows}: write ${own}.`;
  return { fix: `${rows}: write ${whole}.`, fixAt: { paragraphs: asTexts, entries: asTexts, line: inOne } };
}
