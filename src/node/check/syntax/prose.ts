/** Tells lines of prose from lines of JSON and of other programs. */

/** The start of a line of prose, and that of a field or an entry. */
const WORDS = /^(?:[\p{L}\p{N}(>*•–—-]|["“„][^"“”]+["“”][.,;:!?]?[ \t]+\p{L})[^{}|\t]*$/u;
const FIELD = /^["'“”„]?[a-z_$][\w$]*["'“”„]?[ \t]*[:=]|^[-\d.]+,?$|^(?:true|false|null),?$/;

export function isWords(line: string): boolean {
  return WORDS.test(line) && !FIELD.test(line);
}
