/** Links that lead to something whose address or name is invalid. */
import type { Schema } from "../../../../../model/fields.ts";
import { onlyOf } from "../../../onlyOf.ts";
import { LINKS_WAIT } from "../../../wording/linksWait.ts";
import { anchorMeant, canMean } from "../meant/anchorMeant.ts";
import type { Explanation, Wrong } from "../../wrong.ts";

/** The target of broken links that was most likely the former name of this. */
export function lostName({ lookup, document, path, value }: Wrong, schema: Schema | undefined): string | undefined {
  const text = String(value);
  if (schema?.kind === "anchor") {
    const lost = onlyOf(lookup.lost?.anchors() ?? []);
    return lost !== undefined && canMean(lost, anchorMeant(text)) ? lost : undefined;
  }
  if (schema?.kind !== "route") return undefined;
  const lost = path.join("/") === "route" ? lookup.lost?.address(document.file, text) : undefined;
  if (lost !== undefined) return lost;
  // A space may have been typed into it.
  const plain = text.replaceAll(/\s/g, "");
  return plain !== text && lookup.lost?.linksTo(plain) !== undefined ? plain : undefined;
}

/** Says in which links to an address of a page the better one has to be written as well. */
export function alsoInLinks(wrong: Wrong, address: string, better: string): string {
  const links = isOwnRoute(wrong) ? wrong.lookup.lost?.linksTo(address, better) : undefined;
  return links === undefined ? "" : `, here and in ${links}`;
}

/** Links to a page cannot be checked before its address is valid. */
export function linksWait(wrong: Wrong): Pick<Explanation, "note"> {
  return isOwnRoute(wrong) ? { note: LINKS_WAIT } : {};
}

function isOwnRoute({ document, path }: Wrong): boolean {
  return document.role === "page" && path.join("/") === "route";
}
