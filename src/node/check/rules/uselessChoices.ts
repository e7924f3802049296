import { isGroup } from "../lookup.ts";
import { type Rule, siteData } from "../rule.ts";
import { quote } from "../words.ts";

/** Only a field to choose from has choices. */
export const uselessChoices: Rule = {
  code: "useless-choices",
  severity: "error",
  inCommon: true,
  docs: {
    title: "Choices for a field that visitors write in",
    why: 'Only fields of the kind `"select"` show their choices. In all others visitors write what they like, and see none of them.',
    mend: 'Write `"kind": "select"` to let visitors choose, or take `"options"` away to let them write.',
  },
  *run(context) {
    const document = context.documents.find(({ role }) => role === "site");
    const fields = siteData(context)?.["fields"];
    if (!document || !isGroup(fields)) return;
    for (const [name, field] of Object.entries(fields)) {
      const path = ["fields", name];
      if (!isGroup(field) || !("options" in field) || context.isDoubtful(document, path)) continue;
      const { kind } = field;
      if (typeof kind !== "string" || kind === "select") continue;
      const message = `visitors write in a field of the kind ${quote(kind)}, and would never see its "options".`;
      const fix = 'write "kind": "select" to let visitors choose, or take "options" away to let them write.';
      yield { document, path: [...path, "options"], point: "name", message, fix };
    }
  },
};
