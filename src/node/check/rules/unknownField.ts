import type { Json } from "../../../model/fields.ts";
import { listNames } from "../shape/explainNames.ts";
import { insteadOf } from "../instead.ts";
import { isGroup, valueAt } from "../lookup.ts";
import { type Rule, siteData } from "../rule.ts";
import type { Finding, Group } from "../site.ts";
import { nearest, sameLetters } from "../suggest.ts";
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
      const own = path.at(-2) === "required" ? valueAt(document, [...path.slice(0, -2), "fields"]) : undefined;
      // A wrong name that the form has as well has been told there.
      if (Array.isArray(own) && own.includes(value)) return;
      if (!names.includes(value)) {
        const message = `there is no field called ${quote(value)}.`;
        yield { ...found, message, ...remedy(value, fields) };
        return;
      }
      // Which fields a form has is not known where something else stands among their names.
      if (!Array.isArray(own) || own.length === 0 || own.some((name) => typeof name !== "string")) return;
      // The field may be there under a name that is wrong, which has been told already.
      const has = own.flatMap((name) => (typeof name === "string" ? (namesIn(name, names) ?? [name]) : []));
      const wrong = has.filter((name) => !names.includes(name));
      const required = valueAt(document, path.slice(0, -1)) as Json[];
      const lacking = required.filter((name) => names.includes(String(name)) && !has.includes(String(name)));
      if (has.includes(value) || lacking.length <= wrong.length) return;
      if (wrong.some((name) => nearest(name, [value]).length > 0)) return;
      const message = `${quote(value)} is required, but the form does not have this field.`;
      yield { ...found, message, fix: 'add it to "fields" as well, or take it out here.' };
    },
  },
};

function remedy(value: string, fields: Group): Pick<Finding, "fix" | "edit"> {
  const names = Object.keys(fields);
  const several = namesIn(value, names);
  if (several) {
    const text = several.map((name) => JSON.stringify(name)).join(", ");
    return { fix: `put each name in quotation marks of its own: ${text}.`, edit: (range) => ({ ...range, text }) };
  }
  const labels = new Map(Object.entries(fields).map(([name, field]) => [isGroup(field) ? field["label"] : name, name]));
  const byLabel = labels.get(sameLetters(value, [...labels.keys()].map(String)) ?? value);
  const otherwise = byLabel === undefined ? `write one of ${listNames(names)}.` : `did you mean ${quote(byLabel)}?`;
  return insteadOf(value, names, otherwise);
}

/** The names that stand in one text, with commas or spaces between them. */
function namesIn(text: string, names: readonly string[]): string[] | undefined {
  const found = text.split(/[\s,;]+/).filter(Boolean);
  const isList = found.length > 1 && !names.includes(text) && found.every((name) => names.includes(name));
  return isList && new Set(found).size === found.length ? found : undefined;
}
