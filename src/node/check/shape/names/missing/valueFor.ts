/** What may be written as the value of a field that has none. */
import type { Json } from "../../../../../model/fields.ts";
import { inside, isGroup, valueAt } from "../../../json.ts";
import { type Lookup, schemaOfGroup } from "../../../lookup.ts";
import type { Place } from "../../../place.ts";
import { example, LONGEST_EXAMPLE } from "../../../wording/words.ts";
import { ownExample } from "../../example/ownExample.ts";
import { ownFields, ownWords } from "../../example/ownWords.ts";
import { toChoose } from "./toChoose.ts";

export interface ValueFor {
  /** Whether it is made of the author's own words, and no example. */
  isOwn: boolean;
  /** Only the author can choose it: a placeholder, and what to write for it. */
  chosen: ReturnType<typeof toChoose>;
  /** As JSON, or its start; empty where nothing is known. */
  shown: string;
}

/** @param at The group, which may lack the field. */
export function valueFor(lookup: Lookup, { document, path }: Place, name: string): ValueFor {
  const at = { document, path: [...path, name] };
  const own = ownWords(lookup, at) ?? ownFields(document, at.path);
  const chosen = own === undefined ? toChoose(lookup, at) : undefined;
  const first = own ?? exampleFor(lookup, { document, path }, name);
  const all = first === undefined ? "" : example(first);
  const whole = all && all.length <= LONGEST_EXAMPLE ? all : firstEntry(lookup, at);
  // A block has its example beside the `$ref` to its schema.
  const shown = whole || startOf(first ?? ofSchema(lookup, { document, path }, name));
  return { isOwn: own !== undefined, chosen, shown };
}

/** The example of a field. Which number or address of the site a text shows, only the link beside it says. */
function exampleFor(lookup: Lookup, { document, path }: Place, name: string): Json | undefined {
  const shown = ownExample(lookup, { document, path: [...path, name] });
  if (typeof shown !== "string" || !TOKEN.test(shown)) return shown;
  const href = inside(valueAt(document, path), "href");
  return TOKEN.exec(String(href).replace(/^(?:mailto|tel):/, ""))?.[0] ?? "…";
}

const TOKEN = /^\{\w+\}$/;

/** The example of a field in a group that stands in the place of a list of such groups. */
function ofSchema(lookup: Lookup, { document, path }: Place, name: string): Json | undefined {
  const shown = schemaOfGroup(lookup, document, path)?.properties?.[name]?.examples?.[0];
  return shown === undefined ? undefined : ownExample(lookup, { document, path: [...path, name] }, shown);
}

/** A list with the least number of entries, and with all required fields in each. */
function firstEntry(lookup: Lookup, { document, path }: Place): string {
  const { minItems = 1 } = lookup.schemaAt(document, path)?.schema ?? {};
  const { required = [] } = lookup.schemaAt(document, [...path, 0])?.schema ?? {};
  const list = ownExample(lookup, { document, path });
  const entries = Array.isArray(list) ? list.slice(0, Number(minItems)).filter(isGroup) : [];
  const needed = entries.map((entry) => Object.fromEntries(required.map((name) => [name, entry[name] ?? "…"])));
  return needed.length > 0 ? example(needed) : "";
}

/** The start of a group whose example is too long to be shown. */
function startOf(group: Json | undefined): string {
  const [field] = isGroup(group) ? Object.entries(group) : [];
  return field === undefined ? "" : example(Object.fromEntries([field])).replace(/ \}$/, ", … }");
}
