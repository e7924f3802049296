import { piecesOf } from "../inTexts/markdown.ts";
import { valueAt } from "../json.ts";
import type { Text } from "../gathered/texts/texts.ts";
import type { Rule } from "../rule.ts";
import { quote, typed } from "../wording/words.ts";

/** A heading that begins with a number. A numbered heading has a mark behind its number: "# 1. Prices". */
const NUMBERED = /^ {0,3}#[ \t]+(\d+(?:[.,]\d+)*(?![.,):\d]).*)/gm;
/** A rank, which is no heading even where something follows: "# 3 steps" and "# 2 in 1" may be headings of that. */
const RANK =
  /^\d{1,2}[ \t]+(?:in|on|for|among|worldwide|nationwide|im|en|dans|em|nel|nella)(?!\p{L})(?![ \t]+(?:\d|one\b|a row\b))/u;

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
      const lines = Array.from(whole.matchAll(NUMBERED)).filter(
        ({ 0: line, 1: words, index }) =>
          RANK.test(words!) || (index + line.length === whole.length && isLast(written)),
      );
      const headings = lines.length > 0 ? headingsOf(whole) : new Set();
      for (const { 0: shown, 1: words = "", index } of lines) {
        if (!headings.has(index + shown.indexOf("#"))) continue;
        const line = `# ${words.trimEnd()}`;
        const message = `${quote(line)} would be shown as a heading, without its "#".`;
        const fix = `write ${typed(`\\${line}`)}, or ${typed(`##${line}`)} for a heading.`;
        yield { document, path, point: "value", message, fix };
      }
    },
  },
};

/** Whether nothing follows in its field that it could be the heading of. */
function isLast({ document, path }: Text): boolean {
  const list = valueAt(document, path.slice(0, -1));
  return !Array.isArray(list) || path.at(-1) === list.length - 1;
}

/** Where the headings of a text begin: in code, there is none. */
function headingsOf(text: string): ReadonlySet<number | undefined> {
  return new Set(
    [...piecesOf(text)].flatMap(({ type, position }) => (type === "heading" ? [position?.start.offset] : [])),
  );
}
