import { isGroup } from "../lookup.ts";
import type { Rule } from "../rule.ts";

/** A picture either says something or does not. */
export const altAndDecorative: Rule = {
  code: "alt-and-decorative",
  severity: "error",
  *run({ fields }) {
    for (const { document, value, path } of fields("image")) {
      if (
        !isGroup(value) ||
        value["decorative"] !== true ||
        typeof value["alt"] !== "string" ||
        value["alt"].trim() === ""
      )
        continue;
      const message = 'the picture has a description ("alt") and is marked as decorative.';
      const fix = 'take "decorative" out if the picture says something, or else "alt".';
      yield { document, path: [...path, "decorative"], place: path, point: "name", message, fix };
    }
  },
};
