import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Schema, Schemas } from "../model/fields.ts";

/** Reads every schema below `schema/`, keyed by its path there ("blocks/hero.schema.json"), in a fixed order. */
export function loadSchemas(root: string): Schemas {
  const folder = join(root, "schema");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".schema.json"))
    .toSorted();
  return Object.fromEntries(
    files.map((file) => [file, JSON.parse(readFileSync(join(folder, file), "utf8")) as Schema]),
  );
}
