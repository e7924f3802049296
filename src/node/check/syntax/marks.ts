/** Quotation marks that programs for texts put in place of the straight one. */
export const CURLY_MARKS = "“”„‟«»‹›＂「」『』〈〉";

/** What a text may start with that stands without quotation marks. */
export const LETTER = /^[\p{L}&]/u;
