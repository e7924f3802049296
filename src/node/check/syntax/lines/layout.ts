/** Which brackets are open in a text, by how far its lines are set in. */
import type { Edit } from "../../finding.ts";
import type { Token } from "../tokens.ts";

/** One mistake: what to write for it, in the order of the text as it is. The end of a bracket may have to be another one as well. */
export type Odd = Edit[];

export interface Open {
  kind: "{" | "[";
  offset: number;
  /** Spaces before its line. */
  indent: number;
  /** Nothing stands in it so far. */
  isEmpty: boolean;
  /** The mistake that it is a part of. */
  odd?: Odd;
}

export interface Layout {
  text: string;
  /** How far a line is set in more than what it belongs to. */
  unit: number;
  /** The brackets that are open by the lines so far. */
  open: Open[];
  /** Spaces before the line. */
  indent: number;
  before: Token | undefined;
  /** Where closing brackets stand that were put there, wherever that is in their line. */
  sure: ReadonlySet<number>;
  odd: Odd[];
}
