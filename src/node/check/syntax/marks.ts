/** Quotation marks that programs for texts put in place of the straight one. */
export const CURLY_MARKS = "“”„‟«»＂";
