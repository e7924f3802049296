/** The state of filling a group with pieces of HTML: its fields, and what each has got so far. */
import { follow, type Located, type Schema } from "../../../../../model/fields.ts";
import type { MarkupPiece } from "../../../inTexts/pieces.ts";
import { withoutHtml } from "../../../inTexts/html.ts";
import { isGroup, valueAt } from "../../../json.ts";
import type { Lookup } from "../../../lookup.ts";
import type { Place } from "../../../place.ts";
import type { Group } from "../../../site.ts";

/** Translates what HTML refers to into the terms of this site. */
export interface Home {
  lookup: Lookup;
  /** The address to write for the `href` of a link. */
  addressFor(href: string): string;
  /** The name of a picture of the site; undefined where it has none of that name. */
  pictureFor(src: string): string | undefined;
}

export interface FillableField {
  name: string;
  schema: Schema;
  isNeeded: boolean;
}

export interface Filling {
  home: Home;
  /** The schema of the group. */
  shape: Located;
  /** The fields that an author fills in, in the order of the schema. */
  fields: readonly FillableField[];
  /** The fields that the author has written already. */
  taken: Group;
  /** The pieces that contain words, in document order. */
  said: readonly MarkupPiece[];
  /** What the pieces have filled so far. */
  group: Group;
  /** The paragraphs so far of each field that takes several. */
  texts: Map<string, string[]>;
  /** Links without a field of their own, in Markdown: they are added to a text, which may be known only at the end. */
  linked: string[];
  /** What fits no field, as a message names it. */
  left: string[];
}

/** @param at The place of the group. Undefined where its schema has no properties. */
export function startFilling(home: Home, at: Place, pieces: readonly MarkupPiece[]): Filling | undefined {
  const { lookup } = home;
  const shape = lookup.schemaAt(at.document, at.path);
  if (!shape?.schema.properties) return undefined;
  const { properties, required = [] } = shape.schema;
  const fields = Object.entries(properties).flatMap(([name, schema]): FillableField[] => {
    const isNeeded = required.includes(name);
    if (name === "type" || (name === "id" && !isNeeded)) return [];
    return [{ name, schema: follow(lookup.schemas, { schema, file: shape.file }).schema, isNeeded }];
  });
  const there = valueAt(at.document, at.path);
  const said = pieces.filter((piece) => isText(piece) || piece.kind === "link");
  const filled = { group: {}, texts: new Map<string, string[]>(), linked: [], left: [] };
  return { home, shape, fields, taken: isGroup(there) ? there : {}, said, ...filled };
}

/** Whether the group can have all of these fields. */
export function has({ shape }: Filling, ...names: string[]): boolean {
  return names.every((name) => Object.hasOwn(shape.schema.properties!, name));
}

/** Whether a piece has gone into a field, or its author has written something there. */
export function isFilled({ group, texts, taken }: Filling, name: string): boolean {
  return name in group || texts.has(name) || name in taken;
}

/** The first field of a kind that is still free. */
export function freeField(filling: Filling, is: (field: FillableField) => boolean): FillableField | undefined {
  return filling.fields.find((field) => !isFilled(filling, field.name) && is(field));
}

export function isLine({ schema: { kind, enum: options } }: FillableField): boolean {
  return kind === "line" && !options;
}

export function isMarkdown({ schema }: FillableField): boolean {
  return schema.kind === "markdown";
}

/** Whether the group is a picture. */
export function isPicture(filling: Filling): boolean {
  return has(filling, "src", "alt");
}

/** The words of a piece, on one line. */
export function lineOf({ home }: Filling, html: string): string {
  return withoutHtml(html, true, home.addressFor)
    .join(" ")
    .replace(/[\s,]+$/, "");
}

export type TextPiece = Extract<MarkupPiece, { kind: "heading" | "text" | "quote" | "list" }>;

export function isText(piece: MarkupPiece): piece is TextPiece {
  return ["heading", "text", "quote", "list"].includes(piece.kind);
}

/** Puts words into a field that takes several paragraphs. */
export function addText({ texts }: Filling, name: string, paragraphs: readonly string[]): void {
  texts.set(name, [...(texts.get(name) ?? []), ...paragraphs]);
}

/** A text as messages name it. */
export function shown(text: string): string {
  return JSON.stringify(text);
}
