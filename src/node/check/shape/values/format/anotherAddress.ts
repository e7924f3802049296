/** Suggests an address for a page whose address is taken by another one. */
import { standsForHome } from "../../../../../model/spelling.ts";
import { isNamedAsCopy } from "../../../gathered/pages/copies.ts";
import type { Wrong } from "../../wrong.ts";
import { routeMeant } from "../meant/routeMeant.ts";

/** How other programs address the parts of a page: "/guide?page=2". */
const PART = /[?&](?:page|paged|p|part|seite)=(\d{1,3})(?![\w-])/i;

/** The taken address with the number of the part, or the name of the file. None for old addresses, which cannot be chosen. */
export function anotherAddress({ lookup, document, path, value }: Wrong, taken: string): string {
  if (path.join("/") !== "route") return "another address";
  const [, part] = PART.exec(String(value)) ?? [];
  const called = isNamedAsCopy(document) ? undefined : routeMeant(document.name)?.toLowerCase();
  const free = [part && `${taken}-${part}`, called].find(
    (each) => each && !standsForHome(each) && lookup.addressOf?.(each)?.toLowerCase() !== each.toLowerCase(),
  );
  return free ? `"${free}", or another address` : "another address";
}
