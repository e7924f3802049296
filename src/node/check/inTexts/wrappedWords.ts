/** Words in the marks of other programs, which are no names: `\\textbf{words}`, `{color:red}words{color}`. */
import { tokenNames } from "../../../model/tokens.ts";

export const WRAPPED = new RegExp(
  [
    String.raw`\\[a-zA-Z]{2,20}\{(?!(?:${tokenNames.join("|")})\})([^{}\\\n]*)\}`,
    String.raw`\{(?:color|quote|code|panel|noformat)(?::[^{}\n]{0,40})?\}([^{}\n]*)\{(?:color|quote|code|panel|noformat)\}`,
  ].join("|"),
  "g",
);

/** What those have at least one of; most texts have none. */
export const WRAPS = /\\[a-zA-Z]{2,20}\{|\{(?:color|quote|code|panel|noformat)[:}]/;
