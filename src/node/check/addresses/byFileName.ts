import { addressKey, standsForHome } from "../../../model/spelling.ts";
import type { Document } from "../document/document.ts";
import { isNamedAsCopy } from "../gathered/pages/copies.ts";
import { homesOf, isServed } from "../gathered/links/pageLinks.ts";
import type { Context } from "../rule.ts";
import { folderFault } from "./folderFault.ts";
import { routeMeant } from "../shape/values/meant/routeMeant.ts";

/** Messages shorten longer names, so authors could not copy them. */
const LONGEST = 60;

/** The address that matches the file name of a page, if it is valid and free. */
export function addressByFileName(page: Document, context: Context): string | undefined {
  const called = isNamedAsCopy(page) ? undefined : routeMeant(page.name)?.toLowerCase();
  if (called === undefined || called.length > LONGEST) return undefined;
  const address = standsForHome(called) ? "/" : called;
  const isTaken = homesOf(context).behind(address) !== undefined || isServed(address, context);
  return isTaken || folderFault(address) ? undefined : address;
}

/** Whether the route of a page matches its file name. */
export function isCalledByFileName({ name, route = "" }: Document): boolean {
  return addressKey(`/${name}`) === addressKey(route);
}
