import type { Document } from "../../../document/document.ts";
import type { Said } from "../../wrong.ts";

/** How texts of a kind are written, and what is said of those that are not. */
export interface Format {
  code: string;
  /** Behind `"id" is "My Form", but `. */
  rule: string | ((text: string, fits: Fits) => string);
  /** What the text would be with the usual slips put right. */
  repair?: (text: string, fits: Fits) => string | undefined;
  /** What to do where that is not enough. */
  advice?: (text: string, document: Document) => Pick<Said, "fix" | "guess"> | undefined;
}

/** Whether a text is as the schema asks for it. */
export type Fits = (text: string) => boolean;
