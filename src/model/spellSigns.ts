/** Spells out the signs that distinguish names, such as "C++" and "C#" from "C". */
export function spellSigns(text: string): string {
  return text.replaceAll(PLUS, (run) => " plus ".repeat(run.length)).replaceAll(SHARP, " sharp ");
}

// Behind a letter only: "50+ projects" is still about 50.
const PLUS = /(?<=\p{L})\++/gu;
const SHARP = /(?<=\p{L})#/gu;
