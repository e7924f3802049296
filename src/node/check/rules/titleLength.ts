import { LONGEST_TITLE as LONGEST, SHORTEST_TITLE as SHORTEST } from "../../../model/title.ts";
import { tokensOf } from "../gathered/filled.ts";
import { FILLED_BY_OTHERS } from "../inTexts/filledByOthers.ts";
import { noteIn } from "../inTexts/notes.ts";
import { causeOfName, isLongName } from "../gathered/pages/nameLength.ts";
import { countCharacters, TWICE, widthOf } from "../gathered/pages/pageWords.ts";
import { isSwapped } from "../gathered/pages/swappedWords.ts";
import type { Cause } from "../toldOnce.ts";
import { type Context, type Rule, siteData } from "../rule.ts";
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
      // Without the settings, the company's name is unknown.
      if (!siteData(context)) return;
      const width = widthOf(text);
      if (width >= SHORTEST && width <= LONGEST) return;
      // A note has to be replaced, and not to be longer.
      if (width < SHORTEST && noteIn(text) !== undefined) return;
      // Placeholders of other programs have to go, which makes the title shorter.
      if (width > LONGEST && FILLED_BY_OTHERS.test(text)) return;
      if (isSwapped(document, context)) {
        const message = "the title and the description of this page have changed places.";
        const fix = 'let the words behind "title" and those behind "description" change places.';
        yield { document, path: ["title"], point: "value", message, fix };
        return;
      }
      const count = countCharacters(text);
      const message = `the title is ${counted(count, "character")} long as visitors see it: ${quote(text)}.`;
      const { company = "" } = tokensOf(context);
      const end = ` | ${company}`;
      const own = String(document.data?.["title"]).replaceAll("{company}", company);
      const isAdded = text.endsWith(end) && !own.endsWith(end);
      const isLong = width > LONGEST;
      const left = LONGEST - widthOf(end);
      const added = `${quote(end)} is added by itself`;
      const isWritten = own.endsWith(end) && document.data?.["titleAlone"] !== true;
      const room =
        isWritten && isLong && left >= SHORTEST
          ? `at most ${left} characters. Leave ${quote(end)} out: it is added by itself`
          : isAdded && isLong && left >= SHORTEST
            ? `at most ${left} characters, as ${added}`
            : `${SHORTEST} to ${LONGEST} characters${text.endsWith(end) ? `, of which ${added}` : ""}`;
      const isEnough = isAdded && isLong && width - widthOf(end) <= LONGEST;
      const alone = isEnough ? ', or "titleAlone": true, which leaves the name out' : "";
      const fix = `write a ${isLong ? "shorter" : "longer"} one: ${room}${alone}.${width > count ? TWICE : ""}`;
      const cause = isEnough && isLongName(company) ? longName(end, context) : undefined;
      yield { document, path: ["title"], point: "value", message, fix, ...(cause && { cause }) };
    },
  },
};

/** The cause of titles that are too long: the company's name behind all of them. */
function longName(end: string, context: Context): Cause {
  const message = `the title of a page may have ${counted(LONGEST, "character")}, and ${quote(end)} takes ${widthOf(end)} of them.`;
  const fix = () => 'write a shorter name, or "titleAlone": true in these pages, which leaves it out of their titles.';
  return causeOfName(context, { name: end, all: "titles are too long with it.", fix, message });
}
