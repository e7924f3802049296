/** Letters as wide as two, as a part of a pattern. Lines may break between any two of them. */
export const WIDE = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60`;

/** Signs that stand above or below others, and such as cannot be seen, as a part of a pattern. */
export const WITHOUT_WIDTH = String.raw`\p{Mn}\p{Me}\p{Cf}`;
