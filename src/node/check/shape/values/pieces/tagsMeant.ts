/** Finds the value that the words, addresses and pictures in HTML stand for. */
import { isOfWords } from "../../isOfWords.ts";
import { fieldsOfKind } from "../../../lookup.ts";
import { onlyOf } from "../../../onlyOf.ts";
import { blockSchema, type Json } from "../../../../../model/fields.ts";
import { type Element, onlyElements, type MarkupPart } from "../../../inTexts/elements.ts";
import { htmlOf, type MarkupPiece, piecesIn } from "../../../inTexts/pieces.ts";
import { withoutHtml } from "../../../inTexts/html.ts";
import type { Place } from "../../../place.ts";
import { groupOfPieces } from "./groupOfPieces.ts";
import type { Home } from "./filling.ts";

interface TagsMeant {
  /** More than one only in a list. */
  values: Json[];
  /** What fits no field, as a message names it. */
  left: string[];
  /** Fields that the HTML has no value for, which have the one of an example. */
  chosen?: string[];
}

/** The fields that HTML between the fields of a group stands for; see `tagsMeant`. */
export function fieldsMeant(home: Home, { document, path }: Place, html: string): TagsMeant | undefined {
  const parts = onlyElements(html);
  return parts && ofGroup(home, { document, path }, parts);
}

/** The value that HTML in its place stands for. Undefined where nobody can tell. */
export function tagsMeant(home: Home, { document, path }: Place, html: string): TagsMeant | undefined {
  const parts = onlyElements(html);
  if (parts) return meantAt(home, { document, path }, parts);
  const kind = home.lookup.schemaAt(document, path)?.schema.kind;
  return isOfWords(kind) ? meantAt(home, { document, path }, [html]) : undefined;
}

function meantAt(home: Home, at: Place, parts: readonly MarkupPart[]): TagsMeant | undefined {
  const { lookup } = home;
  const { document, path } = at;
  if (isBlockAt(at)) return ofBlock(home, at, parts);
  const schema = lookup.schemaAt(document, path)?.schema;
  if (!schema) return undefined;
  const option = schema.enum?.find(
    (each) =>
      each ===
      lineOf(parts)
        .replace(/<[^<>]*>/g, "")
        .trim(),
  );
  if (option !== undefined) return { values: [option], left: [] };
  const types = [schema.type ?? []].flat();
  const isEntry = typeof path.at(-1) === "number";
  if (schema.kind === "href" || schema.kind === "imageFile") return ofAddress(home, parts, schema.kind);
  const isFileOfPicture =
    path.at(-1) === "src" && lookup.schemaAt(document, path.slice(0, -1))?.schema.kind === "image";
  if (isFileOfPicture) return ofAddress(home, parts, "imageFile");
  if (isOfWords(schema.kind) || isParagraph(home, at)) {
    const isLine = schema.kind === "line";
    const texts = withoutHtml(isLine ? lineOf(parts) : htmlOf(parts), isLine, home.addressFor);
    const left = picturesIn(piecesIn(parts));
    if (texts.length === 0) return undefined;
    return { values: isEntry || texts.length === 1 ? texts : [texts], left };
  }
  if (types.includes("array")) {
    const inner = meantEach(home, { document, path: [...path, 0] }, entriesOf(parts));
    return inner && { ...inner, values: [inner.values] };
  }
  if (!schema.properties) return undefined;
  return isEntry ? meantEach(home, at, entriesOf(parts)) : ofGroup(home, at, parts);
}

/** Whether the place is that of a whole block. */
export function isBlockAt({ document, path }: Place): boolean {
  return document.role === "page" && path.length === 2 && path[0] === "blocks";
}

/** Whether the place is that of one of several paragraphs. */
function isParagraph({ lookup }: Home, { document, path }: Place): boolean {
  return typeof path.at(-1) === "number" && lookup.schemaAt(document, path.slice(0, -1))?.schema.kind === "markdown";
}

/** The HTML of the parts on one line, with a space at the end of each block element. */
function lineOf(parts: readonly MarkupPart[]): string {
  return htmlOf(parts).replace(/<\/(?:p|div|li|h[1-6])>|<br>/g, "$& ");
}

function picturesIn(pieces: readonly MarkupPiece[]): string[] {
  return pieces.flatMap((piece) => (piece.kind === "picture" ? [`the picture ${JSON.stringify(piece.src)}`] : []));
}

function ofAddress(home: Home, parts: readonly MarkupPart[], kind: string): TagsMeant | undefined {
  for (const piece of piecesIn(parts)) {
    if (piece.kind === "link" && kind === "href") {
      const label = withoutHtml(piece.html, true, home.addressFor).join(" ");
      return { values: [home.addressFor(piece.href)], left: label === "" ? [] : [JSON.stringify(label)] };
    }
    if (piece.kind === "picture" && kind === "imageFile")
      return { values: [home.pictureFor(piece.src) ?? piece.src], left: [] };
  }
  return undefined;
}

