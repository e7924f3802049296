import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Schema, Schemas } from "../model/fields.ts";

const known = new Map<string, { text: string; schemas: Schemas }>();

/**
 * Reads every schema below `schema/`, keyed by its path there ("blocks/hero.schema.json"), in a fixed order. As long as
 * none changes, these are the same objects: what has been worked out from them is found again.
 */
export function loadSchemas(root: string): Schemas {
  const folder = join(root, "schema");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".schema.json"))
    .toSorted();
  const texts = files.map((file) => readFileSync(join(folder, file), "utf8"));
  const text = texts.join("\0");
  const earlier = known.get(root);
  if (earlier?.text === text) return earlier.schemas;
  const schemas = Object.fromEntries(files.map((file, i) => [file, JSON.parse(texts[i]!) as Schema]));
  known.set(root, { text, schemas });
  return schemas;
}
