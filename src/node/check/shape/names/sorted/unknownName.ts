/** Findings about names that a group does not have. */
import type { Place } from "../../../place.ts";
import type { CodedFinding } from "../../../finding.ts";
import type { Lookup } from "../../../lookup.ts";
import { choice, quote, withArticle } from "../../../wording/words.ts";
import type { Sorted } from "./sorted.ts";
import { nounOf } from "../../noun.ts";

/** The part of such a finding that does not depend on its words. */
export function wrongName({ document, path }: Place, name: string): Omit<CodedFinding, "message"> {
  return { code: "unknown-property", severity: "error", document, path: [...path, name], place: path, point: "name" };
}

/** A finding about names that a group does not have, without a fix. */
export function unknownName(
  lookup: Lookup,
  { document, path, group, noun }: Place & Pick<Sorted, "group" | "noun">,
  names: readonly string[],
): CodedFinding {
  const own = noun ?? nounOf(lookup, { document, path, group });
  // Each group at the top of pages/_site.json is unique and called by its name alone.
  const isAtTop = document.role === "site" && path.length === 1 && own === path[0];
  const what = isAtTop ? quote(own) : own.startsWith("pages/") ? own : withArticle(own);
  // A title in the plural says what the names are: "Words of the program".
  const not = /^\w+s of /.test(own) ? `not among the ${own}` : `not something ${what} has`;
  const message = `${choice(names, "and")} ${names.length > 1 ? "are" : "is"} ${not}.`;
  return { ...wrongName({ document, path }, names[0]!), names, message };
}
