import type { Rule } from "../rule.ts";
import { example, LONGEST_AGAIN } from "../wording/words.ts";

/** Quotation marks around a whole text and nowhere else in it. Single ones may be apostrophes, unless a sentence ends before the last. */
const AROUND =
  /^(?:"([^"“”„«»]+)"|[“”„]([^"“”„«»]+)[“”]|[«»]([^"“”„«»]+)[«»]|['‘]([^'‘"“”„«»][^"“”„«»]*[.!?…])['’])([.!?…]?)$/u;

const OUT = "take it out.";
/** The same mark at one end only. Behind a number, it may stand for inches. */
const AT_ONE_END = /^(?:["“”„«»]([^"“”„«»]+)|([^"“”„«»]*[^"“”„«»\d])["“”„«»])$/u;

/** A text that the design sets in quotation marks has none of its own around it. */
export const markedTwice: Rule = {
  code: "marked-twice",
  severity: "warning",
  docs: {
    title: "Quotation marks around a text that gets them by itself",
    why: "The design sets quotation marks around what somebody said, so visitors would see them twice.",
    mend: "Take the marks out, and leave the words. Marks around a few words inside the text can stay.",
  },
  each: {
    *text({ document, path, text, kind }, { lookup }) {
      if (kind !== "line") return;
      const [, ...found] = AROUND.exec(text) ?? [];
      const end = found.pop() ?? "";
      const [, behind, before] = AT_ONE_END.exec(text) ?? [];
      const words = [...found, behind, before].find((each) => each !== undefined);
      if (words === undefined || lookup.schemaAt(document, path)?.schema.setInMarks !== true) return;
      if (found.length === 0) {
        const message =
          "a quotation mark stands at one end of this text only, and the marks around it are set by themselves.";
        const fix = words.length > LONGEST_AGAIN ? OUT : `write ${example(words.trim())}.`;
        return yield { document, path, point: "value", message, fix, fixInWords: OUT };
      }
      const message = "the quotation marks around this text would be shown twice: they are set by themselves.";
      const plain = words.trim() + (/[.!?…]$/.test(words) ? "" : end);
      const fixInWords = "take them out.";
      const fix = plain.length > LONGEST_AGAIN ? fixInWords : `write ${example(plain)}.`;
      yield { document, path, point: "value", message, fix, fixInWords };
    },
  },
};
