import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Schema, Schemas } from "../../model/fields.ts";
import { problemAt } from "../check/document/position.ts";
import { findSyntaxFault } from "../check/syntax/findFault.ts";
import { capital } from "../check/wording/words.ts";
import { filesBelow } from "../filesBelow.mjs";

/** A schema that cannot be parsed. Its message names the place and the fix. */
export class WrongSchema extends Error {
  /** @param place Starts with the path below `schema/`, such as "blocks/hero.schema.json, line 5". */
  constructor(place: string, sentence: string) {
    super(`schema/${place}: ${sentence}`);
  }
}

const known = new Map<string, { text: string; schemas: Schemas }>();

/**
 * Reads all schemas below `schema/`, keyed by their paths there ("blocks/hero.schema.json"), in a fixed order. Returns the
 * same object as long as no schema changes, because it is the key of caches.
 * @throws {WrongSchema} for invalid JSON.
 */
export function loadSchemas(engine: string): Schemas {
  const folder = join(engine, "schema");
  const files = filesBelow(folder).filter((file) => file.endsWith(".schema.json"));
  const texts = files.map((file) => readFileSync(join(folder, file), "utf8"));
  const text = texts.join("\0");
  const earlier = known.get(engine);
  if (earlier?.text === text) return earlier.schemas;
  const schemas = Object.fromEntries(files.map((file, i) => [file, parsed(file, texts[i]!)]));
  known.set(engine, { text, schemas });
  return schemas;
}

function parsed(file: string, text: string): Schema {
  try {
    return JSON.parse(text) as Schema;
  } catch (error) {
    const fault = findSyntaxFault(text);
    if (!fault) throw new WrongSchema(file, (error as Error).message);
    const { line, sentence, fix } = problemAt({ file, text }, fault, fault);
    throw new WrongSchema(`${file}, line ${line}`, `${sentence} ${capital(fix!)}`);
  }
}
