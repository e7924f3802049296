import type { Rule } from "../rule.ts";
import { quote } from "../words.ts";
import { listNames } from "../explainNames.ts";
import { insteadOf } from "../instead.ts";

/** `use` names a shared block that is there. */
export const unknownShared: Rule = {
  code: "unknown-shared",
  severity: "error",
  docs: {
    title: "A shared block that does not exist",
    why: "Nothing would be shown in this place.",
    mend: "Write the name of a file in `pages/_shared`, without `.json`.",
  },
  *run({ fields, shared }) {
    const names = [...shared.keys()];
    for (const { document, value, path } of fields("shared")) {
      if (typeof value !== "string" || shared.has(value)) continue;
      const known =
        names.length > 0 ? `write one of ${listNames(names)}.` : `add the file pages/_shared/${value}.json.`;
      const message = `there is no shared block called ${quote(value)}.`;
      yield { document, path, point: "value", message, ...insteadOf(value, names, known) };
    }
  },
};
