import { isGroup } from "../json.ts";
import { describedFields } from "../gathered/describedFields.ts";
import type { Rule } from "../rule.ts";
import { quote } from "../words.ts";

/** The choices of a field differ in what is sent and in what is read. */
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
        const seen = new Set<string>();
        for (const [i, option] of options.entries()) {
          const text = isGroup(option) ? option[name] : undefined;
          if (typeof text !== "string") continue;
          const key = name === "label" ? sameFor(text.trim()) : text;
          const path = [...own, "options", i];
          // A choice that is there twice is told once.
          if (seen.has(key) && !context.isDoubtful(document, path) && !(name === "label" && isTwin(options, i))) {
            const message = `another choice has the same "${name}": ${quote(text)}.`;
            const fix = "change one of the two, or take it out.";
            yield { document, path: [...path, name], place: path, point: "value", message, fix };
          }
          seen.add(key);
        }
      }
    }
  },
};

/** Short ones may be units, of which mW and MW are two. */
function sameFor(label: string): string {
  return label.length > LONGEST_UNIT ? label.toLowerCase() : label;
}

const LONGEST_UNIT = 3;

/** Whether an earlier choice sends the same, which has been told. */
function isTwin(options: readonly unknown[], at: number): boolean {
  const value = valueOf(options[at]);
  return options.slice(0, at).some((other) => valueOf(other) === value);
}

function valueOf(option: unknown): unknown {
  return typeof option === "object" && option !== null && "value" in option ? option.value : undefined;
}
