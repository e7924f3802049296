import { exchangedValues } from "../document/exchange.ts";
import { isGroup } from "../json.ts";
import type { Rule } from "../rule.ts";
import { textForForm } from "../gathered/forms/forms.ts";
import { textForShared } from "../gathered/forms/sharedTexts.ts";
import { isSwappedPicture } from "../gathered/swapped.ts";

/** The value of a field is meant for that field. */
export const swappedFields: Rule = {
  code: "swapped-fields",
  severity: "error",
  docs: {
    title: "Two fields whose values have changed places",
    why: "Each of them has what the other one asks for: words where a file or an address belongs, or an option of the other one.",
    mend: 'Let the two values change places. Of a picture the file belongs into `"src"`, of a link the address into `"href"`.',
  },
  each: {
    *link({ document, path, label, isSwapped }) {
      // A swapped link has its words and its address exchanged already: `path` is where the address was written.
      if (isSwapped && label) yield exchangedValues(document, [label.path, path]);
    },
    *image({ document, value, path }) {
      if (!isGroup(value) || !isSwappedPicture(value["src"], value["alt"])) return;
      yield exchangedValues(document, [
        [...path, "src"],
        [...path, "alt"],
      ]);
    },
    *shared(field, context) {
      const text = textForShared(field, context);
      if (text) yield exchangedValues(field.document, [field.path, text]);
    },
    *form(field, context) {
      const text = textForForm(field, context);
      if (text) yield exchangedValues(field.document, [field.path, text]);
    },
  },
};
