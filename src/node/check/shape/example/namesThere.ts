/** Fields whose value has to be one of the names that the site has. */
import type { Place } from "../../place.ts";
import type { Lookup } from "../../lookup.ts";
import { choice } from "../../wording/words.ts";

/** The most names that are listed. */
export const MOST_TOLD = 6;

/** Where the names are defined, by the kind of the field. */
const HOMES: Readonly<Record<string, string>> = {
  form: "the name of a form in pages/_site.json",
  shared: 'the name of a file in pages/_shared, without ".json"',
};

interface KnownNames {
  /** The name to show: the only one, or "…". */
  shown: string;
  /** The names to choose from, in words. */
  names: string;
}

/** Undefined for a field of another kind, and where no names are known. */
export function namesThere(lookup: Lookup, { document, path }: Place): KnownNames | undefined {
  const kind = String(lookup.schemaAt(document, path)?.schema.kind);
  const names = kind in HOMES ? (lookup.namesOf?.(kind) ?? []) : [];
  if (names.length === 0) return undefined;
  const told = choice(names);
  return names.length === 1
    ? { shown: told, names: told }
    : { shown: '"…"', names: names.length > MOST_TOLD ? HOMES[kind]! : told };
}

/** "For … write one of these", as a sentence; empty where there is only one. */
export function forName({ shown, names }: KnownNames): string {
  return shown === names ? "" : `For … write ${names}.`;
}
