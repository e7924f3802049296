/** The names that pages with facts only refer to. Most pages share the same few names, so each is resolved once. */
import { sharedUses } from "./facts.ts";
import { perContext } from "../perContext.ts";
import type { Document } from "../document/document.ts";

/** The lists in the facts whose names refer to other files. */
const LISTS = ["links", "pages", "pictures", "pictograms", "logos"] as const;

export type NamingList = (typeof LISTS)[number];

/**
 * Under each name, at most two of the documents that use it: enough to tell whether a document other than a given page
 * does.
 */
type Namings = ReadonlyMap<string, readonly Document[]>;

export const namingsOf = perContext(({ documents }) => {
  const named = (list: NamingList): [NamingList, Namings] => {
    const found = new Map<string, Document[]>();
    // Many pages have the same array, see listOnce.ts.
    const lists = new Map<readonly string[], Document[]>();
    for (const document of documents) {
      const names = document.facts?.[list] ?? [];
      if (addGiver(lists, names, document)) for (const name of names) addGiver(found, name, document);
    }
    return [list, found];
  };
  return Object.fromEntries(LISTS.map(named)) as Record<NamingList, Namings>;
});

/** The same for shared blocks, from all documents that place them, open or not. */
export const usersOfShared = perContext((context): Namings => {
  const found = new Map<string, Document[]>();
  for (const { document, name } of sharedUses(context)) addGiver(found, name, document);
  return found;
});

/** @returns Whether the document is one of the two that are kept. */
function addGiver<Name>(found: Map<Name, Document[]>, name: Name, document: Document): boolean {
  const givers = found.get(name);
  if (!givers) found.set(name, [document]);
  else if (givers.length === 1 && givers[0] !== document) givers.push(document);
  else return false;
  return true;
}
