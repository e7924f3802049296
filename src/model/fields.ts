/**
 * Walks a document along its JSON Schema, so that images, links, texts and names can be found
 * in any block without naming one. Used by the renderer, by the check's cross-page rules and by the studio.
 */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Whether a value is a group of named fields. */
export function isGroup(value: Json | undefined): value is { [key: string]: Json } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  /** What the value stands for: "line", "markdown", "href", "image", "pictogram", "logo", "page", "form", "anchor", ...; "block" is a block of any type. */
  kind?: string;
  /** The field of the same group that has to be there, or must not be, for this one to be seen. */
  shownWith?: string;
  shownWithout?: string;
  /** The field of the same group that this one falls back to where it is left out. */
  sameAs?: string;
  /** The design sets quotation marks around the text. */
  setInMarks?: boolean;
  /** Of a picture: how many pixels wide and high it is shown in a usual window, where its height counts; 0 where it does not. */
  place?: [width: number, height: number];
  title?: string;
  description?: string;
  examples?: Json[];
  type?: string | string[];
  const?: Json;
  enum?: Json[];
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  [keyword: string]: unknown;
}

/** Every schema file by its path below `schema/`, for example "blocks/hero.schema.json". */
export type Schemas = Readonly<Record<string, Schema>>;

/** A schema with its `$ref`s followed, and the file that further relative `$ref`s start from. */
export interface Located {
  schema: Schema;
  file: string;
}

const followed = new WeakMap<Schema, Located & { from: string; schemas: Schemas }>();

/** Follows `$ref`s; keywords beside a `$ref` win over those behind it. */
export function follow(schemas: Schemas, at: Located): Located {
  if (!at.schema.$ref) return at;
  const known = followed.get(at.schema);
  if (known?.from === at.file && known.schemas === schemas) return known;
  const located = followAnew(schemas, at);
  followed.set(at.schema, { ...located, from: at.file, schemas });
  return located;
}

function followAnew(schemas: Schemas, at: Located): Located {
  let { schema, file } = at;
  while (schema.$ref) {
    const { $ref, ...beside } = schema;
    const target = targetOf(schemas, $ref, file);
    schema = { ...target.schema, ...beside };
    ({ file } = target);
  }
  return { schema, file };
}

/** What a `$ref` in a file leads to, as it is written there. */
export function targetOf(schemas: Schemas, $ref: string, from: string): Located {
  const [path = "", pointer = ""] = $ref.split("#");
  const file = path ? joinPath(from, path) : from;
  let found: unknown = schemas[file];
  for (const key of pointer.split("/").slice(1)) found = (found as Record<string, unknown> | undefined)?.[key];
  if (!found) throw new Error(`Schema ${from} refers to ${$ref}, which does not exist.`);
  return { schema: found as Schema, file };
}

/** Block types in alphabetical order, from the files in `schema/blocks/`. */
export function blockTypes(schemas: Schemas): string[] {
  return [...blocksOf(schemas).keys()];
}

const blocks = new WeakMap<Schemas, ReadonlyMap<string, Located>>();

/** The schema of a block by its `type`, or undefined for an unknown type. */
export function blockSchema(schemas: Schemas, type: string): Located | undefined {
  return blocksOf(schemas).get(type);
}

function blocksOf(schemas: Schemas): ReadonlyMap<string, Located> {
  const known = blocks.get(schemas);
  if (known) return known;
  const byType = new Map<string, Located>();
  for (const [file, schema] of Object.entries(schemas)) {
    const type = /^blocks\/(.+)\.schema\.json$/.exec(file)?.[1];
    if (type !== undefined) byType.set(type, { schema, file });
  }
  blocks.set(schemas, byType);
  return byType;
}

/** Keys from the top of a document to a value in it. */
export type Path = readonly (string | number)[];
/** Gets a value with a `kind` and gives what to put in its place. */
export type Visit = (value: Json, kind: string) => unknown;

/**
 * Copies a document, replacing every value whose schema has a `kind` by what `visit` returns for it.
 * Values without a schema are copied as they are; a replaced value is not walked into.
 */
export function mapFields(walk: { schemas: Schemas; visit: Visit }, at: Located, value: Json): unknown {
  const { schema, file } = follow(walk.schemas, at);
  const isBlock = schema.kind === "block";
  if (schema.kind && !isBlock) return walk.visit(value, schema.kind);
  if (Array.isArray(value)) {
    const { items } = schema;
    return items ? value.map((item) => mapFields(walk, { schema: items, file }, item)) : value;
  }
  if (typeof value !== "object" || value === null) return value;
  const { type } = value;
  const located = isBlock && typeof type === "string" ? blockSchema(walk.schemas, type) : { schema, file };
  if (!located) return value;
  const { properties = {}, additionalProperties } = located.schema;
  // Spreading is much quicker than building the object name by name.
  const copy: { [key: string]: unknown } = { ...value };
  for (const key of Object.keys(value)) {
    const own = Object.hasOwn(properties, key) ? properties[key] : additionalProperties;
    if (typeof own === "object") copy[key] = mapFields(walk, { schema: own, file: located.file }, value[key]!);
  }
  return copy;
}

function joinPath(from: string, relative: string): string {
  const parts = from.split("/").slice(0, -1);
  for (const part of relative.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== ".") parts.push(part);
  }
  return parts.join("/");
}
