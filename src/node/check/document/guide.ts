/** The options and callbacks of a walk over a document. */
import type { Json } from "../../../model/fields.ts";
import type { Samples } from "../gathered/texts/samples.ts";
import type { Step } from "../outline/way.ts";
import type { Group } from "../site.ts";
import type { Take } from "./fields.ts";
import type { KnownStarts, WalkedBlock } from "./walked.ts";

export interface WalkerOptions {
  /** The maximum depth of a document. */
  deepest: number;
  /** The block type of a shared block by its name, for the fields that a page overrides. */
  sharedType(name: Json | undefined): string | undefined;
  /** If left out, example texts are not counted. */
  samples?: Samples | undefined;
}

/** What a walk reports, and the caches that it uses. */
export interface Guide {
  take: Take;
  /**
   * The start of a block in the trie of skeletons, by its position on the page (see way.ts). If left out, the trie is
   * not used.
   */
  startOf?: ((position: number) => Step) | undefined;
  /** If left out, nothing is cached. */
  same?: Same | undefined;
  /** Whether the document's text has no traces, see texts.ts. If left out, the walk tests that. */
  isPlain?: boolean;
}

/** The cache of blocks that are identical in many pages. */
interface Same {
  /** The earlier walks over a block, by their start in the trie; undefined for a block that does not repeat. */
  of(block: Group): KnownStarts | undefined;
  /** Runs a walk and returns a function that takes the same fields again; undefined if a rule has a finding in them. */
  during(walk: () => void): WalkedBlock["again"] | undefined;
}
