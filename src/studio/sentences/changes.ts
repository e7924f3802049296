/** What changed between two versions of a file, told to people who never see its text. */
import { isGroup, type Json, type Path } from "../../model/fields.ts";
import { sharedEnds } from "../../model/sharedEnds.ts";
import type { Lookup } from "../../node/check/lookup.ts";
import { valueAt } from "../../node/check/json.ts";
import type { Document } from "../../node/check/document/document.ts";
import type { Group } from "../../node/check/site.ts";
import { capital, quote } from "../../node/check/wording/words.ts";
import { fieldWords } from "../document/fieldWords.ts";
import { kindOf, placeWords } from "../document/labels.ts";
import { matchItems } from "../document/match.ts";
import { sameJson } from "../document/sameJson.ts";
import { describeAt } from "../fields/describe.ts";
import { itemText } from "../fields/itemText.ts";

/** Two versions of one file. */
interface Versions {
  lookup: Lookup;
  older: Document;
  newer: Document;
}

/** One difference, where it is in both versions. */
interface ChangedPath {
  from: Path;
  to: Path;
}

/** A sentence for each change, from top to bottom: `In block 1 (Hero "Hello"): heading changed from "Hello" to "Welcome".` */
export function changeSentences(lookup: Lookup, older: Document, newer: Document): string[] {
  return [...changesIn({ lookup, older, newer }, { from: [], to: [] })];
}

function* changesIn(versions: Versions, at: ChangedPath): Generator<string> {
  const [before, now] = [valueAt(versions.older, at.from), valueAt(versions.newer, at.to)];
  if (sameJson(before, now)) return;
  if (isGroup(before) && isGroup(now) && before["type"] === now["type"])
    yield* fieldsChanged(versions, at, [before, now]);
  else if (isList(versions, at) && Array.isArray(before) && Array.isArray(now))
    yield* itemsChanged(versions, at, [before, now]);
  else yield changed(versions, at, [before!, now!]);
}

/** A list of items, and not a text in paragraphs. */
function isList({ lookup, newer }: Versions, { to }: ChangedPath): boolean {
  return lookup.schemaAt(newer, to)?.schema.kind !== "markdown";
}

function* fieldsChanged(versions: Versions, at: ChangedPath, [before, now]: [Group, Group]): Generator<string> {
  const { lookup, older, newer } = versions;
  const words = (document: Document, path: Path) => fieldWords(lookup, document, path);
  for (const name of new Set([...Object.keys(now), ...Object.keys(before)])) {
    const inner: ChangedPath = { from: [...at.from, name], to: [...at.to, name] };
    if (!Object.hasOwn(before, name))
      yield told(versions, at.to, `${words(newer, inner.to)} added${content(lookup, newer, inner.to)}`);
    else if (!Object.hasOwn(now, name))
      yield told(versions, at.to, `${words(older, inner.from)} removed${content(lookup, older, inner.from)}`);
    else yield* changesIn(versions, inner);
  }
}

function* itemsChanged(versions: Versions, at: ChangedPath, [before, now]: [Json[], Json[]]): Generator<string> {
  const { lookup, older, newer } = versions;
  const was = matchItems(before, now);
  const stayed = stayedInOrder(was);
  const gone = [...before.keys()].filter((index) => !was.includes(index));
  // Of a list only the items are told of, and they say what list it is.
  const holder = at.to.slice(0, -1);
  for (const index of gone) yield told(versions, holder, `${item(lookup, older, [...at.from, index])} removed`);
  for (const [index, from] of was.entries()) {
    const to: Path = [...at.to, index];
    if (from === undefined) {
      yield told(versions, holder, `${item(lookup, newer, to)} added`);
      continue;
    }
    if (!stayed.has(from))
      yield told(versions, holder, `${item(lookup, older, [...at.from, from])} moved to place ${index + 1}`);
    yield* changesIn(versions, { from: [...at.from, from], to });
  }
}

/** Items that are still in their order, and how many of them have the same index as before. */
interface StableRow {
  items: readonly number[];
  unmoved: number;
}

