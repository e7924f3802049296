import type { Rule } from "../rule.ts";
import { nearest } from "../suggest.ts";
import { choice, quote } from "../words.ts";
import { listNames } from "../explainNames.ts";

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
      const near = nearest(value, names);
      const known =
        names.length > 0 ? `write one of ${listNames(names)}.` : `add the file pages/_shared/${value}.json.`;
      const fix = near.length > 0 ? `did you mean ${choice(near)}?` : known;
      const message = `there is no shared block called ${quote(value)}.`;
      yield { document, path, point: "value", message, fix };
    }
  },
};
