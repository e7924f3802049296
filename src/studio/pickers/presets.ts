/** What a block may start as: the examples of its schema, or one of the blocks that several pages share. */
import type { BlockEntry } from "../../model/catalogue.ts";
import type { Json } from "../../model/fields.ts";
import { capital } from "../../node/check/wording/words.ts";
import { blockFields } from "../fields/describe.ts";
import { itemText } from "../fields/itemText.ts";
import { type AdditionContext, newBlock } from "../fields/additions.ts";

interface Preset {
  words: string;
  /** Undefined when the site has nothing that it could be made of. */
  make(): Json | undefined;
}

export function presetsOf(around: AdditionContext, entry: BlockEntry): Preset[] {
  const { type, examples } = entry;
  if (type === "shared") return around.stock.shared.map((use) => ({ words: `“${use}”`, make: () => ({ type, use }) }));
  const fields = blockFields(around.lookup.schemas, type);
  return examples.map((example, i) => ({
    words: choiceOf(examples, example) ?? `“${itemText(fields, example)}”`,
    make: () => newBlock(around, type, i),
  }));
}

/** A choice that only this one of the examples has made. */
function choiceOf(examples: BlockEntry["examples"], example: BlockEntry["examples"][number]): string | undefined {
  for (const [name, words] of Object.entries(CHOICES)) {
    const own = example[name];
    const isOwn = examples.every((other) => other === example || other[name] !== own);
    if (isOwn && typeof own === "string") return words(own);
  }
  return undefined;
}

const CHOICES: Record<string, (choice: string) => string> = {
  variant: capital,
  ground: (choice) => `On ${choice}`,
};
