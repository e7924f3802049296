/** The texts that new blocks come with, until their authors have written their own. */
import { blockSchema, blockTypes, type Json, type Path, type Schemas } from "../../../model/fields.ts";

/** By the types of blocks. */
export type Samples = ReadonlyMap<string, ReadonlySet<string>>;

export interface TextAt {
  path: Path;
  text: string;
}

/** A text with fewer words may be any site's own. */
const FEWEST = 4;
/** Fields whose words many sites have in common, and such as are no words. */
const OTHERS: ReadonlySet<string | number> = new Set(["type", "use", "label", "alt", "src", "href", "id"]);

export function samplesOf(schemas: Schemas): Samples {
  return new Map(
    blockTypes(schemas).map((type) => {
      const examples = blockSchema(schemas, type)?.schema.examples ?? [];
      const texts = Array.from(textsIn(examples), ({ text }) => text);
      return [type, new Set(texts.filter((text) => wordsIn(text) >= FEWEST))];
    }),
  );
}

export function* textsIn(value: Json, path: Path = []): Generator<TextAt> {
  if (typeof value === "string") yield { path, text: value };
  else if (typeof value === "object" && value !== null)
    for (const [name, inner] of Object.entries(value))
      if (!OTHERS.has(name)) yield* textsIn(inner, [...path, Array.isArray(value) ? Number(name) : name]);
}

/** Whether one of the texts in a value is among these. Asked of every block of a site: no place is worked out. */
export function hasTextOf(value: Json, texts: ReadonlySet<string>): boolean {
  if (typeof value === "string") return texts.has(value);
  if (typeof value !== "object" || value === null) return false;
  if (Array.isArray(value)) return value.some((inner) => hasTextOf(inner, texts));
  for (const name in value) if (!OTHERS.has(name) && hasTextOf(value[name]!, texts)) return true;
  return false;
}

export function wordsIn(text: string): number {
  return text.trim().split(/\s+/).length;
}
