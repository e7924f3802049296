/** What other programs let authors say of a page, and why it is not said here. */
import type { Path } from "../../../model/fields.ts";
import { fold } from "../suggest.ts";
import type { Document } from "../site.ts";

const WHY: readonly (readonly [names: readonly string[], why: string])[] = [
  [
    ["draft", "published", "status", "visibility", "hidden", "private", "unlisted"],
    "every file in pages/ is a page of the site. Keep a page that is not ready outside of that folder.",
  ],
  [["noindex", "nofollow", "robots", "index", "searchable"], "search engines may find every page of the site."],
  [["keywords", "metaKeywords", "tags"], "search engines do not read it."],
  [["canonical", "canonicalUrl"], 'search engines are told the "route".'],
  [["layout", "template"], 'how a page looks, its "blocks" say.'],
  [["date", "author", "publishedAt", "updated", "updatedAt"], "say it in a text of a block."],
];

const BY_NAME = new Map(WHY.flatMap(([names, why]) => names.map((name) => [fold(name), why] as const)));

/** Undefined for a name in a group, in another file, or of which nothing is known. */
export function whyNotOfPage({ document, path }: { document: Document; path: Path }, name: string): string | undefined {
  return document.role === "page" && path.length === 0 ? BY_NAME.get(fold(name)) : undefined;
}
