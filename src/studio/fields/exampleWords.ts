/** Whether a block still has the words with which it came. */
import { blockSchema, isGroup, type Json, type Located, mapFields, type Schemas } from "../../model/fields.ts";

interface ExampleWords {
  /** Headings, labels and the like, which many pages have in common. */
  lines: string[];
  /** Longer texts, which nobody writes in the same words by chance. */
  texts: string[];
}

/** Whether a text of a block is that of an example, or all that it says is. */
export function hasExampleWords(schemas: Schemas, block: Json): boolean {
  const at = isGroup(block) ? blockSchema(schemas, String(block["type"])) : undefined;
  if (!at?.schema.examples) return false;
  const own = wordsIn(schemas, at, block);
  const examples = at.schema.examples.map((example) => wordsIn(schemas, at, example));
  const isExample = (kind: keyof ExampleWords) => (word: string) =>
    examples.some((example) => example[kind].includes(word));
  if (own.texts.length > 0) return own.texts.some(isExample("texts"));
  // A heading and a label, such as "Our work" and "Write to us", may be meant.
  return own.lines.length > 2 && own.lines.every(isExample("lines"));
}

function wordsIn(schemas: Schemas, at: Located, block: Json): ExampleWords {
  const words: ExampleWords = { lines: [], texts: [] };
  const visit = (value: Json, kind: string) => {
    if (kind === "line") words.lines.push(String(value));
    if (kind === "markdown") words.texts.push(...[value].flat().map(String));
  };
  mapFields({ schemas, visit }, at, block);
  return words;
}
