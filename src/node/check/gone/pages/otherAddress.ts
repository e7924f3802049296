/** The finding for a page with a new route: told at the page, and not at the places that name it. */
import type { Place } from "../../place.ts";
import { aliasesOf } from "../../facts/facts.ts";
import type { Document } from "../../document/document.ts";
import type { Finding } from "../../finding.ts";
import { counted, quote } from "../../wording/words.ts";
import { allPlaces, elsewhere } from "../../wording/elsewhere.ts";
import type { Context } from "../../rule.ts";
import { checkCommand } from "../../wording/commands.ts";

/**
 * @param route The address in all of `places`.
 * @param about.isSure Whether it is certain that they mean this page.
 */
export function sayOtherAddress(
  page: Document,
  route: string,
  { places, isSure, context }: { places: readonly Place[]; isSure: boolean; context: Context },
): Finding {
  const now = page.route!;
  const isOne = places.length === 1;
  const count = counted(places.length, "place");
  const message = isSure
    ? `${isOne ? "one place names" : `${count} name`} this page by the address ${quote(route)}, and none by ${quote(now)}.`
    : `${count} name the address ${quote(route)}, at which no page lives, and none names this page by ${quote(now)}.`;
  const isCase = now.toLowerCase() === route.toLowerCase();
  const fix = isCase
    ? `write "${route}" here, or "${now}" ${isOne ? "there" : `in ${allPlaces(places)}`}.`
    : route === "/"
      ? `write "/" here: visitors who type only the name of the site arrive there. If "${now}" is to lead here as well, ${addingAlias(page, now)}.`
      : `write "${route}" here, if ${isSure ? "the address is not to change" : "this is the page that they mean"}. If it is to change, ${addingAlias(page, route)}, and write "${now}" in the place of "${route}" in ${allPlaces(places)} ("${checkCommand(context.named, ["--fix"])}" does that for you).`;
  const named = elsewhere(isOne ? "It is in" : "They are in", places);
  return { document: page, path: ["route"], point: "value", place: [], message, ...named, fix };
}

/** @param file The file to name, where the finding is not at the page's route. */
export function addingAlias(page: Document, route: string, file?: string): string {
  const hasSome = aliasesOf(page).length > 0 || Object.hasOwn(page.data ?? {}, "aliases");
  if (hasSome)
    return `add "${route}" to ${file === undefined ? "its" : "the"} "aliases"${file === undefined ? "" : ` of ${file}`}`;
  const where = file === undefined ? "before it with a comma between" : `and a comma before its "route"`;
  return `add "aliases": ["${route}"] ${where}`;
}
