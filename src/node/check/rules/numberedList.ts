import type { List } from "mdast";
import { sayTight } from "../inTexts/tightPoints.ts";
import { piecesOf } from "../inTexts/markdown.ts";
import { NUMBERED } from "../gathered/texts/texts.ts";
import type { Rule } from "../rule.ts";
import { quote } from "../wording/words.ts";

/** The items of a numbered list have the numbers that visitors see. */
export const numberedList: Rule = {
  code: "numbered-list",
  severity: "warning",
  docs: {
    title: "A numbered list with other numbers than visitors see",
    why: "The points of a list are counted on from the number of the first. The other numbers in a text are not looked at.",
    mend: 'Count on by one, or write `1.` before each point. Where the numbers themselves matter, start the points with "- ": `"- 10: bronze\\n- 20: silver"`.',
  },
  each: {
    *text({ document, path, text, kind }) {
      // A number without a space behind it is no point, so that those behind it seem to be wrong.
      if (kind !== "markdown" || !NUMBERED.test(text) || sayTight(text)) return;
      for (const piece of piecesOf(text)) {
        const found = piece.type === "list" && piece.ordered ? firstOther(piece, text) : undefined;
        if (!found) continue;
        const { written, shown, words } = found;
        const message = `a point of a list has the number ${written}, but visitors would see ${shown}: points are counted on from the first.`;
        const fix = `write ${shown}, or start the points with "- ", for example ${quote(`- ${written}: ${words}`)}.`;
        yield { document, path, point: "value", message, fix };
        return;
      }
    },
  },
};

interface Other {
  written: number;
  shown: number;
  words: string;
}

/** The first item whose number is not the one that visitors see. The same number before each item is allowed. */
function firstOther({ children, start }: List, text: string): Other | undefined {
  const points = children.map(({ position }) => text.slice(position?.start.offset, position?.end.offset));
  const numbers = points.map((point) => Number.parseInt(point, 10));
  if (numbers.every((number) => number === numbers[0])) return undefined;
  const first = start ?? 1;
  const at = numbers.findIndex((number, i) => number !== first + i);
  if (at < 0) return undefined;
  const words = points[at]!.replace(/^\d+[.)]\s*/, "").split("\n")[0]!;
  return { written: numbers[at]!, shown: first + at, words };
}
