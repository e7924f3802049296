import { listNames } from "../shape/explainNames.ts";
import { insteadOf } from "../instead.ts";
import { isGroup } from "../lookup.ts";
import { type Rule, siteData } from "../rule.ts";
import { quote } from "../words.ts";

/** A form that somebody asks for is in pages/_site.json. */
export const unknownForm: Rule = {
  code: "unknown-form",
  severity: "error",
  docs: {
    title: "A form that does not exist",
    why: "The block would have no form to show.",
    mend: "Write the name of one of the forms in `pages/_site.json`, or add the form there.",
  },
  each: {
    *form({ document, value, path }, context) {
      const forms = siteData(context)?.["forms"];
      if (!isGroup(forms)) return;
      const names = Object.keys(forms);
      // That there is none at all has been told.
      if (names.length === 0 || typeof value !== "string" || names.includes(value)) return;
      const message = `there is no form called ${quote(value)} in pages/_site.json.`;
      yield {
        document,
        path,
        point: "value",
        message,
        ...insteadOf(value, names, `write one of ${listNames(names)}.`),
      };
    },
  },
};
