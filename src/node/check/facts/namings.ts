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
    for (const document of documents) for (const name of document.facts?.[list] ?? []) addGiver(found, name, document);
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

function addGiver(found: Map<string, Document[]>, name: string, document: Document): void {
  const givers = found.get(name);
  if (!givers) found.set(name, [document]);
  else if (givers.length === 1 && givers[0] !== document) givers.push(document);
}
