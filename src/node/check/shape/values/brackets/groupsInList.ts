/** A list of groups where each has to stand under a name of its own: `"fields": [{ "name": "email", … }]`. */
import type { Json } from "../../../../../model/fields.ts";
import { isGroup } from "../../../json.ts";
import type { Group } from "../../../site.ts";
import { example, LONGEST_EXAMPLE, quote } from "../../../wording/words.ts";
import { sortNames } from "../../names/meaning/meanings.ts";
import { anchorMeant } from "../meant/anchorMeant.ts";
import { looksLike } from "../../looksLike.ts";
import { named } from "../../wrong.ts";
import type { Fixer, WrongType } from "../../wrongType.ts";

/** Fields in which people write the name of a group. */
const NAMES = ["name", "id", "key", "slug", "field", "form"];

export const groupsInList: Fixer = (wrong) => {
  const { value, schema } = wrong;
  if (!Array.isArray(value) || !isGroup(value[0]) || typeof schema.additionalProperties !== "object") return undefined;
  const groups = value.filter(isGroup);
  const areNamed = groups.every((group) => Object.values(group).every(isGroup));
  // Only the brackets are wrong.
  if (areNamed && value.length === 1) return undefined;
  const name = NAMES.find((each) => groups.every((group) => /^\S+$/.test(String(group[each] ?? ""))));
  if (name === undefined && !areNamed) {
    const own = anchorMeant(String(value[0]["label"] ?? value[0]["name"] ?? "")) || "name";
    return { fix: `write { } in the place of its [ ], and a name and a colon before each {, as in ${quote(own)}: {.` };
  }
  const entries = groups.flatMap((group) =>
    areNamed ? Object.entries(group) : [[String(group[name!]), without(wrong, group, name!)] as const],
  );
  const [one, where] =
    value.length === 1 ? ["the group", "without [ ]"] : ["each group", "with { } in the place of its [ ]"];
  const what = areNamed ? `all of them in one group, without [ ]` : `${one} under its ${quote(name!)}, ${where}`;
  return { fix: `write ${what}: ${named(wrong, shown(wrong, entries))}.` };
};

/** A group without the field that becomes its name, and with corrected field names where these are certain. */
function without(wrong: WrongType, group: Group, name: string): Json {
  const { lookup, document } = wrong;
  const path = [...wrong.path, String(group[name])];
  const { properties = {}, required = [] } = lookup.schemaAt(document, path)?.schema ?? {};
  const { [name]: _, ...own } = group;
  const names = {
    group: own,
    unknown: Object.keys(own).filter((each) => !Object.hasOwn(properties, each)),
    missing: required.filter((each) => !Object.hasOwn(own, each)),
    allowed: Object.keys(properties),
  };
  const { sure } = sortNames(lookup, { document, path }, names);
  return Object.fromEntries(Object.entries(own).map(([each, held]) => [sure.get(each) ?? each, held]));
}

/** All entries when they are short and valid, else only the start of the first one. */
function shown(wrong: WrongType, entries: readonly (readonly [string, Json])[]): string {
  const located = wrong.lookup.schemaAt(wrong.document, wrong.path)!;
  const isSound = (all: Group) =>
    looksLike(wrong.lookup.schemas, located, all) && example(all).length <= LONGEST_EXAMPLE;
  const all = Object.fromEntries(entries);
  const isWhole = Object.keys(all).length === entries.length;
  if (isWhole && isSound(all)) return example(all);
  const [[first, held]] = entries as [readonly [string, Json]];
  const start = isSound({ [first]: held }) ? example(held) : "{ … }";
  return `{ ${example(first)}: ${start}${entries.length > 1 ? ", … " : " "}}`;
}
