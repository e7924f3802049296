/** What forms show, from the schemas alone: a new block or field appears without a line of code. */
import { englishOf } from "../../model/catalogue.ts";
import {
  blockSchema,
  follow,
  isGroup,
  type Json,
  type Located,
  type Schema,
  type Schemas,
} from "../../model/fields.ts";
import { limitWords } from "../../model/valueWords.ts";
import { itemWordOf, rootOf } from "../../node/check/lookup.ts";
import type { Role } from "../../node/check/site.ts";
import type { EditorField, ListItem, Limits } from "./field.ts";
import { helpWords, leftOutWords } from "./helpWords.ts";
import { optionsOf } from "./options.ts";
import { widgetOf } from "./widget.ts";

const known = new WeakMap<Schema, readonly EditorField[]>();

/** The fields of a page, of a shared block's file or of the site file, in the order of the schema. */
export function documentFields(schemas: Schemas, role: Role): readonly EditorField[] {
  return fieldsIn(schemas, rootOf(schemas, role));
}

/** The fields of a block; none for an unknown type. */
export function blockFields(schemas: Schemas, type: string): readonly EditorField[] {
  const at = blockSchema(schemas, type);
  return at ? fieldsIn(schemas, at) : [];
}

/**
 * The fields that a page may word differently where it uses a shared block.
 * @param shared What the file of the shared block says.
 */
export function overrideFields(schemas: Schemas, shared: { [name: string]: Json }): readonly EditorField[] {
  const { block, open } = shared;
  if (!isGroup(block) || !Array.isArray(open)) return [];
  const fields = blockFields(schemas, String(block["type"]));
  return fields.filter(({ name }) => open.includes(name)).map((field) => ({ ...field, required: false }));
}

/** Inside a picture, `src` gets the widget for files: its schema has no kind of its own. */
function pictureFields(schemas: Schemas, at: Located): readonly EditorField[] {
  return fieldsIn(schemas, at).map((field) => (field.name === "src" ? { ...field, widget: "imageFile" } : field));
}

/** What forms show for a value that stands by itself. */
export function describeAt(schemas: Schemas, at: Located): EditorField {
  return describe(schemas, { name: "", required: true }, at);
}

/** The fields of a group; the same objects for the same schema. */
function fieldsIn(schemas: Schemas, { schema, file }: Located): readonly EditorField[] {
  const { properties, required = [] } = schema;
  if (!properties) return [];
  const fields =
    known.get(properties) ??
    Object.entries(properties).map(([name, own]) =>
      describe(
        schemas,
        { name, required: required.includes(name), beside: Object.values(properties) },
        { schema: own, file },
      ),
    );
  known.set(properties, fields);
  return fields;
}

interface Described {
  name: string;
  required: boolean;
  /** The fields of the same group. */
  beside?: readonly Schema[];
}

function describe(schemas: Schemas, { name, required, beside = [] }: Described, at: Located): EditorField {
  const located = follow(schemas, at);
  const { schema } = located;
  const { title = name, description = "" } = schema;
  const widget = widgetOf(name, schema);
  return {
    name,
    title,
    description: helpWords(description, [schema, ...beside, ...Object.values(schema.properties ?? {})]),
    required,
    widget,
    limits: limitsOf(schema),
    leftOut: englishOf(schema)[0] ?? leftOutWords(description),
    options: optionsOf(schema),
    fields: widget === "block" ? [] : widget === "image" ? pictureFields(schemas, located) : fieldsIn(schemas, located),
    item: itemOf(schemas, { name, widget }, located),
    located,
  };
}

function itemOf(
  schemas: Schemas,
  { name, widget }: Pick<EditorField, "name" | "widget">,
  { schema, file }: Located,
): ListItem | undefined {
  const { items, additionalProperties } = schema;
  const inner = widget === "list" ? items : widget === "named" ? (additionalProperties as Schema) : undefined;
  if (!inner) return undefined;
  const { word } = itemWordOf(name, { items: follow(schemas, { schema: inner, file }).schema });
  return { word, field: describe(schemas, { name: word, required: true }, { schema: inner, file }) };
}

function limitsOf(schema: Schema): Limits {
  const [least, most] = { array: ["minItems", "maxItems"], string: ["minLength", "maxLength"] }[
    String(schema.type)
  ] ?? ["minimum", "maximum"];
  return {
    words: limitWords(schema),
    min: schema[least!] as number | undefined,
    max: schema[most!] as number | undefined,
    isWhole: schema.type === "integer",
  };
}
