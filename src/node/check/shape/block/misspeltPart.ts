/** An entry, a link or a picture between blocks, with a slip in one of its names. */
import { onlyOf } from "../../onlyOf.ts";
import { blockSchema, blockTypes, follow, type Schema, type Schemas } from "../../../../model/fields.ts";
import type { Lookup } from "../../lookup.ts";
import type { Place } from "../../place.ts";
import type { Group } from "../../site.ts";
import { nearest } from "../../wording/suggest.ts";
import { joined, quote } from "../../wording/words.ts";
import { partBetween } from "./partBetween.ts";

type Slips = ReadonlyMap<string, string>;

/** What to do with such a group; undefined if no names are meant, or several. */
export function misspeltPart(lookup: Lookup, at: Place, part: Group): string | undefined {
  const all = [...groupsIn(lookup.schemas)].flatMap((names) => slipsIn(part, names) ?? []);
  const distinct = new Map(all.map((slips) => [[...slips].join("\n"), slips]));
  const fixes = [...distinct.values()].flatMap((slips) => {
    const own = Object.entries(part).map(([name, value]) => [slips.get(name) ?? name, value]);
    const fix = partBetween(lookup, at, Object.fromEntries(own) as Group);
    return fix === undefined ? [] : [{ fix, slips }];
  });
  const found = onlyOf(fixes);
  if (!found) return undefined;
  const { fix, slips } = found;
  // Where the fix shows the group, its names are right already.
  const left = [...slips].filter(([, meant]) => !fix.includes(`${quote(meant)}:`));
  const renamed = left.map(([name, meant]) => `${quote(name)} to ${quote(meant)}`);
  return renamed.length === 0 ? fix : `${fix} Then rename ${joined(renamed)}.`;
}

/** The names of the fields of each kind of entry, and of each group that is a field of a block. */
function* groupsIn(schemas: Schemas): Generator<string[]> {
  for (const type of blockTypes(schemas)) {
    const { schema, file } = blockSchema(schemas, type)!;
    for (const own of Object.values(schema.properties ?? {}) as Schema[]) {
      const { properties } = follow(schemas, { schema: own.items ?? own, file }).schema;
      if (properties) yield Object.keys(properties);
    }
  }
}

/** The names with a slip and what they mean; undefined where there is none, or one means nothing or several names. */
function slipsIn(part: Group, names: readonly string[]): Slips | undefined {
  const slips = new Map<string, string>();
  const free = names.filter((name) => !Object.hasOwn(part, name));
  for (const name of Object.keys(part).filter((each) => !names.includes(each))) {
    const meant = onlyOf(nearest(name, free));
    if (meant === undefined) return undefined;
    slips.set(name, meant);
  }
  return slips.size > 0 && slips.size < Object.keys(part).length ? slips : undefined;
}
