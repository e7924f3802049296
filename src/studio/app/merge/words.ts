/** Describes the differences between two versions of a file. */
import { isGroup, type Json, type Path } from "../../../model/fields.ts";
import type { Lookup } from "../../../node/check/lookup.ts";
import { valueAt } from "../../../node/check/json.ts";
import type { Document } from "../../../node/check/document/document.ts";
import type { Group } from "../../../node/check/site.ts";
import { capital } from "../../../node/check/wording/words.ts";
import { placeWords } from "../../document/labels.ts";
import { describeAt } from "../../fields/describe.ts";
import { itemText } from "../../fields/itemText.ts";
import { changeSentences } from "../../sentences/changes.ts";
import type { SiteData } from "../../site/siteData.ts";
import { blockWords } from "../blockWords.ts";
import type { MergePart, Side } from "./parts.ts";

interface Compared {
  lookup: Lookup;
  site: SiteData;
  documents: Readonly<Record<Side, Document>>;
}

/** "Call to action", "Heading of block 3 (Questions)", "Link 2 of header", "Order of questions of the block". */
export function nameOfPart({ lookup, site, documents }: Compared, part: MergePart): string {
  const side = part.mine ? "mine" : "theirs";
  const { path, value } = part[side]!;
  if (isBlockOfPage(documents[side], path)) return blockWords(lookup.schemas, site, value).kind;
  const words = placeWords(lookup, documents[side], path).join(" of ");
  const blockPath = path.slice(0, 2);
  // The list of blocks has no numbers.
  const kind = isBlockOfPage(documents[side], blockPath)
    ? ` (${blockWords(lookup.schemas, site, valueAt(documents[side], blockPath)!).kind})`
    : "";
  return `${part.kind === "order" ? `Order of ${words}` : capital(words)}${kind}`;
}

/** A value of one version as it is shown: a text as it is, anything larger by the text that identifies it. */
export function tellSide({ lookup, site, documents }: Compared, part: MergePart, version: Side | "before"): string {
  const side = version === "before" ? (part.mine ? "mine" : "theirs") : version;
  const value = version === "before" ? part.before : part[side]?.value;
  if (value === undefined) return "Not there";
  const { path } = part[side]!;
  const tell = (own: Json, at: Path): string => {
    if (isBlockOfPage(documents[side], at)) return blockWords(lookup.schemas, site, own).text || "Without a heading";
    if (Array.isArray(own)) return own.map((item) => tell(item, [...at, 0])).join(", ");
    if (!isGroup(own)) return typeof own === "string" ? own : JSON.stringify(own);
    const located = lookup.schemaAt(documents[side], at);
    return (located && itemText(describeAt(lookup.schemas, located).fields, own)) || "Without a title";
  };
  return tell(value, path);
}

/** What one side changed in a block or a picture that is settled as a whole. */
export function differences({ lookup, documents }: Compared, part: MergePart, side: Side): string[] {
  const placed = part[side];
  if (!placed || !isGroup(placed.value) || !isGroup(part.before)) return [];
  const document = documents[side];
  const before = { ...document, data: replaced(document.data!, placed.path, part.before) as Group };
  return changeSentences(lookup, before, document);
}

function isBlockOfPage({ role }: Document, path: Path): boolean {
  return role === "page" && path[0] === "blocks" && path.length === 2;
}

function replaced(within: Json, [name, ...rest]: Path, value: Json): Json {
  if (name === undefined) return value;
  if (Array.isArray(within)) return within.with(Number(name), replaced(within[Number(name)]!, rest, value));
  return isGroup(within) ? { ...within, [name]: replaced(within[name]!, rest, value) } : value;
}
