/** What a walk over a document has seen, and what is kept of a block that many pages have. */
import type { Path } from "../../../model/fields.ts";
import { type AllAlike, countAlike, nothingAlike } from "../gathered/sameTwice.ts";
import type { Step } from "../outline/way.ts";

/** What the walk saw that a schema cannot say. */
export interface Walked {
  /** How many names the parsed document has. */
  names: number;
  /** Names that JavaScript keeps for itself. */
  reserved: Path[];
  /** The first value beyond the deepest level. */
  deep?: Path;
  /** Where the ways through the blocks of a page end, if they are sound; undefined for shared ones. */
  ends: (Step | undefined)[];
  /** The positions of blocks of which the way does not tell all: a text does not match its pattern, or a name is unknown. */
  strange: number[];
  /** What is kept of blocks that many pages have, at their positions. */
  passed: (Passed | undefined)[];
  /** What is alike in its lists, also within what is a copy. */
  alike: AllAlike;
  /** What the texts of its blocks weigh that stand in the example of their type, see samples.ts. */
  samples: number;
}

/** A walk over a block in which no rule about single values finds anything. */
export interface Passed {
  /** How many names it has. */
  names: number;
  /** What its texts of an example weigh, see samples.ts. */
  samples: number;
  end: Step | undefined;
  isStrange: boolean;
  /** Takes its fields once more. */
  again(): void;
  /** It fits the schema of its type. */
  isSound?: boolean;
}

/** By the start of its way. */
export type KnownStarts = Map<Step | undefined, Passed>;

export function nothingWalked(): Walked {
  return { names: 0, reserved: [], ends: [], strange: [], passed: [], alike: nothingAlike(), samples: 0 };
}

/** What there is to say of what was walked over, other than by rules about single values. */
export function countNotable({ reserved, deep, alike }: Walked): number {
  return reserved.length + (deep ? 1 : 0) + countAlike(alike);
}
