import { beside } from "../wording/commas.ts";
import { describedFields } from "../gathered/forms/describedFields.ts";
import type { Rule } from "../rule.ts";
import { choice, quote } from "../wording/words.ts";

/** Only a select field has choices and a placeholder. */
export const uselessChoices: Rule = {
  code: "useless-choices",
  severity: "error",
  inCommon: true,
  docs: {
    title: "Choices for a field that visitors write in",
    why: 'Only fields of the kind `"select"` show their choices, of which `"placeholder"` is the first, empty one. In all others visitors write what they like, and see none of them.',
    mend: 'Write `"kind": "select"` to let visitors choose, or take `"options"` and `"placeholder"` away to let them write. What is to be said of a field that they write in is said in its `"label"`.',
  },
  *run(context) {
    for (const { document, path, field } of describedFields(context)) {
      const useless = ["options", "placeholder"].filter((name) => name in field);
      const [first] = useless;
      if (first === undefined || context.isDoubtful(document, path)) continue;
      const { kind } = field;
      if (typeof kind !== "string" || kind === "select") continue;
      const names = choice(useless, "and");
      const comma = beside(useless.length);
      const message = `visitors write in a field of the kind ${quote(kind)}, and would never see its ${names}.`;
      // Without choices, it could not become a select field.
      const fix =
        first === "options"
          ? `write "kind": "select" to let visitors choose, or take ${names} away, ${comma}, to let them write.`
          : `take ${names} away, ${comma}, or say it in "label".`;
      yield { document, path: [...path, first], point: "name", message, fix };
    }
  },
};
