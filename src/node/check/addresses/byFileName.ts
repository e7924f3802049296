import { addressKey, standsForHome } from "../../../model/spelling.ts";
import type { Document } from "../document/document.ts";
import { isNamedAsCopy } from "../gathered/copies.ts";
import { homesOf, isServed } from "../gathered/pageLinks.ts";
import type { Context } from "../rule.ts";
import { folderFault } from "../rules/ownFolder.ts";
import { routeMeant } from "../shape/values/routeMeant.ts";

/** Longer names are cut where they are told, and then nobody can write them. */
const LONGEST = 60;

/** The address that the file of a page is called by, where a page can live there and nothing does so far. */
export function addressByFileName(page: Document, context: Context): string | undefined {
  const called = isNamedAsCopy(page) ? undefined : routeMeant(page.name)?.toLowerCase();
  if (called === undefined || called.length > LONGEST) return undefined;
  const address = standsForHome(called) ? "/" : called;
  const isTaken = homesOf(context).behind(address) !== undefined || isServed(address, context);
  return isTaken || folderFault(address) ? undefined : address;
}

/** Whether a page has the address that its file is called by. */
export function isCalledByFileName({ name, route = "" }: Document): boolean {
  return addressKey(`/${name}`) === addressKey(route);
}
