import { isGroup } from "../lookup.ts";
import { type Rule, siteData } from "../rule.ts";
import type { CodedFinding, Finding } from "../site.ts";
import { quote } from "../words.ts";

/** A field to choose from has choices, and no other field has. */
export const selectWithoutChoices: Rule = {
  code: "select-without-choices",
  severity: "error",
  inCommon: true,
  docs: {
    title: "A field to choose from without choices",
    why: "Visitors would open an empty list.",
    mend: 'Add `"options"` with a value and a label for each choice.',
  },
  others: {
    "choices-without-select": {
      title: "Choices of a field that is not to choose from",
      why: "Only the kind `select` shows choices. Visitors would see a field to write into.",
      mend: 'Make the kind `"select"`, or take `"options"` out.',
    },
  },
  *run(context) {
    const document = context.documents.find(({ role }) => role === "site");
    const fields = siteData(context)?.["fields"];
    if (!document || !isGroup(fields)) return;
    for (const [name, field] of Object.entries(fields)) {
      const path = ["fields", name];
      if (!isGroup(field) || context.isDoubtful(document, path)) continue;
      const { kind } = field;
      if (typeof kind === "string" && kind !== "select" && "options" in field) {
        yield {
          code: "choices-without-select",
          document,
          path: [...path, "options"],
          point: "name",
          message: `a field of the kind ${quote(kind)} shows no choices, so nobody would see these "options".`,
          fix: 'write "select" as its kind, or take "options" out.',
        } as Finding & Pick<CodedFinding, "code">;
        continue;
      }
      if (kind !== "select" || "options" in field) continue;
      const fix = 'add "options", for example: "options": [{ "value": "seo", "label": "Search Engine Optimization" }].';
      yield {
        document,
        path: [...path, "kind"],
        point: "value",
        message: 'a "select" needs "options" to choose from.',
        fix,
      };
    }
  },
};
