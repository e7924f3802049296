/** Fields that name something of the site: what is to be written there is one of the names that it has. */
import type { Place } from "../../place.ts";
import type { Lookup } from "../../lookup.ts";
import { choice } from "../../wording/words.ts";

/** So many names are told. */
export const MOST_TOLD = 6;

/** Where all names are to be found, by the kind of the field. */
const HOMES: Readonly<Record<string, string>> = {
  form: "the name of a form in pages/_site.json",
  shared: 'the name of a file in pages/_shared, without ".json"',
};

interface Names {
  /** What stands for the name: the only one, or "…". */
  shown: string;
  /** What is to be written there, in words. */
  names: string;
}

/** Undefined for a field that names nothing, and where nobody knows what there is. */
export function namesThere(lookup: Lookup, { document, path }: Place): Names | undefined {
  const kind = String(lookup.schemaAt(document, path)?.schema.kind);
  const names = kind in HOMES ? (lookup.namesOf?.(kind) ?? []) : [];
  if (names.length === 0) return undefined;
  const told = choice(names);
  return names.length === 1
    ? { shown: told, names: told }
    : { shown: '"…"', names: names.length > MOST_TOLD ? HOMES[kind]! : told };
}

/** "For … write one of these", as a sentence; nothing where there is only one. */
export function forName({ shown, names }: Names): string {
  return shown === names ? "" : `For … write ${names}.`;
}
