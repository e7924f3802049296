/** A text with the signs in words that make another name of it: "C++" and "C#" are two languages, and "C" is a third. */
export function spellSigns(text: string): string {
  return text.replaceAll(PLUS, (run) => " plus ".repeat(run.length)).replaceAll(SHARP, " sharp ");
}

// Behind a letter only: "50+ projects" is still about 50.
const PLUS = /(?<=\p{L})\++/gu;
const SHARP = /(?<=\p{L})#/gu;
