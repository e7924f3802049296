import { describedFields } from "../gathered/forms/describedFields.ts";
import { comparable } from "../gathered/pages/pageWords.ts";
import { theOthers } from "../wording/elsewhere.ts";
import { isGroup } from "../json.ts";
import { type Rule, siteData } from "../rule.ts";
import { quote } from "../wording/words.ts";

/** The fields of a form have different labels. */
export const repeatedLabel: Rule = {
  code: "repeated-label",
  severity: "warning",
  inCommon: true,
  docs: {
    title: "Two fields of a form with the same label",
    why: "Visitors cannot tell them apart, least of all those who hear the form.",
    mend: 'Give each field a `"label"` of its own, or take one of the two out of the form.',
  },
  *run(context) {
    const forms = siteData(context)?.["forms"];
    if (!isGroup(forms)) return;
    const told = new Set<string>();
    for (const [form, group] of Object.entries(forms)) {
      const names = isGroup(group) && Array.isArray(group["fields"]) ? group["fields"] : [];
      const seen = new Map<string, string>();
      for (const { document, path, field } of describedFields(context)) {
        const name = String(path[1]);
        const { label } = field;
        if (!names.includes(name) || typeof label !== "string" || context.isDoubtful(document, path)) continue;
        const first = seen.get(comparable(label));
        seen.set(comparable(label), first ?? name);
        if (first === undefined || told.has(name)) continue;
        told.add(name);
        const message = `the form ${quote(form)} has two fields with this label, ${quote(first)} and ${quote(name)}: ${quote(label)}.`;
        const where = theOthers([{ document, path: ["fields", first, "label"] }]);
        const fix = "change one of the two labels, or take one of the fields out of the form.";
        yield { document, path: [...path, "label"], place: path, point: "value", message, ...where, fix };
      }
    }
  },
};
