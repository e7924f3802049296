import { LONGEST_TITLE as LONGEST, SHORTEST_TITLE as SHORTEST } from "../../../model/title.ts";
import { tokensOf } from "../gathered/filled.ts";
import { noteIn } from "../inTexts/notes.ts";
import { countCharacters, TWICE, widthOf } from "../gathered/pageWords.ts";
import { isSwapped } from "../gathered/swappedWords.ts";
import { type Rule, siteData } from "../rule.ts";
import { counted, quote } from "../wording/words.ts";

/** A title says something, and search results can show all of it. */
export const titleLength: Rule = {
  code: "title-length",
  severity: "warning",
  docs: {
    title: "A title that is very short or very long",
    why: "Search results cut long titles, and very short ones do not say what a page is about.",
    mend: `Write ${SHORTEST} to ${LONGEST} characters. The company's name counts, but is added by itself, so that you need not write it; \`"titleAlone": true\` leaves it out.`,
  },
  each: {
    *title({ document, text }, context) {
      // Without it nobody knows the company's name.
      if (!siteData(context)) return;
      const [count, width] = [countCharacters(text), widthOf(text)];
      if (width >= SHORTEST && width <= LONGEST) return;
      // A note is no text that could be longer.
      if (width < SHORTEST && noteIn(text) !== undefined) return;
      if (isSwapped(document, context)) {
        const message = "the title and the description of this page have changed places.";
        const fix = 'let the words behind "title" and those behind "description" change places.';
        yield { document, path: ["title"], point: "value", message, fix };
        return;
      }
      const message = `the title is ${counted(count, "character")} long as visitors see it: ${quote(text)}.`;
      const { company = "" } = tokensOf(context);
      const end = ` | ${company}`;
      const added = text.endsWith(end) ? `, of which ${quote(end)} is added by itself` : "";
      const fix = `write a ${width < SHORTEST ? "longer" : "shorter"} one: ${SHORTEST} to ${LONGEST} characters${added}.${width > count ? TWICE : ""}`;
      yield { document, path: ["title"], point: "value", message, fix };
    },
  },
};
