/** What cannot be seen wherever it stands, as a part of a pattern: controls, marks without a shape, and letters that are drawn as nothing. */
export const UNSEEN = String.raw`\p{Cc}\p{Cf}\u115f\u1160\u2800\u3164\uffa0`;
