import type { Schema, Schemas } from "../../model/fields.ts";

const files = import.meta.glob<Schema>("../../schema/**/*.schema.json", { eager: true, import: "default" });

/** Every schema by its path below `schema/`. */
export const schemas: Schemas = Object.fromEntries(
  Object.entries(files).map(([file, schema]) => [file.slice(file.indexOf("schema/") + "schema/".length), schema]),
);
