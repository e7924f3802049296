import { allPlaces, byName, isGone, type Place, whereElse } from "../gone/elsewhere.ts";
import { isReadable, sharedUses } from "../facts/facts.ts";
import type { Context, Rule } from "../rule.ts";
import { quote } from "../words.ts";
import { SHARED_FOLDER } from "../files/misplaced.ts";
import { listNames } from "../shape/explainNames.ts";
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
  *run(context) {
    const { fields, shared, isThere } = context;
    // What the file has instead of a shared block has been told.
    const isTaken = (name: string) => isThere(`${SHARED_FOLDER}${name}.json`);
    const names = [...shared.keys()];
    const unknown = byName(
      fields("shared").filter(({ value }) => typeof value === "string" && !shared.has(value) && !isTaken(value)),
      ({ value }) => value as string,
    );
    const idle = unknown.size === 1 ? idleBlock(context) : undefined;
    for (const [name, places] of unknown) {
      const known = names.length > 0 ? `write one of ${listNames(names)}.` : `add the file pages/_shared/${name}.json.`;
      const otherwise = idle === undefined ? known : takeIdle(idle, name, places);
      const bare = nameIn(name);
      const instead = shared.has(bare) ? { fix: `did you mean "${bare}"?` } : insteadOf(bare, names, otherwise);
      const gone = isGone(places) || (instead.fix === otherwise && places.length > 1);
      for (const { document, path } of gone ? places.slice(0, 1) : places) {
        const message = `there is no shared block called ${quote(name)}.`;
        const all = gone && { detail: whereElse(places, "places ask for it.") };
        yield { document, path, point: "value", message, ...instead, ...all };
      }
    }
  },
};

/** The only shared block that nothing uses: where only one name is unknown, it is the one that is meant. */
function idleBlock(context: Context): string | undefined {
  const { documents, shared, unpublished } = context;
  if (!documents.every(isReadable)) return undefined;
  const used = new Set(Array.from(sharedUses(context), ({ name }) => name));
  const [idle, ...more] = [...shared.values()].filter(({ name }) => !used.has(name) && !unpublished.mentions(name));
  return more.length === 0 ? idle?.name : undefined;
}

function takeIdle(idle: string, name: string, places: readonly Place[]): string {
  if (places.length === 1) return `did you mean "${idle}"? Nothing uses it so far.`;
  return `write "${idle}", which nothing uses, in ${allPlaces(places)}, or rename pages/_shared/${idle}.json to ${name}.json.`;
}

/** Without the folder and the ending, which some write because the file has them. */
function nameIn(written: string): string {
  return written.replace(/^.*\//, "").replace(/\.json$/i, "");
}
