/** The texts that new blocks come with, until their authors have written their own. */
import { blockSchema, blockTypes, type Json, type Path, type Schemas } from "../../../model/fields.ts";

/** By the types of blocks, and then by how long they are: of a text of another length nothing else is asked. */
export type Samples = ReadonlyMap<string, SamplesOfType>;

export type SamplesOfType = ReadonlyMap<number, readonly string[]>;

interface TextAt {
  path: Path;
  text: string;
}

/** A text with fewer words may be any site's own. */
const FEWEST = 4;
/** Fields whose words many sites have in common, as a line about the owners of marks, and such as are no words. */
const OTHERS: ReadonlySet<string | number> = new Set(["type", "use", "label", "alt", "src", "href", "id", "note"]);

export function samplesOf(schemas: Schemas): Samples {
  return new Map(
    blockTypes(schemas).map((type) => {
      const examples = blockSchema(schemas, type)?.schema.examples ?? [];
      const texts = Array.from(textsIn(examples), ({ text }) => text);
      return [type, byLength(texts.filter(mayBeSample))];
    }),
  );
}

/** Whether nobody else writes the same by chance. */
export function mayBeSample(text: string): boolean {
  return wordsIn(text) >= FEWEST;
}

function byLength(texts: Iterable<string>): SamplesOfType {
  const found = new Map<number, string[]>();
  for (const text of texts) found.set(text.length, [...(found.get(text.length) ?? []), text]);
  return found;
}

/** The texts of a block that are word for word those of the examples of its type, which are given. */
export function samplesIn(block: Json, path: Path, samples: SamplesOfType): TextAt[] {
  return [...textsIn(block, path)].filter(({ text }) => isSample(text, samples));
}

function isSample(value: Json, samples: SamplesOfType): value is string {
  return typeof value === "string" && (samples.get(value.length)?.includes(value) ?? false);
}

/** So many words are not written by chance as they stand in an example. */
const SURE = 8;
/** What the texts of a page weigh when they are no chance any more: one that is sure, or two others. */
export const NO_CHANCE = 2;

/** What a value speaks for the texts of a page being those of examples. Asked of every value of a site. */
export function weightOf(value: Json, samples: SamplesOfType): number {
  return isSample(value, samples) ? weigh(value) : 0;
}

/** The same of a text that is known to be one of an example. */
export function weigh(text: string): number {
  return wordsIn(text) < SURE ? 1 : NO_CHANCE;
}

function* textsIn(value: Json, path: Path = []): Generator<TextAt> {
  if (typeof value === "string") yield { path, text: value };
  else if (typeof value === "object" && value !== null)
    for (const [name, inner] of Object.entries(value))
      if (!OTHERS.has(name)) yield* textsIn(inner, [...path, Array.isArray(value) ? Number(name) : name]);
}

function wordsIn(text: string): number {
  return text.trim().split(/\s+/).length;
}
