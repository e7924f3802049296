import { LONGEST_DESCRIPTION as LONGEST, SHORTEST_DESCRIPTION as SHORTEST } from "../../../model/description.ts";
import { countCharacters } from "../gathered/pageWords.ts";
import { isSwapped } from "../gathered/swappedWords.ts";
import type { Rule } from "../rule.ts";
import { counted } from "../words.ts";

/** A description says something, and search results can show all of it. */
export const descriptionLength: Rule = {
  code: "description-length",
  severity: "warning",
  docs: {
    title: "A description that is very short or very long",
    why: "Search results show the description under the title. They cut long ones, and put words of their own in the place of very short ones.",
    mend: `Write one or two sentences of ${SHORTEST} to ${LONGEST} characters that say what a visitor finds on the page.`,
  },
  each: {
    *description({ document, text }, context) {
      const count = countCharacters(text);
      if (count >= SHORTEST && count <= LONGEST) return;
      // That has been told of the title.
      if (count < SHORTEST && isSwapped(document, context)) return;
      const message = `the description is ${counted(count, "character")} long.`;
      const fix = `write a ${count < SHORTEST ? "longer" : "shorter"} one: ${SHORTEST} to ${LONGEST} characters.`;
      const why =
        count < SHORTEST ? "Search results would put words of their own in its place." : "Search results would cut it.";
      yield { document, path: ["description"], point: "value", message, fix, why };
    },
  },
};
