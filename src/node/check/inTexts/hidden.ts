/** Invisible characters, which come along when a text is copied from elsewhere. */

/** Without those that authors want: soft hyphens, no-break spaces, and joiners in emoji and between letters. */
export const HIDDEN =
  /(?![\t\n\r\u0080-\u009f])[\p{Cc}\u200b\u200e\u200f\u2028\u2029\u2060\ufeff\ufffc\u202a-\u202e\u2066-\u2069]/gu;
/** Characters between two words that would be joined without them. */
export const SEPARATORS = /[\u2028\u2029]/;
/** Marks of a direction, which also words without letters of such a script need on a site in one of these languages. */
export const DIRECTIONS = /[\u200e\u200f]/g;
/** Scripts that need some of these characters. */
const NEEDS_THEM =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}]/u;

export function hasHidden(text: string): boolean {
  return text.search(HIDDEN) >= 0 && !NEEDS_THEM.test(text);
}

/** The text without them, with a space in place of one that separates two words. */
export function withoutHidden(text: string): string {
  return hasHidden(text) ? text.replace(HIDDEN, (each) => (SEPARATORS.test(each) ? " " : "")) : text;
}
