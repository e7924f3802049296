/** Finds the shared block for a name, also for a misspelt one, so that a page's overrides can be checked. */
import type { Json } from "../../../../model/fields.ts";
import { sharedName } from "../../files/misplaced.ts";
import type { Document } from "../../document/document.ts";
import { nearest } from "../../wording/suggest.ts";

/** @param shared All shared blocks, by the name that `use` gives. */
export function sharedMeant(shared: ReadonlyMap<string, Document>, name: Json | undefined): Document | undefined {
  if (typeof name !== "string") return undefined;
  const named = shared.get(name) ?? shared.get(sharedName(name));
  if (named) return named;
  const [near, ...others] = nearest(name, [...shared.keys()]);
  return near !== undefined && others.length === 0 ? shared.get(near) : undefined;
}
