/** Links that lead to what has a wrong address or a wrong name. */
import type { Schema } from "../../../../../model/fields.ts";
import { anchorMeant, canMean } from "../anchorMeant.ts";
import type { Said, Wrong } from "../../wrong.ts";

/** What links lead to and nothing is called: most likely it was called so before. */
export function lostName({ lookup, path, value }: Wrong, schema: Schema | undefined): string | undefined {
  const text = String(value);
  if (schema?.kind === "anchor") {
    const lost = lookup.lost?.anchor();
    return lost !== undefined && canMean(lost, anchorMeant(text)) ? lost : undefined;
  }
  if (schema?.kind !== "route") return undefined;
  const lost = path.join("/") === "route" ? lookup.lost?.address() : undefined;
  if (lost !== undefined) return lost;
  // A space may have been typed into it.
  const plain = text.replaceAll(/\s/g, "");
  return plain !== text && lookup.lost?.linksTo(plain) !== undefined ? plain : undefined;
}

/** Where the same has to be written in links to a page whose address is wrong. */
export function alsoInLinks(wrong: Wrong, address: string): string {
  const links = isOwnRoute(wrong) ? wrong.lookup.lost?.linksTo(address) : undefined;
  return links === undefined ? "" : `, here and in ${links}`;
}

/** Links to a page are not to blame while nobody knows its address. */
export function linksWait(wrong: Wrong): Pick<Said, "note"> {
  return isOwnRoute(wrong) ? { note: "The links to this page are checked when this is put right." } : {};
}

function isOwnRoute({ document, path }: Wrong): boolean {
  return document.role === "page" && path.join("/") === "route";
}
