/** The shared block that is meant by a name, also by one with a slip in it: what a page words differently is checked at once. */
import type { Json } from "../../../model/fields.ts";
import { sharedName } from "../files/misplaced.ts";
import type { Document } from "../document/document.ts";
import { nearest } from "../wording/suggest.ts";

/** @param shared Those that are there, by the name that `use` gives. */
export function sharedMeant(shared: ReadonlyMap<string, Document>, name: Json | undefined): Document | undefined {
  if (typeof name !== "string") return undefined;
  const named = shared.get(name) ?? shared.get(sharedName(name));
  if (named) return named;
  const [near, ...others] = nearest(name, [...shared.keys()]);
  return near !== undefined && others.length === 0 ? shared.get(near) : undefined;
}
