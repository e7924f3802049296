import type { Schema, Schemas } from "../model/fields.ts";

const FOLDER = "../../schema/";

const files = import.meta.glob<Schema>("../../schema/**/*.schema.json", { eager: true, import: "default" });

/** Every schema file by its path below `schema/`, put into the studio when it is bundled. */
export const schemas: Schemas = Object.fromEntries(
  Object.entries(files).map(([path, schema]) => [path.slice(FOLDER.length), schema]),
);
