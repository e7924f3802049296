import { LONGEST_DESCRIPTION as LONGEST, SHORTEST_DESCRIPTION as SHORTEST } from "../../../model/description.ts";
import type { Document } from "../document/document.ts";
import { tokensOf } from "../gathered/filled.ts";
import { causeOfName, isLongName } from "../gathered/pages/nameLength.ts";
import type { Cause } from "../toldOnce.ts";
import { noteIn } from "../inTexts/notes.ts";
import { countCharacters, TWICE, widthOf } from "../gathered/pages/pageWords.ts";
import { isSwapped } from "../gathered/pages/swappedWords.ts";
import type { Context, Rule } from "../rule.ts";
import { counted } from "../wording/words.ts";

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
      const width = widthOf(text);
      if (width >= SHORTEST && width <= LONGEST) return;
      // A note has to be replaced, and not to be longer.
      if (width < SHORTEST && noteIn(text) !== undefined) return;
      // Swapped fields are reported on the title.
      if (width < SHORTEST && isSwapped(document, context)) return;
      const count = countCharacters(text);
      const message = `the description is ${counted(count, "character")} long.`;
      const fix = `write a ${width < SHORTEST ? "longer" : "shorter"} one: ${SHORTEST} to ${LONGEST} characters.${width > count ? TWICE : ""}`;
      const why =
        width < SHORTEST ? "Search results would put words of their own in its place." : "Search results would cut it.";
      const cause = longName(width, document, context);
      yield { document, path: ["description"], point: "value", message, fix, why, ...(cause && { cause }) };
    },
  },
};

/** The cause of descriptions that are too long: the company's name, without which they would not be. */
function longName(width: number, { data }: Document, context: Context): Cause | undefined {
  const { company = "" } = tokensOf(context);
  const count = String(data?.["description"]).split("{company}").length - 1;
  if (width - count * widthOf(company) > LONGEST || width < SHORTEST || !isLongName(company)) return undefined;
  const message = `the description of a page may have ${counted(LONGEST, "character")}, and the name takes ${widthOf(company)} of them.`;
  const fix = () => "write a shorter name, or take {company} out of these descriptions.";
  return causeOfName(context, { name: company, all: "descriptions are too long with it.", fix, message });
}
