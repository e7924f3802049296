/** What a walk over a document is told. */
import type { Json } from "../../../model/fields.ts";
import type { Samples } from "../gathered/samples.ts";
import type { Step } from "../outline/way.ts";
import type { Group } from "../site.ts";
import type { Take } from "./fields.ts";
import type { KnownStarts, Passed } from "./walked.ts";

export interface WalkerOptions {
  /** How many levels a document may have. */
  deepest: number;
  /** The type of a shared block by its name, for the fields that a page words differently. */
  sharedType(name: Json): string | undefined;
  /** Left out, nobody counts the texts of examples. */
  samples?: Samples | undefined;
}

/** What becomes of what a walk comes across. */
export interface Guide {
  take: Take;
  /** Where the way through a block starts, by its position on the page. Left out, nobody asks where it ends. */
  startOf?: ((position: number) => Step) | undefined;
  /** Left out, nothing is kept of a block. */
  same?: Same | undefined;
  /** Whether the text of the document has no traces of anything, see texts.ts. Left out, it is looked at. */
  isPlain?: boolean;
}

/** Blocks that many pages have in exactly the same letters. */
interface Same {
  /** What is known of such a block, by the start of its way; undefined for a block that only one page has. */
  of(block: Group): KnownStarts | undefined;
  /** Lets a walk take fields, and says how to take them once more; undefined when a rule has something to say. */
  during(walk: () => void): Passed["again"] | undefined;
}
