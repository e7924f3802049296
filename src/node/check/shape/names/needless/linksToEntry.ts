/** What becomes of the links to an entry that got an "id", as only blocks have one. */
import type { Lookup } from "../../../lookup.ts";
import { isGroup, valueAt } from "../../../json.ts";
import { capital, joined, withArticle } from "../../../wording/words.ts";
import { nounOf } from "../../noun.ts";
import type { Sorted } from "../sorted/sorted.ts";

/** A sentence with a space before it; empty if no link leads to that name, or if it is no name for links. */
export function linksToEntry(lookup: Lookup, { document, path, group }: Sorted, name: string): string {
  const around = path.slice(0, -2);
  const owner = valueAt(document, around);
  const id = group[name];
  const isPlace = lookup.schemaAt(document, [...around, name])?.schema.kind === "anchor";
  if (!isPlace || typeof path.at(-1) !== "number" || typeof id !== "string" || !isGroup(owner)) return "";
  const links = lookup.lost?.linksToPlace(document, id);
  if (links === undefined) return "";
  const entry = capital(withArticle(nounOf(lookup, { document, path, group })));
  const start = `the start of the ${nounOf(lookup, { document, path: around, group: owner })}`;
  const isOne = links.length === 1;
  const [places, [link, it]] = [joined(links, "and"), isOne ? ["link", "it leads"] : ["links", "they lead"]];
  const own = owner[name];
  const way =
    typeof own === "string"
      ? `write "#${own}" in the place of "#${id}" in the ${link} of ${places}. Then ${it} to ${start}.`
      : `the ${link} to "#${id}" (${places}) can stay as written: then ${it} to ${start}.`;
  return ` ${entry} has no place of its own: ${way}`;
}
