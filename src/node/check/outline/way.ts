import type { BlockOutline } from "./blockOutline.ts";

/**
 * One step of the way through a block: the names of its fields, and of their values what stays in the skeleton. Blocks
 * with the same skeleton, and no others, come to the same end, quicker than one could write the skeleton down.
 */
export class Step {
  // All fields are there from the start: steps of one shape are read quicker than steps of many.
  /** The word that comes next in the first block that came here. Nearly always it is the same in all others. */
  word: string | undefined = undefined;
  next: Step | undefined = undefined;
  others: Map<string, Step> | undefined = undefined;
  /** What is known of the blocks that end here. */
  end: BlockOutline | undefined = undefined;
  /** One of them fits its schema, which is plain: all do whose texts match their patterns. */
  isSound = false;
}

export function stepTo(step: Step, word: string): Step {
  if (step.word === word) return step.next!;
  if (step.word === undefined) {
    step.word = word;
    return (step.next = new Step());
  }
  step.others ??= new Map();
  let other = step.others.get(word);
  if (!other) step.others.set(word, (other = new Step()));
  return other;
}
