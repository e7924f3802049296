/** Characters that nobody sees, which come along when a text is copied from elsewhere. */

/** Without those that authors want: soft hyphens, no-break spaces, and what joins the parts of emoji and letters. */
export const HIDDEN =
  /(?![\t\n\r\u0080-\u009f])[\p{Cc}\u200b\u2028\u2029\u2060\ufeff\ufffc\u202a-\u202e\u2066-\u2069]/gu;
/** Between two words, so that taking them out would join these. */
export const SEPARATORS = /[\u2028\u2029]/;
/** Scripts in which some of them have work to do. */
const NEEDS_THEM =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}]/u;

export function hasHidden(text: string): boolean {
  return text.search(HIDDEN) >= 0 && !NEEDS_THEM.test(text);
}

/** The same words without them; a space in the place of one that keeps two words apart. */
export function withoutHidden(text: string): string {
  return hasHidden(text) ? text.replace(HIDDEN, (each) => (SEPARATORS.test(each) ? " " : "")) : text;
}
