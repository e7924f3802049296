/** Names that a group does not have, as findings. */
import type { CodedFinding } from "../../finding.ts";
import type { Lookup } from "../../lookup.ts";
import { choice, quote, withArticle } from "../../wording/words.ts";
import type { Sorted } from "./meanings.ts";
import { nounOf } from "./noun.ts";

/** A name that a group does not have, before anything is said of it. */
export function wrongName(
  { document, path }: Pick<Sorted, "document" | "path">,
  name: string,
): Omit<CodedFinding, "message"> {
  return { code: "unknown-property", severity: "error", document, path: [...path, name], place: path, point: "name" };
}

/** What is said of names that a group does not have, without a fix. */
export function unknownName(
  lookup: Lookup,
  { document, path, group, noun }: Pick<Sorted, "document" | "path" | "group" | "noun">,
  names: readonly string[],
): CodedFinding {
  const own = noun ?? nounOf(lookup, { document, path, group });
  // Of what stands at the top of pages/_site.json there is one each: its name is all that it is called.
  const isAtTop = document.role === "site" && path.length === 1 && own === path[0];
  const what = isAtTop ? quote(own) : own.startsWith("pages/") ? own : withArticle(own);
  // A title in the plural says what the names are: "Words of the program".
  const not = /^\w+s of /.test(own) ? `not among the ${own}` : `not something ${what} has`;
  const message = `${choice(names, "and")} ${names.length > 1 ? "are" : "is"} ${not}.`;
  return { ...wrongName({ document, path }, names[0]!), names, message };
}
