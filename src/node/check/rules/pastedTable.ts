import { cellsOf, pointOf, ROW, RULE } from "../inTexts/tables.ts";
import { valueAt } from "../json.ts";
import type { Rule } from "../rule.ts";

/** Texts hold no tables. */
export const pastedTable: Rule = {
  code: "pasted-table",
  severity: "warning",
  docs: {
    title: "A table that was pasted into a text",
    why: "Texts hold words, links and lists, but no tables. Visitors would see the lines between the cells as signs.",
    mend: 'Write each row as a point of a list, `"- Google Play: $25"`, or as an entry of a block, for example a `cardGrid`. Leave out the line of hyphens.',
  },
  each: {
    *text({ document, path, text, kind }) {
      // A backslash says that the signs are meant.
      if (kind !== "markdown" || !text.includes("|") || text.includes("\\")) return;
      const lines = text.split("\n").filter((line) => line.includes("|"));
      const rows = lines.some((line) => RULE.test(line)) ? lines : lines.filter((line) => ROW.test(line));
      const before =
        typeof path.at(-1) === "number" ? valueAt(document, [...path.slice(0, -1), Number(path.at(-1)) - 1]) : "";
      const isTold = typeof before === "string" && ROW.test(before);
      if (rows.length === 0 || isTold) return;
      // The row above the delimiter row has the names of the columns.
      const body = rows.slice(rows.findIndex((row) => RULE.test(row)) + 1);
      const points = body.flatMap((row) => pointOf(cellsOf(row)) ?? []);
      const many = points.length > 1 ? ", all in one text with \\n before each point" : "";
      const below = body.length < rows.length ? " below the headings" : "";
      const isAll = points.length === body.length && points.length <= FEW;
      const some = points.slice(isAll ? 0 : -SHOWN_OF_MANY).join("\\n");
      const shown = some === "" ? "" : `${isAll ? ":" : ", for example"} "${some}"`;
      const message = "lines with | between their words are no table.";
      yield {
        document,
        path,
        point: "value",
        message,
        fix: `write each row${below} as a point of a list${many}${shown}.`,
      };
    },
  },
};

/** The most rows that are all written out; of more, only the last ones are. */
const FEW = 5;
const SHOWN_OF_MANY = 2;
