import { byName, isGone, whereElse } from "../elsewhere.ts";
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
  isQuiet: ({ facts }, { shared }) => facts.shared.every((name) => shared.has(name)),
  *run({ fields, shared }) {
    const names = [...shared.keys()];
    const unknown = fields("shared").filter(({ value }) => typeof value === "string" && !shared.has(value));
    for (const [name, places] of byName(unknown, ({ value }) => value as string)) {
      const gone = isGone(places);
      for (const { document, path } of gone ? places.slice(0, 1) : places) {
        const known =
          names.length > 0 ? `write one of ${listNames(names)}.` : `add the file pages/_shared/${name}.json.`;
        const bare = nameIn(name);
        const instead = shared.has(bare) ? { fix: `did you mean "${bare}"?` } : insteadOf(bare, names, known);
        const message = `there is no shared block called ${quote(name)}.`;
        const all = gone && { detail: whereElse(places, "places ask for it.") };
        yield { document, path, point: "value", message, ...instead, ...all };
      }
    }
  },
};

/** Without the folder and the ending, which some write because the file has them. */
function nameIn(written: string): string {
  return written.replace(/^.*\//, "").replace(/\.json$/i, "");
}
