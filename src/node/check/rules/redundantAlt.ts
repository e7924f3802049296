import { PICTURE_OF } from "../gathered/links/wordsAbroad.ts";
import { languageOf, type Rule } from "../rule.ts";
import { capital, quote, typed } from "../wording/words.ts";

const START =
  /^\s*(?:an? )?(?:image|picture|photo|photograph|pic|graphic) (?:of(?! the (?:day|week|month|year)\b)|showing|that shows) (?=\S)/i;

/** The description of a picture does not begin by saying that it is a picture. */
export const redundantAlt: Rule = {
  code: "redundant-alt",
  severity: "warning",
  docs: {
    title: 'A description that starts with "Picture of"',
    why: "Programs that read a page aloud say by themselves that it is a picture, so it would be said twice.",
    mend: 'Begin with what is on the picture: "Two phones on a table" instead of "Picture of two phones on a table".',
  },
  each: {
    *alt({ document, path, text }, context) {
      const abroad = PICTURE_OF[languageOf(context)];
      const start = (START.exec(text) ?? abroad?.exec(text))?.[0];
      if (start === undefined || context.isWrong(document, path)) return;
      const message = `the description starts with ${quote(start.trim())}, which is said by itself.`;
      // In other languages, the rest may need other endings.
      const fix = START.test(text)
        ? `write ${typed(capital(text.slice(start.length)))}.`
        : "begin with what is on the picture.";
      yield { document, path, point: "value", message, fix };
    },
  },
};