function meantEach(home: Home, at: Place, entries: readonly (readonly MarkupPart[])[]): TagsMeant | undefined {
  const isGroup = home.lookup.schemaAt(at.document, at.path)?.schema.properties !== undefined;
  const each = entries.map((entry) =>
    isBlockAt(at) ? ofBlock(home, at, entry) : isGroup ? ofGroup(home, at, entry) : ofText(home, entry),
  );
  if (each.length === 0 || !each.every((meant) => meant !== undefined)) return undefined;
  const chosen = new Set(each.flatMap((meant) => meant.chosen ?? []));
  const left = each.flatMap((meant) => meant.left);
  return { values: each.flatMap(({ values }) => values), left, chosen: [...chosen] };
}

function ofText(home: Home, parts: readonly MarkupPart[]): TagsMeant | undefined {
  const texts = withoutHtml(htmlOf(parts), true, home.addressFor);
  return texts.length === 0 ? undefined : { values: [texts.join(" ")], left: picturesIn(piecesIn(parts)) };
}

function ofGroup(home: Home, at: Place, parts: readonly MarkupPart[]): TagsMeant | undefined {
  const hasText = fieldsOfKind(home.lookup, at, "markdown").length > 0;
  const meant = groupOfPieces(home, at, inTwo(piecesIn(parts, !hasText)));
  return meant && { ...meant, values: [meant.group] };
}

/** Splits a label from its value: `Skype: kitestep`. */
function inTwo(pieces: MarkupPiece[]): MarkupPiece[] {
  const only = onlyOf(pieces.filter(({ kind }) => kind !== "picture"));
  const [, words, behind] = (only?.kind === "text" && IN_TWO.exec(only.html)) || [];
  if (words === undefined || behind === undefined) return pieces;
  return pieces.flatMap((piece): MarkupPiece[] =>
    piece === only
      ? [
          { kind: "heading", html: words },
          { kind: "text", html: behind },
        ]
      : [piece],
  );
}

const IN_TWO = /^([^:<>.!?]{2,60}):\s+(\S.*)$/s;

/** HTML in the place of a block becomes an intro, which has a title, a text and a button. */
function ofBlock(home: Home, at: Place, parts: readonly MarkupPart[]): TagsMeant | undefined {
  const type = "intro";
  if (!blockSchema(home.lookup.schemas, type)) return undefined;
  const document = { ...at.document, data: { ...at.document.data!, blocks: [{ type }] } };
  const pieces = piecesIn(parts);
  // The fields of forms are in the settings of the site.
  if (pieces.some(({ kind }) => kind === "field")) return undefined;
  const meant = groupOfPieces(home, { document, path: ["blocks", 0] }, pieces);
  return meant && { ...meant, values: [{ type, ...meant.group }] };
}

/** Splits HTML into the entries of a list of groups: at siblings of one kind, or at headings. */
function entriesOf(parts: readonly MarkupPart[]): MarkupPart[][] {
  const elements = parts.filter(isElement);
  const [first, ...others] = elements;
  if (!first) return [];
  const isPlain = parts.every((part) => typeof part !== "string" || part.trim() === "");
  if (isPlain && others.length === 0 && HOLDS_ENTRIES.test(first.name)) {
    const entries = entriesOf(first.inner);
    if (/^[ou]l$/i.test(first.name) || (entries.length > 1 && entries.every(isGroupOf))) return entries;
  }
  if (
    isPlain &&
    others.length > 0 &&
    others.every(({ name }) => name === first.name) &&
    !/^(?:p|br)$/i.test(first.name)
  )
    return elements.map((each) => [each]);
  const starts = parts.flatMap((part, i) => (isStart(part, first) ? [i] : []));
  if (starts.length < 2 || !/^(?:h[1-6]|dt)$/i.test(first.name)) return [[...parts]];
  return starts.map((start, i) => parts.slice(start, starts[i + 1]));
}

/** Elements that hold entries, and components, whose names have capitals or hyphens. */
const HOLDS_ENTRIES = /^(?:ul|ol|dl|div|section|main|nav|table|tbody)?$|^[A-Z]|-/;

/** Whether parts say more than one thing. */
function isGroupOf(entry: readonly MarkupPart[]): boolean {
  const elements = entry.filter(isElement);
  const isOwn = ({ name, attributes }: Element) => /^[A-Z]|-/.test(name) && attributes.size > 0;
  return elements.length > 1 || elements.some((each) => each.inner.some(isElement) || isOwn(each));
}

function isElement(part: MarkupPart): part is Element {
  return typeof part !== "string";
}

function isStart(part: MarkupPart, first: Element): boolean {
  return typeof part !== "string" && part.name === first.name;
}
