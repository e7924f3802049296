import { rewrite } from "../document/rewrite.ts";
import type { Rule } from "../rule.ts";
import { quote, typed, visible } from "../wording/words.ts";

/** Consecutive Unicode escapes. A backslash before them says that they are meant. */
const CODES = /(?<!\\)(?:\\u[\dA-Fa-f]{4})+/g;
/** The same as they are escaped in the file. */
const IN_FILE = /(?<!\\)(?:\\\\u[\dA-Fa-f]{4})+/g;
/** How many characters around them a message shows. */
const AROUND = 12;

/** A letter is written as itself, not as a doubly escaped code. */
export const letterCode: Rule = {
  code: "letter-code",
  severity: "warning",
  docs: {
    title: "The code of a letter with two backslashes",
    why: "Programs write `\\u2019` for ’. With a second backslash it stands for nothing, and visitors would see the code between their words.",
    mend: "Write the letter itself. If visitors should see the code, write it as code in a text, with a grave accent on each side.",
  },
  each: {
    *text({ document, path, text, kind }) {
      if (!text.includes("\\u")) return;
      const all = [...text.matchAll(CODES)];
      const [found] = all;
      // Code in a text may show such escapes.
      if (!found || (kind === "markdown" && text.includes("`"))) return;
      const [codes] = found;
      const letters = lettersOf(codes);
      const near = text.slice(Math.max(0, found.index - AROUND), found.index + codes.length + AROUND).trim();
      const message = `${codes} would be shown as it is written in ${quote(near)}.`;
      const inFile = codes.replaceAll("\\", "\\\\");
      if (!isSeen(letters)) {
        const instead = letters.trim() === "" ? "write a space in its place." : `take ${inFile} out.`;
        yield { document, path, point: "value", message, fix: instead };
        return;
      }
      const edit = (range: { offset: number; length: number }) =>
        rewrite(document, range, (written) => written.replace(IN_FILE, lettersOf));
      const isSure = all.every(([each]) => isPlain(lettersOf(each)));
      const fix = `write ${typed(letters)} in the place of ${inFile}.`;
      yield { document, path, point: "value", message, fix, ...(isSure && { edit }) };
    },
  },
};

/** The characters that escapes stand for, with one or two backslashes before each. */
function lettersOf(codes: string): string {
  return JSON.parse(`"${codes.replace(/\\+/g, "\\")}"`) as string;
}

function isSeen(letters: string): boolean {
  return letters.trim() !== "" && visible(letters) === letters;
}

/** Whether the characters can neither be Markdown nor end a text. */
function isPlain(letters: string): boolean {
  return isSeen(letters) && /^[^\p{ASCII}]+$/u.test(letters);
}
