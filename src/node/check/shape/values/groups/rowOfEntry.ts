/** A row of a table as the group that belongs there: each of its cells in the field that it fits. */
import { isOfWords } from "../../isOfWords.ts";
import { onlyOf } from "../../../onlyOf.ts";
import type { Json } from "../../../../../model/fields.ts";
import { isPictureFile } from "../../../../../model/imageTypes.ts";
import { markedLink } from "../../../inTexts/markedLink.ts";
import { cellsOf } from "../../../inTexts/tables.ts";
import { isDrawing } from "../../../gathered/pictures/drawings.ts";
import { isGroup, valueAt } from "../../../json.ts";
import type { Group } from "../../../site.ts";
import { sameLetters } from "../../../wording/suggest.ts";
import { isLinkOrPicture } from "../../couldStand.ts";
import { looksLike } from "../../looksLike.ts";
import { ownExample } from "../../example/ownExample.ts";
import { contactHref } from "../meant/contactMeant.ts";
import { drawingIn, namesInFolders } from "../pictures/explainDrawing.ts";
import { withoutFolder } from "../../../gathered/pictures/pictureNames.ts";
import type { PlacedValue } from "./groupsMeant.ts";
import { ADDRESS } from "../meant/linkInText.ts";
import { optionMeant } from "../meant/optionMeant.ts";

interface EntryRow {
  group: Group;
  /** What fits no field. */
  left: Json[];
  /** Whether all cells fit, and some are not words, so that the text cannot be a sentence with commas. */
  isWhole: boolean;
}

/** The most other entries that are searched for the usual order of the fields. */
const MOST = 50;
/** The most characters of a title. */
const LONGEST_TITLE = 60;

/** The cells of a text with tabs or | in it; also the empty ones. @param between Parts the cells of another text. */
export function cellsIn(text: string, between = /[,;]/): string[] {
  const isTabbed = text.includes("\t");
  const cells = isTabbed ? text.split("\t") : text.includes("|") ? cellsOf(text.trim()) : text.split(between);
  return cells.map((cell) => cell.trim());
}

/** Undefined where fewer than two of the cells fit, and for a block, of which there are too many kinds. */
export function rowOfEntry(wrong: PlacedValue, cells: readonly Json[]): EntryRow | undefined {
  const { lookup, document, path } = wrong;
  const { properties = {}, required = [] } = lookup.schemaAt(document, path)?.schema ?? {};
  if ("type" in properties) return undefined;
  const names = Object.keys(properties);
  const list = typeof path.at(-1) === "number" ? valueAt(document, path.slice(0, -1)) : undefined;
  const others = Array.isArray(list) ? list.slice(0, MOST).filter(isGroup) : [];
  const needed = names.filter((name) => required.includes(name));
  const usual = [...new Set([...others.flatMap(Object.keys), ...needed])].filter((name) => names.includes(name));
  const fields = [...usual, ...names.filter((name) => !usual.includes(name))];
  const inOrder = [...others.map(Object.keys), needed].find(
    (order) => order.length === cells.length && order.every((name, i) => exactIn(wrong, name, cells[i]!) !== undefined),
  );
  const { values, left } = inOrder
    ? { values: new Map(inOrder.map((name, i) => [name, exactIn(wrong, name, cells[i]!)!])), left: [] }
    : byKind(wrong, cells, { usual, fields, others });
  if (values.size < 2) return undefined;
  const group = completed(wrong, fields, values);
  const isNoWord = ([name, value]: [string, Json]) =>
    !isOfWords(lookup.schemaAt(document, [...path, name])?.schema.kind) && !Array.isArray(value);
  return { group, left, isWhole: left.length === 0 && [...values].some(isNoWord) };
}

/** The entry for a row under a header. A cell that does not fit becomes a placeholder. */
export function groupUnder(wrong: PlacedValue, names: readonly string[], cells: readonly Json[]): Group {
  const values = new Map<string, Json>();
  for (const [i, name] of names.entries()) {
    const cell = cells[i] ?? "";
    const value = asIn(wrong, name, typeof cell === "number" ? (exactIn(wrong, name, cell) ?? String(cell)) : cell);
    if (value !== undefined) values.set(name, value);
    else if (cell !== "") values.set(name, openAt(wrong, name, values));
  }
  const { properties = {} } = wrong.lookup.schemaAt(wrong.document, wrong.path)?.schema ?? {};
  return completed(wrong, Object.keys(properties), values);
}

/** Adds the required fields whose values are not known. */
function completed(wrong: PlacedValue, fields: readonly string[], values: ReadonlyMap<string, Json>): Group {
  const { required = [] } = wrong.lookup.schemaAt(wrong.document, wrong.path)?.schema ?? {};
  const shown = fields.filter((name) => values.has(name) || required.includes(name));
  return Object.fromEntries(shown.map((name) => [name, values.get(name) ?? openAt(wrong, name, values)]));
}

