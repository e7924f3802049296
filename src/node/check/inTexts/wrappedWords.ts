/** Words in the marks of other programs, whose braces enclose no names: `\\textbf{words}`, `{color:red}words{color}`. */
import { tokenNames } from "../../../model/tokens.ts";

export const WRAPPED = new RegExp(
  [
    String.raw`\\[a-zA-Z]{2,20}\{(?!(?:${tokenNames.join("|")})\})([^{}\\\n]*)\}`,
    String.raw`\{(?:color|quote|code|panel|noformat)(?::[^{}\n]{0,40})?\}([^{}\n]*)\{(?:color|quote|code|panel|noformat)\}`,
  ].join("|"),
  "g",
);

/** A part of each of them, for a quick test: most texts have none. */
export const WRAPS = /\\[a-zA-Z]{2,20}\{|\{(?:color|quote|code|panel|noformat)[:}]/;
