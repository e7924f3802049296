/** Names in lists of them, which are looked up elsewhere. */
import { namesFor } from "../../names/namesFor.ts";
import { onlyMeant } from "../../names/synonyms.ts";
import type { WrongType } from "./fix.ts";

/** The only name that a text can mean in the list that it was written for; undefined where it is one, or where nobody knows. */
export function nameMeant(wrong: WrongType, text: string): string | undefined {
  const { lookup, items } = wrong;
  if (items?.kind === "page") return otherThan(text, lookup.addressOf?.(text.trim()));
  const names = namesFor(lookup, wrong);
  return names.includes(text) ? undefined : onlyMeant(text, names);
}

function otherThan(text: string, meant: string | undefined): string | undefined {
  return meant === text ? undefined : meant;
}
