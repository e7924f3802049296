/** Wide (CJK) letters, for use in a character class. Lines may break between any two of them. */
export const WIDE = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60`;

/** Combining marks and invisible characters, for use in a character class. */
export const WITHOUT_WIDTH = String.raw`\p{Mn}\p{Me}\p{Cf}`;
