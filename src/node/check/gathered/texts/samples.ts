/** Example texts, which new blocks start with until their authors replace them. */
import { blockSchema, blockTypes, type Json, type Path, type Schemas } from "../../../../model/fields.ts";

/** By block type and then by text length, so that nearly all texts are told apart by their length. */
export type Samples = ReadonlyMap<string, SamplesOfType>;

export type SamplesOfType = ReadonlyMap<number, readonly string[]>;

interface TextAt {
  path: Path;
  text: string;
}

/** Shorter texts may be an author's own. */
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

/** Whether a text is too long for somebody else to write it by chance. */
export function mayBeSample(text: string): boolean {
  return wordsIn(text) >= FEWEST;
}

function byLength(texts: Iterable<string>): SamplesOfType {
  const found = new Map<number, string[]>();
  for (const text of texts) found.set(text.length, [...(found.get(text.length) ?? []), text]);
  return found;
}

/** The texts of a block that are identical to an example of its type. */
export function samplesIn(block: Json, path: Path, samples: SamplesOfType): TextAt[] {
  return [...textsIn(block, path)].filter(({ text }) => isSample(text, samples));
}

function isSample(value: Json, samples: SamplesOfType): value is string {
  return typeof value === "string" && (samples.get(value.length)?.includes(value) ?? false);
}

/** With this many words, a text is an example for certain. */
const SURE = 8;
/** The weight from which a page has example texts for certain: one long text, or two short ones. */
export const NO_CHANCE = 2;

/** The weight of a value: 0 if it is no example text. Runs for every value of a site. */
export function weightOf(value: Json, samples: SamplesOfType): number {
  return isSample(value, samples) ? weigh(value) : 0;
}

/** The weight of an example text. */
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
