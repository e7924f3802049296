import type { Rule } from "../rule.ts";
import { counted } from "../wording/words.ts";

const LONGEST = 250;

/** The description of a picture is short enough to listen to. */
export const longAlt: Rule = {
  code: "long-alt",
  severity: "warning",
  docs: {
    title: "A very long description of a picture",
    why: "It is read aloud in one go, without a way to stop and go back.",
    mend: `Say the most important thing in up to ${LONGEST} characters, and the rest in the text beside the picture.`,
  },
  each: {
    *alt({ document, path, text }, context) {
      const count = text.length <= LONGEST ? 0 : Array.from(text).length;
      if (count <= LONGEST || context.isWrong(document, path)) return;
      const message = `the description of the picture is ${counted(count, "character")} long.`;
      const fix = `write up to ${LONGEST} characters, and the rest into the text beside the picture.`;
      yield { document, path, point: "value", message, fix };
    },
  },
};
