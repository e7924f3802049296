import { blockSchema } from "../../../model/fields.ts";
import { nounOfType, typeMeant } from "../shape/block/blockType.ts";
import { oneOf } from "../wording/listNames.ts";
import { wordFor } from "../wording/synonyms.ts";
import { didYouMean, insteadOf, write } from "../wording/instead.ts";
import { isGroup } from "../json.ts";
import type { Rule } from "../rule.ts";
import { quote, withArticle } from "../wording/words.ts";

/** `open` names fields that the block of this type has. */
export const unknownOpenField: Rule = {
  code: "unknown-open-field",
  severity: "error",
  inCommon: true,
  docs: {
    title: "An open field that the block does not have",
    why: '`"open"` lists the fields that pages may word differently, and the block has no field of this name.',
    mend: "Write the name of a field of the block.",
  },
  *run({ shared, lookup, isWrong }) {
    for (const document of shared.values()) {
      const { data = {} } = document;
      // Fields at the top of the file are reported there.
      const { block = data, open } = data;
      const type = isGroup(block) ? typeMeant(lookup.schemas, block) : undefined;
      // A shared block in a shared block is reported elsewhere.
      if (type === undefined || type === "shared" || !Array.isArray(open)) continue;
      const { properties = {} } = blockSchema(lookup.schemas, type)!.schema;
      const names = Object.keys(properties).filter((name) => name !== "type");
      for (const [i, name] of open.entries()) {
        const path = ["open", i];
        if (typeof name !== "string" || names.includes(name) || isWrong(document, path)) continue;
        const message = `${quote(name)} is not something ${withArticle(nounOfType(type))} leaves open.`;
        const several = name.split(/[\s,;]+/).filter(Boolean);
        const areNames = several.length > 1 && several.every((each) => names.includes(each));
        const other = wordFor(name, names);
        const otherwise = other === undefined ? { fix: `write ${oneOf(names)}.` } : didYouMean(other);
        const last = name.replace(/^.*[./]/, "");
        const instead = names.includes(last)
          ? write(last)
          : areNames
            ? { fix: `put each name in quotation marks of its own: ${several.map(quote).join(", ")}.` }
            : (insteadOf(name, names) ?? otherwise);
        yield { document, path, point: "value", message, ...instead };
      }
    }
  },
};
