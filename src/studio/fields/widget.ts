import type { Schema } from "../../model/fields.ts";
import type { WidgetName } from "./field.ts";

const BY_KIND: Readonly<Record<string, WidgetName>> = {
  line: "text",
  markdown: "markdown",
  href: "link",
  image: "image",
  imageFile: "imageFile",
  pictogram: "pictogram",
  logo: "logo",
  page: "page",
  route: "route",
  form: "form",
  field: "formField",
  shared: "shared",
  anchor: "anchor",
  openFields: "openFields",
  block: "block",
};
const BY_TYPE: Readonly<Record<string, WidgetName>> = {
  string: "text",
  number: "number",
  integer: "number",
  boolean: "switch",
  array: "list",
};

/** The widget for a field. A kind that has none of its own gets that of its type. */
export function widgetOf(name: string, schema: Schema): WidgetName {
  // "$schema", for editors of JSON.
  if (name.startsWith("$") || schema.const !== undefined) return "fixed";
  const own = schema.kind === undefined ? undefined : BY_KIND[schema.kind];
  if (own) return own;
  if (schema.enum) return schema["tsType"] === "IconName" ? "icon" : "choice";
  const [type = ""] = [schema.type ?? []].flat();
  if (type !== "object") return BY_TYPE[type] ?? "unknown";
  if (schema.properties) return "object";
  return typeof schema.additionalProperties === "object" ? "named" : "overrides";
}
