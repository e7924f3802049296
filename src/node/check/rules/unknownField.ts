import { listNames } from "../explainNames.ts";
import { insteadOf } from "../instead.ts";
import { isGroup, valueAt } from "../lookup.ts";
import { type Rule, siteData } from "../rule.ts";
import { nearest } from "../suggest.ts";
import { quote } from "../words.ts";

/** A form has only fields that are described, and asks only for fields that it has. */
export const unknownField: Rule = {
  code: "unknown-field",
  severity: "error",
  docs: {
    title: "A field of a form that is not described",
    why: 'A form names its fields, and `"fields"` in `pages/_site.json` describes them. This one is not there, or the form asks for a field that it does not have.',
    mend: "Correct the name, or describe the field.",
  },
  each: {
    *field({ document, value, path }, context) {
      const fields = siteData(context)?.["fields"];
      // No field is described when all of them are missing, which has been told.
      if (!isGroup(fields) || Object.keys(fields).length === 0 || typeof value !== "string") return;
      const names = Object.keys(fields);
      const found = { document, path, place: path.slice(0, -1), point: "value" } as const;
      if (!names.includes(value)) {
        const message = `there is no field called ${quote(value)}.`;
        yield { ...found, message, ...insteadOf(value, names, `write one of ${listNames(names)}.`) };
        return;
      }
      const own = path.at(-2) === "required" ? valueAt(document, [...path.slice(0, -2), "fields"]) : undefined;
      if (!Array.isArray(own) || own.length === 0 || own.includes(value)) return;
      // The field may be there under a name that is wrong, which has been told already.
      if (own.some((name) => typeof name === "string" && !names.includes(name) && nearest(name, [value]).length > 0))
        return;
      const message = `${quote(value)} is required, but the form does not have this field.`;
      yield { ...found, message, fix: 'add it to "fields" as well, or take it out here.' };
    },
  },
};
