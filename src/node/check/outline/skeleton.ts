/**
 * A block without its words: the same fields with a token in the place of each text. Blocks with the same skeleton have
 * the same headings and anchors, so that one rendering answers for all of them, and the tokens in it lead back to JSON.
 */
import { blockSchema, follow, type Json, type Located, type Path, type Schemas } from "../../../model/fields.ts";
import type { Group } from "../site.ts";

/** Looks like a word, in small letters, so that it comes through whatever a component does to a text. */
const TOKEN = /qz(\d+)z/g;
const MARKDOWN_HEADING = /^([ \t]*(?:(?:[>*+-]|\d+[.)])[ \t]+)*#{1,6}[ \t]+)/gm;
const MAY_HAVE_HEADING = /^[ \t>*+\-\d.)]*(?:#|[-=]+[ \t]*$)/m;

/** What of a field stays in the skeleton: its value, or a token that stands for it. */
type Keep = "value" | "text" | "address" | "markdown";
interface Sketch {
  keep: Keep;
  isAnchor: boolean;
  isWords: boolean;
  properties: ReadonlyMap<string, Sketch>;
  items: Sketch | undefined;
}

export interface Token {
  /** From the block. */
  path: Path;
  /** The text is an anchor, and appears as it is. */
  isAnchor: boolean;
  /** The text is there to be read. */
  isWords: boolean;
}

const bySchemas = new WeakMap<Schemas, Map<string, Sketch>>();

/** The skeleton of a sound block as JSON, with a token for its anchor whether it has one or not. */
export function skeletonOf(schemas: Schemas, block: Group): string {
  let count = 0;
  const token = () => `qz${++count}z`;
  const { properties } = sketchOf(schemas, String(block["type"]));
  let text = '{"id":"qz0z"';
  for (const name in block) if (name !== "id") text += `,"${name}":${drawn(block[name]!, properties.get(name), token)}`;
  return `${text}}`;
}

/**
 * One step of the way through a block: the names of its fields, and of their values what stays in the skeleton. Blocks
 * with the same skeleton, and no others, come to the same end, quicker than one could write the skeleton down.
 */
export interface Shape<End> {
  next: Map<string, Shape<End>>;
  /** What is known of the blocks that end here. */
  end?: End;
}

/** The end of the way of a sound block. */
export function shapeOf<End>(start: Shape<End>, schemas: Schemas, block: Group): Shape<End> {
  const type = String(block["type"]);
  const { properties } = sketchOf(schemas, type);
  let shape = step(start, type);
  for (const name in block)
    if (name !== "id") shape = throughValue(step(shape, name), block[name]!, properties.get(name));
  return shape;
}

function step<End>({ next }: Shape<End>, word: string): Shape<End> {
  let shape = next.get(word);
  if (!shape) next.set(word, (shape = { next: new Map() }));
  return shape;
}

function throughValue<End>(start: Shape<End>, value: Json, sketch: Sketch | undefined): Shape<End> {
  if (typeof value === "string") {
    const isKept = !sketch || sketch.keep === "value" || (sketch.keep === "markdown" && mayHaveHeading(value));
    return isKept ? step(step(start, '"'), value) : step(start, "'");
  }
  if (typeof value !== "object" || value === null) return step(start, `=${value}`);
  if (!sketch) return step(start, JSON.stringify(value));
  let shape = start;
  if (Array.isArray(value)) {
    shape = step(shape, "[");
    const items = sketch.keep === "markdown" ? sketch : sketch.items;
    for (const item of value) shape = throughValue(shape, item, items);
  } else {
    shape = step(shape, "{");
    for (const name in value) shape = throughValue(step(shape, name), value[name]!, sketch.properties.get(name));
  }
  return step(shape, "}");
}

function drawn(value: Json, sketch: Sketch | undefined, token: () => string): string {
  if (typeof value === "string") return drawnText(value, sketch?.keep ?? "value", token);
  if (typeof value !== "object" || value === null) return String(value);
  if (Array.isArray(value)) {
    const items = sketch?.keep === "markdown" ? sketch : sketch?.items;
    let text = "";
    for (const item of value) text += (text && ",") + drawn(item, items, token);
    return `[${text}]`;
  }
  if (!sketch) return JSON.stringify(value);
  let text = "";
  for (const name in value)
    text += `${text && ","}"${name}":${drawn(value[name]!, sketch.properties.get(name), token)}`;
  return `{${text}}`;
}

function drawnText(text: string, keep: Keep, token: () => string): string {
  if (keep === "text") return `"${token()}"`;
  if (keep === "address") return `"/${token()}"`;
  if (keep === "value") return JSON.stringify(text);
  if (!mayHaveHeading(text)) return `"${token()}"`;
  return JSON.stringify(text.replaceAll(MARKDOWN_HEADING, (marks) => `${marks}${token()} `));
}

function mayHaveHeading(text: string): boolean {
  return (text.includes("#") || text.includes("\n")) && MAY_HAVE_HEADING.test(text);
}

/** Where the tokens of a skeleton stand, by their numbers. */
export function tokensIn(schemas: Schemas, skeleton: Group): ReadonlyMap<number, Token> {
  const found = new Map<number, Token>([[0, { path: ["id"], isAnchor: true, isWords: false }]]);
  const visit = (value: Json, sketch: Sketch | undefined, path: Path) => {
    if (typeof value === "string") {
      for (const number of tokenNumbers(value))
        if (number > 0)
          found.set(number, { path, isAnchor: sketch?.isAnchor ?? false, isWords: sketch?.isWords ?? false });
    } else if (Array.isArray(value)) {
      const items = sketch?.keep === "markdown" ? sketch : sketch?.items;
      for (const [i, item] of value.entries()) visit(item, items, [...path, i]);
    } else if (typeof value === "object" && value !== null) {
      for (const [name, inner] of Object.entries(value)) visit(inner, sketch?.properties.get(name), [...path, name]);
    }
  };
  visit(skeleton, sketchOf(schemas, String(skeleton["type"])), []);
  return found;
}

/** The numbers of the tokens in a text. */
export function tokenNumbers(text: string): number[] {
  return Array.from(text.matchAll(TOKEN), ([, number]) => Number(number));
}

/** A text of a rendered skeleton, cut at its tokens, which become their numbers. */
export function skeletonParts(text: string): (string | number)[] {
  return text.split(TOKEN).map((part, i) => (i % 2 === 1 ? Number(part) : part));
}

function sketchOf(schemas: Schemas, type: string): Sketch {
  const known = bySchemas.get(schemas) ?? new Map<string, Sketch>();
  bySchemas.set(schemas, known);
  const sketch = known.get(type) ?? draw(schemas, blockSchema(schemas, type)!);
  known.set(type, sketch);
  return sketch;
}

function draw(schemas: Schemas, at: Located): Sketch {
  const { schema, file } = follow(schemas, at);
  const properties = Object.entries(schema.properties ?? {});
  return {
    keep: keepOf(schema),
    isAnchor: schema.kind === "anchor",
    isWords: schema.kind === "line" || schema.kind === "markdown",
    properties: new Map(properties.map(([name, own]) => [name, draw(schemas, { schema: own, file })])),
    items: schema.items && draw(schemas, { schema: schema.items, file }),
  };
}

function keepOf({ kind = "", enum: choices, ...schema }: Located["schema"]): Keep {
  if (choices || "const" in schema || ["form", "pictogram", "logo"].includes(kind)) return "value";
  if (kind === "markdown") return "markdown";
  return kind === "href" || kind === "page" ? "address" : "text";
}
