import { wrongDates } from "../inTexts/dates.ts";
import { languageOf, type Rule } from "../rule.ts";
import { quote } from "../wording/words.ts";

/** A date in a text exists in the calendar. Names of months and weekdays are checked in the language of the site. */
export const wrongDate: Rule = {
  code: "wrong-date",
  severity: "warning",
  docs: {
    title: "A date that no calendar has",
    why: "Visitors cannot tell which day is meant: the month has no such day, or the day is another weekday.",
    mend: "Write the day that is meant, and look up its weekday: `Friday, 5 February 2027`.",
  },
  each: {
    *text({ document, path, text }, context) {
      for (const { written, month, weekday, language } of wrongDates(text)) {
        if (language !== undefined && language !== languageOf(context)) continue;
        if (month) {
          const message = `there is no ${quote(written)}: ${month}.`;
          yield { document, path, point: "value", message, fix: "write the day that is meant." };
        } else if (weekday) {
          const message = `${quote(written)} is not a ${weekday.said}, but a ${weekday.is}.`;
          const better = written.replace(weekday.said, weekday.is);
          yield { document, path, point: "value", message, fix: `write ${quote(better)}, or the day that is meant.` };
        }
      }
    },
  },
};
