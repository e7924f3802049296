import { follow, type Json, type Located, type Schema, type Schemas } from "../../../model/fields.ts";
import { fieldOf, isGroup } from "../json.ts";

/** Whether a value fits a field: it has the type, the parts and the format that the schema asks for. */
export function looksLike(schemas: Schemas, at: Located, value: Json): boolean {
  const { schema, file } = follow(schemas, at);
  if (schema.kind === "block") return isGroup(value) && typeof value["type"] === "string";
  if ("const" in schema) return value === schema.const;
  if (schema.enum) return schema.enum.includes(value);
  const types = [schema.type ?? []].flat();
  if (types.length > 0 && !types.includes(typeOf(value)) && !(types.includes("integer") && Number.isInteger(value)))
    return false;
  if (typeof value === "string") return fitsPattern(schema, value);
  if (Array.isArray(value)) {
    const { items } = schema;
    return (
      value.length >= Number(schema["minItems"] ?? 0) &&
      (!items || value.every((each) => looksLike(schemas, { schema: items, file }, each)))
    );
  }
  if (!isGroup(value)) return true;
  const { properties = {}, required = [], additionalProperties: rest } = schema;
  const isWhole = required.every((name) => Object.hasOwn(value, name));
  return (
    isWhole &&
    Object.entries(value).every(([name, inner]) => {
      const own = Object.hasOwn(properties, name) ? properties[name] : rest;
      return typeof own === "object" ? looksLike(schemas, { schema: own, file }, inner) : own !== false;
    })
  );
}

/** Whether a group with this schema may have this field, with this value in it. */
export function takesField(schemas: Schemas, group: Located | undefined, [name, value]: [string, Json]): boolean {
  const own = fieldOf(group?.schema, name);
  return own !== undefined && looksLike(schemas, { schema: own, file: group!.file }, value);
}

/** Whether a text has the form that the schema of its field asks for, if any. */
export function fitsPattern({ pattern }: Schema, text: string): boolean {
  return new RegExp(String(pattern ?? ""), "u").test(text);
}

/** The type of a value, as schemas call it. */
export function typeOf(value: Json): string {
  return Array.isArray(value) ? "array" : value === null ? "null" : typeof value;
}
