/** `"question"` and `"answer"` in a block: the only entry of its list, without the list. */
import type { Group } from "../../../site.ts";
import { settleOtherwise, type Sorted, unclear } from "../sorted/sorted.ts";
import { unknownName } from "../sorted/unknownName.ts";
import type { Json } from "../../../../../model/fields.ts";
import { isGroup } from "../../../json.ts";
import { numberedName } from "../meaning/numbered.ts";
import type { CodedFinding } from "../../../finding.ts";
import type { Lookup } from "../../../lookup.ts";
import { couldStand } from "../../couldStand.ts";
import { choice, example, LONGEST_AGAIN, numberWord } from "../../../wording/words.ts";

/** Names that get a finding are removed from `sorted`. */
export function entryWithoutList(lookup: Lookup, sorted: Sorted): CodedFinding[] {
  const lists = [...sorted.missing, ...sorted.allowed.filter((name) => mayHave(lookup, sorted, name))];
  return lists.flatMap((list) => withoutList(lookup, sorted, list));
}

/** Whether an optional list is missing, and the required fields of its entries are there, more than one. */
function mayHave(lookup: Lookup, sorted: Sorted, list: string): boolean {
  if (sorted.missing.includes(list) || Object.hasOwn(sorted.group, list)) return false;
  const { required, fits } = entryOf(lookup, sorted, list);
  const names = required.length > 1 ? unclear(sorted) : [];
  return required.length > 1 && required.every((name) => names.includes(name) && fits(name));
}

function withoutList(lookup: Lookup, sorted: Sorted, list: string): CodedFinding[] {
  const { document, path, group, unknown, sure, likely } = sorted;
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
  settleOtherwise(sorted, names, list);
  const more = Number(schema?.["minItems"] ?? 1) - 1;
  const others = more > 0 ? `, and add ${numberWord(more)} more` : "";
  const them = own.length > 0 ? choice(all, "and") : "them";
  const fix = `put ${them} into a list with a name: "${list}": [${entryShown(group, all)}]${others}.`;
  return [{ ...unknownName(lookup, sorted, names), fix }];
}

/** The field after a name, which the group may have as well as the entry. */
function ownBehind({ group, unknown }: Sorted, name: string): string[] {
  const names = Object.keys(group);
  return names.slice(names.indexOf(name) + 1, names.indexOf(name) + 2).filter((each) => !unknown.includes(each));
}

/** The required fields of the entries of a list, and which fields of the outer group could be in an entry. */
export function entryOf(lookup: Lookup, { document, path, group }: Sorted, list: string) {
  const at = { document, path: [...path, list, 0] };
  const { required = [] } = lookup.schemaAt(document, at.path)?.schema ?? {};
  return { required, fits: (name: string) => couldStand(lookup, at, { field: name, value: asInEntry(group[name]!) }) };
}

/** An entry with these fields of a group, as a fix shows it. */
export function entryShown(group: Group, names: readonly string[]): string {
  const entry = example(Object.fromEntries(names.map((name) => [name, asInEntry(group[name]!)])));
  return entry.length <= LONGEST_AGAIN ? entry : `{ ${names.map((name) => `"${name}": …`).join(", ")} }`;
}

/** Paragraphs under numbers, `{ "p1": …, "p2": … }`, as the list that they are. */
function asInEntry(value: Json): Json {
  const fields = isGroup(value) ? Object.entries(value) : [];
  const stems = new Set(fields.map(([name]) => numberedName(name)?.stem));
  const areTexts = fields.length > 1 && fields.every(([, text]) => typeof text === "string");
  return areTexts && stems.size === 1 && !stems.has(undefined) ? fields.map(([, text]) => text) : value;
}
