/** Corrects the entries of lists of names, such as the addresses of pages or the names of fields. */
import { namesFor } from "../../names/namesFor.ts";
import { onlyMeant } from "../../names/synonyms.ts";
import type { WrongType } from "./fix.ts";

/** The only name that an entry can stand for; undefined when it is such a name already, or when none or several fit. */
export function nameMeant(wrong: WrongType, text: string): string | undefined {
  const { lookup, items } = wrong;
  if (items?.kind === "page") return otherThan(text, lookup.addressOf?.(text.trim()));
  const names = namesFor(lookup, wrong);
  return names.includes(text) ? undefined : onlyMeant(text, names);
}

function otherThan(text: string, meant: string | undefined): string | undefined {
  return meant === text ? undefined : meant;
}
