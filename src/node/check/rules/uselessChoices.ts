import { describedFields } from "../gathered/describedFields.ts";
import type { Rule } from "../rule.ts";
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
    for (const { document, path, field } of describedFields(context)) {
      if (!("options" in field) || context.isDoubtful(document, path)) continue;
      const { kind } = field;
      if (typeof kind !== "string" || kind === "select") continue;
      const message = `visitors write in a field of the kind ${quote(kind)}, and would never see its "options".`;
      const fix = 'write "kind": "select" to let visitors choose, or take "options" away to let them write.';
      yield { document, path: [...path, "options"], point: "name", message, fix };
    }
  },
};
