/** `"question"` and `"answer"` in a block: an entry of its list that stands beside it, or the only one, without its list. */
import { unknownName } from "./unknownName.ts";
import { movingAway } from "../../wording/commas.ts";
import type { CodedFinding } from "../../finding.ts";
import { settle, unclear } from "./explainNames.ts";
import type { Lookup } from "../../lookup.ts";
import { couldStand } from "../couldStand.ts";
import type { Sorted } from "./meanings.ts";
import { choice, example, LONGEST_EXAMPLE, numberWord } from "../../wording/words.ts";

/** What is told is taken out of the group. */
export function entryBeside(lookup: Lookup, sorted: Sorted): CodedFinding[] {
  const lists = [...sorted.missing, ...sorted.allowed.filter((name) => mayHave(lookup, sorted, name))];
  return [...lists.flatMap((list) => withoutList(lookup, sorted, list)), ...besideList(lookup, sorted)];
}

/** Whether a list that need not be there is not, and several names are all that an entry of it needs. */
function mayHave(lookup: Lookup, sorted: Sorted, list: string): boolean {
  if (sorted.missing.includes(list) || Object.hasOwn(sorted.group, list)) return false;
  const { required, fits } = entryOf(lookup, sorted, list);
  const names = required.length > 1 ? unclear(sorted) : [];
  return required.length > 1 && required.every((name) => names.includes(name) && fits(name));
}

function withoutList(lookup: Lookup, sorted: Sorted, list: string): CodedFinding[] {
  const { document, path, group, unknown, sure, likely, lacking } = sorted;
  const { schema } = lookup.schemaAt(document, [...path, list]) ?? {};
  const { required, fits } = entryOf(lookup, sorted, list);
  // A list in the entry may have been taken for the list itself.
  const isFree = (name: string) => (sure.get(name) ?? list) === list;
  const names = unknown.filter((name) => isFree(name) && fits(name));
  const own = names.length === 1 && !likely.has(names[0]!) ? ownBehind(sorted, names[0]!).filter(fits) : [];
  const all = [...names, ...own];
  const isOne =
    names.length > 1 || (names.length === 1 && all.length > 1 && required.every((name) => all.includes(name)));
  if (!isOne || !names.some((name) => required.includes(name))) return [];
  settle(sorted, names);
  for (const name of names) {
    sure.delete(name);
    likely.delete(name);
  }
  lacking.delete(list);
  const more = Number(schema?.["minItems"] ?? 1) - 1;
  const others = more > 0 ? `, and add ${numberWord(more)} more` : "";
  const them = own.length > 0 ? choice(all, "and") : "them";
  const fix = `put ${them} into a list with a name: "${list}": [${shownAs(group, all)}]${others}.`;
  return [{ ...unknownName(lookup, sorted, names), fix }];
}

/** The field behind a name, which the group may have as well as the entry. */
function ownBehind({ group, unknown }: Sorted, name: string): string[] {
  const names = Object.keys(group);
  return names.slice(names.indexOf(name) + 1, names.indexOf(name) + 2).filter((each) => !unknown.includes(each));
}

/** All that an entry needs, beside the list that is there. */
function besideList(lookup: Lookup, sorted: Sorted): CodedFinding[] {
  const { group, allowed } = sorted;
  return allowed.flatMap((list) => {
    if (!Array.isArray(group[list])) return [];
    const { required, fits } = entryOf(lookup, sorted, list);
    const names = unclear(sorted).filter(fits);
    if (names.length < 2 || required.length === 0 || !required.every((name) => names.includes(name))) return [];
    settle(sorted, names);
    const fix = movingAway(`move them into the [ ] of "${list}", as an entry: ${shownAs(group, names)}.`);
    return [{ ...unknownName(lookup, sorted, names), fix }];
  });
}

function entryOf(lookup: Lookup, { document, path, group }: Sorted, list: string) {
  const at = { document, path: [...path, list, 0] };
  const { required = [] } = lookup.schemaAt(document, at.path)?.schema ?? {};
  return { required, fits: (name: string) => couldStand(lookup, at, { field: name, value: group[name]! }) };
}

function shownAs(group: Sorted["group"], names: readonly string[]): string {
  const entry = example(Object.fromEntries(names.map((name) => [name, group[name]!])));
  return entry.length <= LONGEST_EXAMPLE ? entry : `{ "${names[0]!}": …, "${names[1]!}": … }`;
}
