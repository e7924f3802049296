import type { Rule } from "../rule.ts";
import { quote } from "../words.ts";

/** What is left where a program could not read a letter, or read it in another encoding. */
const LOST = /\ufffd|\p{Cs}|â€[\u0080-\uffff]?|Ã[\u0080-\u00bf]|Â[\u0080-\u00bf]/u;
/** Letters around it that help to find it. */
const AROUND = 12;

/** All letters of a text came through as they were written. */
export const lostLetter: Rule = {
  code: "lost-letter",
  severity: "error",
  docs: {
    title: "A letter that was lost on the way",
    why: "A program that read or saved the text did not know how its letters are written down, so signs like �, Ã¼ or â€™ stand where a letter or an apostrophe was. Visitors would see them.",
    mend: "Type the word again. If there are many, copy the text once more from where it came from.",
  },
  each: {
    *text({ document, path, text }) {
      // Of a file in the wrong encoding that has been told.
      const found = document.misread ? undefined : LOST.exec(text);
      if (!found) return;
      const near = text.slice(Math.max(0, found.index - AROUND), found.index + found[0].length + AROUND);
      const message = `a letter was lost in ${quote(near.trim())}.`;
      yield { document, path, point: "value", message, fix: "type the word again." };
    },
  },
};
