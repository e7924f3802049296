/** What a block may start as: the examples of its schema, or one of the blocks that several pages share. */
import { type BlockEntry } from "../../model/catalogue.ts";
import type { Json } from "../../model/fields.ts";
import { capital } from "../../node/check/wording/words.ts";
import { type AdditionContext, newBlock } from "../fields/additions.ts";

export interface Preset {
  words: string;
  /** Undefined when the site has nothing that it could be made of. */
  make(): Json | undefined;
}

export function presetsOf(around: AdditionContext, { type, examples }: BlockEntry): Preset[] {
  if (type === "shared") return around.stock.shared.map((use) => ({ words: `“${use}”`, make: () => ({ type, use }) }));
  return examples.map((example, i) => ({ words: nameOf(examples, example, i), make: () => newBlock(around, type, i) }));
}

/** What tells an example from the others: a choice that only it has made, or what it says. */
function nameOf(examples: BlockEntry["examples"], example: BlockEntry["examples"][number], i: number): string {
  const { heading } = example;
  const said = typeof heading === "string" ? `“${heading}”` : `Example ${i + 1}`;
  for (const [name, words] of Object.entries(CHOICES)) {
    const own = example[name];
    const isOwn = examples.every((other) => other === example || other[name] !== own);
    if (isOwn && typeof own === "string") return words(own);
  }
  return said;
}

const CHOICES: Record<string, (choice: string) => string> = {
  variant: capital,
  ground: (choice) => `On ${choice}`,
};
