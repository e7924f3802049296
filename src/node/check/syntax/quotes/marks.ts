/** Quotation marks that word processors put in place of the straight one. */
export const CURLY_MARKS = "“”„‟«»‹›＂「」『』〈〉";

/** The first character of a text that stands without quotation marks. */
export const LETTER = /^[\p{L}&]/u;
