/** The results of a walk over a document, and of cached walks over its blocks. */
import type { Path } from "../../../model/fields.ts";
import { type AllAlike, countAlike, nothingAlike } from "../gathered/texts/sameTwice.ts";
import type { Step } from "../outline/way.ts";

/** What a walk finds beside the fields. */
export interface Walked {
  /** The number of property names in the parsed document. */
  names: number;
  /** The paths of names that could change the prototype of an object. */
  reserved: Path[];
  /** The path of the first value beyond the maximum depth. */
  deep?: Path;
  /** The ends of the page's blocks in the trie; undefined for shared blocks. */
  ends: (Step | undefined)[];
  /**
   * The positions of blocks whose skeleton does not tell whether they are valid: a text does not match its pattern, or
   * a name is unknown.
   */
  strange: number[];
  /** The cached walks over blocks that many pages have, by position. */
  passed: (WalkedBlock | undefined)[];
  /** Duplicates in its arrays, also within duplicates. */
  alike: AllAlike;
  /** The total weight of its example texts, see samples.ts. */
  samples: number;
}

/** A walk over a block in which no rule about single values has a finding. */
export interface WalkedBlock {
  /** The number of its property names. */
  names: number;
  /** The total weight of its example texts, see samples.ts. */
  samples: number;
  end: Step | undefined;
  isStrange: boolean;
  /** Takes its fields again. */
  again(): void;
  /** The block is valid against its schema. */
  isSound?: boolean;
}

/** By the start of the walk in the trie. */
export type KnownStarts = Map<Step | undefined, WalkedBlock>;

export function nothingWalked(): Walked {
  return { names: 0, reserved: [], ends: [], strange: [], passed: [], alike: nothingAlike(), samples: 0 };
}

/** The number of findings that a walk gives rise to, without those of rules about single values. */
export function countNotable({ reserved, deep, alike }: Walked): number {
  return reserved.length + (deep ? 1 : 0) + countAlike(alike);
}
