import type { BlockOutline } from "./blockOutline.ts";

/**
 * One step of the way through a block: the names of its fields, and of their values what stays in the skeleton. Blocks
 * with the same skeleton, and no others, come to the same end, quicker than one could write the skeleton down.
 */
export interface Step {
  /** The word that comes next in the first block that came here. Nearly always it is the same in all others. */
  word?: string;
  next?: Step;
  others?: Map<string, Step>;
  /** What is known of the blocks that end here. */
  end?: BlockOutline;
  /** One of them fits its schema, which is plain: all do whose texts match their patterns. */
  isSound?: true;
}

export function stepTo(step: Step, word: string): Step {
  if (step.word === word) return step.next!;
  if (step.word === undefined) {
    step.word = word;
    return (step.next = {});
  }
  step.others ??= new Map();
  let other = step.others.get(word);
  if (!other) step.others.set(word, (other = {}));
  return other;
}
