import { WRAPPED_END } from "../gathered/texts/texts.ts";
import type { Rule } from "../rule.ts";
import { quote } from "../wording/words.ts";

/** The length of lines in mails and in programs that wrap them. Those of addresses and poems are shorter. */
const LONG = /^.{50,100}$/u;
/** A mail has more lines than a text whose line breaks are meant. */
const FEWEST = 3;
/** The end of a line, which a message shows. */
const LAST_WORDS = /\S+\s+\S+$/;

/** A line of a text ends where its author wants it to. */
export const wrappedLines: Rule = {
  code: "wrapped-lines",
  severity: "warning",
  docs: {
    title: "Lines that end in the middle of a sentence",
    why: "Mails, and some programs, break a text into lines of the same length. A page shows these lines, and on a phone each of them is broken once more.",
    mend: "Write a space in the place of each `\\n` within a paragraph.",
  },
  each: {
    *text({ document, path, text, kind }) {
      if (kind !== "markdown" || text.includes("`") || !WRAPPED_END.test(text)) return;
      const wrapped = text.split(/\n\s*\n/).find(isWrapped);
      if (wrapped === undefined) return;
      const piece = LAST_WORDS.exec(wrapped.slice(0, WRAPPED_END.exec(wrapped)!.index).trimEnd())![0];
      const message = `a line of this text ends in the middle of a sentence, behind ${quote(piece)}.`;
      const which = text === wrapped ? "" : " that has no other beside it";
      const fix = `write a space in the place of each \\n${which}.`;
      yield { document, path, point: "value", message, fix };
    },
  },
};

function isWrapped(paragraph: string): boolean {
  const lines = paragraph.trim().split("\n");
  return lines.length >= FEWEST && lines.slice(0, -1).every((line) => LONG.test(line)) && WRAPPED_END.test(paragraph);
}
