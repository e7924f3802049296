import type { BlockOutline } from "./blockOutline.ts";

/**
 * A node of a trie over the skeletons of blocks. The words on its edges are the names of fields, brackets, and the
 * values that a skeleton keeps. Blocks end in the same node exactly if they have the same skeleton; following the trie
 * is faster than serialising the skeleton.
 */
export class Step {
  // All fields are initialised, so that all nodes have one hidden class in V8.
  /** The first word that followed here. Nearly all blocks have the same one, so further ones are in a map. */
  word: string | undefined = undefined;
  next: Step | undefined = undefined;
  others: Map<string, Step> | undefined = undefined;
  /** The outline of the blocks that end here. */
  end: BlockOutline | undefined = undefined;
  /** One of these blocks is valid, and its schema is plain: so all are valid whose texts match their patterns. */
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
