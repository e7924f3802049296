/** The state of a pass that follows the open brackets by the indents of the lines. */
import type { Edit } from "../../finding.ts";
import type { Token } from "../tokens.ts";

/** The edits of one fault, in the order of the text. If an opening bracket changes its kind, its closing one has to as well. */
export type Odd = Edit[];

export interface OpenBracket {
  kind: "{" | "[";
  offset: number;
  /** The indent of its line, in characters. */
  indent: number;
  /** Whether nothing stands in it so far. */
  isEmpty: boolean;
  /** The fault that it is a part of. */
  odd?: Odd;
}

export interface Layout {
  text: string;
  /** The indent of one level, in characters. */
  unit: number;
  /** The brackets that are open, judged by the lines so far. */
  open: OpenBracket[];
  /** The indent of the current line, in characters. */
  indent: number;
  before: Token | undefined;
  /** The offsets of closing brackets that earlier edits inserted, which count whatever their indent. */
  sure: ReadonlySet<number>;
  odd: Odd[];
}
