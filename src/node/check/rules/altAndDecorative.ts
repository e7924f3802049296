import { isBlank } from "../../../model/blank.ts";
import { isGroup } from "../json.ts";
import type { Rule } from "../rule.ts";

/** A picture has a description or is decorative, but not both. */
export const altAndDecorative: Rule = {
  code: "alt-and-decorative",
  severity: "error",
  docs: {
    title: "A picture that is described and marked as decorative",
    why: "Decorative pictures are skipped when a page is read aloud, so the description would never be heard.",
    mend: 'Take `"decorative"` out if the picture says something. Else take `"alt"` out.',
  },
  each: {
    *image({ document, value, path }) {
      if (!isGroup(value) || value["decorative"] !== true || typeof value["alt"] !== "string" || isBlank(value["alt"]))
        return;
      const message = 'the picture has a description ("alt") and is marked as decorative.';
      const fix =
        'if the picture says something, take "decorative" out. If it is there only for its looks, take "alt" out. A comma beside it goes as well.';
      yield { document, path: [...path, "decorative"], place: path, point: "name", message, fix };
    },
  },
};
