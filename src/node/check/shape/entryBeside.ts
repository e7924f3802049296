/** `"question"` and `"answer"` in a block that has no list of them yet: the only entry, without its list. */
import type { CodedFinding } from "../site.ts";
import { settle, unknownName } from "./explainNames.ts";
import type { Lookup } from "../lookup.ts";
import { couldStand, type Sorted } from "./meanings.ts";
import { example, LONGEST_EXAMPLE, numberWord } from "../words.ts";

/** What is told is taken out of the group. */
export function entryBeside(lookup: Lookup, sorted: Sorted): CodedFinding[] {
  const { document, path, group, unknown, missing, sure, likely, lacking } = sorted;
  return missing.flatMap((list) => {
    const { schema } = lookup.schemaAt(document, [...path, list]) ?? {};
    const at = { document, path: [...path, list, 0] };
    const { required = [] } = lookup.schemaAt(document, at.path)?.schema ?? {};
    // A list in the entry may have been taken for the list itself.
    const isFree = (name: string) => (sure.get(name) ?? list) === list;
    const names = unknown.filter(
      (name) => isFree(name) && couldStand(lookup, at, { field: name, value: group[name]! }),
    );
    if (names.length < 2 || !names.some((name) => required.includes(name))) return [];
    settle(sorted, names);
    for (const name of names) {
      sure.delete(name);
      likely.delete(name);
    }
    lacking.delete(list);
    const entry = example(Object.fromEntries(names.map((name) => [name, group[name]!])));
    const shown = entry.length <= LONGEST_EXAMPLE ? entry : `{ "${names[0]!}": …, "${names[1]!}": … }`;
    const more = Number(schema?.["minItems"] ?? 1) - 1;
    const others = more > 0 ? `, and add ${numberWord(more)} more` : "";
    const fix = `put them into a list with a name: "${list}": [${shown}]${others}.`;
    return [{ ...unknownName(lookup, sorted, names), fix }];
  });
}
