import { describedFields } from "../gathered/forms/describedFields.ts";
import { mayBeThere } from "../mayBeThere.ts";
import type { Rule } from "../rule.ts";

/** A select field has choices. */
export const selectWithoutChoices: Rule = {
  code: "select-without-choices",
  severity: "error",
  inCommon: true,
  docs: {
    title: "A field to choose from without choices",
    why: "Visitors would open an empty list.",
    mend: 'Add `"options"` with a value and a label for each choice.',
  },
  *run(context) {
    const lacking = Array.from(describedFields(context)).filter(
      ({ field }) => field["kind"] === "select" && !("options" in field),
    );
    for (const { document, path } of lacking) {
      // Choices that stand beside the only field without any are told there.
      const isBeside = lacking.length === 1 && context.isWrong(document, ["fields", "options"]);
      if (isBeside || mayBeThere(context, document, path)) continue;
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