/** The placeholder for a field without a known value. */
function openAt({ lookup, document, path }: PlacedValue, name: string, values: ReadonlyMap<string, Json>): Json {
  const { kind, enum: options = [] } = lookup.schemaAt(document, [...path, name])?.schema ?? {};
  if (isDrawing(kind)) return drawingIn(Object.fromEntries(values), options.map(String)) ?? "…";
  const own = ownExample(lookup, { document, path: [...path, name] });
  return isGroup(own) ? own : "…";
}

/** Assigns cells to fields: unambiguous ones first, then words, which fit many fields, and options by similar names last. */
function byKind(
  wrong: PlacedValue,
  cells: readonly Json[],
  { usual, fields, others }: { usual: readonly string[]; fields: readonly string[]; others: readonly Group[] },
): { values: Map<string, Json>; left: Json[] } {
  const values = new Map<string, Json>();
  let left = [...cells];
  const { properties = {} } = wrong.lookup.schemaAt(wrong.document, wrong.path)?.schema ?? {};
  const isSeen = (name: string) => {
    const { shownWith, shownWithout } = properties[name] ?? {};
    return (shownWith === undefined || values.has(shownWith)) && !(shownWithout && values.has(shownWithout));
  };
  const put = (names: readonly string[], valueFor: (name: string, cell: Json) => Json | undefined) => {
    for (const name of names.filter(isSeen)) {
      const at = values.has(name) ? -1 : left.findIndex((cell) => valueFor(name, cell) !== undefined);
      if (at < 0) continue;
      values.set(name, valueFor(name, left[at]!)!);
      left.splice(at, 1);
    }
  };
  const kindOf = (name: string) => wrong.lookup.schemaAt(wrong.document, [...wrong.path, name])?.schema.kind;
  const isText = (name: string) => kindOf(name) === "markdown" || others.some(({ [name]: said }) => isLong(said));
  const exactly = (name: string, cell: Json) => exactIn(wrong, name, cell);
  put(
    fields.filter((name) => !isOfWords(kindOf(name))),
    exactly,
  );
  for (const names of [usual, fields]) {
    const ofWords = names.filter((name) => isOfWords(kindOf(name)));
    const lines = ofWords.filter((name) => !isText(name));
    put(ofWords.filter(isText), (name, cell) => (isLong(cell) ? exactly(name, cell) : undefined));
    put(lines, (name, cell) => (isLong(cell) ? undefined : exactly(name, cell)));
    put([...ofWords.filter(isText), ...lines], exactly);
    put(names, (name, cell) => asIn(wrong, name, cell));
    const points = names.find((name) => !values.has(name) && isSeen(name) && exactly(name, left) !== undefined);
    if (points === undefined || left.length === 0) continue;
    values.set(points, left);
    left = [];
  }
  return { values, left };
}

function isLong(cell: Json | undefined): boolean {
  return typeof cell === "string" && (cell.length > LONGEST_TITLE || cell.endsWith("."));
}

function asIn(wrong: PlacedValue, name: string, cell: Json): Json | undefined {
  return exactIn(wrong, name, cell) ?? optionIn(wrong, name, cell);
}

/** The value of a field that a cell states literally. */
function exactIn(wrong: PlacedValue, name: string, cell: Json): Json | undefined {
  const { lookup, document, path } = wrong;
  const located = lookup.schemaAt(document, [...path, name]);
  if (!located) return undefined;
  const { kind, type, properties = {} } = located.schema;
  const text = typeof cell === "string" ? cell : "";
  const isAddress = ADDRESS.test(text);
  const link = markedLink(text);
  const contact = kind === "href" ? contactHref(text) : undefined;
  if (contact !== undefined) return contact;
  if (kind === "image") {
    const src = link ? link.address : text;
    return isPictureFile(src) ? { src: withoutFolder(src), alt: link?.words ?? "…" } : undefined;
  }
  if (link && "href" in properties && "label" in properties) return { label: link.words, href: link.address };
  if (isDrawing(kind) && isPictureFile(text)) return optionIn(wrong, name, cell);
  if (type === "number" && /^\d+(?:\.\d+)?$/.test(text)) return Number(text);
  const isOther = (isOfWords(kind) && (isAddress || isLinkOrPicture(cell))) || (kind === "href" && !isAddress);
  if (isOther || kind === "anchor" || !looksLike(lookup.schemas, located, cell)) return undefined;
  return isPictureFile(text) ? withoutFolder(text) : cell;
}

/** The option of a field that a cell means. */
function optionIn({ lookup, document, path }: PlacedValue, name: string, cell: Json): Json | undefined {
  const { kind, enum: all = [] } = lookup.schemaAt(document, [...path, name])?.schema ?? {};
  const options = all.filter((option) => typeof option === "string");
  if (typeof cell !== "string" || options.length === 0) return undefined;
  const drawing = isDrawing(kind) ? onlyOf(namesInFolders(cell, options)) : undefined;
  return sameLetters(cell, options) ?? drawing ?? optionMeant(cell, options);
}
