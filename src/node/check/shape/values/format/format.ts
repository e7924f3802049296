import type { Document } from "../../../document/document.ts";
import type { Explanation } from "../../wrong.ts";

/** The notation of texts of a kind, and the words about texts that do not follow it. */
export interface FormatWords {
  code: string;
  /** Continues the message `"id" is "My Form", but `. */
  rule: string | ((text: string, fits: Fits) => string);
  /** The text with the usual slips corrected. */
  repair?: (text: string, fits: Fits) => string | undefined;
  /** What to do where no correction is known. */
  advice?: (text: string, document: Document) => Pick<Explanation, "fix" | "guess"> | undefined;
}

/** Whether a text is valid. */
export type Fits = (text: string) => boolean;
