import type { WordName } from "../../../model/words.ts";
import { inEnglish } from "../../../model/wordsOf.ts";
import { hasStrangeName } from "../inTexts/strangeNames.ts";
import { isGroup } from "../json.ts";
import { type Rule, siteDocument } from "../rule.ts";
import { ownNames } from "../gathered/filled.ts";
import { joined } from "../wording/words.ts";

/** A word of the program that an author translates keeps the names in braces that are filled in. */
export const lostName: Rule = {
  code: "lost-name",
  severity: "warning",
  inCommon: true,
  docs: {
    title: "A word of the program without the name in braces that belongs in it",
    why: "What would be filled in there, such as the label of a field, is not told to visitors.",
    mend: "Write the name in braces where it belongs in the sentence: `Bitte ausfüllen: {label}`.",
  },
  *run(context) {
    const document = siteDocument(context);
    const words = document?.data?.["words"];
    if (!document || !isGroup(words)) return;
    for (const [name, text] of Object.entries(words)) {
      const path = ["words", name];
      const own = ownNames(document, path);
      if (typeof text !== "string" || context.isWrong(document, path) || hasStrangeName(text, context, { own }))
        continue;
      const lost = own.map((each) => `{${each}}`).filter((each) => !text.includes(each));
      if (lost.length === 0) continue;
      const all = joined(lost, "and");
      const message = `"${name}" lacks ${all}, for which something is filled in.`;
      const where = lost.length === 1 ? "it belongs" : "they belong";
      const fix = `write ${all} where ${where}, as in "${inEnglish[name as WordName]}"`;
      yield { document, path, point: "value", message, fix };
    }
  },
};