/** Those of the items that were there before which need not be moved: the longest row that is still in its order. */
function stayedInOrder(was: readonly (number | undefined)[]): ReadonlySet<number> {
  const none: StableRow = { items: [], unmoved: 0 };
  const better = (a: StableRow, b: StableRow) =>
    b.items.length > a.items.length || (b.items.length === a.items.length && b.unmoved > a.unmoved) ? b : a;
  const rows: StableRow[] = [];
  for (const [at, from] of was.entries()) {
    if (from === undefined) continue;
    const before = rows.filter(({ items }) => items.at(-1)! < from).reduce(better, none);
    rows.push({ items: [...before.items, from], unmoved: before.unmoved + Number(at === from) });
  }
  return new Set(rows.reduce(better, none).items);
}

function changed(versions: Versions, at: ChangedPath, values: [Json, Json]): string {
  const { lookup, newer } = versions;
  const what = typeof at.to.at(-1) === "number" ? item(lookup, newer, at.to) : fieldWords(lookup, newer, at.to);
  const [before, now] = values.map(textOf);
  if (before !== undefined && now !== undefined && !values.some((value) => typeof value === "string"))
    return told(versions, at.to.slice(0, -1), `${what} changed from ${before} to ${now}`);
  const apart = before !== undefined && now !== undefined ? whereApart(before, now) : undefined;
  return told(versions, at.to.slice(0, -1), `${what} changed${apart ? ` from ${apart[0]} to ${apart[1]}` : ""}`);
}

/** A sentence with the place that it is about, in the newer version. */
function told({ lookup, newer }: Versions, place: Path, words: string): string {
  const where = placeOf(lookup, newer, place);
  return where ? `In ${where}: ${words}.` : `${capital(words)}.`;
}

/** `block 1 (Hero "Hello") > button`; empty for the file as a whole. */
function placeOf(lookup: Lookup, document: Document, path: Path): string {
  const [first = "", ...inner] = placeWords(lookup, document, path).toReversed();
  const block = valueAt(document, path.slice(0, document.role === "page" ? 2 : 1));
  return [first + blockName(lookup, block), ...inner].join(" > ");
}

function blockName({ schemas }: Lookup, block: Json | undefined): string {
  if (!isGroup(block) || typeof block["type"] !== "string") return "";
  const name = block["type"] === "shared" ? block["use"] : block["heading"];
  return ` (${kindOf(schemas, block["type"])}${typeof name === "string" && name.trim() ? ` ${quote(name)}` : ""})`;
}

/** `block 3 (Questions "What people ask")`, `question 2 ("Why?")`. */
function item(lookup: Lookup, document: Document, path: Path): string {
  if (document.role === "page" && path.length === 2 && path[0] === "blocks") return placeOf(lookup, document, path);
  const text = textIn(lookup, document, path);
  return `${lookup.labelOf(document, path)}${text && ` (${quote(text)})`}`;
}

/** `: "Hello"`, of what was added or removed; empty where it says nothing in words. */
function content(lookup: Lookup, document: Document, path: Path): string {
  const value = valueAt(document, path)!;
  if (typeof value === "boolean" || typeof value === "number") return `: ${textOf(value)}`;
  const text = textIn(lookup, document, path);
  return text && `: ${quote(text)}`;
}

function textIn(lookup: Lookup, document: Document, path: Path): string {
  const value = valueAt(document, path)!;
  const at = lookup.schemaAt(document, path);
  return textOf(value) ?? (at && isGroup(value) ? itemText(describeAt(lookup.schemas, at).fields, value) : "");
}

/** A plain value, or a text in paragraphs, as a text; undefined for all else. */
function textOf(value: Json): string | undefined {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value))
    return value.every((each) => typeof each === "string") ? (value as string[]).join(" ") : undefined;
  return typeof value === "object" ? undefined : String(value);
}

/** How many characters are shown before the first that differs. */
const BEFORE = 30;

/** Two texts in quotation marks, from shortly before the place where they differ if they are long. */
function whereApart(a: string, b: string): [string, string] {
  if (quote(a) !== quote(b) || a === b) return [quote(a), quote(b)];
  const { start } = sharedEnds(a, b);
  const from = a.lastIndexOf(" ", Math.max(start - BEFORE, 0)) + 1;
  const cut = (text: string) => quote(`${from > 0 ? "…" : ""}${text.slice(from)}`);
  return [cut(a), cut(b)];
}
