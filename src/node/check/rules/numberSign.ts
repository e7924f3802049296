import { piecesOf } from "../inTexts/markdown.ts";
import { valueAt } from "../json.ts";
import type { Text } from "../gathered/texts.ts";
import type { Rule } from "../rule.ts";
import { quote, typed } from "../wording/words.ts";

/** A heading that begins with a number. A numbered heading has a mark behind its number: "# 1. Prices". */
const NUMBERED = /^ {0,3}#[ \t]+(\d+(?:[.,]\d+)*(?![.,):\d]).*)/;

/** "# 1 in the region" is no heading. */
export const numberSign: Rule = {
  code: "number-sign",
  severity: "warning",
  docs: {
    title: "A number with # before it that became a heading",
    why: "A line that starts with `#` and a space is a heading, and its sign is not shown.",
    mend: 'Write a backslash before the sign: `"\\\\# 1 in the region"`. For a heading write `###`.',
  },
  each: {
    *text(written) {
      const { document, path, text, kind } = written;
      if (kind !== "markdown" || !text.includes("# ")) return;
      const whole = text.trimEnd();
      const [, words] = NUMBERED.exec(whole.slice(whole.lastIndexOf("\n") + 1)) ?? [];
      if (words === undefined || !isLast(written) || !isHeading(whole)) return;
      const line = `# ${words}`;
      const message = `${quote(line)} would be shown as a heading, without its "#".`;
      const fix = `write ${typed(`\\${line}`)}, or ${typed(`##${line}`)} for a heading.`;
      yield { document, path, point: "value", message, fix };
    },
  },
};

/** Whether nothing follows in its field that it could be the heading of. */
function isLast({ document, path }: Text): boolean {
  const list = valueAt(document, path.slice(0, -1));
  return !Array.isArray(list) || path.at(-1) === list.length - 1;
}

/** Whether the last line is a heading: in code, it is none. */
function isHeading(whole: string): boolean {
  return [...piecesOf(whole)].some(({ type, position }) => type === "heading" && position!.end.offset === whole.length);
}
