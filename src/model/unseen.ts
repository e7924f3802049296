/** Invisible characters, for use in a character class: controls, marks without a glyph, and letters that are drawn as nothing. */
export const UNSEEN = String.raw`\p{Cc}\p{Cf}\u115f\u1160\u2800\u3164\uffa0`;
