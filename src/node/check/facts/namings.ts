/** The names that pages give of which only facts are known: the same few stand on most pages, and each is looked at once. */
import { sharedUses } from "./facts.ts";
import { perContext } from "../perContext.ts";
import type { Document } from "../document/document.ts";

/** The lists of names that other files answer for. */
const LISTS = ["links", "pages", "pictures", "pictograms", "logos"] as const;

export type NamingList = (typeof LISTS)[number];

/** By a name, two of the documents that give it, or the only one: enough to tell whether one of them is another than some page. */
type Namings = ReadonlyMap<string, readonly Document[]>;

export const namingsOf = perContext(({ documents }) => {
  const named = (list: NamingList): [NamingList, Namings] => {
    const found = new Map<string, Document[]>();
    for (const document of documents) for (const name of document.facts?.[list] ?? []) addGiver(found, name, document);
    return [list, found];
  };
  return Object.fromEntries(LISTS.map(named)) as Record<NamingList, Namings>;
});

/** The same for shared blocks, by the documents that place them, whatever is known of these. */
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
