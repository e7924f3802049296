import type { Schema } from "./fields.ts";

const BY_KIND: Record<string, string> = {
  line: "a line of text",
  markdown: "a text or a list of paragraphs",
  href: "an address to lead to",
  image: "a picture: a group of fields in { }",
  imageFile: "the name of a file in images/",
  anchor: "a short name",
  page: "the address of a page",
  route: "an address that starts with a slash",
  form: "the name of a form",
  field: "the name of a field of a form",
  block: "a block",
  shared: "the name of a shared block",
};
const BY_TYPE: Record<string, string> = {
  string: "a text",
  array: "a list in [ ]",
  object: "a group of fields in { }",
  number: "a number",
  integer: "a whole number",
  boolean: "true or false",
  null: "null",
};

/** What JSON of a type is, to somebody who writes it: "a text", "a whole number or true or false". */
export function typeWords({ kind, type = [] }: { kind?: string | undefined; type?: string | string[] }): string {
  // A Markdown field may be a text or a list, and is called by its kind, not by these types.
  if (kind === "markdown") return BY_KIND["markdown"]!;
  const words = [type].flat().map((each) => BY_TYPE[each] ?? each);
  return words.join(" or ") || "any value";
}

/** What may be written where a schema stands, with its limits: "a list in [ ] with 3 to 30 entries". `$ref`s are followed before. */
export function valueWords(schema: Schema): string {
  if ("const" in schema) return `always ${JSON.stringify(schema.const)}`;
  if (schema.enum) return schema.enum.length > 1 ? `one of ${schema.enum.length} choices` : "one choice";
  const base = (schema.kind && BY_KIND[schema.kind]) ?? typeWords({ type: schema.type ?? [] });
  const words = limitWords(schema);
  if (!words) return base;
  // Avoids "a list with … with …".
  return isNumber(schema) || base.includes(" with ") ? `${base}, ${words}` : `${base} with ${words}`;
}

/** How much may be written: "3 to 30 entries that differ", "at most 60 characters", "1800 to 2100"; empty where nothing says. */
export function limitWords(schema: Schema): string {
  const isList = schema.type === "array";
  const [min, max, noun] = isList
    ? [schema["minItems"], schema["maxItems"], "entries"]
    : isNumber(schema)
      ? [schema["minimum"], schema["maximum"], ""]
      : [schema["minLength"], schema["maxLength"], "characters"];
  const distinct = isList && schema["uniqueItems"] === true ? " that differ" : "";
  if (min === undefined && max === undefined) return distinct && `entries${distinct}`;
  const range = max === undefined ? `at least ${min}` : min === undefined ? `at most ${max}` : `${min} to ${max}`;
  const counted = (max ?? min) === 1 ? noun.replace(/ies$/, "y").replace(/s$/, "") : noun;
  return `${range}${noun && ` ${counted}`}${distinct}`;
}

function isNumber({ type }: Schema): boolean {
  return type === "number" || type === "integer";
}
