import { isGroup } from "../json.ts";
import { describedFields } from "../gathered/forms/describedFields.ts";
import { theOthers } from "../wording/elsewhere.ts";
import type { Rule } from "../rule.ts";
import { BESIDE } from "../wording/commas.ts";
import { quote } from "../wording/words.ts";

/** The choices of a field differ in their values and in their labels. */
export const repeatedChoice: Rule = {
  code: "repeated-choice",
  severity: "error",
  inCommon: true,
  docs: {
    title: "Two choices of a field that are the same",
    why: "Visitors cannot tell them apart, or you cannot tell which of them a visitor chose.",
    mend: 'Give each choice a "value" and a "label" of its own, or take one of the two out.',
  },
  *run(context) {
    for (const { document, path: own, field } of describedFields(context)) {
      const { options } = field;
      if (!Array.isArray(options)) continue;
      for (const name of ["value", "label"]) {
        const seen = new Map<string, number>();
        for (const [i, option] of options.entries()) {
          const text = isGroup(option) ? option[name] : undefined;
          if (typeof text !== "string") continue;
          const key = name === "label" ? sameFor(text.trim()) : text;
          const path = [...own, "options", i];
          // A choice that occurs twice is reported once.
          const first = seen.get(key);
          if (first !== undefined && !context.isDoubtful(document, path) && !(name === "label" && isTwin(options, i))) {
            const other = [...own, "options", first];
            const message = `${context.lookup.labelOf(document, other)} has the same "${name}": ${quote(text)}.`;
            const where = theOthers([{ document, path: [...other, name] }]);
            const fix = `change one of the two, or take it out, from { to }, ${BESIDE}.`;
            yield { document, path: [...path, name], place: path, point: "value", message, ...where, fix };
          }
          seen.set(key, first ?? i);
        }
      }
    }
  },
};

/** Short labels may be units, which are case-sensitive: mW and MW. */
function sameFor(label: string): string {
  return label.length > LONGEST_UNIT ? label.toLowerCase() : label;
}

const LONGEST_UNIT = 3;

/** Whether an earlier choice has the same value, which is reported instead. */
function isTwin(options: readonly unknown[], at: number): boolean {
  const value = valueOf(options[at]);
  return options.slice(0, at).some((other) => valueOf(other) === value);
}

function valueOf(option: unknown): unknown {
  return typeof option === "object" && option !== null && "value" in option ? option.value : undefined;
}
