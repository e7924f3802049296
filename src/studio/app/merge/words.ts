/** What is apart in two versions of a file, in words. */
import type { Json, Path } from "../../../model/fields.ts";
import type { Lookup } from "../../../node/check/lookup.ts";
import { isGroup } from "../../../node/check/json.ts";
import type { Document } from "../../../node/check/document/document.ts";
import type { Group } from "../../../node/check/site.ts";
import { capital } from "../../../node/check/words.ts";
import { placeWords } from "../../document/labels.ts";
import { describeAt } from "../../fields/describe.ts";
import { itemText } from "../../fields/itemText.ts";
import { changeSentences } from "../../sentences/changes.ts";
import type { SiteData } from "../../site/siteData.ts";
import { blockWords } from "../blockWords.ts";
import type { Part, Side } from "./parts.ts";

interface Told {
  lookup: Lookup;
  site: SiteData;
  documents: Readonly<Record<Side, Document>>;
}

/** "Call to action", "Link 2 of header", "Order of questions of the block". */
export function nameOfPart({ lookup, site, documents }: Told, part: Part): string {
  const side = part.mine ? "mine" : "theirs";
  const { path, value } = part[side]!;
  if (isBlockOfPage(documents[side], path)) return blockWords(lookup.schemas, site, value).kind;
  const words = placeWords(lookup, documents[side], path).join(" of ");
  return part.kind === "order" ? `Order of ${words}` : capital(words);
}

/** What one version says: a text as it is, of anything larger the text by which it is known. */
export function tellSide({ lookup, site, documents }: Told, part: Part, side: Side): string {
  const placed = part[side];
  if (!placed) return "Not there";
  const { path, value } = placed;
  const tell = (own: Json, at: Path): string => {
    if (isBlockOfPage(documents[side], at)) return blockWords(lookup.schemas, site, own).text || "Without a heading";
    if (Array.isArray(own)) return own.map((item) => tell(item, [...at, 0])).join(", ");
    if (!isGroup(own)) return typeof own === "string" ? own : JSON.stringify(own);
    const located = lookup.schemaAt(documents[side], at);
    return (located && itemText(describeAt(lookup.schemas, located).fields, own)) || "Without a title";
  };
  return tell(value, path);
}

/** What makes a block or a picture of theirs another than mine, where both have it. */
export function differences({ lookup, documents }: Told, { mine, theirs }: Part): string[] {
  if (!mine || !theirs || !isGroup(mine.value) || !isGroup(theirs.value)) return [];
  const withMine = { ...documents.theirs, data: replaced(documents.theirs.data!, theirs.path, mine.value) as Group };
  return changeSentences(lookup, withMine, documents.theirs);
}

function isBlockOfPage({ role }: Document, path: Path): boolean {
  return role === "page" && path[0] === "blocks" && path.length === 2;
}

function replaced(within: Json, [name, ...rest]: Path, value: Json): Json {
  if (name === undefined) return value;
  if (Array.isArray(within)) return within.with(Number(name), replaced(within[Number(name)]!, rest, value));
  return isGroup(within) ? { ...within, [name]: replaced(within[name]!, rest, value) } : value;
}
